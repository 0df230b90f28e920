/** The row under a table's header, such as `|---|:-:|`. A row of one column needs a pipe. */
function isDelimiterRow(line: string): boolean {
  if (!line.includes('|') || !/^\|?[ \t]*:?-/.test(line.trimStart())) return false;
  return cellsOf(line).every((cell) => /^:?-+:?$/.test(cell));
}

/** Index of a table's header among a paragraph's lines, or -1. */
export function tableHeader(lines: readonly string[]): number {
  const delimiter = lines.findIndex(
    (line, index) =>
      index > 0 && isDelimiterRow(line) && cellsOf(lines[index - 1] ?? '').length === cellsOf(line).length,
  );
  return Math.max(delimiter - 1, -1);
}

export function cellsOf(row: string): readonly string[] {
  const cells = splitAtPipes(row.trim()).map((cell) => cell.trim());
  const from = cells.length > 1 && cells[0] === '' ? 1 : 0;
  const to = cells.length - from > 1 && cells.at(-1) === '' ? -1 : cells.length;
  return cells.slice(from, to);
}

/** The text between a row's pipes, before the first and after the last, as written. */
export function splitAtPipes(row: string): readonly string[] {
  const parts: string[] = [];
  let from = 0;
  for (const match of row.matchAll(/\\.|\|/gu)) {
    if (match[0] !== '|') continue;
    parts.push(row.slice(from, match.index));
    from = match.index + 1;
  }
  return [...parts, row.slice(from)];
}
