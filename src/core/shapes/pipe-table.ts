import { trimText } from './normalize-text.ts';

/** Line breaks in a cell become `<br>`; pipes and backslashes are escaped. */
export function writePipeTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return [writePipeRow(header), `|${header.map(() => ' --- |').join('')}`, ...rows.map(writePipeRow)].join('\n');
}

function writePipeRow(cells: readonly string[]): string {
  return `|${cells.map((cell) => ` ${escapeCell(cell)} |`).join('')}`;
}

function escapeCell(cell: string): string {
  return trimText(cell)
    .replace(/[\\|]/g, '\\$&')
    .replace(/<(?=br\s*\/?>)/gi, '\\<')
    .replace(/\n/g, '<br>');
}

/** The unescaped cells of one line, with or without pipes at its ends. */
export function readPipeRow(line: string): string[] {
  const parts = splitAtPipes(line.trim());
  if (parts.length > 1 && parts[0]?.trim() === '') parts.shift();
  if (parts.length > 1 && parts.at(-1)?.trim() === '') parts.pop();
  return parts.map(unescapeCell);
}

function splitAtPipes(line: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] === '\\') at += 1;
    else if (line[at] === '|') {
      parts.push(line.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, line.slice(start)];
}

function unescapeCell(cell: string): string {
  return cell
    .trim()
    .replace(/\\([\\|<])|<br\s*\/?>/gi, (_, escaped?: string) => escaped ?? '\n')
    .trim();
}

/** Whether it is the line of dashes under a header. */
export function isDelimiterRow(line: string): boolean {
  return line.includes('-') && /^\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?$/.test(line.trim());
}
