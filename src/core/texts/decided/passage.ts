import { listOf, type Source, type Sourced } from '../../answers/sourced.ts';
import type { Entities } from '../../model/types.ts';
import { listed } from '../../slots/answers.ts';
import type { Told as ToldAs } from '../../slots/slot.ts';
import { escapeMarkdown } from '../../spec/escape.ts';

/**
 * A place in words: what was decided, "(assumed)" after what was assumed, "(open)" while it is still asked, and
 * nothing where it is not.
 */
export type Tell = <T>(held: Sourced<T>, words?: (value: T, label: (option: string) => string) => string) => string;

/** A part of a point's text. Empty where everything is open. */
export type Passage = (tell: Tell) => string;

/** What a passage needs to know of the questions. */
export interface Asked {
  readonly isOpen: (question: string) => boolean;
  /** The label of an option of a question. */
  readonly label: (question: string, option: string) => string;
}

export const OPEN = '(open)';
/** Decided that there is none, without a reason. */
export const NONE = '–';
export const DOES_NOT_APPLY = 'does not apply';
const MANNER = { decided: '', assumed: ' (assumed)', stale: ' (to be confirmed)' } as const;

/** A finished passage, and the questions whose answers it mentions. */
export interface Told {
  readonly body: string;
  readonly questions: ReadonlySet<string>;
}

export function written(passage: Passage, { isOpen, label }: Asked): Told {
  const questions = new Set<string>();
  const tell: Tell = (held, words) => {
    if (held.is === 'unknown') return isOpen(held.question) ? OPEN : '';
    const { question, firmness } = held.source;
    questions.add(question);
    if (held.is === 'not-applicable') return noneWords(held.reason);
    const labelOf = (option: string) => label(question, option);
    return `${(words ?? plainWords)(held.value, labelOf)}${MANNER[firmness]}`;
  };
  return { body: passage(tell), questions };
}

const LETTER = /[\p{L}\p{N}]/u;

function noneWords(reason: string): string {
  if (!LETTER.test(reason)) return NONE;
  return /^none$/iu.test(reason) ? NONE : `${DOES_NOT_APPLY}: ${reason}`;
}

function plainWords(value: unknown, label: (option: string) => string): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return listed(value.map((item) => plainWords(item, label)));
  return label(String(value));
}

/** Mentions what was said, and leaves it to its own question that, and why, something does not apply. */
export function unlessNone(tell: Tell): Tell {
  return (held, words) => (held.is === 'not-applicable' ? '' : tell(held, words));
}

/** Records that an answer is mentioned here, however much of it the words hold. */
export function tellSource(source: Source, tell: Tell): void {
  tell({ is: 'known', value: '', source });
}

/** "(assumed)" after the heading of a table that one answer fills; its cells need not repeat it. */
export function answerModeOf(held: Sourced<unknown>): string {
  return held.is === 'known' ? MANNER[held.source.firmness] : '';
}

/** Words what the same answer says as if it were firm, where the heading of the table says that it is not. */
export function withoutAnswerMode(of: Sourced<unknown>, tell: Tell): Tell {
  if (of.is !== 'known' || of.source.firmness === 'decided') return tell;
  const { source } = of;
  return (held, words) =>
    held.is === 'known' && held.source === source
      ? tell({ ...held, source: { ...source, firmness: 'decided' } }, words)
      : tell(held, words);
}

/** One bullet for each place that is settled; open ones are left out. */
export function facts(
  tell: Tell,
  lines: readonly (readonly [what: string, held: Sourced<unknown> | string])[],
): string {
  return lines
    .map(([what, held]) => [what, typeof held === 'string' ? held : tell(held)] as const)
    .filter(([, words]) => !isBlank(words) && words !== OPEN)
    .map(([what, words]) => `- ${escapeMarkdown(what)}: ${escapeMarkdown(words).replaceAll('\\\n', '\\\n  ')}`)
    .join('\n');
}

export function factsOf(slots: Readonly<Record<string, ToldAs<never>>>, places: object, tell: Tell): string {
  const lines = Object.entries(slots).flatMap(([key, { head, words }]) => {
    if (head === undefined) return [];
    const held = placeAt(key)(places);
    return [[head, words ? tell(held, words) : held] as const];
  });
  return facts(tell, lines);
}

export function placeAt(key: string): (of: object) => Sourced<never> {
  return (of) => Reflect.get(of, key);
}

export function isBlank(words: string | undefined): boolean {
  return words === undefined || words === '';
}

/** `id` is null for what is said of no entity in particular. */
export type TextThing = ReturnType<typeof thingsAnd>[number];

/** All entities, and last what is said of none in particular. */
export function thingsAnd({ entities }: Entities, rest: string) {
  return [...listOf(entities), { id: null, label: rest }];
}

/** Bold words on a line of their own, as a heading would open a point. */
export function caption(words: string): string {
  return `**${escapeMarkdown(words)}**`;
}

export function blocks(...all: readonly string[]): string {
  return all.filter((block) => block !== '').join('\n\n');
}

/** A caption above blocks; empty where all blocks are. */
export function under(head: string, ...all: readonly string[]): string {
  const body = blocks(...all);
  return body === '' ? '' : blocks(caption(head), body);
}
