import type { BlockStructure, Prose } from '../blocks/structure.ts';
import { plainText } from '../plain-text.ts';
import { cellsOf, tableHeader } from '../tables.ts';
import type { CellAddress } from '../types.ts';
import { cellAddress, EMPTY_CELL } from './cell-address.ts';
import { type FoundMark, inlineMarks } from './inline-marks.ts';

/** Rows are the lines below the delimiter. */
type Table = NonNullable<ReturnType<typeof tableIn>>;

const ANSWER = /\b(?:answers?|resolutions?|decisions?|outcomes?|responses?|conclusions?|resolved)\b/i;
const QUESTION = /\bquestions?\b/i;
const STATUS = /\b(?:status|state)\b/i;
const OWNER = /\b(?:owner|who|assignee|responsible|assigned)\b/i;
const DUE = /\b(?:due|date|deadline|by when|until)\b/i;
const CLOSED = /\b(?:resolved|closed|answered|done|decided|won[’']t)\b/i;
const REMARK_HEADER = /^(?:notes?|comments?|remarks?|examples?|links?|refs?|references?|see|details?)?$/i;
const TICK = /^(?:x|✓|✔|✗|✘|✅|❌|yes|no|y|n|●|•|o|-|–|—)$/i;

/** Marks that follow from a table's shape: questions without an answer, named rows that say nothing. */
function tableMarks(structure: BlockStructure, lines: readonly string[]): readonly FoundMark[] {
  return structure.prose.flatMap((prose) => {
    const table = prose.type === 'Paragraph' && prose.last > prose.first ? tableIn(prose, lines) : null;
    if (!table) return [];
    const question = table.header.findIndex((cell) => QUESTION.test(cell));
    return question >= 0 ? unansweredRows(table, question) : emptyRows(table);
  });
}

function tableIn(prose: Prose, lines: readonly string[]) {
  if (!(lines[prose.first] ?? '').includes('|') && !(lines[prose.last] ?? '').includes('|')) return null;
  const own = lines.slice(prose.first, prose.last + 1);
  const header = tableHeader(own);
  if (header < 0) return null;
  return {
    header: cellsOf(own[header] ?? '').map(plainText),
    /** 0-based line of the header. */
    first: prose.first + header,
    rows: own.slice(header + 2).map((text, index) => ({
      line: prose.first + header + 2 + index,
      text,
      cells: cellsOf(text),
    })),
  };
}

function unansweredRows({ header, rows }: Table, question: number): readonly FoundMark[] {
  const find = (words: RegExp) => header.findIndex((cell, index) => index !== question && words.test(cell));
  const [answer, status, owner, due] = [find(ANSWER), find(STATUS), find(OWNER), find(DUE)];
  const isOpen = (cells: readonly string[]) =>
    answer >= 0 ? EMPTY_CELL.test(cells[answer] ?? '') : status >= 0 && !CLOSED.test(cells[status] ?? '');
  return rows
    .filter(({ cells }) => (cells[question] ?? '') !== '' && isOpen(cells))
    .map(({ line, cells }) => {
      const who = owner < 0 ? '' : plainText(cells[owner] ?? '').replace(/^@/, '');
      const day = due < 0 ? null : /20\d\d-\d\d-\d\d/.exec(cells[due] ?? '');
      return {
        first: line,
        last: line,
        kind: 'open-question',
        text: plainText(cells[question] ?? ''),
        ...(who === '' || EMPTY_CELL.test(who) ? {} : { owner: who }),
        ...(day ? { due: day[0] } : {}),
      };
    });
}

/** Rows with a name and nothing else; a table without any row is one mark. */
function emptyRows({ header, first, rows }: Table): readonly FoundMark[] {
  if (header.length < 2) return [];
  if (rows.length === 0) return [emptyMark(first, header.join(' | '), cellAddress('', header))];
  if (header.slice(1).every((cell) => REMARK_HEADER.test(cell))) return [];
  const isTicked = rows.some(({ cells }) => cells.slice(1).some((cell) => TICK.test(cell)));
  if (isTicked) return [];
  return rows
    .filter(({ cells }) => {
      const [name = '', ...rest] = cells;
      return (
        /[\p{L}\p{N}]/u.test(name) &&
        !/^(?:\*\*|__)/.test(name) &&
        rest.every((cell) => cell === '') &&
        // A row with fewer cells is a heading inside the table, not a row still to be filled in.
        cells.length >= header.length
      );
    })
    .map(({ line, cells }) => {
      const name = plainText(cells[0] ?? '');
      return emptyMark(line, name, cellAddress(name, header.slice(1)));
    });
}

function emptyMark(line: number, text: string, cell: CellAddress): FoundMark {
  return { first: line, last: line, kind: 'empty-cell', text: text || 'an empty row', cell };
}

const UNRESOLVED_START = /<<\[UNRESOLVED\b([^[\]]{0,500})\]>>/;
const UNRESOLVED_END = /<<\[\/UNRESOLVED\]>>/;
/** Placeholders in explanations of the convention: examples, not marks. */
const EXAMPLE_OWNER = /^\s*(?:optional\b.*|who|who or what|name|topic|short context)\s*$/i;
/** Lines after which an unclosed block ends. */
const MAX_BLOCK_LINES = 200;

/** Blocks between `<<[UNRESOLVED who]>>` and `<<[/UNRESOLVED]>>`, in prose and in code: they are often fenced. */
function unresolvedBlocks(structure: BlockStructure, lines: readonly string[]): readonly FoundMark[] {
  const found: FoundMark[] = [];
  for (let line = 0; line < lines.length; line++) {
    const text = lines[line] ?? '';
    const open = text.includes('<<[') ? UNRESOLVED_START.exec(text) : null;
    const nonProse = structure.asideOf(line);
    if (!open || nonProse === 'comment' || nonProse === 'quote') continue;
    const last = closingLine(lines, line);
    if (!EXAMPLE_OWNER.test(open[1] ?? '')) found.push(blockMark(lines, line, last, open));
    line = last;
  }
  return found;
}

/** The line that closes the block; its first line where none does. */
function closingLine(lines: readonly string[], first: number): number {
  const end = Math.min(lines.length, first + MAX_BLOCK_LINES);
  for (let line = first; line < end; line++) {
    if (UNRESOLVED_END.test(lines[line] ?? '')) return line;
    if (line > first && UNRESOLVED_START.test(lines[line] ?? '')) break;
  }
  return first;
}

function blockMark(lines: readonly string[], first: number, last: number, open: RegExpExecArray): FoundMark {
  const who = (open[1] ?? '').trim();
  const inside = lines
    .slice(first, last + 1)
    .join(' ')
    .replace(UNRESOLVED_START, '')
    .replace(UNRESOLVED_END, '')
    .replace(/\s+/g, ' ')
    .trim();
  const owner = /^@[\w-]+/.exec(who)?.[0].slice(1);
  return {
    first,
    last,
    kind: 'unresolved-block',
    text: inside || who || 'UNRESOLVED',
    ...(owner ? { owner } : {}),
  };
}

/** A comment that is just the mark: a value that the code sample itself leaves open. */
const OPEN_VALUE = /(?:^|[ \t])(?:#|\/\/|--|;|\/\*)[ \t]*(TB[DCASR])\b\.?[ \t]*(?:\*\/)?[ \t]*$/;

/** Values in code that a comment next to them leaves open. All other comments of a sample are quoted code. */
function openValues(structure: BlockStructure, lines: readonly string[]): readonly FoundMark[] {
  return lines.flatMap((text, line): readonly FoundMark[] => {
    const sign = text.includes('TB') && structure.asideOf(line) === 'code' ? OPEN_VALUE.exec(text) : null;
    return sign ? [{ first: line, last: line, kind: 'tbd', text: text.trim() }] : [];
  });
}

/** Marks that include what is inside them: another mark there is the same gap. */
const ENCLOSING_KINDS: ReadonlySet<string> = new Set(['unresolved-block', 'open-question']);

/** The marks in a document's words and tables, in order; those of whole bodies come later. */
export function marksOf(structure: BlockStructure, lines: readonly string[]): readonly FoundMark[] {
  return outermostMarks([
    ...unresolvedBlocks(structure, lines),
    ...tableMarks(structure, lines),
    ...inlineMarks(structure, lines),
    ...openValues(structure, lines),
  ]);
}

/** Marks by position, without those inside a mark of an enclosing kind. */
export function outermostMarks(marks: readonly FoundMark[]): readonly FoundMark[] {
  const sorted = marks.toSorted((a, b) => a.first - b.first || b.last - a.last || rank(a) - rank(b));
  let end = -1;
  return sorted.filter((mark) => {
    if (mark.last <= end) return false;
    if (ENCLOSING_KINDS.has(mark.kind)) end = mark.last;
    return true;
  });
}

function rank({ kind }: FoundMark): number {
  return ENCLOSING_KINDS.has(kind) ? 0 : 1;
}
