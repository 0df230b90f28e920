import { ENTITY_COLUMN } from '../../answers/naming.ts';
import { memoizeByDeps } from '../../base/memoize.ts';
import type { Question } from '../../facts/types.ts';
import { cellWord, comparisonKey } from '../../shapes/index.ts';
import { foldCase, trimText } from '../../shapes/normalize-text.ts';
import type { MatrixValue, ParseResult, ShapeSpec, Value } from '../../shapes/types.ts';
import { bankQuestion } from '../../slots/bank.ts';
import { ACTION_WORDS, ACTIONS } from '../../slots/roles/actions.ts';
import { PERMISSION_VALUES } from '../../slots/roles/rights.ts';
import { roleItems } from '../questions/given-answers.ts';
import { askedLike, type QuestionLookup } from '../questions/question-lookup.ts';
import { positionsIn, settledValue } from '../questions/question-state.ts';
import type { QuestionView } from '../workspace.ts';
import { EVERYTHING, type Right, readRights, rightsText } from './rights-text.ts';

/** A part of an answer that a cell of a grid holds: a cell of its only line, or what one role may do. */
export interface CellPart {
  readonly id: string;
  readonly head: string;
  /** Parts that are answered alike have the same. */
  readonly kind: string;
  /** What can be pressed instead of typing, and the text of the cell then. */
  readonly wordsAfter: (typed: string) => readonly (readonly [text: string, word: string])[];
  /** What an answer says of it; empty where that says nothing. */
  readonly textIn: (value: Value | undefined) => string;
  /** The answer with this part as typed; its other parts stay. */
  readonly put: (typed: string, value: Value | undefined) => ParseResult<Value>;
}

/** What an answer is added to: what is settled, else the one answer of all who gave any; undefined: there is none. */
export function answerNow(view: QuestionView): Value | undefined {
  const settled = settledValue(view);
  if (settled !== undefined || view.decision) return settled;
  const [position, ...others] = positionsIn(view.question, view.responses);
  return position?.reply.says === 'value' && others.length === 0 ? position.reply.value : undefined;
}

const RIGHTS_QUESTION = 'roles.permissions';

const partsCache = memoizeByDeps<Question, readonly CellPart[]>();

/** The parts of an answer that are cells of a grid; empty where the whole answer is one, or none. */
export function partsOf(view: QuestionView, from: QuestionLookup): readonly CellPart[] {
  const { question } = view;
  const { shape } = question;
  if (isLine(question)) return partsCache(question, [shape], () => lineParts(shape));
  if (askedLike(question) !== RIGHTS_QUESTION || question.id === RIGHTS_QUESTION) return [];
  const [roles, value] = [roleItems(from), answerNow(view)];
  return partsCache(question, [value, ...roles], () => rightsParts(roles, value));
}

/** Whether its answer is one line about one thing: that of a table which has a line for each thing. */
function isLine({ origin, shape }: Question): boolean {
  if (shape.shape !== 'table' || origin.from !== 'answer' || origin.like === undefined) return false;
  const general = bankQuestion(origin.like)?.shape;
  return general?.shape === 'table' && general.columns[0]?.id === ENTITY_COLUMN;
}

function lineParts(shape: ShapeSpec): readonly CellPart[] {
  const columns = shape.shape === 'table' ? shape.columns : [];
  return columns.map(({ id, label, options = [] }, at) => ({
    id,
    head: label,
    kind: options.join(),
    wordsAfter: () => options.map((option) => [option, option]),
    textIn: (value) =>
      rowsOf(value)
        .flatMap((row) => row[at] || [])
        .join(' / '),
    put: (typed, value) => {
      const [line = columns.map(() => ''), ...others] = rowsOf(value);
      if (others.length > 0) return { ok: false, problem: 'The answer has several lines: open its question.' };
      const said = trimText(typed).replace(/\s*\n\s*/g, ' ');
      const word = options.find((option) => foldCase(option) === foldCase(said)) ?? said;
      return { ok: true, value: [columns.map((_, column) => (column === at ? word : (line[column] ?? '')))] };
    },
  }));
}

function rowsOf(value: Value | undefined): readonly (readonly string[])[] {
  const rows: readonly (string | readonly string[])[] = Array.isArray(value) ? value : [];
  return rows.flatMap((row) => (typeof row !== 'string' && row.some((cell) => cell.trim() !== '') ? [row] : []));
}

/** A name with those that it had. */
interface Named {
  readonly id: string;
  readonly label: string;
  readonly formerly: readonly string[];
}

const USUAL_RIGHTS = ['see', ...ACTIONS.slice(2, 5).map((action) => ACTION_WORDS[action])];

