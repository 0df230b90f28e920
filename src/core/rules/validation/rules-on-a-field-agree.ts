import { knownValue, listOf } from '../../answers/sourced.ts';
import { groupBy } from '../../base/group-by.ts';
import { compareLoosely } from '../../conditions/units.ts';
import { inQuotes } from '../../english/lists.ts';
import type { EntityField } from '../../model/field-index.ts';
import type { RequiredCell } from '../../model/types.ts';
import { drawExample } from '../../model/validation/patterns/draw-example.ts';
import type { Pattern, PatternNode } from '../../model/validation/patterns/types.ts';
import { memoizeByProduct, type Product } from '../../product/product.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import { type Breach, breach, closingRule, oneBreach } from '../closing-rule.ts';
import {
  type ConstraintBound,
  constraintsIn,
  type FieldConstraint,
  type FieldConstraints,
} from './field-constraints.ts';
import { examplesByField, refusedValues } from './refused-values.ts';
import { matrixQuestionId, requiredFieldsOf } from './required-fields.ts';
import { atField, nameOf } from './rule-groups.ts';

/** Rule 23: some value passes all rules on a field, and so do its default and its examples. */
export const rulesOnAFieldAgree = closingRule({
  id: 23,
  severity: 'error',
  reason: 'Where two rules leave no value that both accept, nobody can ever save the form.',
  finds: (product) =>
    product.index.entities.all.flatMap((entity) => {
      const constraintsOn = constraintsIn(product, entity);
      return listOf(entity.fields).flatMap((field) => breachesOf({ entity, field }, constraintsOn(field), product));
    }),
});

const NO_BREACHES: readonly Breach[] = [];

function breachesOf(entityField: EntityField, constraints: FieldConstraints, product: Product): readonly Breach[] {
  const isChoice = entityField.field.values.is === 'known';
  const isLimited = constraints.exact.length > 0;
  const empty = emptyTimes(product).get(entityField.field);
  const isPlain = !isChoice && !isLimited && empty === undefined;
  if (isPlain && !examplesByField(product).has(entityField.field)) return NO_BREACHES;
  return [
    ...clashesIn(constraints.exact, entityField),
    ...(isChoice ? breachesOfChoices(entityField) : []),
    ...(empty === undefined ? [] : breachesOfEmptiness(entityField, empty, product)),
    ...refusedValues(entityField, constraints, product),
  ];
}

function clashesIn(constraints: readonly FieldConstraint[], entityField: EntityField): readonly Breach[] {
  const patterns = constraints.flatMap(asLengths);
  const impossible = constraints
    .filter(({ pattern }) => pattern && drawExample(pattern, () => 0) === undefined)
    .map(({ name, place }) =>
      breach(`Nothing can look the way ${name} wants ${nameOf(entityField)} to look; change it.`, place),
    );
  const all = [...constraints, ...patterns];
  return [...impossible, ...clashOf(all, 'value', entityField), ...clashOf(all, 'length', entityField)];
}

/** A pattern also constrains the length. */
function asLengths(constraint: FieldConstraint): readonly FieldConstraint[] {
  if (constraint.pattern === null) return [];
  const { least, most } = lengthRangeOf(constraint.pattern);
  const end = (amount: number | null): ConstraintBound | null =>
    amount === null ? null : { quantity: { amount, unit: '', text: `${amount} characters` }, inclusive: true };
  return [{ ...constraint, of: 'length', least: end(least), most: end(most), pattern: null }];
}

/** The first two constraints that leave nothing between them. */
function clashOf(
  constraints: readonly FieldConstraint[],
  of: FieldConstraint['of'],
  entityField: EntityField,
): readonly Breach[] {
  const asked = constraints.filter((constraint) => constraint.of === of);
  for (const low of asked)
    for (const high of asked)
      if (low.least && high.most && isNothingBetween(low.least, high.most))
        return [clash(low, low.least, high, high.most, entityField)];
  return [];
}

function isNothingBetween(least: ConstraintBound, most: ConstraintBound): boolean {
  const apart = compareLoosely(least.quantity, most.quantity);
  return apart !== undefined && (apart > 0 || (apart === 0 && !(least.inclusive && most.inclusive)));
}

function clash(
  low: FieldConstraint,
  least: ConstraintBound,
  high: FieldConstraint,
  most: ConstraintBound,
  entityField: EntityField,
): Breach {
  const [from, to] = [
    `${least.inclusive ? 'at least' : 'more than'} ${least.quantity.text}`,
    `${most.inclusive ? 'at most' : 'less than'} ${most.quantity.text}`,
  ];
  const asks =
    low === high ? `${low.name} asks for ${from} and ${to}` : `${low.name} asks for ${from}, ${high.name} for ${to}`;
  const places = low === high ? [low.place] : [low.place, high.place];
  return breach(`No value of ${nameOf(entityField)} is right: ${asks}; change one of the two.`, ...places);
}

