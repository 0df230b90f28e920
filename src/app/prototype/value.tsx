import { Link } from 'react-router';
import { type Field, heldValue, type SampleRow, valueText } from '#core/product.ts';
import { useHref } from './going.ts';
import { Hole } from './hole.tsx';
import { usePlaying } from './playing.tsx';
import { recordLabel, useRecordAddress } from './record-label.ts';

interface ValueProps {
  readonly row: SampleRow;
  readonly field: Field;
  readonly masked?: string | undefined;
}

/** One value of a record as its field says it is shown; a hole where nobody has said what stands there. */
export function Value({ row, field, masked }: ValueProps) {
  const cell = row.cells.get(field.id);
  if (masked !== undefined) return <span className="proto-masked">{masked}</span>;
  if (!cell || cell.value === undefined) {
    return <Hole q={cell?.question ?? field.source.question} words={field.label} />;
  }
  if (heldValue(field.type) === 'link') return <LinkValue value={cell.value} field={field} />;
  const words = valueText(cell.value);
  if (words === '') return <span className="quiet">–</span>;
  const unit = heldValue(field.unit);
  return <span>{typeof cell.value === 'number' && unit ? `${words} ${unit}` : words}</span>;
}

function LinkValue({ value, field }: { value: unknown; field: Field }) {
  const { product, acting } = usePlaying();
  const addressFor = useRecordAddress();
  const href = useHref();
  const entity = field.target?.id ?? null;
  const ids = (Array.isArray(value) ? value : [value]).map(String);
  return ids.map((id, at) => {
    const row = entity === null ? undefined : acting.records.get(entity, id);
    const label = row ? recordLabel(product, row) : id;
    const to = row && addressFor(row);
    return (
      <span key={id}>
        {at > 0 && ', '}
        {to ? <Link to={href(to)}>{label}</Link> : label}
      </span>
    );
  });
}
