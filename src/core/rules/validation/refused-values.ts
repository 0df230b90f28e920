import { readQuantity } from '../../answers/cells.ts';
import { isNothing } from '../../answers/everyday-words.ts';
import { knownValue, listOf, type Quantity } from '../../answers/sourced.ts';
import { groupBy } from '../../base/group-by.ts';
import { compareLoosely } from '../../conditions/units.ts';
import { inQuotes } from '../../english/lists.ts';
import type { EntityField } from '../../model/field-index.ts';
import type { Field, FieldExample } from '../../model/types.ts';
import { memoizeByProduct, type Product } from '../../product/product.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import { type Breach, breach, oneBreach } from '../closing-rule.ts';
import type { ConstraintBound, FieldConstraint, FieldConstraints } from './field-constraints.ts';
import { atField, nameOf } from './rule-groups.ts';

/** What contradicts the rules on a field: its default, its example, and the values accepted and not. */
export function refusedValues(
  entityField: EntityField,
  constraints: FieldConstraints,
  product: Product,
): readonly Breach[] {
  const examples = examplesByField(product).get(entityField.field) ?? [];
  return [
    ...(hasRules(entityField, constraints) ? ownValues(entityField, constraints) : []),
    ...examples.flatMap((one) =>
      problemsOf(one, entityField, constraints).map(({ sentence, by }) =>
        breach(sentence, atField(entityField, one.source.question), ...placesOf(by, constraints)),
      ),
    ),
  ];
}

function hasRules({ field: { type, values } }: EntityField, { exact }: FieldConstraints): boolean {
  return exact.length > 0 || (knownValue(type) === 'choice' && values.is === 'known');
}

function ownValues(entityField: EntityField, constraints: FieldConstraints): readonly Breach[] {
  const { field, entity } = entityField;
  const example = knownValue(field.example) ?? '';
  const values = [
    { what: 'The value if left empty', said: knownValue(field.default) ?? '' },
    // Of several records each is judged as a whole: rule 45.
    { what: 'The example', said: example.includes('\n') ? '' : example },
  ];
  return values.flatMap(({ what, said }) => {
    const by = refusalOf(said, field, constraints);
    if (by === null) return [];
    const sentence = `${what}, ${inQuotes(said)}, is rejected for ${nameOf(entityField)} by ${by}; change one of the two.`;
    return oneBreach(sentence, atField(entityField, entity.fields), ...placesOf(by, constraints));
  });
}

interface ExampleProblem {
  readonly sentence: string;
  /** The name of the constraint that refuses the value; null where none does. */
  readonly by: string | null;
}

function problemsOf(
  one: FieldExample,
  entityField: EntityField,
  constraints: FieldConstraints,
): readonly ExampleProblem[] {
  const { accepted, rejected } = one;
  if (accepted !== '' && foldCase(accepted) === foldCase(rejected)) {
    const sentence = `${inQuotes(accepted)} is both accepted and not accepted for ${nameOf(entityField)}; choose one.`;
    return [{ sentence, by: null }];
  }
  return [
    ...refusedProblem(accepted, 'be accepted', entityField, constraints),
    ...acceptedProblem(rejected, 'not be accepted', entityField, constraints),
    ...edgeProblems(one, entityField, constraints),
  ];
}

function edgeProblems(
  { borderline, edgeAccepted }: FieldExample,
  entityField: EntityField,
  constraints: FieldConstraints,
) {
  if (edgeAccepted.is !== 'known') return [];
  return edgeAccepted.value
    ? refusedProblem(borderline, 'be the last value accepted', entityField, constraints)
    : acceptedProblem(borderline, 'be the first value rejected', entityField, constraints);
}

function refusedProblem(
  value: string,
  be: string,
  entityField: EntityField,
  constraints: FieldConstraints,
): readonly ExampleProblem[] {
  const by = refusalOf(value, entityField.field, constraints);
  if (by === null) return [];
  const sentence = `${inQuotes(value)} should ${be} for ${nameOf(entityField)}, but ${by} rejects it; change one of the two.`;
  return [{ sentence, by }];
}

/** Without any rule nothing is refused; that there is none is no contradiction. */
function acceptedProblem(
  value: string,
  be: string,
  entityField: EntityField,
  constraints: FieldConstraints,
): readonly ExampleProblem[] {
  if (!hasRules(entityField, constraints) || judgeValue(value, entityField.field, constraints, 'all') !== 'passes')
    return [];
  return [
    {
      sentence: `${inQuotes(value)} should ${be} for ${nameOf(entityField)}, but no rule rejects it; add one.`,
      by: null,
    },
  ];
}

/** The name of the constraint that refuses a value, or one of several values in a cell; null where none is known to. */
function refusalOf(said: string, field: Field, constraints: FieldConstraints): string | null {
  const whole = judgeValue(said, field, constraints);
  if (typeof whole === 'string') return null;
  const parts = said.split(/\s*[,;\n]\s+|\s+or\s+/u);
  if (parts.length < 2) return whole.refusedBy;
  const judged = parts.map((part) => judgeValue(part, field, constraints));
  return judged.find((one) => typeof one !== 'string')?.refusedBy ?? null;
}

function placesOf(by: string | null, { exact }: FieldConstraints) {
  return exact.filter(({ name }) => name === by).map(({ place }) => place);
}

/** Examples by field; examples of unknown fields are under undefined. */
export const examplesByField = memoizeByProduct(({ model, index }) =>
  groupBy(model.validation.examples, ({ entity, field }) => index.fields(entity).get(field.id)),
);

/** What the rules say of a value: it passes all, one refuses it, or they are not exact enough. */
type ValueVerdict = 'passes' | 'unknown' | { readonly refusedBy: string };

/** Checks a value, as it was written down, against the constraints on its field: those that stop, or all of them. */
function judgeValue(
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
