import { knownValue } from '../../answers/sourced.ts';
import { asTest, mayOverlap } from '../../conditions/index.ts';
import { inQuotes } from '../../english/lists.ts';
import type { Product } from '../../product/product.ts';
import { filterWords } from '../../prototype/regions/filter-words.ts';
import { frameOf, regionsOf } from '../../prototype/regions/regions-of.ts';
import type { RegionView } from '../../prototype/regions/types.ts';
import { unknownTones } from '../../prototype/said-tones.ts';
import { type ProtoScreen, screensOf } from '../../prototype/screens-of.ts';
import { type Breach, closingRule, oneBreach, placeAt } from '../closing-rule.ts';

/** Rule 46: each part of a screen shows something, and what can be pressed on it does something. */
export const everyPartIsUnderstood = closingRule({
  id: 46,
  severity: 'error',
  reason: 'A part that shows nothing, or a button that does nothing, is built as whoever builds it thinks best.',
  after: ['screens'],
  finds: (product) => {
    const frame = frameOf(product);
    return [
      ...[...(frame ? [frame] : []), ...screensOf(product)].flatMap((screen) => screenBreaches(product, screen)),
      ...unknownTones(product).flatMap(({ sentence, question }) => oneBreach(sentence, { question })),
    ];
  },
});

function screenBreaches(product: Product, screen: ProtoScreen): readonly Breach[] {
  const views = (regionsOf(product)(screen) ?? []).flatMap((view) => [view, ...view.holds]);
  const menus = views.filter(({ kind }) => kind === 'menu');
  const problems = [
    ...views.flatMap((view) => [...view.problems, ...neverHolds(product, view)]),
    ...(menus.length > 1 ? [`${inQuotes(screen.label)} has two menus; say which one it is, or make one of both.`] : []),
  ];
  const place = screen.screen && placeAt('screen', screen.screen, screen.screen.regions);
  return problems.flatMap((sentence) => (place ? oneBreach(`${inQuotes(screen.label)}: ${sentence}`, place) : []));
}

/** A condition that contradicts itself keeps the part empty for ever. */
function neverHolds(product: Product, { data, region }: RegionView): readonly string[] {
  const where = knownValue(region.where);
  if (!where || data.is !== 'records') return [];
  const test = asTest(product.condition({ ...where, text: filterWords(product, data.of, where) }, data.of));
  return test && !mayOverlap(test, test)
    ? [
        `${inQuotes(region.label)} only shows those where ${inQuotes(where.text)}, which is never true; change one side.`,
      ]
    : [];
}
