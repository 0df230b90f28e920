import type { Product, SampleRow, SampleSet } from '#core/product.ts';
import { Pin } from '../../stage/pin.tsx';
import { CellOf } from './cell-of.tsx';
import { SAMPLES } from './head-draft.ts';
import { isTile, type SheetColumn } from './sheet-columns.ts';

interface HeadProps {
  readonly column: SheetColumn;
  readonly open: boolean;
  readonly toggle: () => void;
  readonly below: readonly string[];
}

/** The head of a column: a name with what stands below it, or a button that asks. */
export function Head({ column: { label, look, type, word }, open, toggle, below }: HeadProps) {
  const closed = look === 'said' || look === 'guess';
  const words = look === 'hole' ? 'nobody has said' : [type, word].filter(Boolean).join(', ');
  return (
    <th scope="col" data-look={look}>
      {closed ? (
        <span className="entities-head">
          <bdi>{label}</bdi>
          <small>{words}</small>
        </span>
      ) : (
        <button type="button" className="entities-head" aria-expanded={open} onClick={toggle}>
          <bdi>{label || '?'}</bdi>
          <small>{words}</small>
        </button>
      )}
      {below.map((id) => (
        <Pin key={id} q={id} />
      ))}
    </th>
  );
}

interface BodyCellProps {
  readonly column: SheetColumn;
  readonly row: SampleRow;
  readonly at: number;
  readonly product: Product;
  readonly sample: SampleSet;
}

/** What stands in a column for one sample record; hatched where nobody has said. */
export function BodyCell({ column: { field, look, type }, row, at, product, sample }: BodyCellProps) {
  if (look === 'hole') {
    return (
      <td data-look="hole">
        <span className="unseen">nobody has said</span>
      </td>
    );
  }
  if (look === 'typed') {
    return <td data-look="typed">{isTile(type) ? SAMPLES[type][at % SAMPLES[type].length] : '…'}</td>;
  }
  return (
    <td data-look={look}>
      {field && <CellOf field={field} cell={row.cells.get(field.id)} product={product} sample={sample} />}
    </td>
  );
}
