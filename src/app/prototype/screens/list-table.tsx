import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { Link } from 'react-router';
import { askedForNumber, knownValue, type ListColumn, type ProtoScreen, type SampleRow } from '#core/product.ts';
import { useHref, useSearchChange } from '../going.ts';
import { Hole } from '../hole.tsx';
import { usePlaying } from '../playing.tsx';
import { useRecordAddress } from '../record-address.ts';
import { StateChip } from '../state-chip.tsx';
import { Value } from '../value.tsx';
import type { PagedQuery } from './list.tsx';

function isNumber({ field }: ListColumn): boolean {
  const type = field && knownValue(field.type);
  return (
    type === 'number' || type === 'money' || (type === 'computed' && knownValue(field?.unit ?? NONE) !== undefined)
  );
}

const NONE = { is: 'unknown', question: '' } as const;

const CELL = `max-w-[36ch] px-3 py-2.5 truncate text-left data-number:text-right data-number:tabular-nums`;
const HEAD = `${CELL} sticky top-0 z-1 bg-sheet text-14 font-semibold border-b border-b-line-strong`;
const BODY = `${CELL} border-b-1 border-line`;

interface LineProps {
  readonly row: SampleRow;
  readonly columns: readonly ListColumn[];
  readonly hasOwnState: boolean;
}

/** The first column that links nowhere else links to the page of the record. */
function Line({ row, columns, hasOwnState }: LineProps) {
  const href = useHref();
  const to = useRecordAddress()(row);
  const linking = columns.find((column) => leadsNowhereElse(column, row));
  return (
    <tr className="hover:bg-said-wash/40">
      {columns.map((column) => {
        const inside = <Inside row={row} column={column} />;
        return (
          <td className={BODY} key={column.key} data-number={isNumber(column) || undefined}>
            {column === linking && to !== undefined ? <Link to={href(to)}>{inside}</Link> : inside}
          </td>
        );
      })}
      {hasOwnState && (
        <td className={BODY}>
          <StateChip row={row} />
        </td>
      )}
    </tr>
  );
}

function leadsNowhereElse({ shows, field, textOf }: ListColumn, row: SampleRow): boolean {
  const isOwn = shows === 'number' || (shows === 'field' && knownValue(field?.type ?? NONE) !== 'link');
  return isOwn && textOf(row) !== '';
}

function Inside({ row, column: { field, shows, textOf, mask } }: { row: SampleRow; column: ListColumn }) {
  const { product } = usePlaying();
  if (shows === 'state') return <StateChip row={row} />;
  if (field) return <Value row={row} field={field} mask={mask} />;
  const number = shows === 'number' ? textOf(row) : '';
  if (number !== '') return <span>{number}</span>;
  const entity = product.index.entities.get(row.entity);
  if (shows === 'number' && entity) return <Hole q={askedForNumber(entity)} words="what does it look like?" />;
  return <span className="block bg-hatched rounded-sm min-w-16 h-4.5 border-1 border-hatch" aria-hidden="true" />;
}

/** Height of a line in pixels, and the number of lines from which only those in sight are drawn. */
const LINE = 45;
const MANY = 120;

interface ListTableProps {
  readonly columns: readonly ListColumn[];
  readonly count: number;
  /** `count` rows from a line on; a record is made when its line is first asked for. */
  readonly rowsFrom: (line: number, count: number) => readonly SampleRow[];
  readonly query: PagedQuery;
  readonly screen: ProtoScreen;
}

/** The lines of a list. Only those in sight are drawn, as there may be many. */
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
    screen.entity !== null && cycles(screen.entity).length > 0 && !columns.some(({ shows }) => shows === 'state');
  const items = virtual.getVirtualItems();
  const shown = many ? items.flatMap(({ index }) => rowsFrom(index, 1)) : rowsFrom(0, count);
  const before = many ? (items[0]?.start ?? 0) : 0;
  const after = many ? virtual.getTotalSize() - (items.at(-1)?.end ?? 0) : 0;
  return (
    <section
      ref={box}
      className="proto-table data-many:max-h-[70vh] relative overflow-auto"
      data-many={many || undefined}
      aria-label={screen.label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard.
      tabIndex={0}
    >
      <table className="border-collapse w-full text-15">
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.key} column={column} sort={query.sort} />
            ))}
            {hasOwnState && (
              <th className={HEAD} scope="col">
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
      className={HEAD}
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
          className="inline-flex px-0 py-1 items-baseline gap-1.5 max-w-full bg-transparent border-0"
          onClick={() => change({ sort: next, page: null })}
        >
          <bdi className="overflow-hidden text-ellipsis" title={label}>
            {label}
          </bdi>
          <span className={up || down ? 'text-ink-2' : 'text-ink-2 opacity-55'} aria-hidden="true">
            {up ? '↑' : down ? '↓' : '↕'}
          </span>
        </button>
      ) : (
        <bdi title={label}>{label}</bdi>
      )}
    </th>
  );
}
