import { type Cell, type Field, knownValue, type Product, type SampleSet } from '#core/product.ts';
import { cellWords } from '../things/cell-words.ts';

interface CellProps {
  readonly field: Field;
  readonly cell: Cell | undefined;
  readonly product: Product;
  readonly sample: SampleSet;
}

/** Texts of up to this many characters are not wrapped, however narrow the column is. */
const MAX_UNBROKEN = 18;

/** One value of a sample record; hatched if unknown. */
export function SampleCell({ field, cell, product, sample }: CellProps) {
  if (cell?.value === undefined) {
    const explanation = cell?.says ?? 'nobody has said';
    return (
      <span
        className="inline-block min-w-14 px-2 border-1 border-hatch rounded-sm bg-hatched text-center"
        title={explanation}
      >
        ?<span className="unseen"> {explanation}</span>
      </span>
    );
  }
  const words = cellWords(field, cell.value, product, sample);
  if (words === '') return <span className="quiet">–</span>;
  const arrow = knownValue(field.type) === 'link' ? '→ ' : '';
  return (
    <bdi className={words.length <= MAX_UNBROKEN ? 'whitespace-nowrap' : undefined}>
      {arrow}
      {words}
    </bdi>
  );
}
