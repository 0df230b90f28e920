import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import type { ListColumn, ProtoScreen, SampleRow } from '#core/product.ts';
import { useSearchChange } from '../going.ts';
import { Hole } from '../hole.tsx';
import { usePlaying } from '../playing.tsx';
import type { PagedQuery } from './list.tsx';
import { isNumber, Line } from './list-line.tsx';

/** Pixels of one line, and from how many lines on only those in sight are drawn. */
const LINE = 45;
const MANY = 120;

interface ListTableProps {
  readonly columns: readonly ListColumn[];
  readonly count: number;
  /** Some of them, from one on; a record is made when its line is first asked for. */
  readonly rowsFrom: (line: number, count: number) => readonly SampleRow[];
  readonly query: PagedQuery;
  readonly screen: ProtoScreen;
}

/** The lines of a list. However many there are on one page, only those in sight are drawn. */
export function ListTable({ columns, count, rowsFrom, query, screen }: ListTableProps) {
  const box = useRef<HTMLDivElement>(null);
  const many = count > MANY;
  const virtual = useVirtualizer({
    count,
    enabled: many,
    getScrollElement: () => box.current,
    estimateSize: () => LINE,
    overscan: 12,
  });
  const { cycles } = usePlaying().product.index;
  const hasOwnState =
    screen.entity !== null &&
    cycles(screen.entity).length > 0 &&
    !columns.some(({ shows }) => shows === 'state');
  const items = virtual.getVirtualItems();
  const shown = many ? items.flatMap(({ index }) => rowsFrom(index, 1)) : rowsFrom(0, count);
  const before = many ? (items[0]?.start ?? 0) : 0;
  const after = many ? virtual.getTotalSize() - (items.at(-1)?.end ?? 0) : 0;
  return (
    <section
      ref={box}
      className="proto-table relative overflow-auto"
      data-many={many || undefined}
      aria-label={screen.label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard.
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.key} column={column} sort={query.sort} />
            ))}
            {hasOwnState && (
              <th scope="col">
                <span className="unseen">State</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          <Spacer height={before} />
          {shown.map((row) => (
            <Line key={row.id} row={row} columns={columns} hasOwnState={hasOwnState} />
          ))}
          <Spacer height={after} />
        </tbody>
      </table>
    </section>
  );
}

function Spacer({ height }: { height: number }) {
  return height > 0 ? <tr style={{ height }} /> : null;
}

/** What its column shows; dashed where the columns are a guess, which the foot of the list asks about once for all. */
function Head({ column, sort }: { column: ListColumn; sort: string }) {
  const { key, label, sort: sorts, shows, look, question } = column;
  const change = useSearchChange();
  const down = sort === `-${key}`;
  const up = sort === key;
  const next = up ? `-${key}` : down ? null : key;
  return (
    <th
      scope="col"
      aria-sort={up ? 'ascending' : down ? 'descending' : 'none'}
      data-look={look}
      data-number={isNumber(column) || undefined}
    >
      {shows === 'hole' ? (
        <Hole q={question} words={`${label}: on no line of it`} />
      ) : sorts ? (
        <button
          type="button"
          className="proto-sort items-baseline gap-6px max-w-full bg-none no-border"
          onClick={() => change({ sort: next, page: null })}
        >
          <bdi title={label}>{label}</bdi>
          <span aria-hidden="true">{up ? '↑' : down ? '↓' : '↕'}</span>
        </button>
      ) : (
        <bdi title={label}>{label}</bdi>
      )}
    </th>
  );
}
