import { Link } from 'react-router';
import { askedForNumber, knownValue, type ListColumn, type SampleRow } from '#core/product.ts';
import { useHref } from '../going.ts';
import { Hole } from '../hole.tsx';
import { usePlaying } from '../playing.tsx';
import { useRecordAddress } from '../record-address.ts';
import { StateChip } from '../state-chip.tsx';
import { Value } from '../value.tsx';

export function isNumber({ field }: ListColumn): boolean {
  const type = field && knownValue(field.type);
  return (
    type === 'number' ||
    type === 'money' ||
    (type === 'computed' && knownValue(field?.unit ?? NONE) !== undefined)
  );
}

const NONE = { is: 'unknown', question: '' } as const;

interface LineProps {
  readonly row: SampleRow;
  readonly columns: readonly ListColumn[];
  readonly hasOwnState: boolean;
}

/** The first column that leads nowhere else leads to the page of the record. */
export function Line({ row, columns, hasOwnState }: LineProps) {
  const href = useHref();
  const to = useRecordAddress()(row);
  const linking = columns.find((column) => leadsNowhereElse(column, row));
  return (
    <tr>
      {columns.map((column) => {
        const inside = <Inside row={row} column={column} />;
        return (
          <td key={column.key} data-number={isNumber(column) || undefined}>
            {column === linking && to !== undefined ? <Link to={href(to)}>{inside}</Link> : inside}
          </td>
        );
      })}
      {hasOwnState && (
        <td>
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
  if (shows === 'number' && entity)
    return <Hole q={askedForNumber(entity)} words="what does it look like?" />;
  return <span className="proto-unnamed block bg-hatched rounded-4" aria-hidden="true" />;
}
