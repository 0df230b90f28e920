import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { decapitalize } from '#core/index.ts';
import {
  type DrawnEmphasis,
  dateInWords,
  type ListColumn,
  type RegionView,
  recordLabel,
  type SampleRow,
} from '#core/product.ts';
import { initialsOf } from '../../kit/initials.ts';
import { isPicture } from '../drawn-value.tsx';
import { Because, Emphasized, lineLook, WorkedOut } from '../emphasis.tsx';
import { useHref } from '../navigation.ts';
import { DrawnPicture } from '../picture.tsx';
import { usePrototype, useRecordAddress } from '../prototype-context.tsx';
import { StateChip, Value } from '../value.tsx';

export interface RecordsProps {
  readonly rows: readonly SampleRow[];
  readonly columns: readonly ListColumn[];
  readonly pressed?: ((row: SampleRow) => ReactNode) | undefined;
  /** How a whole record stands out. */
  readonly lineOf?: ((row: SampleRow) => DrawnEmphasis | null) | undefined;
}

/** What shows all of the records of a part at once. */
export interface WholeProps extends RecordsProps {
  readonly view: RegionView;
}

/** The first column that tells one record from another. */
export function titleOf(columns: readonly ListColumn[]): ListColumn | undefined {
  return columns.find(
    ({ shows, field }) => shows !== 'state' && field?.type.is === 'known' && field.type.value !== 'file',
  );
}

/** A card for each record: its picture, what it is called, and the rest without labels. */
export function Cards({ rows, columns, pressed, lineOf }: RecordsProps) {
  const title = titleOf(columns);
  const picture = columns.find(({ field, textOf }) => field && rows.some((row) => isPicture(textOf(row), field)));
  const others = columns.filter((column) => column !== picture);
  return (
    <ul className="grid grid-fill-200 gap-4">
      {rows.map((row) => (
        <Entry
          key={row.id}
          how={lineOf?.(row)}
          className="grid content-start gap-2 p-4 border-1 border-line rounded text-sm"
        >
          {picture && picture.textOf(row) !== '' && (
            <DrawnPicture className="w-full h-28 rounded-sm" of={picture.textOf(row)} />
          )}
          {others.map((column) =>
            column === title ? (
              <Emphasized key={column.key} how={column.emphasisOf?.(row)}>
                <RecordName row={row} words={column.textOf(row)} />
              </Emphasized>
            ) : (
              <CardValue key={column.key} row={row} column={column} />
            ),
          )}
          {pressed?.(row)}
        </Entry>
      ))}
    </ul>
  );
}

/** Nothing where there is nothing; a bare yes or no says what it is about. */
function CardValue({ row, column }: { row: SampleRow; column: ListColumn }) {
  const text = column.textOf(row);
  if (text === '' && column.shows !== 'hole' && column.look !== 'hole' && !column.mask) return null;
  const isBare = text === 'yes' || text === 'no';
  return (
    <span className="text-ink-2">
      {isBare ? (
        <Emphasized how={column.emphasisOf?.(row)}>
          {text === 'yes' ? column.label : `Not ${decapitalize(column.label)}`}
        </Emphasized>
      ) : (
        <ColumnValue row={row} column={column} />
      )}
    </span>
  );
}

interface EntryProps {
  readonly how: DrawnEmphasis | null | undefined;
  readonly className: string;
  readonly children: ReactNode;
}

/** The box of a record in a list, which may stand out as a whole. */
function Entry({ how, className, children }: EntryProps) {
  const look = lineLook(how);
  return (
    <li {...look} className={`${className} ${look.className}`}>
      {children}
      <Because how={how} />
    </li>
  );
}

/** What a record is called, or other words for it; leads to its page. */
export function RecordName({ row, words }: { row: SampleRow; words: string }) {
  const { product } = usePrototype();
  const to = useRecordAddress()(row);
  const href = useHref();
  const name = words || recordLabel(product, row);
  return <b className="font-semibold">{to === undefined ? name : <Link to={href(to)}>{name}</Link>}</b>;
}

export function ColumnValue({ row, column }: { row: SampleRow; column: ListColumn }) {
  return (
    <Emphasized how={column.emphasisOf?.(row)}>
      {column.shows === 'state' ? (
        <StateChip row={row} />
      ) : column.field ? (
        <Value row={row} field={column.field} mask={column.mask} />
      ) : (
        <WorkedOut row={row} column={column} />
      )}
    </Emphasized>
  );
}

/** One entry after the other: who or what it is by, when, and what it says. */
export function Feed({ rows, columns, pressed, lineOf }: RecordsProps) {
  const person = columns.find(
    ({ field }) => field?.target != null || (field?.type.is === 'known' && field.type.value === 'person'),
  );
  const day = columns.find(({ field }) => field?.type.is === 'known' && field.type.value === 'date');
  const others = columns.filter((column) => column !== person && column !== day);
  return (
    <ol className="grid gap-4">
      {rows.map((row) => (
        <Entry key={row.id} how={lineOf?.(row)} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-sm">
          <span
            className="grid place-items-center w-8 h-8 rounded-full bg-pen-wash ui-xs font-semibold"
            aria-hidden="true"
          >
            {initialsOf(person?.textOf(row) ?? '') || '·'}
          </span>
          <div className="grid gap-1 justify-items-start">
            <span className="text-ink-2">
              {person && <b className="font-semibold text-ink">{person.textOf(row)}</b>}
              {day && <> · {dateInWords(day.textOf(row))}</>}
            </span>
            {others.map((column, at) => (
              <div key={column.key} className={at === 0 ? 'ui-md wrap-anywhere' : 'text-ink-2'}>
                <ColumnValue row={row} column={column} />
              </div>
            ))}
            {pressed?.(row)}
          </div>
        </Entry>
      ))}
    </ol>
  );
}
