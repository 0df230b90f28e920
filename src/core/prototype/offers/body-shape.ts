import { knownValue, listOf } from '../../answers/sourced.ts';
import type { Entity, Field } from '../../model/types.ts';
import type { Product } from '../../product/product.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import { splitOutside } from '../../shapes/split-words.ts';
import { typeInWords } from './type-in-words.ts';

/** What a body, or a part of one, looks like. */
export type BodyShape =
  | { readonly is: 'nothing' }
  /** Always the same words. */
  | { readonly is: 'words'; readonly text: string }
  /** `field`: the one of our fields that it is. */
  | { readonly is: 'value'; readonly type: string; readonly field: Field | null; readonly orNothing: boolean }
  /** Members by their names; `of`: the entity whose record it is; `unknown`: words before them that name no entity. */
  | {
      readonly is: 'object';
      readonly of: string | null;
      readonly unknown?: string;
      readonly members: readonly Member[];
      readonly orNothing: boolean;
    }
  /** `arranged`: its order and how many, in the words used. */
  | { readonly is: 'list'; readonly items: BodyShape; readonly arranged: string; readonly orNothing: boolean };

export type Member = readonly [name: string, shape: BodyShape];

const NOTHING = /^(?:-|–|—|nothing|empty|no body|none)?$/iu;
const QUOTED = /^["“]([^"”]*)["”]$/su;
const ONLY_OR_NOTHING = /^(?:or (?:nothing|null|none)|\?)$/iu;
const OR_NOTHING = /(?:,?\s+or (?:nothing|null|none)|\?)$/iu;
const LIST = /^(?:an? )?(?:list|array|page|pages) of (?:the |all )?(.+)$/isu;
const WRAPPED = /^(.+?),?\s+(?:wrapped )?(?:in|under|as) ["“]?([\p{L}\p{N}_-]+)["”]?$/isu;
const MEMBERS = /^([^{]*?)\s*\{(.*)\}$/su;
const ARTICLE = /^(?:the|its|their|an?|one|this) /iu;

/**
 * Reads what people say of a body: “the loan”, “list of loans, wrapped in loans”, “{id number, tags list of text, owner
 * {name, image} or nothing}”, “"OK"” for just these words. A name alone in a list of members is one of the fields of the thing it is in.
 */
export function readBody(product: Product, words: string, within: Entity | undefined = undefined): BodyShape {
  return bodyIn(product, words, within, undefined);
}

/** @param linked the entity of what stands here, where its name says so */
function bodyIn(product: Product, words: string, within: Entity | undefined, linked: Entity | undefined): BodyShape {
  const said = words.trim();
  if (NOTHING.test(said)) return { is: 'nothing' };
  const [, quoted] = QUOTED.exec(said) ?? [];
  if (quoted !== undefined) return { is: 'words', text: quoted };
  const orNothing = OR_NOTHING.test(said);
  const bare = said.replace(OR_NOTHING, '').trim();
  const [, listed] = LIST.exec(bare) ?? [];
  const [, inside, key] = WRAPPED.exec(bare) ?? [];
  if (inside !== undefined && key !== undefined && !bare.endsWith('}'))
    return { is: 'object', of: null, members: [[key, bodyIn(product, inside, within, linked)]], orNothing };
  if (listed !== undefined) {
    const [item = '', ...arranged] = splitOutside(listed, ',;');
    return { is: 'list', items: bodyIn(product, item, within, linked), arranged: arranged.join(', '), orNothing };
  }
  const [, name = '', members] = MEMBERS.exec(bare) ?? [];
  const called = product.index.entities.called((members === undefined ? bare : name).replace(ARTICLE, ''));
  if (members !== undefined) {
    const thing = called ?? linked;
    const all = splitOutside(members, ',;').map((one) => memberIn(product, one, thing ?? within));
    const unknown = !called && name !== '' && !/^(?:an? )?object$/iu.test(name) ? { unknown: name } : {};
    return { is: 'object', of: thing?.id ?? null, ...unknown, members: all, orNothing };
  }
  if (called) return { is: 'object', of: called.id, members: fieldsOf(called), orNothing };
  const field = typeInWords(bare) ? undefined : fieldNamed(within, bare.replace(ARTICLE, ''));
  return { is: 'value', type: bare, field: field ?? null, orNothing };
}

/** “title”, “id number”, “owner {name}”, “tags: list of text”. */
function memberIn(product: Product, words: string, within: Entity | undefined): Member {
  const [, name = words, rest = ''] = /^["“]?([\p{L}\p{N}_$-]+)["”]?\s*:?\s*(.*)$/su.exec(words.trim()) ?? [];
  return readMember(product, name, rest, within);
}

/** A member by its name, and what is said of it: a type, or the field that it is, before that of its name; a name alone is a field, or a thing. */
export function readMember(product: Product, name: string, rest: string, within: Entity | undefined): Member {
  const field = fieldNamed(within, name);
  const { entities } = product.index;
  const linked = entities.get(field?.target?.id) ?? (field ? undefined : entities.called(name.replace(/[_-]/gu, ' ')));
  const several = fieldNamed(within, rest);
  if (several && knownValue(several.format) === 'links')
    return [name, { is: 'value', type: rest, field: several, orNothing: false }];
  if (rest !== '' && !ONLY_OR_NOTHING.test(rest)) {
    const shape = bodyIn(product, rest, within, linked);
    return [name, shape.is === 'value' ? { ...shape, field: shape.field ?? field ?? null } : shape];
  }
  if (!field && linked) return [name, bodyIn(product, `${linked.label} ${rest}`, within, linked)];
  return [name, { is: 'value', type: '', field: field ?? null, orNothing: rest !== '' }];
}

/** The field of an entity that a member is named after, however it is spelt; a link also by “customer_id”. */
export function fieldNamed(entity: Entity | undefined, name: string): Field | undefined {
  const fields = listOf(entity?.fields);
  const bare = memberKey(name.replace(/[-_ ]?id$/iu, ''));
  return (
    fields.find(({ id, label }) => id === name || memberKey(label) === memberKey(name)) ??
    fields.find(({ label, target }) => target !== null && memberKey(label) === bare)
  );
}

function fieldsOf({ fields }: Entity): readonly Member[] {
  return listOf(fields).map(
    (field): Member => [camelCased(field.label), { is: 'value', type: '', field, orNothing: false }],
  );
}

/** “Due on” and “due_on” are the same key. */
export function memberKey(name: string): string {
  return foldCase(name).replace(/[^\p{L}\p{N}]/gu, '');
}

/** “Due on” → “dueOn”, as programs name it. */
export function camelCased(label: string): string {
  const [first = '', ...rest] = label.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return [first.toLowerCase(), ...rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())].join(
    '',
  );
}

/** The entity that a body is about, from the outside in. */
export function entityOfBody(shape: BodyShape): string | null {
  if (shape.is === 'list') return entityOfBody(shape.items);
  if (shape.is !== 'object') return null;
  return shape.of ?? shape.members.map(([, member]) => entityOfBody(member)).find((of) => of !== null) ?? null;
}

/** Whether a body is a list, or an envelope around one. */
export function isListBody(shape: BodyShape): boolean {
  if (shape.is === 'list') return true;
  return shape.is === 'object' && shape.of === null && shape.members.some(([, member]) => isListBody(member));
}
