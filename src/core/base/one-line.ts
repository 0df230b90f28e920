/**
 * What a terminal, or a program that reads a log, would obey: control characters, breaks of lines, and signs that turn the
 * direction of writing.
 */
const OBEYED = String.raw`\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069`;
const OBEYED_OR_SPACES = new RegExp(`[${OBEYED}\\s]+`, 'gu');
const ANY_OBEYED = new RegExp(`[${OBEYED}]`, 'gu');

/** The most characters of a title or a mark in one line of a report. */
const MOST = 100;

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
