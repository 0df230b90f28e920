import { knownValue, questionOf } from '../../answers/sourced.ts';
import { pluralOf } from '../../english/plural.ts';
import type { Product } from '../../product/product.ts';
import { nameSearchOf, namesOf } from '../../product/words/names-in-words.ts';
import type { Offer } from '../../slots/calls/offers.ts';

/** Who may use a call, as far as the words are understood. */
export interface WhoMay {
  readonly anybody: boolean;
  readonly token: boolean;
  readonly signedIn: boolean;
  /** Ids of the roles; empty: any. */
  readonly roles: readonly string[];
  /** Words that say none of this. */
  readonly unread: readonly string[];
  readonly question: string;
}

const TOKEN = /\b(?:tokens?|(?:api[- ]?)?keys?|bearer|secret)\b/giu;
const SIGNED_IN =
  /\b(?:who(?:ever|soever)? (?:is|are) )?(?:signed|logged)[- ]in(?: (?:users?|people|persons?))?\b|\bauthenticated\b/giu;
const ANYBODY =
  /\b(?:any(?:body|one)|every(?:body|one)|public(?:ly)?|no sign-?in|without (?:a )?(?:token|signing in|sign-?in)|whoever (?:likes|wants|asks))\b/giu;
const FILLER =
  /\b(?:and|or|with|an?|the|their|its|only|all|any|every|each|may|who|whoever|whose|has|have|holds?|is|are|valid|of|by|as|role|in)\b|[^\p{L}\p{N}]+/giu;

/** Reads “anybody”, “with a token”, “Clerk, signed in”; null while nobody has said. */
export function whoMay(product: Product, { who }: Offer): WhoMay | null {
  const said = knownValue(who);
  if (said === undefined) return null;
  const anybody = is(ANYBODY, said);
  const withoutAnybody = said.replace(ANYBODY, ' ');
  const [token, signedIn] = [is(TOKEN, withoutAnybody), is(SIGNED_IN, withoutAnybody)];
  const rest = withoutAnybody.replace(TOKEN, ' ').replace(SIGNED_IN, ' ');
  const names = namesOf(product.index.roles.all);
  const named = nameSearchOf([...names, ...names.map(([name, role]) => [pluralOf(name), role] as const)]);
  const unread = named.rest(rest).join(' ').replace(FILLER, ' ').trim();
  const question = questionOf(who);
  // Of words that are only half understood nothing is obeyed: “everybody but members” is not everybody.
  if (unread !== '') return { anybody: false, token: false, signedIn: false, roles: [], unread: [said], question };
  const roles = [...new Set(named.mentioned(rest).map(({ of }) => of.id))];
  return { anybody: anybody && !token, token, signedIn, roles, unread: [], question };
}

function is(pattern: RegExp, words: string): boolean {
  return words.search(pattern) >= 0;
}
