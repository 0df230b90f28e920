import { isFromEveryScreen, isSamePlace } from '../../answers/everyday-words.ts';
import { knownValue, listOf, type NameRef, questionOf, type Sourced } from '../../answers/sourced.ts';
import { inQuotes } from '../../english/lists.ts';
import type { Model } from '../../model/types.ts';
import type { Product } from '../../product/product.ts';
import { type Breach, breach, closingRule, placeAt } from '../closing-rule.ts';

/** Rule 9: both ends of each link are screens. */
export const everyLinkLeadsSomewhere = closingRule({
  id: 9,
  severity: 'error',
  reason: 'A button that leads to a screen nobody has described leads nowhere.',
  after: ['screens'],
  finds: (product) =>
    linkEndsIn(product)
      .filter(({ screen }) => screen.label !== '' && !product.index.screens.has(screen.id))
      .map((end) => breachOf(end, product)),
});

interface LinkEnd {
  readonly screen: NameRef;
  /** How the sentence begins: "A link starts from". */
  readonly lead: string;
  readonly where: Sourced<unknown>;
  readonly near?: NameRef;
}

function breachOf({ screen, lead, where, near }: LinkEnd, { index }: Product): Breach {
  const sentence = `${lead} ${inQuotes(screen.label)}, but no screen is called that; name one of the screens, or add it.`;
  const known = index.screens.get(near?.id);
  return breach(sentence, known ? placeAt('screen', known, where) : { question: questionOf(where) });
}

function linkEndsIn({ model }: Product): readonly LinkEnd[] {
  const { links, deadEnds, sharedLinks } = model.screens;
  const ends = listOf(deadEnds).map((screen): LinkEnd => ({ screen, lead: 'The end of the road is', where: deadEnds }));
  const shared = listOf(sharedLinks).map(
    ({ screen }): LinkEnd => ({ screen, lead: 'People send each other', where: sharedLinks }),
  );
  return [...endsOfLinks(links), ...endsOfActions(model.screens.landings), ...ends, ...shared];
}

function endsOfLinks(where: Model['screens']['links']): readonly LinkEnd[] {
  return listOf(where).flatMap(({ from, to }): readonly LinkEnd[] => {
    const start: LinkEnd = { screen: from, lead: 'A link starts from', where, near: to };
    const end: LinkEnd = { screen: to, lead: `From ${inQuotes(from.label)} a link leads to`, where, near: from };
    return [...(isFromEveryScreen(from.label) ? [] : [start]), ...(isSamePlace(to.label) ? [] : [end])];
  });
}

/** Where the frequent actions on a first screen lead. */
function endsOfActions(landings: Model['screens']['landings']): readonly LinkEnd[] {
  return listOf(landings).flatMap(({ targets, screen: first }) =>
    listOf(targets)
      .filter(({ screen }) => !isSamePlace(screen.label))
      .map(({ action, screen }): LinkEnd => {
        const near = knownValue(first);
        return { screen, lead: `${inQuotes(action)} ends up on`, where: targets, ...(near && { near }) };
      }),
  );
}
