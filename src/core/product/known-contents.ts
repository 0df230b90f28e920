import { knownValue, type NamedElement } from '../answers/sourced.ts';
import type { Product } from './product.ts';
import { nameSearchOf, namesOf, namesOfEntities } from './words/names-in-words.ts';
import { stems } from './words/stem.ts';

/** Words that say nothing about what is sent: "the number of the invoice" is "number" and "invoice". */
const STOP_WORDS = new Set(
  stems('the a an of its their his her our all each every and with for by from to in on at this that one whole id'),
);
/** Words of other languages as short as stop words ("der", "de", "la") are ignored too. */
const MIN_WORD_LENGTH = 4;
/** What every message may also contain: who sends it, and when. */
const ALWAYS = 'who is signed in, signed-in person, user, today, now, date, time, moment, day, language'.split(', ');

/** Words of requests for long lists page by page, in an order. */
const PAGING =
  'page, page number, page size, page token, number of pages, total pages, total count, total results, next page, previous page, per page, items per page, results per page, limit, offset, cursor, next cursor, has more, sort, sort by, sort order, sort direction, sorting, order by'.split(
    ', ',
  );

/** Whether words name something of the product: fields, entities, parameters and constants. */
export type IsKnown = (words: string) => boolean;

export function knownContents({ index }: Product): IsKnown {
  const parameters = index.screens.all.flatMap((screen) => screen.parameters.map((name) => name.replace(/^:/, '')));
  const fields = index.entities.all.flatMap((entity) => namesOf(index.fields(entity.id).all));
  const things = [index.constants, index.roles, index.inbound].flatMap(({ all }) => namesOf<NamedElement>(all));
  const named = [...fields, ...things, ...namesOfEntities(index.entities.all)].map(([name]) => name);
  const names = new Set([...named, ...parameters, ...ALWAYS, ...PAGING]);
  const search = nameSearchOf([...names].map((name) => [name, name] as const));
  const isKnown = (words: string) => {
    const rest = search.rest(words);
    const matched = search.mentioned(words).length > 0;
    return (
      matched && rest.every((word) => word.length < MIN_WORD_LENGTH || stems(word).every((one) => STOP_WORDS.has(one)))
    );
  };
  // A name from code as words: “next_cursor”, “pageSize”.
  const spelledOut = (name: string) => name.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ').replaceAll('_', ' ');
  return (words) => isKnown(words) || isKnown(spelledOut(words));
}

/** Whether the fields of any entity are listed; otherwise known and unknown words cannot be told apart. */
export function hasListedFields({ index }: Product): boolean {
  return index.entities.all.some(({ fields }) => knownValue(fields) !== undefined);
}
