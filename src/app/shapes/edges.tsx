import type { Column } from '#core/index.ts';
import { Grid } from './grid.tsx';
import type { InputProps, ViewProps } from './props.ts';

const ENDS: readonly Column[] = [
  { id: ' from', label: 'From' },
  { id: ' to', label: 'To' },
];

/** What leads to what: a grid that begins with From and To, and reads pasted arrows. */
export function EdgesInput({ spec, value, ...rest }: InputProps<'edges'>) {
  return <Grid columns={[...ENDS, ...spec.columns]} rows={value} arrows {...rest} />;
}

/** Arrows, each with what is known of it. */
export function EdgesView({ spec, value }: ViewProps<'edges'>) {
  return (
    <ul className="shape-arrows grid gap-6px">
      {value.map(([from = '', to = '', ...more], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two arrows may read the same.
        <li className="flex flex-wrap items-baseline" key={at}>
          <Stop name={from} />
          <span className="muted">
            <span aria-hidden="true">→</span>
            <span className="unseen">to</span>
          </span>
          <Stop name={to} />
          <Facts columns={spec.columns} cells={more} />
        </li>
      ))}
    </ul>
  );
}

function Stop({ name }: { name: string }) {
  return <span className={name === '' ? 'shape-stop shape-unsaid' : 'shape-stop'}>{name || '?'}</span>;
}

function Facts({ columns, cells }: { columns: readonly Column[]; cells: readonly string[] }) {
  const said = columns.flatMap(({ id, label }, at) => (cells[at] ? [{ id, label, cell: cells[at] }] : []));
  if (said.length === 0) return null;
  return (
    <span className="shape-facts flex flex-wrap">
      {said.map(({ id, label, cell }) => (
        <span key={id}>
          <small>{label}</small> {cell}
        </span>
      ))}
    </span>
  );
}
