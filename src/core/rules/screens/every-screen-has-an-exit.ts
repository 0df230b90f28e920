import { isSamePlace } from '../../answers/everyday-words.ts';
import { listOf, questionOf } from '../../answers/sourced.ts';
import { inQuotes, quotedList } from '../../english/lists.ts';
import { breach, closingRule, notYet, placeAt } from '../closing-rule.ts';
import { navigationOf } from './navigation.ts';

/** Rule 8: each screen leads somewhere, or the path may end there on purpose. */
export const everyScreenHasAnExit = closingRule({
  id: 8,
  severity: 'warning',
  reason: 'Where there is no way on, people press Back, or close the window and call somebody.',
  after: ['screens', 'links'],
  finds: (product) => {
    const { links, deadEnds } = product.model.screens;
    const allowed = new Set(listOf(deadEnds).map(({ id }) => id));
    const back = new Set(listOf(links).flatMap(({ from, to }) => (isSamePlace(to.label) ? (from.id ?? []) : [])));
    const { from } = navigationOf(product);
    const ends = product.index.screens.all.filter(
      ({ id, kind }) =>
        !allowed.has(id) &&
        !back.has(id) &&
        !(kind.is === 'known' && kind.value === 'sign-in') &&
        from(id).every((to) => to === id),
    );
    if (deadEnds.is === 'unknown' && ends.length > 0)
      return [
        notYet(
          `Nobody has said yet whether ${quotedList(ends.map(({ label }) => label))} may be the end of the road.`,
          questionOf(deadEnds),
        ),
      ];
    return ends.map((screen) =>
      breach(
        `There is no way on from ${inQuotes(screen.label)}; add a link, or say that it is meant to be the end of the road.`,
        placeAt('screen', screen, links),
      ),
    );
  },
});
