import { Link } from 'react-router';
import { singularOf } from '#core/index.ts';
import {
  currenciesOf,
  type Field,
  heldValue,
  isMoney,
  knownIn,
  linkLabel,
  type Mask,
  placesOf,
  type SampleRow,
  valueText,
} from '#core/product.ts';
import { useHref } from './going.ts';
import { NoValue } from './no-value.tsx';
import { usePlaying } from './playing.tsx';
import { useRecordAddress } from './record-address.ts';

/** One value of a record as its field says it is shown; a hole where nobody has said what stands there. */
export function Value({ row, field, mask }: { row: SampleRow; field: Field; mask?: Mask | undefined }) {
  const cell = row.cells.get(field.id);
  if (mask) return <Masked mask={mask} value={cell?.value} />;
  if (!cell || cell.value === undefined) return <NoValue entity={row.entity} cell={cell} field={field} />;
  if (heldValue(field.type) === 'link' && valueText(cell.value) !== '')
    return <LinkValue value={cell.value} field={field} />;
  const words = shownText(cell.value, field);
  if (words === '') return <span className="quiet">–</span>;
  return (
    <bdi className="proto-value" data-made-up={cell.isFiller} title={cell.isFiller && cell.says}>
      {words}
    </bdi>
  );
}

/** A blurred value, with what was decided to be left to see of it; in the words for it where they cannot be read. */
export function Masked({ mask: { words, left }, value }: { readonly mask: Mask; readonly value: unknown }) {
  const { acting } = usePlaying();
  const part = left?.(value, acting) ?? '';
  return (
    <>
      {part !== '' && <bdi className="proto-value">{part}</bdi>}{' '}
      <span className="quiet">
        <span role="img" aria-label="blurred">
          •••
        </span>
        {words && !left && ` Left to see: ${words}`}
      </span>
    </>
  );
}

const MOMENT = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/;

/** A value as people read it: amounts with their places and unit, a moment as day and hour. */
export function shownText(value: unknown, field: Field): string {
  const { unit, type } = field;
  const [currency] = heldValue(type) === 'money' ? currenciesOf(field) : [];
  const amount = typeof value === 'number' && currency ? { amount: value, unit: currency } : value;
  if (isMoney(amount)) return `${amount.amount.toFixed(placesOf(field))} ${amount.unit}`;
  const words = valueText(value);
  const said = heldValue(unit);
  if (typeof value === 'number' && said) return `${words} ${value === 1 ? singularOf(said) : said}`;
  const moment = heldValue(type) === 'date' ? MOMENT.exec(words) : null;
  return moment ? `${moment[1]} ${moment[2]}` : words;
}

function LinkValue({ value, field }: { value: unknown; field: Field }) {
  const { product, acting } = usePlaying();
  const addressFor = useRecordAddress();
  const href = useHref();
  const entity = field.target?.id ?? null;
  const ids = knownIn(acting, entity, value);
  if (ids.length === 0) return <span className="quiet">–</span>;
  return ids.map((id, at) => {
    const row = entity === null ? undefined : acting.records.get(entity, id);
    const label = linkLabel(product, entity, id, row);
    const to = row && addressFor(row);
    return (
      <span key={id}>
        {at > 0 && ', '}
        {to ? (
          <Link to={href(to)}>
            <bdi>{label}</bdi>
          </Link>
        ) : (
          <bdi>{label}</bdi>
        )}
      </span>
    );
  });
}