function breachesOfChoices(entityField: EntityField): readonly Breach[] {
  const { type, values } = entityField.field;
  const isGone = values.is === 'known' && values.value.every(({ retired }) => retired);
  if (knownValue(type) !== 'choice' || !isGone) return [];
  return oneBreach(
    `Nothing can be chosen for ${nameOf(entityField)} any more; add a choice.`,
    atField(entityField, values),
  );
}

/** What is required, and yet must or may be empty at the same time. */
function breachesOfEmptiness(entityField: EntityField, empty: readonly RequiredCell[], product: Product) {
  for (const { when } of requiredByItself(product).get(entityField.field) ?? []) {
    const cell = empty.find((one) => when.is === 'always' || foldCase(one.when) === foldCase(when.state.label));
    if (!cell) continue;
    const must =
      when.is === 'always' ? 'must always be filled in' : `must be filled in when it is ${inQuotes(cell.when)}`;
    const yet = when.is === 'always' ? ` when it is ${inQuotes(cell.when)}` : ' then';
    const sentence = `${nameOf(entityField)} ${must}, and yet ${cell.does === 'must be empty' ? 'be empty' : 'may be empty'}${yet}; drop one of the two.`;
    const place = atField(entityField, matrixQuestionId(product, entityField.entity));
    return oneBreach(sentence, place, atField(entityField, entityField.field.required));
  }
  return [];
}

/** Fields that are required by themselves or a rule: always, or in a state. */
const requiredByItself = memoizeByProduct((product) => {
  const found = requiredFieldsOf(product).flatMap(({ entity, field, question, when }) =>
    question !== matrixQuestionId(product, entity) && (when.is === 'always' || when.is === 'state')
      ? [{ field, when }]
      : [],
  );
  return groupBy(found, ({ field }) => field);
});

const EMPTY_DEMANDS: ReadonlySet<RequiredCell['does']> = new Set<RequiredCell['does']>([
  'must be empty',
  'may be empty',
]);

/** Fields that must or may be empty at some time, each with its cells; “must” comes first. */
const emptyTimes = memoizeByProduct(({ model, index }) => {
  const cells = model.validation.required.filter(({ does }) => EMPTY_DEMANDS.has(does));
  const found = cells.flatMap((cell) => {
    const field = index.fields(cell.entity).get(cell.field.id);
    return field ? [{ field, cell }] : [];
  });
  const inOrder = found.toSorted((one, other) => rankOf(one.cell) - rankOf(other.cell));
  return new Map(
    [...groupBy(inOrder, ({ field }) => field)].map(([field, all]) => [field, all.map(({ cell }) => cell)]),
  );
});

function rankOf({ does }: RequiredCell): number {
  return does === 'must be empty' ? 0 : 1;
}

/** How many characters a text that matches a pattern has; `most` null: any number. */
interface LengthRange {
  readonly least: number;
  readonly most: number | null;
}

/** A pattern that need not match the whole text sets no upper limit. */
function lengthRangeOf({ tree }: Pattern): LengthRange {
  const { least, most } = lengthRangeIn(tree);
  return { least, most: isWhole(tree) ? most : null };
}

function isWhole(node: PatternNode): boolean {
  if (node.is === 'or') return node.nodes.length > 0 && node.nodes.every(isWhole);
  if (node.is !== 'seq') return false;
  const [first, last] = [node.nodes[0], node.nodes.at(-1)];
  if (node.nodes.length === 1 && first) return isWhole(first);
  return first?.is === 'edge' && first.at === 'start' && last?.is === 'edge' && last.at === 'end';
}

function lengthRangeIn(node: PatternNode): LengthRange {
  switch (node.is) {
    case 'set':
      return { least: 1, most: 1 };
    case 'edge':
      return { least: 0, most: 0 };
    case 'seq':
      return node.nodes.map(lengthRangeIn).reduce(sum, { least: 0, most: 0 });
    case 'or':
      return node.nodes.map(lengthRangeIn).reduce(either, node.nodes.length === 0 ? NONE : NO_ALTERNATIVE);
    case 'repeat': {
      const { least, most } = lengthRangeIn(node.node);
      const times = most === 0 ? 0 : node.most;
      return { least: least * node.least, most: times === null || most === null ? null : most * times };
    }
  }
}

const NONE: LengthRange = { least: 0, most: 0 };
/** Identity element of `either`: a choice without alternatives. */
const NO_ALTERNATIVE: LengthRange = { least: Number.POSITIVE_INFINITY, most: 0 };

function sum(a: LengthRange, b: LengthRange): LengthRange {
  return { least: a.least + b.least, most: a.most === null || b.most === null ? null : a.most + b.most };
}

function either(a: LengthRange, b: LengthRange): LengthRange {
  const most = a.most === null || b.most === null ? null : Math.max(a.most, b.most);
  return { least: Math.min(a.least, b.least), most };
}
