import { listOf } from '../../answers/sourced.ts';
import type { Entity } from '../../model/types.ts';
import type { Product } from '../../product/product.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import { splitOutside } from '../../shapes/split-words.ts';

/** What a body, or a part of one, looks like. */
export type BodyShape =
  | { readonly is: 'nothing' }
  | { readonly is: 'value'; readonly type: string; readonly orNothing: boolean }
  /** Members by their names; `of`: the entity whose record it is. */
  | {
      readonly is: 'object';
      readonly of: string | null;
      readonly members: readonly (readonly [name: string, shape: BodyShape])[];
      readonly orNothing: boolean;
    }
  | { readonly is: 'list'; readonly items: BodyShape; readonly orNothing: boolean };

const NOTHING = /^(?:-|–|—|nothing|empty|no body|none)?$/iu;
const OR_NOTHING = /(?:,?\s+or (?:nothing|null|none)|\?)$/iu;
const LIST = /^(?:an? )?(?:list|array|page|pages) of (?:the |all )?(.+)$/isu;
const WRAPPED = /^(.+?),?\s+(?:wrapped )?(?:in|under|as) ["“]?([\p{L}\p{N}_-]+)["”]?$/isu;
const MEMBERS = /^([^{]*?)\s*\{(.*)\}$/su;

/**
 * Reads what people say of a body: “the loan”, “list of loans, wrapped in loans”, “{id number, tags list of text, owner
 * {name, image} or nothing}”. A name alone in a list of members is one of the fields of the thing it is in.
 */
export function readBody(product: Product, words: string, within: Entity | undefined = undefined): BodyShape {
  const said = words.trim();
  if (NOTHING.test(said)) return { is: 'nothing' };
  const orNothing = OR_NOTHING.test(said);
  const bare = said.replace(OR_NOTHING, '').trim();
  const [, listed] = LIST.exec(bare) ?? [];
  const [, inside, key] = WRAPPED.exec(bare) ?? [];
  if (inside !== undefined && key !== undefined && !bare.endsWith('}'))
    return { is: 'object', of: null, members: [[key, readBody(product, inside, within)]], orNothing };
  if (listed !== undefined) return { is: 'list', items: readBody(product, listed, within), orNothing };
  const [, name = '', members] = MEMBERS.exec(bare) ?? [];
  const thing = product.index.entities.called(
    (members === undefined ? bare : name).replace(/^(?:the|its|an?|one|this) /iu, ''),
  );
  if (members !== undefined) {
    const all = splitOutside(members, ',;').map((one) => memberIn(product, one, thing ?? within));
    return { is: 'object', of: thing?.id ?? null, members: all, orNothing };
  }
  if (thing) return { is: 'object', of: thing.id, members: fieldsOf(thing), orNothing };
  return { is: 'value', type: bare, orNothing };
}

/** “title”, “id number”, “owner {name}”, “tags: list of text”. */
function memberIn(product: Product, words: string, within: Entity | undefined): readonly [string, BodyShape] {
  const [, name = words, rest = ''] = /^["“]?([\p{L}\p{N}_$-]+)["”]?\s*:?\s*(.*)$/su.exec(words.trim()) ?? [];
  if (rest !== '' && !/^or (?:nothing|null|none)$|^\?$/iu.test(rest)) return [name, readBody(product, rest, within)];
  const field = listOf(within?.fields).find(({ id, label }) => keyOf(label) === keyOf(name) || id === name);
  const type = field ? `field ${field.id}` : '';
  return [name, { is: 'value', type, orNothing: rest !== '' }];
}

function fieldsOf({ fields }: Entity): readonly (readonly [string, BodyShape])[] {
  return listOf(fields).map(
    ({ id, label }) => [camelCased(label), { is: 'value', type: `field ${id}`, orNothing: false }] as const,
  );
}

/** “Due on” and “due_on” are the same key. */
function keyOf(name: string): string {
  return foldCase(name).replace(/[^\p{L}\p{N}]/gu, '');
}

/** “Due on” → “dueOn”, as programs name it. */
function camelCased(label: string): string {
  const [first = '', ...rest] = label.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return [first.toLowerCase(), ...rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())].join(
    '',
  );
}
