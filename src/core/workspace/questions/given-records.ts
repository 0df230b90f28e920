import { isNone } from '../../answers/cells.ts';
import { memoizeByObject } from '../../base/memoize.ts';
import { exampleLines } from '../../facts/records/example-lines.ts';
import { withRecords } from '../../facts/records/field-rows.ts';
import { distinct, type FieldNames, rangeOf } from '../../facts/records/guess-field.ts';
import { readRecords } from '../../facts/records/read-records.ts';
import { splitRecords } from '../../facts/records/split-record.ts';
import type { Question } from '../../facts/types.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import type { TableValue, Value } from '../../shapes/types.ts';
import { EXAMPLE_COLUMNS } from '../../slots/entities/records.ts';
import type { QuestionView, Workspace } from '../workspace.ts';
import { decidedRows } from './decided-rows.ts';
import { askedLike, entityOfQuestion, namingOfQuestion, RECORDS_QUESTION } from './question-lookup.ts';
import type { AnswerRow } from './rows-of-value.ts';

function cellIn({ cells }: AnswerRow, column: string): string {
  return cells.find((cell) => cell.column === column)?.text ?? '';
}

function thingRows(workspace: Workspace): readonly AnswerRow[] {
  const view = workspace.question(RECORDS_QUESTION);
  return view ? decidedRows(view.decision, view.question.shape) : [];
}

/**
 * What records of the other things are called, and the groups of people: names that tell what a value is about. Behind
 * a number stands what a record is called, or which other one it is about; then the thing that was named first counts.
 */
export function recordNames(workspace: Workspace, except: string): FieldNames {
  const { things, people } = allNames(workspace);
  const own = things.findIndex(({ label }) => foldCase(label) === foldCase(except));
  return {
    things: things.flatMap(({ label, names, behind }, at) =>
      at === own ? [] : [{ label, names: own < 0 || at < own ? [...names, ...behind] : names }],
    ),
    people,
  };
}

const allNames = memoizeByObject((workspace: Workspace) => {
  const groups = workspace.question('purpose.groups');
  return {
    things: thingRows(workspace).map((row) => ({ label: row.label, ...namesOf(row, workspace) })),
    people: groups ? decidedRows(groups.decision, groups.question.shape).map(({ label }) => label) : [],
  };
});

/** The first words of its records and what its first field says of them; behind a number, the second ones too. */
function namesOf(row: AnswerRow, workspace: Workspace) {
  const read = EXAMPLE_COLUMNS.flatMap((column) => splitRecords(cellIn(row, column)).records);
  const records = workspace.question(RECORDS_QUESTION);
  const id = records && namingOfQuestion(records).find(row.label)?.id;
  const view = id === undefined ? undefined : workspace.question(`entities.${id}.fields`);
  const [first = [], next = []] = (view ? fieldRows(view) : []).map((field) => exampleLines(cellIn(field, 'example')));
  return {
    names: [...read.flatMap(({ example, fields: [one] }) => [example, one?.example ?? '']), ...first].filter(Boolean),
    behind: [
      ...read.flatMap(({ fields: [one, other] }) => (isCode(one?.example) ? (other?.piece ?? '') : '')),
      ...(first.every(isCode) ? next : []),
    ].filter(Boolean),
  };
}

function isCode(words = ''): boolean {
  return /\d/.test(words);
}

function fieldRows(view: QuestionView): readonly AnswerRow[] {
  return decidedRows(view.decision, view.question.shape);
}

/** The fields of a thing as its records tell them that were read out with it; undefined where they tell nothing. */
export function fieldsOfGivenRecords(workspace: Workspace, question: Question): TableValue | undefined {
  const thing = entityOfQuestion(question);
  const row = thing && thingRows(workspace).find(({ label }) => foldCase(label) === foldCase(thing.label));
  if (!row) return undefined;
  const text = EXAMPLE_COLUMNS.map((column) => cellIn(row, column))
    .filter((cell) => cell !== '')
    .join('\n\n');
  const { fields } = readRecords(text, recordNames(workspace, row.label));
  if (fields.length < 2) return undefined;
  return withRecords(undefined, question.shape, row.label, fields).value;
}

/** The row of the field that a detail is asked of. */
function fieldOfDetail({ origin }: Question, workspace: Workspace): AnswerRow | undefined {
  const { item, because } = origin.from === 'answer' ? origin : {};
  const view = because === undefined ? undefined : workspace.question(because);
  return item && view && fieldRows(view).find(({ label }) => foldCase(label) === foldCase(item.label));
}

