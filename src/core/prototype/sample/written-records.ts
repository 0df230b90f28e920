import { knownValue } from '../../answers/sourced.ts';
import { convertUnit, isCurrency } from '../../conditions/units.ts';
import { exampleLines } from '../../facts/records/example-lines.ts';
import type { SplitRecord } from '../../facts/records/split-record.ts';
import type { Field } from '../../model/types.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import { currenciesOf } from '../checks/type-check.ts';
import { amountIn } from '../checks/values.ts';
import type { ExampleContext, ExampleRecord } from './example-records.ts';
import { saysState } from './meaning-words.ts';
import { parseFieldValue, type ValueOnDay } from './parse-field-value.ts';

type Context = Pick<ExampleContext, 'entity' | 'fields' | 'states'>;

/**
 * The records that were told field by field: each line of the examples of a field is what one record says there. With
 * them the records of the entity, as read out loud, that are none of these.
 */
export function writtenRecords(context: Context, read: readonly SplitRecord[]) {
  const columns = context.fields.map((field) => ({ field, lines: exampleLines(knownValue(field.example) ?? '') }));
  const count = Math.max(0, ...columns.map(({ lines }) => lines.length));
  // One line alone is an example of its field, and of no record in particular.
  const records = Array.from({ length: count < 2 ? 0 : count }, (_, at) =>
    recordOf(
      columns.filter(({ lines }) => lines.length > 0).map(({ field, lines }) => ({ field, words: lines[at] ?? '' })),
      context,
    ),
  );
  const told = records.map(({ words }) => words);
  return {
    records: records.map(({ record }) => record),
    others: read.filter((one) => !told.some((words) => isSameRecord(one, words))),
  };
}

interface WrittenCell {
  readonly field: ExampleContext['fields'][number];
  readonly words: string;
}

function recordOf(cells: readonly WrittenCell[], { states }: Context) {
  const values = new Map<string, ValueOnDay>();
  const links = new Map<string, string>();
  const written = new Map<string, ValueOnDay>();
  for (const { field, words } of cells) {
    const type = knownValue(field.type);
    const value = words === '' ? undefined : readWhole(words, field);
    if (value) values.set(field.id, value);
    if (type === 'link') {
      if (words === '') written.set(field.id, () => null);
      else links.set(field.id, words);
    } else if (type !== 'computed') written.set(field.id, value ?? (() => words || null));
  }
  const inState = cells.find(
    ({ field, words }) => saysState(field.label) && states.some((one) => isCalled(one, words)),
  );
  const state = inState && states.find((one) => isCalled(one, inState.words))?.id;
  // It says where the record is by then, and not for good what it said once.
  if (inState) written.delete(inState.field.id);
  const record: ExampleRecord = { values, links, state, number: undefined, written };
  return { record, words: cells.map(({ words }) => words).filter((words) => words !== '') };
}

function isCalled({ label }: ExampleContext['states'][number], words: string): boolean {
  return foldCase(label) === foldCase(words);
}

/** A value as of a day; undefined where it cannot be read as one of its field without losing a part of it. */
function readWhole(words: string, field: Field): ValueOnDay | undefined {
  const type = knownValue(field.type);
  const { amount, unit } = (type === 'number' || type === 'money' ? amountIn(words) : undefined) ?? {};
  if (amount === undefined || unit === undefined || unit === '') return parseFieldValue(words, field);
  if (type === 'money') {
    const isSaid = currenciesOf(field).some((currency) => foldCase(currency) === foldCase(unit));
    return isSaid ? parseFieldValue(words, field) : isCurrency(unit) ? () => ({ amount, unit }) : undefined;
  }
  const converted = convertUnit(amount, unit, knownValue(field.unit) ?? '');
  return converted === undefined ? undefined : () => converted;
}

/** Whether most of what a record says is among the words of one that was read out loud. */
function isSameRecord({ fields }: SplitRecord, words: readonly string[]): boolean {
  const pieces = fields.map(({ piece }) => foldCase(piece));
  const found = words.filter((one) => pieces.some((piece) => piece.includes(foldCase(one))));
  return found.length > 0 && found.length * 2 > Math.min(words.length, pieces.length);
}
