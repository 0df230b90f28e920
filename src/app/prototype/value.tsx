import { Link } from 'react-router';
import { singularOf } from '#core/index.ts';
import {
  askedAt,
  type Cell,
  currenciesOf,
  type Field,
  isMoney,
  knownIn,
  knownValue,
  linkLabel,
  type Mask,
  placesOf,
  questionOf,
  type SampleRow,
  valueText,
} from '#core/product.ts';
import { useHref } from './going.ts';
import { Hole, Unplayed } from './hole.tsx';
import { usePlaying } from './playing.tsx';
import { useRecordAddress } from './record-address.ts';

/** One value of a record as its field says it is shown; a hole where nobody has said what is there. */
export function Value({ row, field, mask }: { row: SampleRow; field: Field; mask?: Mask | undefined }) {
  const cell = row.cells.get(field.id);
  if (mask) return <Masked mask={mask} value={cell?.value} />;
  if (!cell || cell.value === undefined) return <NoValue entity={row.entity} cell={cell} field={field} />;
  if (knownValue(field.type) === 'link' && valueText(cell.value) !== '')
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
  const { actor } = usePlaying();
  const part = left?.(value, actor) ?? '';
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
  const [currency] = knownValue(type) === 'money' ? currenciesOf(field) : [];
  const amount = typeof value === 'number' && currency ? { amount: value, unit: currency } : value;
  if (isMoney(amount)) return `${amount.amount.toFixed(placesOf(field))} ${amount.unit}`;
  const words = valueText(value);
  const said = knownValue(unit);
  if (typeof value === 'number' && said) return `${words} ${value === 1 ? singularOf(said) : said}`;
  const moment = knownValue(type) === 'date' ? MOMENT.exec(words) : null;
  return moment ? `${moment[1]} ${moment[2]}` : words;
}

function LinkValue({ value, field }: { value: unknown; field: Field }) {
  const { product, actor } = usePlaying();
  const addressFor = useRecordAddress();
  const href = useHref();
  const entity = field.target?.id ?? null;
  const ids = knownIn(actor, entity, value);
  if (ids.length === 0) return <span className="quiet">–</span>;
  return ids.map((id, at) => {
    const row = entity === null ? undefined : actor.records.get(entity, id);
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

/** A hole while its question is open; else decided words that are no exact formula, or a dash with the reason. */
function NoValue({ entity, cell, field }: { entity: string; cell: Cell | undefined; field: Field }) {
  const { product } = usePlaying();
  const q = cell?.question ?? questionOf(field.type);
  if (askedAt(product.workspace, q)?.is === 'open') return <Hole q={q} words={field.label} />;
  const formula = knownValue(field.formula);
  if (formula && product.condition(formula, entity).form === 'words') {
    return <Unplayed q={questionOf(field.formula)}>{formula.text}</Unplayed>;
  }
  return (
    <span className="quiet" title={cell?.says}>
      –<span className="unseen"> {cell?.says}</span>
    </span>
  );
}
