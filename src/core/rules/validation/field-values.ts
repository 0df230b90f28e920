import { readQuantity } from '../../answers/quantity.ts';
import { knownValue, listOf, type Quantity } from '../../answers/sourced.ts';
import { compareLoosely } from '../../conditions/units.ts';
import type { Field } from '../../model/types.ts';
import { isNothing } from '../../product/everyday-words.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import type { ConstraintBound, FieldConstraint, FieldConstraints } from './field-constraints.ts';

/** What the rules say of a value: it passes all, one refuses it, or they are not exact enough. */
type ValueVerdict = 'passes' | 'unknown' | { readonly refusedBy: string };

/** Checks a value, as it was written down, against the constraints on its field: those that stop, or all of them. */
export function judgeValue(
  written: string,
  field: Field,
  { exact, vague }: FieldConstraints,
  against: 'those that stop' | 'all' = 'those that stop',
): ValueVerdict {
  const value = written.trim().replace(/^["“„”'‘](.*)["“”'’]$/su, '$1');
  if (value === '' || isNothing(value)) return 'unknown';
  const ofChoice = judgeChoice(value, field);
  if (ofChoice) return ofChoice;
  const constraints = exact.filter(({ stops }) => stops || against === 'all');
  const verdicts = constraints.map((constraint) => ({ constraint, is: satisfies(value, constraint, field) }));
  const refused = verdicts.find(({ is }) => is === 'no');
  if (refused) return { refusedBy: refused.constraint.name };
  return vague || verdicts.some(({ is }) => is === 'unknown') ? 'unknown' : 'passes';
}

/** Words that refer to a value rather than being one: "the last one used", "as the customer’s". */
const POINTS_ELSEWHERE = /^(?:the|as|same|like|last|previous|whatever|depends|from|taken|copied)\b/iu;

function judgeChoice(value: string, { type, values, label }: Field): ValueVerdict | null {
  if (knownValue(type) !== 'choice' || values.is !== 'known') return null;
  const used = listOf(values).filter(({ retired }) => !retired);
  if (used.some((choice) => foldCase(choice.label) === foldCase(value))) return 'passes';
  return POINTS_ELSEWHERE.test(value) ? 'unknown' : { refusedBy: `the choices of “${label}”` };
}

type Satisfied = 'yes' | 'no' | 'unknown';

function satisfies(value: string, constraint: FieldConstraint, field: Field): Satisfied {
  if (constraint.of === 'pattern') return constraint.pattern?.matches(value) === false ? 'no' : 'yes';
  const length = { amount: [...value].length, unit: '', text: value };
  const quantity = constraint.of === 'length' ? length : quantityOf(value, field);
  if (!quantity) return 'unknown';
  const [low, high] = [isWithin(constraint.least, quantity, -1), isWithin(constraint.most, quantity, 1)];
  if (low === 'no' || high === 'no') return 'no';
  return low === 'unknown' || high === 'unknown' ? 'unknown' : 'yes';
}

/** Without its own unit it takes that of the field. */
function quantityOf(value: string, { unit }: Field): Quantity | undefined {
  const read = readQuantity(value);
  return read && (read.unit === '' ? { ...read, unit: knownValue(unit) ?? '' } : read);
}

function isWithin(end: ConstraintBound | null, value: Quantity, side: 1 | -1): Satisfied {
  if (end === null) return 'yes';
  const apart = compareLoosely(value, end.quantity);
  if (apart === undefined) return 'unknown';
  return apart * side > 0 || (apart === 0 && !end.inclusive) ? 'no' : 'yes';
}
