import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { Link } from 'react-router';
import { knownValue, type ListColumn, numberQuestion, type ProtoScreen, type SampleRow } from '#core/product.ts';
import { Hole } from '../hole.tsx';
import { useHref, useUpdateSearch } from '../navigation.ts';
import { usePrototype } from '../prototype-context.tsx';
import { useRecordAddress } from '../record-address.ts';
import { StateChip } from '../state-chip.tsx';
import { Value } from '../value.tsx';
import type { PagedQuery } from './list.tsx';

function isNumber({ field }: ListColumn): boolean {
  const type = field && knownValue(field.type);
  return (
    type === 'number' || type === 'money' || (type === 'computed' && knownValue(field?.unit ?? UNKNOWN) !== undefined)
  );
}

const UNKNOWN = { is: 'unknown', question: '' } as const;

const CELL = `max-w-[36ch] px-3 py-2.5 truncate text-left data-number:text-right data-number:tabular-nums`;
const HEAD_CELL = `${CELL} sticky top-0 z-1 bg-sheet text-sm font-semibold border-b border-b-line-strong`;
const BODY_CELL = `${CELL} border-b-1 border-line`;

interface RecordRowProps {
  readonly row: SampleRow;
  readonly columns: readonly ListColumn[];
  readonly hasOwnState: boolean;
}

/** The first column without a link of its own links to the page of the record. */
function RecordRow({ row, columns, hasOwnState }: RecordRowProps) {
  const href = useHref();
  const to = useRecordAddress()(row);
  const linkColumn = columns.find((column) => canLinkToRecord(column, row));
  return (
    <tr className="hover:bg-decided-wash/40">
      {columns.map((column) => {
        const content = <CellContent row={row} column={column} />;
        return (
          <td className={BODY_CELL} key={column.key} data-number={isNumber(column) || undefined}>
            {column === linkColumn && to !== undefined ? <Link to={href(to)}>{content}</Link> : content}
          </td>
        );
      })}
      {hasOwnState && (
        <td className={BODY_CELL}>
          <StateChip row={row} />
        </td>
      )}
    </tr>
  );
}

function canLinkToRecord({ shows, field, textOf }: ListColumn, row: SampleRow): boolean {
  const isOwn = shows === 'number' || (shows === 'field' && knownValue(field?.type ?? UNKNOWN) !== 'link');
  return isOwn && textOf(row) !== '';
}

function CellContent({ row, column: { field, shows, textOf, mask } }: { row: SampleRow; column: ListColumn }) {
  const { product } = usePrototype();
  if (shows === 'state') return <StateChip row={row} />;
  if (field) return <Value row={row} field={field} mask={mask} />;
  const number = shows === 'number' ? textOf(row) : '';
  if (number !== '') return <span>{number}</span>;
  const entity = product.index.entities.get(row.entity);
  if (shows === 'number' && entity) return <Hole q={numberQuestion(entity)} words="what does it look like?" />;
  return <span className="block bg-hatched rounded-sm min-w-16 h-4.5 border-1 border-hatch" aria-hidden="true" />;
}

/** Row height in pixels; with more rows than MIN_VIRTUALIZED only those in view are rendered. */
const ROW_HEIGHT = 45;
const MIN_VIRTUALIZED = 120;

interface ListTableProps {
  readonly columns: readonly ListColumn[];
  readonly count: number;
  /** `count` rows from an index on; records are generated when their rows are first requested. */
  readonly rowsFrom: (line: number, count: number) => readonly SampleRow[];
  readonly query: PagedQuery;
  readonly screen: ProtoScreen;
}

/** The rows of a list; of many, only those in view are rendered. */
export function ListTable({ columns, count, rowsFrom, query, screen }: ListTableProps) {
  const box = useRef<HTMLDivElement>(null);
  const isVirtualized = count > MIN_VIRTUALIZED;
  const virtualizer = useVirtualizer({
    count,
    enabled: isVirtualized,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
  });
  const { cycles } = usePrototype().product.index;
  const hasOwnState =
    screen.entity !== null && cycles(screen.entity).length > 0 && !columns.some(({ shows }) => shows === 'state');
  const items = virtualizer.getVirtualItems();
  const shown = isVirtualized ? items.flatMap(({ index }) => rowsFrom(index, 1)) : rowsFrom(0, count);
  const before = isVirtualized ? (items[0]?.start ?? 0) : 0;
  const after = isVirtualized ? virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0) : 0;
  return (
    <section
      ref={box}
      className="proto-table data-many:max-h-[70vh] relative overflow-auto"
      data-many={isVirtualized || undefined}
      aria-label={screen.label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard.
      tabIndex={0}
    >
      <table className="border-collapse w-full text-md">
        <thead>
          <tr>
            {columns.map((column) => (
              <ColumnHead key={column.key} column={column} sort={query.sort} />
            ))}
            {hasOwnState && (
              <th className={HEAD_CELL} scope="col">
                <span className="unseen">State</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          <Spacer height={before} />
          {shown.map((row) => (
            <RecordRow key={row.id} row={row} columns={columns} hasOwnState={hasOwnState} />
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

/** The head of a column; dashed if the columns are a guess, whose pin is at the foot of the list. */
function ColumnHead({ column, sort }: { column: ListColumn; sort: string }) {
  const { key, label, sort: sorts, shows, look, question } = column;
  const updateSearch = useUpdateSearch();
  const isDescending = sort === `-${key}`;
  const isAscending = sort === key;
  const nextSort = isAscending ? `-${key}` : isDescending ? null : key;
  return (
    <th
      className={HEAD_CELL}
      scope="col"
      aria-sort={isAscending ? 'ascending' : isDescending ? 'descending' : 'none'}
      data-look={look}
      data-number={isNumber(column) || undefined}
    >
      {shows === 'hole' ? (
        <Hole q={question} words={`${label}: on no line of it`} />
      ) : sorts ? (
        <button
          type="button"
          className="inline-flex px-0 py-1 items-baseline gap-1.5 max-w-full bg-transparent border-0"
          onClick={() => updateSearch({ sort: nextSort, page: null })}
        >
          <bdi className="overflow-hidden text-ellipsis" title={label}>
            {label}
          </bdi>
          <span className={isAscending || isDescending ? 'text-ink-2' : 'text-ink-2 opacity-55'} aria-hidden="true">
            {isAscending ? '↑' : isDescending ? '↓' : '↕'}
          </span>
        </button>
      ) : (
        <bdi title={label}>{label}</bdi>
      )}
    </th>
  );
}
