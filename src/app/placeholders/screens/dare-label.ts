import {
  columnsOf,
  givenNumber,
  type Product,
  type ProtoScreen,
  recordLabel,
  type SampleRow,
} from '#core/product.ts';
import { type RowFinder, recordWords } from '../things/cell-words.ts';

/** What to call a record for somebody who has to find it: a number that is written nowhere is no help. */
export function dareLabel(
  row: SampleRow,
  product: Product,
  screens: readonly ProtoScreen[],
  sample: RowFinder,
): string {
  const thing = product.index.entities.get(row.entity);
  const list = screens.find(({ kind, entity }) => kind === 'list' && entity === row.entity);
  const all = list ? columnsOf(product, list) : [];
  const columns = all.flatMap(({ field }) => field ?? []);
  const label = recordLabel(product, row);
  const isSeen = label !== givenNumber(product, row) || all.some(({ shows }) => shows === 'number');
  const named = thing?.display && isSeen ? label : '';
  const seen = recordWords(row, columns.slice(0, 2), product, sample);
  return named || (seen ? `the ${thing?.label ?? 'record'} “${seen}”` : label);
}
