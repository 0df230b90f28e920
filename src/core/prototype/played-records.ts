import type { Product } from '../product/product.ts';
import { type Edits, type Records, recordsOf } from './edits.ts';
import type { SampleSet } from './sample/types.ts';
import { workedOut } from './worked-out.ts';

/** The records of a product in play, with all that follows from the changes and from the days that have passed. */
export function playedRecords(
  product: Product,
  sample: SampleSet,
  edits: Edits,
  days: { readonly begins: string; readonly today: string },
): Records {
  return recordsOf(
    sample,
    edits,
    (row, records, today) => workedOut({ product, role: null, records, today }, row),
    days,
  );
}
