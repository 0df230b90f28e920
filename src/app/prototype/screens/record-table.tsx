import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type Ref, useRef } from 'react';
import { Link } from 'react-router';
import {
  type DrawnEmphasis,
  knownValue,
  type ListColumn,
  numberQuestion,
  recordLabel,
  type SampleRow,
} from '#core/product.ts';
import { Because, Emphasized, lineLook, WorkedOut } from '../emphasis.tsx';
import { Hole } from '../hole.tsx';
import { useHref, useUpdateSearch } from '../navigation.ts';
import { usePrototype, useRecordAddress } from '../prototype-context.tsx';
import { StateChip, Value } from '../value.tsx';

const UNKNOWN = { is: 'unknown', question: '' } as const;

function isNumber({ field, isAmount = false }: ListColumn): boolean {
  const type = field && knownValue(field.type);
  return (
    isAmount ||
    type === 'number' ||
    type === 'money' ||
    (type === 'computed' && knownValue(field?.unit ?? UNKNOWN) !== undefined)
  );
}

/** The classes of the box around a table. */
export const BOX = 'overflow-auto border-1 border-line rounded';
const CELL =
  'max-w-[36ch] px-3 @max-[820px]:px-2 py-(--density) truncate text-left data-number:text-right data-number:tabular-nums';
const HEAD_CELL = `${CELL} sticky top-0 z-1 bg-paper font-normal text-ink-2 border-b-1 border-line`;
const BODY_CELL = `${CELL} border-b-1 border-line group-last:border-0 stacked:min-w-0 stacked:p-0 stacked:border-0
  stacked:text-start stacked:data-[card=name]:flex-[1_1_1px] stacked:data-[card=name]:not-data-said:font-semibold
  stacked:data-[card=more]:order-2 stacked:data-[card=more]:text-ink-2
  stacked:data-long:flex-[1_1_1px] stacked:data-long:max-w-max
  stacked:data-[card=rest]:hidden stacked:data-[card=typed]:order-2 stacked:data-[card=typed]:basis-full
  stacked:data-[card=typed]:max-w-none`;
/** Stays in sight while the rest of a wide table is scrolled: prototype.css. */
const ACTIONS_CELL =
  'proto-actions max-w-none! text-end stacked:order-3 stacked:basis-full stacked:relative stacked:z-1';
const ROW = `group hover:bg-pen-wash stacked:relative stacked:flex stacked:flex-wrap stacked:items-center
  stacked:gap-y-0.5 stacked:px-3 stacked:py-2 stacked:border-b-1 stacked:border-line stacked:last:border-0`;

interface RecordTableProps {
  readonly rows: readonly SampleRow[];
  readonly columns: readonly ListColumn[];
  /** Head of a first column with what people call the records. */
  readonly named?: string;
  /** The order that was chosen; absent: the table cannot be sorted. */
  readonly sort?: string;
  /** Of a table that shows a part of its rows: the index of the first, and how a row is measured. */
  readonly measured?: { readonly from: number; readonly row: Ref<HTMLTableRowElement> };
  /** What can be pressed on a record, in a last column. */
  readonly pressed?: ((row: SampleRow) => ReactNode) | undefined;
  /** Ids of the records that are chosen, and what choosing one does; absent: none can be. */
  readonly choice?: { readonly chosen: ReadonlySet<string>; readonly toggle: (id: string) => void } | undefined;
  /** What stands in a cell in place of the value; undefined: the value. */
  readonly cellOf?: ((row: SampleRow, column: ListColumn) => ReactNode) | undefined;
  /** How a whole record stands out. */
  readonly lineOf?: ((row: SampleRow) => DrawnEmphasis | null) | undefined;
  /** Height in pixels of the rows before and after those shown. */
  readonly around?: readonly [before: number, after: number];
}

