import type { Unsaid } from '../spec/types.ts';
import type { ReportedMark, ReportedPoint } from './report.ts';

/** Why a point says nothing, in few words. */
export const UNSAID_WORDS: Readonly<Record<Unsaid, string>> = {
  empty: 'empty',
  open: 'only marks',
  instructions: 'only instructions to the author',
  template: 'only text of the template',
};

/** The most characters of a title or a mark in one line of a report. */
const MOST = 100;

/** A point as people call it: "3. Entities", or the title alone where it has no number. */
export function titleOf({ id, title }: Pick<ReportedPoint, 'id' | 'title'>): string {
  return inOneShortLine(/^\d/.test(id) ? `${id}. ${title}` : title);
}

/** Whom a mark waits for, and until when: "for Kim, due 2026-12-01"; empty where it names neither. */
export function waitsFor({ owner, due }: Pick<ReportedMark, 'owner' | 'due'>): string {
  return [...(owner ? [`for ${inOneShortLine(owner)}`] : []), ...(due ? [`due ${due}`] : [])].join(', ');
}

/**
 * What a terminal, or whoever reads a log, would obey: control characters, breaks of lines, and signs that turn the
 * direction of writing.
 */
const OBEYED = String.raw`\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069`;
const OBEYED_OR_SPACES = new RegExp(`[${OBEYED}\\s]+`, 'gu');
const ANY_OBEYED = new RegExp(`[${OBEYED}]`, 'gu');

/** Text in one line, without what would be obeyed. */
export function inOneLine(text: string): string {
  return withoutCommands(text.replace(OBEYED_OR_SPACES, ' ').trim());
}

/** The same, and cut where it is long. */
export function inOneShortLine(text: string): string {
  const line = inOneLine(text);
  if (line.length <= MOST) return line;
  return `${[...line.slice(0, 2 * MOST)].slice(0, MOST - 1).join('')}…`;
}

/** A path or a sentence about one as it may stand in a line on a terminal, in the log of a pipeline, or in a report. */
export function printable(text: string): string {
  return withoutCommands(text.replace(ANY_OBEYED, '?')).replace(/^(?=\s*::)/, './');
}

/** Services that run pipelines take a line for a command that begins with “::”, or that holds “##[”. */
function withoutCommands(text: string): string {
  return text.replace(/##(?=(?:vso)?\[)/g, '##\u2060');
}