/** What the records say in the field that a detail is asked of. */
function valuesSeen(question: Question, workspace: Workspace): readonly string[] {
  const row = fieldOfDetail(question, workspace);
  return row ? distinct(exampleLines(cellIn(row, 'example'))) : [];
}

/** The smallest and the largest amount seen in a field whose range is asked for, with its unit: a hint, no rule. */
export function rangeSeen(question: Question, workspace: Workspace): readonly string[] | null {
  const row = /\/range$/.test(question.slot ?? '') ? fieldOfDetail(question, workspace) : undefined;
  const seen = row && rangeOf('number', exampleLines(cellIn(row, 'example')));
  return seen ? [...seen, cellIn(row, 'unit')] : null;
}

const DECIMALS = /[.,](\d{1,2})(?!\d)/;

/** What stands there when nobody says anything is one of the choices. */
function withDefault(seen: readonly string[], row: AnswerRow): readonly string[] {
  return distinct([defaultOf(row), ...seen].filter(Boolean));
}

function defaultOf(row: AnswerRow): string {
  const words = cellIn(row, 'default');
  return isNone(words) ? '' : words;
}

/** What an answer on a detail of a field begins with, by the last part of its slot, as its records tell. */
const DETAILS: Readonly<Record<string, (seen: readonly string[], row: AnswerRow) => Value | undefined>> = {
  values: (seen, row) => (seen.length === 0 ? undefined : withDefault(seen, row).map((value) => [value, '', ''])),
  currency: (_, row) => (cellIn(row, 'unit') === '' ? undefined : [cellIn(row, 'unit')]),
  precision: (seen) => {
    const places = seen.map((value) => DECIMALS.exec(value)?.[1]?.length ?? 0);
    return seen.length === 0 ? undefined : { amount: String(Math.max(...places)), unit: 'places' };
  },
  clock: (seen) => (seen.length === 0 || seen.some((value) => /\d[:.]\d\d\b(?!\.)/.test(value)) ? undefined : 'day'),
};

function detailOfGivenRecords(workspace: Workspace, question: Question): Value | undefined {
  const [, detail = ''] = /^entities\/(?:[^/]+\/)?fields\/[^/]+\/([^/]+)$/.exec(question.slot ?? '') ?? [];
  const row = fieldOfDetail(question, workspace);
  return row && DETAILS[detail]?.(valuesSeen(question, workspace), row);
}

/** The rows of the fields of the thing that a question is asked of. */
function fieldsOfThing(question: Question, workspace: Workspace): readonly AnswerRow[] {
  const thing = entityOfQuestion(question);
  const view = thing && workspace.question(`entities.${thing.id}.fields`);
  return view ? fieldRows(view) : [];
}

/** What records that were given say to a question: the states of a thing, or the details of a field; undefined: nothing. */
export function seenInGivenRecords(workspace: Workspace, question: Question): Value | undefined {
  return (askedLike(question) === 'states.list' ? statesOfGivenRecords : detailOfGivenRecords)(workspace, question);
}

const STATE_NAME = /\b(?:state|status|stage|phase)$/i;

/** The words that the records say in a field called “State” or “Status”. */
function statesOfGivenRecords(workspace: Workspace, question: Question): Value | undefined {
  const row = fieldsOfThing(question, workspace).find(({ label }) => STATE_NAME.test(label));
  const seen = row ? distinct(exampleLines(cellIn(row, 'example'))) : [];
  if (!row || seen.length === 0) return undefined;
  const first = defaultOf(row);
  return rowsFor(
    question,
    withDefault(seen, row).map((state) => ({ state, place: state === first ? 'first' : '' })),
  );
}

/** What the records say in each field is accepted there. */
export function acceptedInGivenRecords(workspace: Workspace, question: Question): Value | undefined {
  const told = fieldsOfThing(question, workspace).flatMap((row) => {
    const seen = distinct(exampleLines(cellIn(row, 'example')));
    return seen.length < 2 ? [] : [{ field: row.label, accepted: seen.join('; ') }];
  });
  return told.length === 0 ? undefined : rowsFor(question, told);
}

function rowsFor({ shape }: Question, rows: readonly Readonly<Record<string, string>>[]): TableValue {
  return rows.map((cells) => (shape.shape === 'table' ? shape.columns.map(({ id }) => cells[id] ?? '') : []));
}
