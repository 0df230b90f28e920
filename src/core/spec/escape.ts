/** Where a line would start a block: its first character gets a backslash. */
const BLOCK_START = /^(?=#{1,6}(?:[ \t]|$)|[-+*](?:[ \t]|$)|-[- \t]*$|=+[ \t]*$|>|:?-+:?[ \t]*$|:-)/;
const NUMBERED_START = /^(\d{1,9})(?=[.)](?:[ \t]|$))/;

/** Inline characters, each with the neighbours that make it markup. */
const INLINE_PATTERNS: readonly RegExp[] = [
  /\\(?=[!-/:-@[-`{-~]|$)/u,
  /[`[\]|]/u,
  /(?<![ \t])\*|\*(?![ \t])/u,
  /(?<![\p{L}\p{N}]_{0,9})_|_(?!_{0,9}[\p{L}\p{N}])/u,
  /~(?!(?<=(?:^|[ \t])~)\d)/u,
  /<(?=[a-z/!?]|$)/u,
  /&(?=#\d+;|#x[\da-f]+;|\w+;)/u,
  /(?<=https?|ftp|mailto|xmpp):/u,
  /(?<=(?<!\w)www)\./u,
  /(?<=[\w.+-])@(?=[\w-])/u,
];
const INLINE_MARKUP = new RegExp(INLINE_PATTERNS.map((sign) => sign.source).join('|'), 'giu');

/**
 * A user's text as inline Markdown that reads back as exactly that text. Line breaks become hard breaks, so the result
 * stays one paragraph; space at the ends of lines is dropped, as no reader shows it.
 */
export function escapeMarkdown(text: string): string {
  return readableLines(text)
    .map((line) => escapeInline(line).replace(NUMBERED_START, '$1\\').replace(BLOCK_START, '\\'))
    .join('\\\n');
}

/** A user's text for a cell of a table row: a line break becomes `<br>`. */
export function escapeCell(text: string): string {
  return readableLines(text).map(escapeInline).join('<br>');
}

function readableLines(text: string): readonly string[] {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(/\0|\p{Surrogate}/gu, '\uFFFD')
    .replace(/[\v\f]/g, ' ')
    .split('\n')
    .map(withoutOuterBlanks);
  const first = lines.findIndex((line) => line !== '');
  const last = lines.findLastIndex((line) => line !== '');
  return first < 0 ? [] : lines.slice(first, last + 1);
}

function escapeInline(line: string): string {
  return line.replace(INLINE_MARKUP, (sign) => `\\${sign}`);
}

/** Spaces and tabs only; a regular expression for the end would take quadratic time. */
function withoutOuterBlanks(line: string): string {
  const isBlank = (at: number) => line[at] === ' ' || line[at] === '\t';
  let from = 0;
  let to = line.length;
  while (from < to && isBlank(from)) from++;
  while (to > from && isBlank(to - 1)) to--;
  return line.slice(from, to);
}
