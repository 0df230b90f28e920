import { knownValue } from '../../answers/sourced.ts';
import { dayOfTimestamp, formatDay } from '../../base/dates.ts';
import { byEntity } from '../../model/by-entity.ts';
import type { DataModel, Field, FieldExample } from '../../model/types.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import { valueText } from '../cell-text.ts';
import { parseFieldValue } from '../sample/parse-field-value.ts';
import type { CheckContext } from './types.ts';
import { amountIn, isEmpty, timestampIn, todayOf } from './values.ts';

/** Values of one field that people listed as accepted or rejected, as they typed them; “” is an empty field. */
interface FieldExamples {
  readonly accepted: readonly string[];
  readonly rejected: readonly string[];
}

/** The examples of one field, including those on the edge; a value that is listed as both counts as neither. */
export function examplesOf(model: DataModel, entity: string, field: Field): FieldExamples {
  const { examples } = byEntity(model);
  const all = [...examples(entity), ...examples(null)].filter((one) => one.field.id === field.id);
  const accepted = all.flatMap((one) => [...exampleValues(one.accepted, field), ...edgeIn(one, field, true)]);
  const rejected = all.flatMap((one) => [...exampleValues(one.rejected, field), ...edgeIn(one, field, false)]);
  const isIn = (list: readonly string[], text: string) => list.some((other) => foldCase(other) === foldCase(text));
  return {
    accepted: accepted.filter((text) => !isIn(rejected, text)),
    rejected: rejected.filter((text) => !isIn(accepted, text)),
  };
}

function edgeIn({ borderline, edgeAccepted }: FieldExample, field: Field, side: boolean): readonly string[] {
  return knownValue(edgeAccepted) === side ? exampleValues(borderline, field) : [];
}

const EMPTY_WORDS = /^(?:empty|nothing|blank|left empty)$/iu;

/**
 * The values in a cell of examples: separated by semicolons, and by commas if no value contains one. A text may contain
 * a comma, unless a word for an empty field is in the same cell.
 */
export function exampleValues(cell: string, { type }: Pick<Field, 'type'>): readonly string[] {
  const kind = knownValue(type);
  const isText = kind === undefined || kind === 'text' || kind === 'person' || kind === 'file';
  const parts = cell.split(/[;\n]/u).flatMap((part) => {
    const pieces = part.split(/,\s+/u).map((piece) => piece.trim());
    return isText && !pieces.some((piece) => EMPTY_WORDS.test(piece)) ? [part.trim()] : pieces;
  });
  return parts.filter((part) => part !== '').map((part) => (EMPTY_WORDS.test(part) ? '' : part));
}

/** Whether a value is one of these: the same spelling, amount, day, choice or boolean. */
export function isAmong(texts: readonly string[], value: unknown, field: Field, context: CheckContext) {
  if (isEmpty(value)) return texts.includes('');
  return texts.some((text) => text !== '' && isSame(text, value, field, context));
}

function isSame(text: string, value: unknown, field: Field, context: CheckContext): boolean {
  if (foldCase(valueText(value)) === foldCase(text)) return true;
  const wanted = dayNamed(text, context) ?? parseFieldValue(text, field)?.(todayOf(context) || 0);
  if (wanted === undefined) return false;
  const [one, other] = [amountIn(wanted), amountIn(value)];
  if (one && other && typeof wanted !== 'boolean')
    return one.amount === other.amount && isSameUnit(one.unit, other.unit);
  const [day, on] = [timestampIn(wanted), timestampIn(value)];
  if (day !== undefined && on !== undefined) return dayOfTimestamp(day) === dayOfTimestamp(on);
  return foldCase(valueText(wanted)) === foldCase(valueText(value));
}

function isSameUnit(one: string, other: string): boolean {
  return one === '' || other === '' || foldCase(one) === foldCase(other);
}

const DAYS: ReadonlyMap<string, number> = new Map([
  ['yesterday', -1],
  ['today', 0],
  ['tomorrow', 1],
]);

/** A day such as “today”, relative to the day on which a record is checked. */
function dayNamed(text: string, context: CheckContext): string | undefined {
  const days = DAYS.get(foldCase(text));
  const today = todayOf(context);
  return days === undefined || Number.isNaN(today) ? undefined : formatDay(today + days);
}
