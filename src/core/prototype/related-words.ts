import { knownValue } from '../answers/sourced.ts';
import { pluralOf, singularOf } from '../english/plural.ts';
import type { Way } from '../model/effects/types.ts';
import { waysFrom } from '../model/effects/ways-from.ts';
import { isLast } from '../model/states/is-last.ts';
import type { LifeCycleOf, State } from '../model/states/types.ts';
import type { Product } from '../product/product.ts';
import { spaced } from '../shapes/folded.ts';
import type { Period } from './period.ts';

/** What words such as “Their closed loans of this year” name: what is linked, in which states, since when. */
export interface RelatedWords {
  readonly way: Way;
  /** Empty: in any. */
  readonly states: readonly { readonly cycle: LifeCycleOf; readonly state: State }[];
  readonly period: Period | null;
  /** In which order, in words; empty where none was named. */
  readonly order: string;
}

const PAST =
  /^(?:what|all(?: that)?|everything(?: that)?|things that) (?:has |have )?happened\b|^(?:the |its |their |his |her )?(?:history|past|changes)$/iu;

/** Whether words mean what happened to a record before. */
export function namesPast(words: string): boolean {
  return PAST.test(words.trim().replace(/\.$/u, ''));
}

/** Reads what else was said to stand on the page of a thing; undefined where some of the words say more than is known. */
export function relatedWords(product: Product, entity: string, words: string): RelatedWords | undefined {
  const [head = '', ...tail] = words.replace(/\.$/u, '').split(/[,;:]/u);
  const said = spaced(head);
  const found = wayIn(waysFrom(product.model, entity), said);
  if (!found) return undefined;
  const [, span = ''] = PERIOD.exec(found.rest) ?? [];
  const rest = found.rest.replace(PERIOD, ' ').replace(LINKED, ' ');
  const stated = statesIn(product, found.way.to.id, rest);
  if (!stated || !FILLER.test(stated.rest)) return undefined;
  const period = span === '' ? null : span === 'year' || span === 'month' ? span : 'day';
  if (period && product.index.cycles(found.way.to.id).length === 0) return undefined;
  return { way: found.way, states: stated.states, period, order: tail.join(',').trim() };
}

/** The only way of the longest name that stands in the words, and what is left of them without it. */
function wayIn(ways: readonly Way[], said: string): { readonly way: Way; readonly rest: string } | undefined {
  const named = ways.flatMap((way) => {
    const names = [way.label, way.to.label, way.to.plural].map(spaced);
    const all = names.flatMap((name) => [
      name,
      spaced(singularOf(name.trim())),
      spaced(pluralOf(name.trim())),
    ]);
    return all.filter((name) => name !== '  ' && said.includes(name)).map((name) => ({ way, name }));
  });
  const longest = Math.max(...named.map(({ name }) => name.length));
  const [first, ...others] = named.filter(({ name }) => name.length === longest);
  if (!first || others.some(({ way }) => way !== first.way)) return undefined;
  return { way: first.way, rest: said.replace(first.name, ' ') };
}

/** How it is linked, which the way itself says: “that came from it”, “it came from”. */
const LINK = '(?:came|comes?|belongs?|belonged|went|goes|leads?|led|linked|made|is|are|was|were|about)';
const TO = '(?:from|to|of|with|for|about|by)';
const IT = '(?:it|them|him|her|this)';
const LINKED = new RegExp(
  ` (?:that|which|who) (?:${LINK} )+${TO} ${IT} | (?:it|they|he|she) (?:${LINK} )+${TO} | ${TO} ${IT} `,
  'u',
);
const PERIOD = / (?:(?:of|in|from|for|since) )?(?:(?:this|the current) (year|month)|(today)) /u;
const FILLER =
  /^ *(?:(?:its|their|his|her|the|this|that|those|all|any|every|each|of|or|and|still|which|who|is|are|other|linked|related) *)*$/u;

const OPEN =
  / (?:open|current|running|unfinished|ongoing|not (?:yet )?(?:over|finished|done|closed|ended)) /u;
const OVER = / (?:over|finished|ended|done|completed|past|earlier|former|old) /u;

/** The states that words name, by their names or as all that are the last ones, or are not. Undefined: nobody has said which are. */
function statesIn({ index }: Product, entity: string, said: string) {
  const all = index
    .cycles(entity)
    .flatMap((cycle) => index.states(cycle).all.map((state) => ({ cycle, state, name: spaced(state.label) })))
    .toSorted((one, other) => other.name.length - one.name.length);
  const states: { readonly cycle: LifeCycleOf; readonly state: State }[] = [];
  let rest = said;
  for (const { cycle, state, name } of all) {
    if (!rest.includes(name)) continue;
    states.push({ cycle, state });
    rest = rest.replace(name, '  ');
  }
  if (states.length > 0) return { states, rest };
  const isOpen = OPEN.test(said);
  if (!isOpen && !OVER.test(said)) return { states, rest };
  const [cycle] = index.cycles(entity);
  const places = cycle ? index.states(cycle).all.map(({ place }) => knownValue(place)) : [];
  if (!places.includes('last') || places.includes(undefined) || index.cycles(entity).length > 1)
    return undefined;
  const meant = all.filter(({ state }) => isLast(state) !== isOpen);
  return { states: meant, rest: said.replace(isOpen ? OPEN : OVER, ' ') };
}
