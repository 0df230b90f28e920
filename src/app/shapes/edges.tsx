import { useMemo } from 'react';
import type { Column } from '#core/index.ts';
import { Grid } from './grid.tsx';
import type { InputProps, ViewProps } from './props.ts';

const ENDS: readonly Column[] = [
  { id: ' from', label: 'From' },
  { id: ' to', label: 'To' },
];

/** A table whose first columns are From and To; also reads pasted arrows. */
export function EdgesInput({ spec, value, ...rest }: InputProps<'edges'>) {
  const columns = useMemo(() => [...ENDS, ...spec.columns], [spec]);
  return <Grid columns={columns} rows={value} arrows {...rest} />;
}

export function EdgesView({ spec, value }: ViewProps<'edges'>) {
  return (
    <ul className="grid gap-1.5 font-voice">
      {value.map(([from = '', to = '', ...more], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two arrows may read the same.
        <li className="flex flex-wrap items-baseline gap-x-2 gap-y-0.5" key={at}>
          <EdgeEnd name={from} />
          <span className="text-ink-2">
            <span aria-hidden="true">→</span>
            <span className="unseen">to</span>
          </span>
          <EdgeEnd name={to} />
          <EdgeCells columns={spec.columns} cells={more} />
        </li>
      ))}
    </ul>
  );
}

function EdgeEnd({ name }: { name: string }) {
  const look = name === '' ? 'dashed-ink-2 bg-hatched text-ink-2' : 'border border-line-strong bg-raised';
  return <span className={`px-2.25 py-0.25 rounded wrap-anywhere ${look}`}>{name || '?'}</span>;
}

function EdgeCells({ columns, cells }: { columns: readonly Column[]; cells: readonly string[] }) {
  const filled = columns.flatMap(({ id, label }, at) => (cells[at] ? [{ id, label, cell: cells[at] }] : []));
  if (filled.length === 0) return null;
  return (
    <span className="flex flex-wrap gap-x-3.5 gap-y-0">
      {filled.map(({ id, label, cell }) => (
        <span key={id}>
          <small className="ui-sm text-ink-2">{label}:</small> {cell}
        </span>
      ))}
    </span>
  );
}
