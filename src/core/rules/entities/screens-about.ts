import { knownValue } from '../../answers/sourced.ts';
import { grouped } from '../../base/grouped.ts';
import type { Screen } from '../../model/screens/fold-screens.ts';
import { type Product, perProduct } from '../../product/product.ts';
import type { ScreenKind } from '../../slots/screens/inventory.ts';
import { wholesOf } from './related-to.ts';

const about = perProduct(({ index }) =>
  grouped(index.screens.all, (screen) => knownValue(screen.about)?.id ?? null),
);

/** The screens about an entity, and about what it is a part of: the items of an order are written on its form. */
export function screensAbout(product: Product, entity: string): readonly Screen[] {
  const things = [entity, ...wholesOf(product, entity).map(({ id }) => id)];
  return things.flatMap((thing) => about(product).get(thing) ?? []);
}

export function isOfKind({ kind }: Screen, kinds: readonly ScreenKind[]): boolean {
  return kind.is === 'known' && kinds.includes(kind.value);
}
