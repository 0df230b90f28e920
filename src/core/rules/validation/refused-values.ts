import { knownValue } from '../../answers/sourced.ts';
import { groupBy } from '../../base/group-by.ts';
import { inQuotes } from '../../english/lists.ts';
import type { EntityField } from '../../model/field-index.ts';
import type { Field, FieldExample } from '../../model/types.ts';
import { memoizeByProduct, type Product } from '../../product/product.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import { type Breach, breach, oneBreach } from '../closing-rule.ts';
import { atField, nameOf } from './entity-field.ts';
import type { FieldConstraints } from './field-constraints.ts';
import { judgeValue } from './field-values.ts';

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
  const values = [
    { what: 'The value if left empty', said: knownValue(field.default) ?? '' },
    { what: 'The example', said: knownValue(field.example) ?? '' },
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
