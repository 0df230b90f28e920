/** A text split into lines: `\r\n`, `\n` and a lone `\r` are each one break. */
export interface Lines {
  readonly texts: readonly string[];
  readonly starts: readonly number[];
}

/** Linear in the length. */
export function splitLines(text: string): Lines {
  const texts: string[] = [];
  const starts: number[] = [];
  const hasReturns = text.includes('\r');
  let from = 0;
  for (let end = text.indexOf('\n'); !hasReturns && end >= 0; end = text.indexOf('\n', from)) {
    texts.push(text.slice(from, end));
    starts.push(from);
    from = end + 1;
  }
  for (const lineBreak of hasReturns ? text.matchAll(/\r\n|\n|\r/g) : []) {
    texts.push(text.slice(from, lineBreak.index));
    starts.push(from);
    from = lineBreak.index + lineBreak[0].length;
  }
  texts.push(text.slice(from));
  starts.push(from);
  return { texts, starts };
}

/** Offsets of lines in a text that joins them with one character each. */
export function lineStarts(lines: readonly string[]): readonly number[] {
  let offset = 0;
  return lines.map((line) => {
    const start = offset;
    offset += line.length + 1;
    return start;
  });
}

/** Offset just after a line's last character, before its break. */
export function endOfLine(lines: Lines, line: number): number {
  return (lines.starts[line] ?? 0) + textOfLine(lines, line).length;
}

export function textOfLine(lines: Lines, line: number): string {
  return lines.texts[line] ?? '';
}

/** The number of lines as people count them: an empty rest after the last break is not a line. */
export function countLines(lines: Lines): number {
  const last = lines.texts.length;
  return lines.texts[last - 1] === '' && last > 1 ? last - 1 : last;
}

/** The last index whose start is at or before the offset; the starts must ascend. */
export function lineAt(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The text's first line break, `\n` where it has none. */
export function lineBreakOf(text: string): string {
  return /\r\n|\n|\r/.exec(text)?.[0] ?? '\n';
}

export function normalizeLineBreaks(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

export function isBlankLine(line: string): boolean {
  return /^[ \t]*$/.test(line);
}
