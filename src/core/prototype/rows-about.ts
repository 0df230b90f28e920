import { isEverything } from '../answers/everyday-words.ts';
import { memoize } from '../base/memoize.ts';
import { memoizeByProduct, type Product } from '../product/product.ts';
import { entityNames } from './message-fields.ts';

/** Ids of the things that words name: “Tools”, “a tool or its loans”, “everything”. */
export function thingsNamed(product: Product, words: string): readonly string[] {
  return thingsIn(product)(words);
}

/** The same few words are asked for again for every thing. */
const thingsIn = memoizeByProduct((product) =>
  memoize((words: string): readonly string[] => {
    if (isEverything(words)) return product.index.entities.all.map(({ id }) => id);
    const named = entityNames(product).mentioned(words);
    return [...new Set(named.map(({ of }) => of))];
  }),
);

/** The rows of an answer that name a thing in their first cell. */
export function rowsAbout<T extends { readonly label: string }>(
  product: Product,
  rows: readonly T[],
  entity: string,
): readonly T[] {
  return rows.filter(({ label }) => thingsNamed(product, label).includes(entity));
}
