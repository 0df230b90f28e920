import { knownValue } from '../../answers/sourced.ts';
import { dayOfMoment, dayText } from '../../conditions/calendar.ts';
import { byEntity } from '../../model/by-entity.ts';
import type { Field, FieldExample, Model } from '../../model/types.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import { valueText } from '../cell-text.ts';
import { parseFieldValue } from '../sample/parse-field-value.ts';
import { todayOf } from './bounds.ts';
import type { CheckContext } from './types.ts';
import { amountIn, isEmpty, timestampIn } from './values.ts';

/** Values of one field that people said are accepted or not, as they typed them; “” is an empty field. */
export interface FieldExamples {
  readonly accepted: readonly string[];
  readonly rejected: readonly string[];
}

/** The examples of one field, including the value on the edge; a value on both sides is on neither. */
export function examplesOf(model: Model, entity: string, field: Field): FieldExamples {
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
 * The values in a cell of examples: separated by semicolons, and by commas where a value holds none. A text may hold
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

/** Whether a value is one of these: the same spelling, amount, day, choice, or yes or no. */
export function isAmong(texts: readonly string[], value: unknown, field: Field, context: CheckContext) {
  if (isEmpty(value)) return texts.includes('');
  return texts.some((text) => text !== '' && isSame(text, value, field, context));
}

function isSame(text: string, value: unknown, field: Field, context: CheckContext): boolean {
  if (foldCase(valueText(value)) === foldCase(text)) return true;
  const said = dayNamed(text, context) ?? parseFieldValue(text, field)?.(todayOf(context) || 0);
  if (said === undefined) return false;
  const [one, other] = [amountIn(said), amountIn(value)];
  if (one && other && typeof said !== 'boolean') return one.amount === other.amount && isSameUnit(one.unit, other.unit);
  const [day, on] = [timestampIn(said), timestampIn(value)];
  if (day !== undefined && on !== undefined) return dayOfMoment(day) === dayOfMoment(on);
  return foldCase(valueText(said)) === foldCase(valueText(value));
}

function isSameUnit(one: string, other: string): boolean {
  return one === '' || other === '' || foldCase(one) === foldCase(other);
}

const DAYS: ReadonlyMap<string, number> = new Map([
  ['yesterday', -1],
  ['today', 0],
  ['tomorrow', 1],
]);

/** A day such as “today”, as seen from the day on which a record is checked. */
function dayNamed(text: string, context: CheckContext): string | undefined {
  const days = DAYS.get(foldCase(text));
  const today = todayOf(context);
  return days === undefined || Number.isNaN(today) ? undefined : dayText(today + days);
}
