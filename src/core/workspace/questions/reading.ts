import { knownFieldsIn, type TakenRecords, withRecords } from '../../facts/records/field-rows.ts';
import { type KnownField, type ReadField, type ReadRecords, readRecords } from '../../facts/records/read-records.ts';
import { readableLength } from '../../facts/records/split-record.ts';
import type { Question } from '../../facts/types.ts';
import { columnsIn } from '../../shapes/columns.ts';
import { LIMITS } from '../../shapes/limits.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import type { TableValue, Value } from '../../shapes/types.ts';
import { EXAMPLE_COLUMNS } from '../../slots/entities/records.ts';
import type { Workspace } from '../workspace.ts';
import { recordNames } from './given-records.ts';
import { entityOfQuestion } from './question-lookup.ts';

/** What records tell to a question: the fields of a thing, the fields of things, or which things there are. */
type Reads = 'fields of one' | 'fields of all' | 'things';

/** Null where records tell nothing to it. */
export function readsRecords(question: Question): Reads | null {
  const { slot, shape } = question;
  if (slot === 'entities/records') return 'things';
  if (shape.shape !== 'table' || !/^entities\/(?:[^/]+\/)?fields$/.test(slot ?? '')) return null;
  return columnsIn(shape).some(({ id }) => id === 'thing') ? 'fields of all' : 'fields of one';
}

/** What somebody has typed to be read, with what they corrected. */
export interface RecordsTyped {
  readonly text: string;
  /** What kind of thing it is, where the question does not say; null: as the words say. */
  readonly thing: string | null;
  /** Whether the first line holds names; null: by its looks. */
  readonly hasHeader: boolean | null;
  /** By the key of the field. */
  readonly corrections: Readonly<Record<string, FieldCorrection>>;
}

export interface FieldCorrection {
  readonly name?: string;
  readonly type?: string;
  readonly unit?: string;
}

export interface RecordsToTake extends Omit<ReadRecords, 'header'> {
  readonly hasHeader: boolean;
  /** What is too much to be read at once; it has to stay where it was typed. */
  readonly unread: string;
}

/** What records tell, as far as it is read and corrected by now. */
export function readTyped(
  typed: RecordsTyped,
  question: Question,
  value: Value | undefined,
  workspace: Workspace,
): RecordsToTake {
  const read = (fields: readonly KnownField[], thing: string) =>
    readRecords(typed.text, { ...recordNames(workspace, thing), fields, hasHeader: typed.hasHeader });
  const own = entityOfQuestion(question)?.label;
  const thing = own ?? typed.thing ?? read([], '').thing;
  const known = readsRecords(question) === 'things' ? [] : knownFieldsIn(value, question.shape, thing);
  const { header, fields, ...rest } = read(known, thing);
  const corrected = fields.map((field): ReadField => {
    const { name, ...others } = typed.corrections[field.key] ?? {};
    const from = name === undefined ? field.from : name === '' ? ('missing' as const) : ('said' as const);
    return { ...field, ...others, name: name ?? field.name, from };
  });
  return {
    ...rest,
    thing,
    fields: corrected,
    hasHeader: header !== null,
    unread: typed.text.slice(readableLength(typed.text)),
  };
}

/** The answer with the records in it. */
export function takeRecords(read: RecordsToTake, question: Question, value: Value | undefined): TakenRecords {
  if (readsRecords(question) !== 'things') return withRecords(value, question.shape, read.thing, read.fields);
  return withExamples(value, question, read);
}

/** A sentence on the values that have no field yet, as their rows have no name; null where all have one. */
export function namelessProblem(question: Question, value: Value | undefined): string | null {
  if (!readsRecords(question)?.startsWith('fields')) return null;
  const nameless = knownFieldsIn(value, question.shape, null).filter(({ name }) => name === '');
  const seen = nameless.map(({ cells }) => cells.find((cell) => cell !== '')).filter((cell) => cell !== undefined);
  return seen.length === 0
    ? null
    : `Give ${seen.length === 1 ? 'the field' : 'each field'} a name: what is ${seen.map((cell) => `“${cell}”`).join(', ')}?`;
}

/** A record as it was read out, with the names that were said of its values. */
function inWords({ fields, records }: RecordsToTake, at: number): string {
  if (!fields.some(({ from, cells }) => from === 'said' && cells[at])) return records[at] ?? '';
  const pieces = fields.flatMap(({ name, from, unit, type, cells }) => {
    const cell = cells[at] ?? '';
    if (cell === '') return [];
    const whole = unit === '' || type === 'link' || !/^[\d.,’' -]+$/.test(cell) ? cell : `${cell} ${unit}`;
    return [from === 'said' && !/[:=]/.test(name) ? `${name}: ${whole}` : whole];
  });
  return pieces.join(pieces.some((piece) => piece.includes(',')) ? '; ' : ', ');
}

/** The row of the thing with the records in its cells for examples; the last of them holds several, one a line. */
function withExamples(value: Value | undefined, { shape }: Question, read: RecordsToTake): TakenRecords {
  const columns = columnsIn(shape);
  const at = (id: string) => columns.findIndex((column) => column.id === id);
  const rows = Array.isArray(value) && value.every(Array.isArray) ? (value as TableValue) : [];
  const kept = rows.filter((row) => row.some((cell) => cell.trim() !== ''));
  const place = kept.findIndex((row) => foldCase(row[at('thing')] ?? '') === foldCase(read.thing));
  const before = kept[place] ?? columns.map(({ id }) => (id === 'thing' ? read.thing : ''));
  const row = [...before];
  const said = new Set(EXAMPLE_COLUMNS.flatMap((id) => (row[at(id)] ?? '').split('\n')));
  const fresh = read.records.map((_, record) => inWords(read, record)).filter((words) => !said.has(words));
  let added = 0;
  for (const words of fresh) {
    const free = EXAMPLE_COLUMNS.map(at).find((column) => (row[column] ?? '') === '') ?? at('third');
    const cell = [row[free] ?? '', words].filter(Boolean).join('\n');
    if (cell.length > LIMITS.line) break;
    row[free] = cell;
    added += 1;
  }
  const all = place < 0 ? [...kept, row] : kept.map((one, index) => (index === place ? row : one));
  return { value: all, added, left: fresh.length - added };
}
