import type { Held } from '../../model/held.ts';
import type { InWords, Quantity, Ref } from '../../model/things.ts';
import { escapeCell, escapeMarkdown } from '../escape.ts';

/** A place in words: what was decided, "(assumed)" behind what was assumed, "(open)" where nobody has decided. */
export type Tell = <T>(
  held: Held<T>,
  words?: (value: T, label: (option: string) => string) => string,
) => string;

/** A piece of a point's text. What is open alone gives no text. */
export type Passage = (tell: Tell) => string;

/** A column of a table: its head, and what it says of one thing. */
export type Columns<T> = readonly (readonly [head: string, cell: (thing: T, tell: Tell) => string])[];

const OPEN = '(open)';
const MANNER = { decided: '', assumed: ' (assumed)', stale: ' (to be confirmed)' } as const;

/** A passage once it is written, and the questions whose answers it tells. */
export interface Told {
  readonly body: string;
  readonly questions: ReadonlySet<string>;
}

/** Writes a passage. `label` gives the words of an option that a question offers under an id. */
export function written(passage: Passage, label: (question: string, option: string) => string): Told {
  const questions = new Set<string>();
  const tell: Tell = (held, words) => {
    if (held.is === 'unsaid') return OPEN;
    const { question, firmness } = held.source;
    questions.add(question);
    if (held.is === 'none') return held.reason ? `does not apply: ${held.reason}` : 'does not apply';
    const labelOf = (option: string) => label(question, option);
    return `${(words ?? plainWords)(held.value, labelOf)}${MANNER[firmness]}`;
  };
  return { body: passage(tell), questions };
}

function plainWords(value: unknown, label: (option: string) => string): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map((item) => plainWords(item, label)).join(', ');
  return label(String(value));
}

/** The usual ways to put values of the model into words. */
export const quantityWords = ({ text }: Quantity) => text;
export const refWords = ({ label }: Ref) => label;
export const refsWords = (refs: readonly Ref[]) => refs.map(refWords).join(', ');
export const exactWords = ({ text }: InWords) => text;

/** A caption and a table with one row a thing; columns in which everything is open are left out. Empty without things. */
export function tableOf<T>(head: string, things: readonly T[], columns: Columns<T>, tell: Tell): string {
  if (things.length === 0) return '';
  const rows = things.map((thing) => columns.map(([, cell]) => cell(thing, tell)));
  const told = columns.map((_, at) => rows.some((row) => !isOpen(row[at])));
  const line = (cells: readonly string[]) =>
    `| ${cells
      .filter((_, at) => told[at])
      .map(escapeCell)
      .join(' | ')} |`;
  const heads = columns.map(([name]) => name);
  return [caption(head), '', line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

/** The same for things that may not be named yet, or of which there are none. */
export function heldTable<T>(
  head: string,
  held: Held<readonly T[]>,
  columns: Columns<T>,
  tell: Tell,
): string {
  if (held.is === 'unsaid') return '';
  if (held.is === 'none') return facts(tell, [[head, held]]);
  tell(held);
  return tableOf(head, held.value, columns, tell);
}

/** A fact: its caption, its place, and how its value is said where not plainly. */
export type FactLine = readonly [what: string, words: string];

/** One bullet for each place that is settled; those that are open are left out. */
export function facts(
  tell: Tell,
  lines: readonly (readonly [what: string, held: Held<unknown>] | FactLine)[],
): string {
  return lines
    .map(([what, held]) => [what, typeof held === 'string' ? held : tell(held)] as const)
    .filter(([, words]) => !isOpen(words))
    .map(
      ([what, words]) => `- ${escapeMarkdown(what)}: ${escapeMarkdown(words).replaceAll('\\\n', '\\\n  ')}`,
    )
    .join('\n');
}

function isOpen(cell: string | undefined): boolean {
  return cell === undefined || cell === '' || cell === OPEN;
}

/** Words in bold on a line of their own: a heading would open a point. */
function caption(words: string): string {
  return `**${escapeMarkdown(words)}**`;
}

/** Blocks under each other, empty ones left out. */
export function blocks(...all: readonly string[]): string {
  return all.filter((block) => block !== '').join('\n\n');
}

/** A caption above blocks; nothing at all where they are all empty. */
export function under(head: string, ...all: readonly string[]): string {
  const body = blocks(...all);
  return body === '' ? '' : blocks(caption(head), body);
}
