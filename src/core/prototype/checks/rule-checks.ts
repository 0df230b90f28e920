import { knownValue } from '../../answers/sourced.ts';
import { asTest, type ExactCondition, readCondition } from '../../conditions/index.ts';
import { byEntity } from '../../model/by-entity.ts';
import type { Entity, Field, Model, Rule, RuleKind } from '../../model/types.ts';
import { readWithin } from '../../model/validation/unique-within.ts';
import { folded } from '../../shapes/folded.ts';
import {
  filledCheck,
  fitCheck,
  lengthCheck,
  looksCheck,
  onceCheck,
  type Stated,
  spanCheck,
  typeCheck,
} from './check-makers.ts';
import { lengthOf, looksOf, orderOf, spanOf } from './limits.ts';
import type { Check } from './types.ts';
import { momentOr, type When, whenOf } from './when.ts';

interface Ruled {
  readonly rule: Rule;
  readonly by: Stated;
  readonly fields: readonly Field[];
  readonly entity: Entity;
  readonly model: Model;
  /** In the words used; empty where it says nothing. */
  readonly limit: string;
}

const MAKERS: Readonly<Record<RuleKind, (ruled: Ruled) => readonly Check[]>> = {
  required: requiredChecks,
  type: ({ by, fields }) => fields.map((field) => typeCheck(by, field)),
  range: (ruled) => ruled.fields.flatMap((field) => rangeChecks(ruled, field)),
  length: ({ by, fields, limit, rule, model }) =>
    fields.flatMap((field) => {
      const span = lengthOf(limit, { inclusive: knownValue(rule.inclusive), field, model });
      return span ? [lengthCheck(by, field, span)] : [];
    }),
  pattern: ({ by, fields, limit }) => {
    const looks = looksOf(limit);
    return looks ? fields.map((field) => looksCheck(by, field, looks)) : [];
  },
  unique: uniqueChecks,
  reference: ({ by, fields }) => fields.map((field) => ({ ...typeCheck(by, field), kind: 'reference' })),
  across: (ruled) => {
    const condition = conditionOf(ruled);
    return condition ? [fitCheck(ruled.by, 'across', shownFirst(ruled), condition)] : [];
  },
  conditional: conditionalChecks,
};

/** A rule that nobody has made exact is not checked. */
export function ruleChecks(model: Model, entity: Entity | undefined, fields: ReadonlyMap<string, Field>) {
  if (!entity) return [];
  return byEntity(model)
    .rules(entity.id)
    .flatMap((rule) => {
      const kind = knownValue(rule.kind);
      if (kind === undefined) return [];
      const mine = rule.fields.flatMap(({ id }) => (id === null ? [] : (fields.get(id) ?? [])));
      const limit = knownValue(rule.limit)?.text ?? '';
      return MAKERS[kind]({ rule, by: statedBy(rule), fields: mine, entity, model, limit });
    });
}

function statedBy(rule: Rule): Stated {
  const { label, severity, moments } = rule;
  return { rule, label, severity: knownValue(severity) ?? 'stop', moments: knownValue(moments) ?? null };
}

/** Nobody fills in computed fields, so they are not required. */
function requiredChecks({ rule, by, fields, limit, model, entity }: Ruled): readonly Check[] {
  const always: When = { is: 'always' };
  const when = rule.limit.is === 'known' ? momentOr(whenOf(limit, model, entity.id), limit) : always;
  const typed = fields.filter(({ type }) => knownValue(type) !== 'computed');
  return typed.map((field) => filledCheck(by, field, when, exemptFrom(field, rule, model)));
}

/** “Within” names other fields of the record, what it is linked to, a state, or all of them. */
function uniqueChecks({ by, fields, entity, limit, rule, model }: Ruled): readonly Check[] {
  if (fields.length === 0) return [];
  const shared = rule.limit.is === 'known' ? readWithin(limit, entity, model) : [];
  const lines = new Set(shared?.flatMap((one) => (one.is === 'field' ? [one.id] : [])));
  const within = (knownValue(entity.fields) ?? []).filter(({ id }) => lines.has(id));
  return [onceCheck(by, [...new Set([...fields, ...within])], entity.label, shared)];
}

/** Roles that may leave it empty, where the rule is a cell of the matrix. */
function exemptFrom({ id }: Field, { madeOf, entity }: Rule, model: Model): readonly string[] {
  if (madeOf !== 'required') return [];
  const cells = byEntity(model)
    .required(entity)
    .filter(({ field }) => field.id === id);
  return cells.flatMap(({ exempt }) => exempt.flatMap((role) => role.id ?? []));
}

/** A range is two numbers; of a date it may be an order, such as “not in the future”. */
function rangeChecks({ by, limit, rule, model, entity }: Ruled, field: Field): readonly Check[] {
  const context = { inclusive: knownValue(rule.inclusive), field, model };
  const span = spanOf(limit, context);
  if (span) return [spanCheck(by, field, span)];
  const order = orderOf(limit, context, entity.id);
  return order ? [{ ...fitCheck(by, 'across', [field], order), kind: 'range' }] : [];
}

/**
 * A rule for “only sometimes”: a condition over its own fields must hold; one over others says when its fields are
 * required.
 */
function conditionalChecks(ruled: Ruled): readonly Check[] {
  const { by, fields, model, entity, limit } = ruled;
  const condition = conditionOf(ruled);
  const mentions = new Set(condition?.mentions.map(folded));
  if (condition && (fields.length === 0 || fields.some(({ label }) => mentions.has(folded(label))))) {
    return [fitCheck(by, 'conditional', fields, condition)];
  }
  return limit === ''
    ? []
    : fields.map((field) => filledCheck(by, field, whenOf(limit, model, entity.id), []));
}

function conditionOf({ limit, model, entity }: Ruled): ExactCondition | undefined {
  return asTest(readCondition(limit, model.vocabulary(entity.id)));
}

/** The field next to which it is said comes first. */
function shownFirst({ rule, fields }: Ruled): readonly Field[] {
  const at = folded(knownValue(rule.shownAt) ?? '');
  return fields.toSorted(
    (one, other) => Number(folded(other.label) === at) - Number(folded(one.label) === at),
  );
}
