import { memoize } from '../../base/memoize.ts';
import { readCondition, vocabularyOf } from '../../conditions/index.ts';
import type { Condition, Vocabulary } from '../../conditions/types.ts';
import { memoizeByProduct, type Product } from '../../product/product.ts';
import { entitiesInAddress } from '../routes.ts';
import type { ProtoScreen } from '../screens-of.ts';

/** The names of the record of a screen, of the records in its address, and of the product. */
export const namesAround = memoizeByProduct((product) =>
  memoize((screen: ProtoScreen): Vocabulary => {
    const own = product.model.vocabulary(screen.entity);
    const parents = parentsOf(product, screen);
    if (parents.length === 0) return own;
    return vocabularyOf(
      parents.map(({ id, label }) => ({
        label,
        aliases: [`this ${label}`],
        type: 'record',
        of: id,
        members: () => product.model.vocabulary(id),
      })),
      own,
    );
  }),
);

/** The things of the other records in the address of a screen. */
export function parentsOf(product: Product, screen: ProtoScreen) {
  const ids = entitiesInAddress(product, screen).filter((id) => id !== screen.entity);
  return ids.flatMap((id) => product.index.entities.get(id) ?? []);
}

/** Words read with the names around a screen, without those of what is chosen on it. */
export function readAround(product: Product, screen: ProtoScreen, words: string): Condition {
  return readCondition(words, namesAround(product)(screen));
}
