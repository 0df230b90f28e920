import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { Link } from 'react-router';
import type { ListColumn, ProtoScreen, SampleRow } from '#core/product.ts';
import { useHref, useSearchChange } from '../going.ts';
import { Drawn } from '../hole.tsx';
import { usePlaying } from '../playing.tsx';
import { recordLabel, useRecordAddress } from '../record-label.ts';
import { StateChip } from '../state-chip.tsx';
import { Value } from '../value.tsx';
import type { PagedQuery } from './list.tsx';

/** Pixels of one line, and from how many lines on only those in sight are drawn. */
const LINE = 45;
const MANY = 120;

interface ListTableProps {
  readonly columns: readonly ListColumn[];
  readonly rows: readonly SampleRow[];
  readonly query: PagedQuery;
  readonly screen: ProtoScreen;
}

/** The lines of a list. However many there are on one page, only those in sight are drawn. */
export function ListTable({ columns, rows, query, screen }: ListTableProps) {
  const box = useRef<HTMLDivElement>(null);
  const many = rows.length > MANY;
  const virtual = useVirtualizer({
    count: rows.length,
    enabled: many,
    getScrollElement: () => box.current,
    estimateSize: () => LINE,
    overscan: 12,
  });
  const items = virtual.getVirtualItems();
  const shown = many ? items.flatMap(({ index }) => rows[index] ?? []) : rows;
  const before = many ? (items[0]?.start ?? 0) : 0;
  const after = many ? virtual.getTotalSize() - (items.at(-1)?.end ?? 0) : 0;
  return (
    <section
      ref={box}
      className="proto-table"
      data-many={many || undefined}
      aria-label={screen.label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard.
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.label} column={column} sort={query.sort} />
            ))}
            {!columns.some(({ state }) => state) && (
              <th scope="col">
                <span className="unseen">State</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          <Spacer height={before} />
          {shown.map((row) => (
            <Line key={row.id} row={row} columns={columns} />
          ))}
          <Spacer height={after} />
        </tbody>
      </table>
    </section>
  );
}

/** The height of the lines that are not drawn. */
function Spacer({ height }: { height: number }) {
  return height > 0 ? <tr style={{ height }} /> : null;
}

function Head({
  column: { field, label, sort: sorts, look, question },
  sort,
}: {
  column: ListColumn;
  sort: string;
}) {
  const change = useSearchChange();
  const down = field && sort === `-${field.id}`;
  const up = field && sort === field.id;
  const next = up ? `-${field.id}` : down ? null : (field?.id ?? null);
  return (
    <th scope="col" aria-sort={up ? 'ascending' : down ? 'descending' : 'none'} data-look={look}>
      <Drawn look={look} q={question} words={field ? `${label}: a guess` : `${label}: nobody has named it`}>
        {sorts && field ? (
          <button type="button" className="plain" onClick={() => change({ sort: next, page: null })}>
            {label} {up ? '↑' : down ? '↓' : ''}
          </button>
        ) : (
          label
        )}
      </Drawn>
    </th>
  );
}

function Line({ row, columns }: { row: SampleRow; columns: readonly ListColumn[] }) {
  const addressFor = useRecordAddress();
  const to = addressFor(row);
  return (
    <tr>
      {columns.map((column, at) => (
        <td key={column.label}>
          <CellOf row={row} column={column} to={at === 0 ? to : undefined} />
        </td>
      ))}
      {!columns.some(({ state }) => state) && (
        <td>
          <StateChip row={row} />
        </td>
      )}
    </tr>
  );
}

interface CellProps {
  readonly row: SampleRow;
  readonly column: ListColumn;
  /** Where the record's own page is, on the column that leads there. */
  readonly to: string | undefined;
}

function CellOf({ row, column: { field, state }, to }: CellProps) {
  const { product } = usePlaying();
  const href = useHref();
  if (state) return <StateChip row={row} />;
  if (!field) return <span className="proto-unnamed" aria-hidden="true" />;
  if (to === undefined) return <Value row={row} field={field} />;
  return (
    <Link to={href(to)} aria-label={recordLabel(product, row)}>
      <Value row={row} field={field} />
    </Link>
  );
}
