import type { BlockStructure, Prose } from '../blocks/structure.ts';
import { plainText } from '../plain-text.ts';
import { cellsOf, tableHeader } from '../tables.ts';
import type { TablePlace } from '../types.ts';
import type { FoundMark } from './inline-marks.ts';
import { NOTHING, tablePlace } from './table-places.ts';

/** A table as read; rows are lines below the delimiter. */
interface Table {
  readonly header: readonly string[];
  /** 0-based line of the header. */
  readonly first: number;
  readonly rows: readonly {
    readonly line: number;
    readonly text: string;
    readonly cells: readonly string[];
  }[];
}

const ANSWER = /\b(?:answers?|resolutions?|decisions?|outcomes?|responses?|conclusions?|resolved)\b/i;
const QUESTION = /\bquestions?\b/i;
const STATUS = /\b(?:status|state)\b/i;
const OWNER = /\b(?:owner|who|assignee|responsible|assigned)\b/i;
const DUE = /\b(?:due|date|deadline|by when|until)\b/i;
const CLOSED = /\b(?:resolved|closed|answered|done|decided|won[’']t)\b/i;
const ASIDE = /^(?:notes?|comments?|remarks?|examples?|links?|refs?|references?|see|details?)?$/i;
const TICK = /^(?:x|✓|✔|✗|✘|✅|❌|yes|no|y|n|●|•|o|-|–|—)$/i;

/** Marks that a table's shape shows: questions without an answer, rows that are named and say nothing. */
export function tableMarks(structure: BlockStructure, lines: readonly string[]): readonly FoundMark[] {
  return structure.prose.flatMap((prose) => {
    const table = prose.type === 'Paragraph' && prose.last > prose.first ? tableIn(prose, lines) : null;
    if (!table) return [];
    const question = table.header.findIndex((cell) => QUESTION.test(cell));
    return question >= 0 ? unanswered(table, question) : emptyRows(table);
  });
}

function tableIn(prose: Prose, lines: readonly string[]): Table | null {
  if (!(lines[prose.first] ?? '').includes('|') && !(lines[prose.last] ?? '').includes('|')) return null;
  const own = lines.slice(prose.first, prose.last + 1);
  const header = tableHeader(own);
  if (header < 0) return null;
  return {
    header: cellsOf(own[header] ?? '').map(plainText),
    first: prose.first + header,
    rows: own.slice(header + 2).map((text, index) => ({
      line: prose.first + header + 2 + index,
      text,
      cells: cellsOf(text),
    })),
  };
}

function unanswered({ header, rows }: Table, question: number): readonly FoundMark[] {
  const find = (words: RegExp) => header.findIndex((cell, index) => index !== question && words.test(cell));
  const [answer, status, owner, due] = [find(ANSWER), find(STATUS), find(OWNER), find(DUE)];
  const isOpen = (cells: readonly string[]) =>
    answer >= 0 ? NOTHING.test(cells[answer] ?? '') : status >= 0 && !CLOSED.test(cells[status] ?? '');
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
        ...(who === '' || NOTHING.test(who) ? {} : { owner: who }),
        ...(day ? { due: day[0] } : {}),
      };
    });
}

/** Rows with a name and nothing beside it; a table without any row is one mark. */
function emptyRows({ header, first, rows }: Table): readonly FoundMark[] {
  if (header.length < 2) return [];
  if (rows.length === 0) return [emptyMark(first, header.join(' | '), tablePlace('', header))];
  if (header.slice(1).every((cell) => ASIDE.test(cell))) return [];
  const isTicked = rows.some(({ cells }) => cells.slice(1).some((cell) => TICK.test(cell)));
  if (isTicked) return [];
  return rows
    .filter(({ cells }) => {
      const [name = '', ...rest] = cells;
      return (
        /[\p{L}\p{N}]/u.test(name) &&
        !/^(?:\*\*|__)/.test(name) &&
        rest.every((cell) => cell === '') &&
        // A row that is cut short is a heading inside the table, not one that is still to be filled.
        cells.length >= header.length
      );
    })
    .map(({ line, cells }) => {
      const name = plainText(cells[0] ?? '');
      return emptyMark(line, name, tablePlace(name, header.slice(1)));
    });
}

function emptyMark(line: number, text: string, cell: TablePlace): FoundMark {
  return { first: line, last: line, kind: 'empty-cell', text: text || 'an empty row', cell };
}
