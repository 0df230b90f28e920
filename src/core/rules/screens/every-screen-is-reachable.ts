import { inQuotes } from '../../english/lists.ts';
import type { Screen } from '../../model/screens/fold-screens.ts';
import type { Product } from '../../product/product.ts';
import { type Breach, breach, closingRule, placeAt, unmetPrerequisites } from '../closing-rule.ts';
import { navigationOf } from './navigation.ts';

/** Rule 7: a role gets to each screen from a first screen, over links it may use. */
export const everyScreenIsReachable = closingRule({
  id: 7,
  severity: 'error',
  reason: 'A screen that nobody can get to might as well not be there.',
  after: ['screens', 'landings'],
  finds: (product) => {
    const { anybody } = navigationOf(product);
    const lost = product.index.screens.all.filter(({ id }) => !anybody.has(id));
    const breaches = lost.map((screen) => breachOf(screen, product));
    const waits = unmetPrerequisites(product, 'links');
    return breaches.length > 0 && waits.length > 0 ? waits : breaches;
  },
});

function breachOf(screen: Screen, product: Product): Breach {
  const before = beforeOf(screen, product);
  const sentence = before
    ? `${inQuotes(before.label)} leads to ${inQuotes(screen.label)}, but nobody who gets that far may see it; allow it for a role, or drop the screen.`
    : `No way leads from a first screen to ${inQuotes(screen.label)}; add a link to it, or drop the screen.`;
  return breach(sentence, placeAt('screen', screen, product.model.screens.links));
}

function beforeOf({ id }: Screen, product: Product): Screen | undefined {
  const { from, anybody } = navigationOf(product);
  return product.index.screens.all.find((other) => anybody.has(other.id) && from(other.id).includes(id));
}
