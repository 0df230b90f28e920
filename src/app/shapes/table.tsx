import { useMemo } from 'react';
import type { Column } from '#core/index.ts';
import { useTruncated } from '../kit/use-truncated.tsx';
import { Grid } from './grid.tsx';
import type { Rows } from './grid-edit.ts';
import { INLINE_BUTTON, type InputProps, type ViewProps } from './props.ts';
import { HEAD, Sheet } from './sheet.tsx';

export function TableInput({ spec, value, ...rest }: InputProps<'table'>) {
  return <Grid columns={spec.columns} rows={value} {...rest} />;
}

export function TableView({ spec, value }: ViewProps<'table'>) {
  return <RowsView labels={spec.columns.map(({ label }) => label)} rows={value} />;
}

const MAX_AT_FIRST = 30;

interface RowsViewProps {
  readonly labels: readonly string[];
  readonly rows: Rows;
  /** The first cell is the name of its row, and an empty one is a hole. */
  readonly named?: boolean;
  /** Whether a cell differs from others that it is compared with. */
  readonly marked?: (row: number, column: number) => boolean;
}

/** Rows of a table. A long table first shows only its beginning. */
export function RowsView({ labels, rows, named = false, marked }: RowsViewProps) {
  const showAll = `Show all ${rows.length.toLocaleString('en-GB')} rows`;
  const { shown, more } = useTruncated(rows, MAX_AT_FIRST, showAll, INLINE_BUTTON);
  return (
    <Sheet columns={labels.length}>
      <table className="table-fixed w-full border-separate border-spacing-0 text-left stacked:block">
        <thead className="stacked:sr-only">
          <tr>
            {labels.map((label, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns may be called the same.
              <th key={column} className={`${HEAD} pt-0 pl-0 pr-3 pb-1.25 border-b border-ink-2`} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="font-voice leading-[1.4] whitespace-pre-wrap wrap-break-word stacked:block">
          {shown.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rows may read the same.
            <tr key={row} className="stacked:block stacked:py-1.5 stacked:border-b-1 stacked:border-line">
              {labels.map((label, column) => (
                <Cell
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                  key={column}
                  label={label}
                  text={cells[column] ?? ''}
                  head={named && column === 0}
                  hole={named}
                  isMarked={marked?.(row, column) ?? false}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {more}
    </Sheet>
  );
}

interface CellProps {
  readonly label: string;
  readonly text: string;
  /** The name of its row. */
  readonly head: boolean;
  /** An empty cell is shown as a hole. */
  readonly hole: boolean;
  readonly isMarked: boolean;
}

function Cell({ label, text, head, hole, isMarked }: CellProps) {
  if (head)
    return (
      <th className={`${VIEW_CELL} font-semibold stacked:block`} scope="row">
        {text}
      </th>
    );
  if (text === '' && !hole && !isMarked) return <td className={`${VIEW_CELL} stacked:hidden`} />;
  const Text = isMarked ? 'mark' : 'span';
  return (
    <td className={`${VIEW_CELL} ${LABELLED}`} data-label={label}>
      {text || isMarked ? (
        <Text className={isMarked ? MARK : undefined}>{text || 'nothing'}</Text>
      ) : (
        <span className={HOLE}>nobody has said</span>
      )}
    </td>
  );
}

const VIEW_CELL = 'pl-0 pr-3 py-1.75 align-top border-b-1 border-line stacked:px-0 stacked:py-0.25 stacked:border-0';
const MARK = 'px-1 -mx-1 justify-self-start rounded-sm text-ink font-semibold bg-pen-wash';
const LABELLED = 'stacked:[&::before]:p-0 stacked:[&::before]:pr-2 stacked:[&::before]:leading-[1.7]';
const HOLE =
  'inline-block justify-self-start px-2 py-0.5 ui-xs font-semibold bg-hatched halo border-1 border-hatch rounded-sm';

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
