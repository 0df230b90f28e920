import { knownValue, listOf, lookOfSourced, questionOf, type Sourced } from '../answers/sourced.ts';
import { fieldIndex } from '../model/field-index.ts';
import type { Entity, Field } from '../model/types.ts';
import { knownContents } from '../product/known-contents.ts';
import { type Product, perProduct } from '../product/product.ts';
import { namesInWords, namesOfEntities } from '../product/words/names-in-words.ts';
import { folded } from '../shapes/folded.ts';
import type { Call } from '../slots/calls/exchanges.ts';
import type { Look } from './screens-of.ts';

type LineMeaning =
  | { readonly is: 'field'; readonly entity: Entity; readonly field: Field }
  /** An entity, a number with a name, a role, or who and when: ours, but no field of a record. */
  | { readonly is: 'ours'; readonly label: string }
  | { readonly is: 'left alone'; readonly otherwise: string }
  /** `label`: a name of ours that nothing has; empty where nobody has said. */
  | { readonly is: 'unknown'; readonly label: string };

export interface MessageLine {
  readonly words: string;
  readonly means: LineMeaning;
  readonly look: Look;
  /** The question that settles what of ours it is. */
  readonly question: string;
}

/** Both messages of a call; null where nobody has said what is in it. */
export interface MessageLines {
  readonly sent: readonly MessageLine[] | null;
  readonly back: readonly MessageLine[] | null;
}

const knows = perProduct(knownContents);

/** Each line of a call in our own words, in the order in which they were said. */
export function messageLines(product: Product, call: Call): MessageLines {
  return {
    sent: knownValue(call.sent)?.map((words) => sentLine(product, call, words)) ?? null,
    back: knownValue(call.back)?.map((words) => backLine(product, call, words)) ?? null,
  };
}

function sentLine(product: Product, call: Call, words: string): MessageLine {
  return drawn(words, meaningOf(product, call, words) ?? { is: 'unknown', label: '' }, call.sent);
}

function backLine(product: Product, call: Call, words: string): MessageLine {
  const mapped = knownValue(call.mapping)?.find(({ theirs }) => folded(theirs) === folded(words));
  if (!mapped) {
    const own = meaningOf(product, call, words);
    return own ? drawn(words, own, call.back) : drawn(words, { is: 'unknown', label: '' }, call.mapping);
  }
  const { ours, otherwise } = mapped;
  if (ours.label === '') return drawn(words, { is: 'left alone', otherwise }, call.mapping);
  const means = meaningOf(product, call, ours.label) ?? { is: 'unknown' as const, label: ours.label };
  return drawn(words, means, call.mapping);
}

function drawn(words: string, means: LineMeaning, said: Sourced<unknown>): MessageLine {
  return {
    words,
    means,
    look: means.is === 'unknown' ? 'hole' : lookOfSourced(said),
    question: questionOf(said),
  };
}

export const ARTICLE = /^(?:the|an?|this|its?)\s+/iu;

/** A field of the entity that the call is about comes before one of the same name elsewhere. */
function meaningOf(product: Product, call: Call, words: string): LineMeaning | undefined {
  const places = fieldIndex(product.model.entities).called(words);
  const about = subjectOfCall(product, call)?.id;
  const own = places.find(({ entity }) => entity.id === about);
  if (own) return { is: 'field', ...own };
  const thing = product.index.entities.called(words.replace(ARTICLE, ''));
  if (thing) return { is: 'ours', label: thing.label };
  const [place] = places;
  if (place) return { is: 'field', ...place };
  return knows(product)(words) ? { is: 'ours', label: words } : undefined;
}

export const entityNames = perProduct(({ index }) =>
  namesInWords(namesOfEntities(index.entities.all).map(([name, { id }]) => [name, id] as const)),
);

/** The entity a call is about: the first that its occasion names, else the first that its lines name. */
export function subjectOfCall(product: Product, call: Call): Entity | undefined {
  const names = entityNames(product);
  const texts = [knownValue(call.trigger) ?? '', ...listOf(call.sent), ...listOf(call.back)];
  const [first] = texts.flatMap((text) => names.mentioned(text));
  return product.index.entities.get(first?.of);
}