function rightsAfter(typed: string): readonly (readonly [text: string, word: string])[] {
  const said = trimText(typed).replace(/[,;]$/, '');
  if (said === '') return ['all', ...USUAL_RIGHTS, 'own only', 'nothing'].map((word) => [word, word]);
  const more = USUAL_RIGHTS.filter((word) => !said.includes(word));
  return USUAL_RIGHTS.some((word) => said.includes(word)) ? more.map((word) => [`${said}, ${word}`, word]) : [];
}

/** One for each role, and for each line of the answer that is about none of them. */
function rightsParts(roles: readonly Named[], value: Value | undefined): readonly CellPart[] {
  const others = matrixOf(value).rows.filter(
    (name) => name.trim() !== '' && !roles.some((role) => isCalled(role, name)),
  );
  const named = [...roles, ...others.map((label) => ({ id: foldCase(label), label, formerly: [] }))];
  return named.map((role) => ({
    id: role.id,
    head: role.label,
    kind: 'rights',
    wordsAfter: rightsAfter,
    textIn: (answer) => {
      const matrix = matrixOf(answer);
      return rightsText(rightsIn(matrix, role), matrix.columns);
    },
    put: (typed, answer) => {
      const matrix = matrixOf(answer);
      const read = readRights(typed, matrix.columns);
      return read.ok ? { ok: true, value: withRights(matrix, role, read.value, named) } : read;
    },
  }));
}

function matrixOf(value: Value | undefined): MatrixValue {
  const isMatrix = typeof value === 'object' && 'cells' in value;
  return isMatrix ? value : { rows: [], columns: [], cells: [] };
}

function isCalled({ label, formerly }: Named, name: string): boolean {
  return [label, ...formerly].some((one) => foldCase(one) === foldCase(name));
}

function rightsIn({ rows, columns, cells }: MatrixValue, role: Named): readonly Right[] {
  const at = rows.findIndex((name) => isCalled(role, name));
  return columns.flatMap((action, column) => {
    const may = cells[at]?.[column]?.trim() ?? '';
    return may === '' ? [] : [{ action, may: cellWord(may, PERMISSION_VALUES) ?? may }];
  });
}

/**
 * A matrix in which one line says these rights and nothing else. What others say stays; a column that only this line
 * had filled goes with its word. New lines and columns have their places by what they are, so that it does not matter
 * which was said first.
 */
function withRights(matrix: MatrixValue, role: Named, rights: readonly Right[], roles: readonly Named[]): MatrixValue {
  const rankOfRow = (name: string) => roles.findIndex((one) => isCalled(one, name));
  const own = matrix.rows.find((name) => isCalled(role, name)) ?? role.label;
  const rows = matrix.rows.includes(own) ? matrix.rows : placed(matrix.rows, own, rankOfRow);
  const said = new Map(rights.map(({ action, may }) => [foldCase(action), may]));
  const wordAt = (row: string, column: string) =>
    matrix.cells[matrix.rows.indexOf(row)]?.[matrix.columns.indexOf(column)] ?? '';
  const before = matrix.columns.filter((column) => {
    const filled = matrix.rows.filter((row) => wordAt(row, column).trim() !== '');
    return said.has(foldCase(column)) || filled.length === 0 || filled.some((row) => row !== own);
  });
  const known = new Set(matrix.columns.map(foldCase));
  const fresh = rights.map(({ action }) => action).filter((action) => !known.has(foldCase(action)));
  const columns = fresh.reduce((all: readonly string[], action) => placed(all, action, rankOfAction), before);
  const cellAt = (row: string, column: string) =>
    row === own ? (said.get(foldCase(column)) ?? '') : wordAt(row, column);
  return { rows, columns, cells: rows.map((row) => columns.map((column) => cellAt(row, column))) };
}

/** “Everything” comes last, as the first column about an action counts. */
const ACTION_ORDER: readonly string[] = [...ACTIONS.map((action) => ACTION_WORDS[action]), EVERYTHING];

function rankOfAction(name: string): number {
  return ACTION_ORDER.indexOf(foldCase(name));
}

function placed(names: readonly string[], name: string, rankOf: (name: string) => number): readonly string[] {
  const after = names.findIndex((one) => rankOf(one) > rankOf(name));
  return [...names.slice(0, after < 0 ? undefined : after), name, ...(after < 0 ? [] : names.slice(after))];
}

/** Whether a cell can hold what an answer says of this part: read again, it says the same. */
export function isHeld(part: CellPart, value: Value | undefined, shape: ShapeSpec): boolean {
  if (value === undefined) return true;
  const text = part.textIn(value);
  const again = part.put(text === '' ? ANY : text, value);
  return again.ok && (text === '' || comparisonKey(again.value, shape) === comparisonKey(value, shape));
}

/** What any cell can be asked to hold. */
const ANY = 'all';