/** Records as the rows of a table; in a narrow window as cards of two lines: name and state, then what else matters. */
export function RecordTable({
  rows,
  columns,
  named,
  sort,
  measured,
  pressed,
  choice,
  cellOf,
  lineOf,
  around: [before, after] = [0, 0],
}: RecordTableProps) {
  const { cycles } = usePrototype().product.index;
  const [first] = rows;
  const hasOwnState =
    first !== undefined && cycles(first.entity).length > 0 && !columns.some(({ shows }) => shows === 'state');
  return (
    <table className="proto-table stacked:block border-separate border-spacing-0 w-full text-sm">
      <thead className="stacked:absolute stacked:block stacked:w-px stacked:h-px stacked:overflow-hidden stacked:[clip-path:inset(50%)]">
        <tr>
          {choice && (
            <Head>
              <span className="unseen">Chosen</span>
            </Head>
          )}
          {named && <Head>{named}</Head>}
          {columns.map((column) => (
            <ColumnHead key={column.key} column={column} sort={sort} />
          ))}
          {hasOwnState && <Head>State</Head>}
          {pressed && (
            <th className={`${HEAD_CELL} proto-actions`} scope="col">
              <span className="unseen">Actions</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody className="stacked:block">
        <Spacer height={before} />
        {rows.map((row, at) => (
          <tr
            key={row.id}
            {...lineLook(lineOf?.(row))}
            className={`${ROW} ${lineLook(lineOf?.(row)).className}`}
            data-index={measured && measured.from + at}
            ref={measured?.row}
          >
            {choice && <ChoiceCell row={row} {...choice} />}
            <RecordCells
              row={row}
              columns={columns}
              isNamed={named !== undefined}
              cellOf={cellOf}
              how={lineOf?.(row)}
            />
            {hasOwnState && (
              <td className={BODY_CELL} data-card="state">
                <StateChip row={row} />
              </td>
            )}
            {pressed && (
              <td className={`${BODY_CELL} ${ACTIONS_CELL}`} data-card="actions">
                {pressed(row)}
              </td>
            )}
          </tr>
        ))}
        <Spacer height={after} />
      </tbody>
    </table>
  );
}

type ChoiceCellProps = NonNullable<RecordTableProps['choice']> & { readonly row: SampleRow };

function ChoiceCell({ row, chosen, toggle }: ChoiceCellProps) {
  const { product } = usePrototype();
  return (
    <td className={BODY_CELL}>
      <input
        type="checkbox"
        className="stacked:mr-2"
        aria-label={`Choose ${recordLabel(product, row)}`}
        checked={chosen.has(row.id)}
        onChange={() => toggle(row.id)}
      />
    </td>
  );
}

/** Row height in pixels; with more rows than MIN_VIRTUALIZED only those in view are rendered. */
const ROW_HEIGHT = 38;
const MIN_VIRTUALIZED = 120;

interface LongTableProps extends Pick<RecordTableProps, 'columns'> {
  readonly label: string;
  readonly sort: string;
  readonly count: number;
  /** `count` rows from an index on; records are generated when their rows are first requested. */
  readonly rowsFrom: (line: number, count: number) => readonly SampleRow[];
}

/** The rows of a list; of many, only those in view are rendered. */
export function LongTable({ columns, count, rowsFrom, label, sort }: LongTableProps) {
  const box = useRef<HTMLDivElement>(null);
  const isVirtualized = count > MIN_VIRTUALIZED;
  const virtualizer = useVirtualizer({
    count,
    enabled: isVirtualized,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
  });
  const items = virtualizer.getVirtualItems();
  const parts = isVirtualized && {
    rows: items.flatMap(({ index }) => rowsFrom(index, 1)),
    measured: { from: items[0]?.index ?? 0, row: virtualizer.measureElement },
    around: [items[0]?.start ?? 0, virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)] as const,
  };
  return (
    <section
      ref={box}
      className={`${BOX} data-many:max-h-[70vh]`}
      data-many={isVirtualized || undefined}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard.
      tabIndex={0}
    >
      <RecordTable columns={columns} sort={sort} {...(parts || { rows: rowsFrom(0, count) })} />
    </section>
  );
}

function Spacer({ height }: { height: number }) {
  return height > 0 ? <tr style={{ height }} /> : null;
}

function Head({ children }: { children: ReactNode }) {
  return (
    <th className={HEAD_CELL} scope="col">
      {children}
    </th>
  );
}

interface RecordCellsProps extends Pick<RecordTableProps, 'cellOf'> {
  readonly row: SampleRow;
  readonly columns: readonly ListColumn[];
  readonly isNamed: boolean;
  readonly how: DrawnEmphasis | null | undefined;
}

/** The name, or the first column without a link of its own, links to the page of the record. */
function RecordCells({ row, columns, isNamed, cellOf, how }: RecordCellsProps) {
  const { product } = usePrototype();
  const href = useHref();
  const to = useRecordAddress()(row);
  const linked =
    isNamed || to === undefined ? undefined : columns.find((column) => !column.typed && canLinkToRecord(column, row));
  const parts = partsOfCard(row, columns, isNamed);
  const name = recordLabel(product, row);
  return (
    <>
      {isNamed && (
        <td className={BODY_CELL} data-card="name" data-opens={to && true}>
          {to === undefined ? name : <Link to={href(to)}>{name}</Link>}
        </td>
      )}
      {columns.map((column, at) => {
        const content = (
          <Emphasized how={column.emphasisOf?.(row)}>
            {cellOf?.(row, column) ?? <CellContent row={row} column={column} />}
          </Emphasized>
        );
        return (
          <td
            className={BODY_CELL}
            key={column.key}
            data-number={isNumber(column) || undefined}
            data-card={parts[at]}
            data-long={(parts[at] === 'more' && column.textOf(row).length > ON_CARD.whole) || undefined}
            data-opens={column === linked || undefined}
            data-said={column.emphasisOf && true}
          >
            {column === linked && to !== undefined ? <Link to={href(to)}>{content}</Link> : content}
            {at === 0 && <Because how={how} />}
          </td>
        );
      })}
    </>
  );
}

/**
 * What fits on the second line of a card: characters in all and in a cell, and cells. Letters are wide or narrow, so
 * those that are longer than `whole` share what the others leave.
 */
const ON_CARD = { line: 46, cell: 16, cells: 3, whole: 12 } as const;

/** Where the cells of a row go on a card: the first names it, the state stands next to it, the rest as far as it fits. */
function partsOfCard(row: SampleRow, columns: readonly ListColumn[], isNamed: boolean) {
  const title = isNamed ? undefined : columns.find(({ shows }) => shows !== 'state');
  let [used, cells] = [0, 0];
  return columns.map((column) => {
    if (column.shows === 'state') return 'state';
    if (column === title) return 'name';
    if (column.typed) return 'typed';
    const isFile = column.field && knownValue(column.field.type) === 'file';
    const length = isFile ? 0 : column.textOf(row).length;
    const next = used + Math.min(ON_CARD.cell, length) + 3;
    if (length === 0 || next > ON_CARD.line + 3 || cells === ON_CARD.cells) return 'rest';
    [used, cells] = [next, cells + 1];
    return 'more';
  });
}

function canLinkToRecord({ shows, field, textOf }: ListColumn, row: SampleRow): boolean {
  const isOwn =
    shows === 'number' || shows === 'value' || (shows === 'field' && knownValue(field?.type ?? UNKNOWN) !== 'link');
  return isOwn && textOf(row) !== '';
}

function CellContent({ row, column }: { row: SampleRow; column: ListColumn }) {
  const { product } = usePrototype();
  const { field, shows, textOf, mask } = column;
  if (shows === 'state') return <StateChip row={row} />;
  if (shows === 'value')
    return textOf(row) ? <WorkedOut row={row} column={column} /> : <span className="quiet">–</span>;
  if (field) return <Value row={row} field={field} mask={mask} />;
  const number = shows === 'number' ? textOf(row) : '';
  if (number !== '') return <span>{number}</span>;
  const entity = product.index.entities.get(row.entity);
  if (shows === 'number' && entity) return <Hole q={numberQuestion(entity)} words="what does it look like?" />;
  return <span className="block bg-hatched rounded-sm min-w-16 h-4.5 border-1 border-hatch" aria-hidden="true" />;
}

/** The head of a column; dashed if the columns are a guess, whose pin is at the foot of the list. */
function ColumnHead({ column, sort }: { column: ListColumn; sort: string | undefined }) {
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
        <Hole q={question} words={`${label}: in no field of it`} />
      ) : sorts && sort !== undefined ? (
        <button
          type="button"
          className="group/sort inline-flex [[data-number]_&]:flex-row-reverse p-0 items-baseline gap-1 max-w-full bg-transparent border-0 hover:text-ink"
          onClick={() => updateSearch({ sort: nextSort, page: null })}
        >
          <bdi className="truncate" title={label}>
            {label}
          </bdi>
          <span
            className={isAscending || isDescending ? '' : 'opacity-0 group-hover/sort:opacity-60'}
            aria-hidden="true"
          >
            {isDescending ? '↓' : '↑'}
          </span>
        </button>
      ) : (
        <bdi title={label}>{label}</bdi>
      )}
    </th>
  );
}
