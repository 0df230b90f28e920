import { isSameSource, listOf, type Source, type Sourced } from '../../answers/sourced.ts';
import type { Entities } from '../../model/types.ts';
import { joinItems } from '../../slots/answer-types.ts';
import type { Wording } from '../../slots/slot.ts';
import { escapeCell, escapeMarkdown } from '../../spec/escape.ts';

/**
 * Renders a sourced value: its words, with "(assumed)" where it was assumed, "(open)" while somebody still has to
 * answer, "(put off)" where that was put off, and empty where it is not asked.
 */
export type Render = <T>(
  sourced: Sourced<T>,
  words?: (value: T, label: (option: string) => string) => string,
) => string;

/** A part of a point's text. Empty where everything is open. */
export type Passage = (render: Render) => string;

/** What a passage needs to know of the questions. */
export interface QuestionInfo {
  readonly missing: (question: string) => '' | typeof OPEN | typeof DEFERRED;
  readonly label: (question: string, option: string) => string;
}

export const OPEN = '(open)';
export const DEFERRED = '(put off)';
/** Decided that there is none, without a reason. */
export const NONE = '–';
export const DOES_NOT_APPLY = 'does not apply';
const FIRMNESS_SUFFIX = { decided: '', assumed: ' (assumed)', stale: ' (to be confirmed)' } as const;

/** A rendered passage, and the questions whose answers it contains. */
export interface RenderedPassage {
  readonly body: string;
  readonly questions: ReadonlySet<string>;
}

export function renderPassage(passage: Passage, { missing, label }: QuestionInfo): RenderedPassage {
  const questions = new Set<string>();
  const render: Render = (sourced, words) => {
    if (sourced.is === 'unknown') return missing(sourced.question);
    const { question, firmness } = sourced.source;
    questions.add(question);
    if (sourced.is === 'not-applicable') return noneWords(sourced.reason);
    const labelOf = (option: string) => label(question, option);
    return `${(words ?? plainWords)(sourced.value, labelOf)}${FIRMNESS_SUFFIX[firmness]}`;
  };
  return { body: passage(render), questions };
}

const LETTER = /[\p{L}\p{N}]/u;

function noneWords(reason: string): string {
  if (!LETTER.test(reason)) return NONE;
  return /^none$/iu.test(reason) ? NONE : `${DOES_NOT_APPLY}: ${reason}`;
}

function plainWords(value: unknown, label: (option: string) => string): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return joinItems(value.map((item) => plainWords(item, label)));
  return label(String(value));
}

/** Renders nothing where a value does not apply; the reason is in the text of its own question. */
export function unlessNotApplicable(render: Render): Render {
  return (sourced, words) => (sourced.is === 'not-applicable' ? '' : render(sourced, words));
}

/** Marks a question as covered by this passage, without any text. */
export function recordSource(source: Source, render: Render): void {
  render({ is: 'known', value: '', source });
}

/** "(assumed)" after the heading of a table that one answer fills; its cells need not repeat it. */
export function firmnessSuffix(sourced: Sourced<unknown>): string {
  return sourced.is === 'known' ? FIRMNESS_SUFFIX[sourced.source.firmness] : '';
}

/** Leaves “(assumed)” out of values from the answer that fills the table, as its heading has it already. */
export function withoutFirmness(of: Sourced<unknown>, render: Render): Render {
  if (of.is !== 'known' || of.source.firmness === 'decided') return render;
  const { source } = of;
  return (sourced, words) =>
    sourced.is === 'known' && isSameSource(sourced.source, source)
      ? render({ ...sourced, source: { ...source, firmness: 'decided' } }, words)
      : render(sourced, words);
}

/** One bullet for each value that is settled; open ones are left out. */
export function valueBullets(
  render: Render,
  lines: readonly (readonly [what: string, value: Sourced<unknown> | string])[],
): string {
  return lines
    .map(([what, value]) => [what, typeof value === 'string' ? value : render(value)] as const)
    .filter(([, words]) => isSettled(words))
    .map(([what, words]) => `- ${escapeMarkdown(what)}: ${escapeMarkdown(words).replaceAll('\\\n', '\\\n  ')}`)
    .join('\n');
}

export function slotBullets(slots: Readonly<Record<string, Wording<never>>>, places: object, render: Render): string {
  const lines = Object.entries(slots).flatMap(([key, { head, words }]) => {
    if (head === undefined) return [];
    const sourced = sourcedAt(key)(places);
    return [[head, words ? render(sourced, words) : sourced] as const];
  });
  return valueBullets(render, lines);
}

export function sourcedAt(key: string): (of: object) => Sourced<never> {
  return (of) => Reflect.get(of, key);
}

/** Whether somebody has said it, or that there is none. */
export function isSettled(words: string): boolean {
  return words !== '' && words !== OPEN && words !== DEFERRED;
}

/** `id` is null for the rest: what is said of no entity in particular. */
export type EntityOrRest = ReturnType<typeof entitiesAndRest>[number];

export function entitiesAndRest({ entities }: Entities, rest: string) {
  return [...listOf(entities), { id: null, label: rest }];
}

/** Bold words on a line of their own: a heading would start a new point. */
export function caption(words: string): string {
  return `**${escapeMarkdown(words)}**`;
}

export function joinBlocks(...all: readonly string[]): string {
  return all.filter((block) => block !== '').join('\n\n');
}

/** A caption above blocks; empty where all blocks are. */
export function captionedBlocks(head: string, ...all: readonly string[]): string {
  const body = joinBlocks(...all);
  return body === '' ? '' : joinBlocks(caption(head), body);
}

/** A pipe table; the first row is its head. The cells are plain text. */
export function markdownTable([head = [], ...rows]: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(escapeCell).join(' | ')} |`).join('\n');
}
