/** What a terminal or a log reader would obey: control characters, line breaks, marks of the direction of writing. */
const OBEYED = String.raw`\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069`;
const OBEYED_OR_SPACES = new RegExp(`[${OBEYED}\\s]+`, 'gu');
const ANY_OBEYED = new RegExp(`[${OBEYED}]`, 'gu');

/** Characters of a title or a mark in one line of a report, at most. */
const MOST = 100;

/** Text in one line, without what would be obeyed. */
export function inOneLine(text: string): string {
  return withoutCommands(text.replace(OBEYED_OR_SPACES, ' ').trim());
}

export function inOneShortLine(text: string): string {
  const line = inOneLine(text);
  if (line.length <= MOST) return line;
  return `${[...line.slice(0, 2 * MOST)].slice(0, MOST - 1).join('')}…`;
}

/** A path, or a sentence about a path, safe for a line on a terminal, in a pipeline's log or in a report. */
export function printable(text: string): string {
  return withoutCommands(text.replace(ANY_OBEYED, '?')).replace(/^(?=\s*::)/, './');
}

/** CI services run a line that begins with “::”, or that holds “##[”, as a command. */
function withoutCommands(text: string): string {
  return text.replace(/##(?=(?:vso)?\[)/g, '##\u2060');
}
