import { knownValue, type Look, listOf, lookOfSourced, questionOf, type Sourced } from '../answers/sourced.ts';
import { fieldIndex } from '../model/field-index.ts';
import type { Entity, Field } from '../model/types.ts';
import { knownContents } from '../product/known-names.ts';
import { memoizeByProduct, type Product } from '../product/product.ts';
import { nameSearchOf, namesOfEntities } from '../product/words/names-in-words.ts';
import { foldCase } from '../shapes/normalize-text.ts';
import type { Call } from '../slots/calls/exchanges.ts';

type FieldMeaning =
  | { readonly is: 'field'; readonly entity: Entity; readonly field: Field }
  /** An entity, a constant, a role, the actor or the time: ours, but no field of a record. */
  | { readonly is: 'ours'; readonly label: string }
  | { readonly is: 'left alone'; readonly otherwise: string }
  /** `label`: a name that nothing of ours has; empty while nobody has mapped the field. */
  | { readonly is: 'unknown'; readonly label: string };

export interface MessageField {
  readonly words: string;
  readonly means: FieldMeaning;
  readonly look: Look;
  /** The question that maps it to something of ours. */
  readonly question: string;
}

/** Both messages of a call; null while nothing is known of their content. */
interface MessageFields {
  readonly sent: readonly MessageField[] | null;
  readonly back: readonly MessageField[] | null;
}

const isKnown = memoizeByProduct(knownContents);

/** Each field of a call’s messages with what it means in our own product, in the order of the answer. */
export function messageFields(product: Product, call: Call): MessageFields {
  return {
    sent: knownValue(call.sent)?.map((words) => sentField(product, call, words)) ?? null,
    back: knownValue(call.back)?.map((words) => returnedField(product, call, words)) ?? null,
  };
}

function sentField(product: Product, call: Call, words: string): MessageField {
  return messageFieldOf(words, meaningOf(product, call, words) ?? { is: 'unknown', label: '' }, call.sent);
}

function returnedField(product: Product, call: Call, words: string): MessageField {
  const mapped = knownValue(call.mapping)?.find(({ theirs }) => foldCase(theirs) === foldCase(words));
  if (!mapped) {
    const own = meaningOf(product, call, words);
    return own
      ? messageFieldOf(words, own, call.back)
      : messageFieldOf(words, { is: 'unknown', label: '' }, call.mapping);
  }
  const { ours, otherwise } = mapped;
  if (ours.label === '') return messageFieldOf(words, { is: 'left alone', otherwise }, call.mapping);
  const means = meaningOf(product, call, ours.label) ?? { is: 'unknown' as const, label: ours.label };
  return messageFieldOf(words, means, call.mapping);
}

function messageFieldOf(words: string, means: FieldMeaning, sourced: Sourced<unknown>): MessageField {
  return {
    words,
    means,
    look: means.is === 'unknown' ? 'hole' : lookOfSourced(sourced),
    question: questionOf(sourced),
  };
}

export const ARTICLE = /^(?:the|an?|this|its?)\s+/iu;

/** A field of the entity that the call is about comes before one of the same name elsewhere. */
function meaningOf(product: Product, call: Call, words: string): FieldMeaning | undefined {
  const places = fieldIndex(product.model.entities).called(words);
  const about = subjectOfCall(product, call)?.id;
  const own = places.find(({ entity }) => entity.id === about);
  if (own) return { is: 'field', ...own };
  const entity = product.index.entities.called(words.replace(ARTICLE, ''));
  if (entity) return { is: 'ours', label: entity.label };
  const [place] = places;
  if (place) return { is: 'field', ...place };
  return isKnown(product)(words) ? { is: 'ours', label: words } : undefined;
}

export const entityNames = memoizeByProduct(({ index }) =>
  nameSearchOf(namesOfEntities(index.entities.all).map(([name, { id }]) => [name, id] as const)),
);

/** The entity a call is about: the first that its trigger names, else the first that its message fields name. */
export function subjectOfCall(product: Product, call: Call): Entity | undefined {
  const names = entityNames(product);
  const texts = [knownValue(call.trigger) ?? '', ...listOf(call.sent), ...listOf(call.back)];
  const [first] = texts.flatMap((text) => names.mentioned(text));
  return product.index.entities.get(first?.of);
}
