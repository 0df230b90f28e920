import { type Cell, type Field, knownValue, type Product, type SampleSet } from '#core/product.ts';
import { cellWords } from '../things/cell-words.ts';

interface CellProps {
  readonly field: Field;
  readonly cell: Cell | undefined;
  readonly product: Product;
  readonly sample: SampleSet;
}

/** Letters that stay in one line however narrow the column is. */
const SHORT = 18;

/** One value of a sample record, as people read it; hatched where nobody has said what is there. */
export function CellOf({ field, cell, product, sample }: CellProps) {
  if (!cell || cell.value === undefined) {
    return (
      <span className="entities-blank" title={cell?.says ?? 'nobody has said'}>
        ?<span className="unseen"> {cell?.says ?? 'nobody has said'}</span>
      </span>
    );
  }
  const words = cellWords(field, cell.value, product, sample);
  if (words === '') return <span className="quiet">–</span>;
  const arrow = knownValue(field.type) === 'link' ? '→ ' : '';
  return (
    <bdi className={words.length <= SHORT ? 'whitespace-nowrap' : undefined}>
      {arrow}
      {words}
    </bdi>
  );
}
