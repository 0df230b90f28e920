/** What a terminal or a log viewer would act on: control characters, line breaks, marks of the direction of writing. */
const CONTROL_CHARACTERS = String.raw`\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069`;
const CONTROLS_OR_SPACES = new RegExp(`[${CONTROL_CHARACTERS}\\s]+`, 'gu');
const ANY_CONTROL = new RegExp(`[${CONTROL_CHARACTERS}]`, 'gu');

/** Of a title or a mark in one line of a report, in characters. */
const MAX_LENGTH = 100;

/** Text in one line, without control characters. */
export function printableLine(text: string): string {
  return withoutCiCommands(text.replace(CONTROLS_OR_SPACES, ' ').trim());
}

export function shortPrintableLine(text: string): string {
  const line = printableLine(text);
  if (line.length <= MAX_LENGTH) return line;
  return `${[...line.slice(0, 2 * MAX_LENGTH)].slice(0, MAX_LENGTH - 1).join('')}…`;
}

/** A path, or a sentence about a path, safe for a line on a terminal, in a pipeline's log or in a report. */
export function printable(text: string): string {
  return withoutCiCommands(text.replace(ANY_CONTROL, '?')).replace(/^(?=\s*::)/, './');
}

/** CI services run a line that begins with “::”, or that holds “##[”, as a command. */
function withoutCiCommands(text: string): string {
  return text.replace(/##(?=(?:vso)?\[)/g, '##\u2060');
}

/** Below 0 where the first text comes first in the order of UTF-16 units, 0 where they are the same. */
export function compareTexts(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/** The pairs of neighbouring letters of a text. */
export function letterBigrams(text: string): ReadonlySet<string> {
  const plain = text.toLowerCase();
  return new Set(Array.from({ length: Math.max(plain.length - 1, 0) }, (_, at) => plain.slice(at, at + 2)));
}

export function countShared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return [...a].filter((pair) => b.has(pair)).length;
}

/** Dice’s coefficient of two sets of pairs: 1 for the same, 0 for nothing shared. */
export function diceSimilarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return a.size + b.size === 0 ? 0 : (2 * countShared(a, b)) / (a.size + b.size);
}

/** A path as it can be typed, or pasted, into a command line: in single quotes where a shell would interpret it. */
export function shellWord(path: string): string {
  const shown = printable(path);
  return /^[\p{L}\p{N}_./-]+$/u.test(shown) ? shown : `'${shown.replaceAll("'", "'\\''")}'`;
}

/** Letters to add, drop or change to turn one text into the other (Levenshtein). */
export function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 0; at < one.length; at += 1) {
    const next = [at + 1];
    for (let to = 0; to < other.length; to += 1) {
      const changed = (row[to] ?? 0) + Number(one[at] !== other[to]);
      next.push(Math.min(changed, (row[to + 1] ?? 0) + 1, (next[to] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
