import { finderOf } from '../../answers/name-finder.ts';
import { knownValue, listOf, type Quantity } from '../../answers/sourced.ts';
import { addMonths, dayOfTimestamp, startOfDay } from '../../base/dates.ts';
import { lookup } from '../../base/watch.ts';
import { asTest, readCondition } from '../../conditions/index.ts';
import type { ExactCondition } from '../../conditions/types.ts';
import { convertUnit, unitScaleOf } from '../../conditions/units.ts';
import { byEntity } from '../../model/by-entity.ts';
import type { DataModel, Entity, Field, Rule, RuleKind } from '../../model/types.ts';
import { readLimit } from '../../model/validation/limits/read-limit.ts';
import type { FindConstant, Bound as ReadBound } from '../../model/validation/limits/types.ts';
import { drawExample } from '../../model/validation/patterns/draw-example.ts';
import { readWithin } from '../../model/validation/unique-within.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import { mulberry32 } from '../sample/seed.ts';
import {
  type CheckOrigin,
  conditionCheck,
  lengthCheck,
  patternCheck,
  rangeCheck,
  requiredCheck,
  typeCheck,
  uniqueCheck,
} from './check-makers.ts';
import { textFromPattern } from './text-from-pattern.ts';
import type { Bound, Bounds, Check, TextPattern } from './types.ts';
import { type WhenClause, whenOf, withOwnMoment } from './when-clause.ts';

/** What a limit in words is compared with. */
interface LimitContext {
  readonly inclusive: boolean | undefined;
  readonly field: Field;
  readonly model: DataModel;
}

/** The range that words give for a field; undefined where they give none. */
function rangeOf(words: string, context: LimitContext): Bounds | undefined {
  const limit = readLimit(words, 'range', constantsOf(context.model));
  if (limit.kind !== 'between') return undefined;
  if (knownValue(context.field.type) === 'date') return byAge(limit.least, limit.most, context);
  return boundsBetween(limit.least, limit.most, context, (quantity) => {
    const size = amountFor(quantity, context.field);
    return size === undefined ? undefined : () => size;
  });
}

function lengthOf(words: string, context: LimitContext): Bounds | undefined {
  const limit = readLimit(words, 'length', constantsOf(context.model));
  return limit.kind === 'length'
    ? boundsBetween(
        limit.least,
        limit.most,
        context,
        ({ amount }) =>
          () =>
            amount,
      )
    : undefined;
}

/** The pattern that words give for a text; undefined where they give none. */
function patternOf(words: string): TextPattern | undefined {
  const limit = readLimit(words, 'pattern', () => undefined);
  if (limit.kind !== 'pattern') return undefined;
  return {
    fits: limit.matches,
    says: `“${words.trim()}”`,
    example: (seed, lengths) => {
      const { next, seed: begin } = mulberry32();
      begin(seed);
      const isAny = lengths.least <= 1 && lengths.most === Number.POSITIVE_INFINITY;
      const text = isAny ? undefined : textFromPattern(limit.tree, lengths, next);
      return text !== undefined && limit.matches(text) ? text : drawExample(limit, next);
    },
  };
}

function constantsOf({ constants }: DataModel): FindConstant {
  const find = finderOf(constants.constants);
  const byId = new Map(constants.constants.map((constant) => [constant.id, constant]));
  return (name) => byId.get(find(name).id ?? '');
}

/** A range between two ends that can be measured; undefined where neither can. */
function boundsBetween(
  least: ReadBound | undefined,
  most: ReadBound | undefined,
  { inclusive }: LimitContext,
  measured: (quantity: Quantity) => Bound['at'] | undefined,
  suffix = '',
): Bounds | undefined {
  const end = (bound: ReadBound | undefined): Bound | null => {
    const at = bound?.quantity && measured(bound.quantity);
    if (!bound?.quantity || !at) return null;
    const says = `${saysOf(bound.quantity, bound)}${suffix}`;
    return { at, inclusive: inclusive ?? bound.inclusive ?? true, says };
  };
  const span = { least: end(least), most: end(most) };
  return span.least || span.most ? span : undefined;
}

function saysOf({ text, amount, unit }: Quantity, { constant }: ReadBound): string {
  const size = text === '' ? `${amount} ${unit}`.trim() : text;
  return constant ? `${size} (${constant.label})` : size;
}

/** An amount in the unit of the field; undefined where the units are not comparable. */
function amountFor({ amount, unit }: Quantity, field: Field): number | undefined {
  const own = knownValue(field.unit) ?? '';
  return own === '' || unit === '' ? amount : convertUnit(amount, unit, own);
}

/** A range of years for a date of birth means an age: at least 18 years is at the latest the day 18 years ago. */
function byAge(least: ReadBound | undefined, most: ReadBound | undefined, context: LimitContext) {
  if (!/birth|born/iu.test(context.field.label)) return undefined;
  const turned = ({ amount, unit }: Quantity) => {
    const { family, factor } = unitScaleOf(unit);
    if (family !== 'months') return undefined;
    return (today: number) => dayOfTimestamp(addMonths(startOfDay(today), -amount * factor));
  };
  return boundsBetween(most, least, context, turned, ' ago');
}

/** Everyday words for the order of a date and a day; longer ones first. */
const ORDERS: readonly (readonly [words: RegExp, operator: string])[] = [
  [/^(?:not in the future|today or earlier|until today|at the latest today|today at the latest)$/u, '<= today()'],
  [/^(?:in the past|before today|earlier than today)$/u, '< today()'],
  [/^(?:not in the past|today or later|from today(?: on)?)$/u, '>= today()'],
  [/^(?:in the future|after today|later than today)$/u, '> today()'],
  [/^(?:at least|from|not before|not earlier than|on or after)\s+/u, '>= '],
  [/^(?:at most|until|up to|not after|no later than|not later than|on or before)\s+/u, '<= '],
  [/^(?:after|later than)\s+/u, '> '],
  [/^(?:before|earlier than)\s+/u, '< '],
];

/** Reads a range that is no amount, like “not in the future” or “<= today + 14 days”, as a condition on the field. */
function orderOf(words: string, { field, model }: LimitContext, entity: string) {
  const folded = foldCase(words);
  const [phrase, operator = ''] = ORDERS.find(([form]) => form.test(folded)) ?? [];
  const rest = phrase ? `${operator}${folded.replace(phrase, '')}` : words.trim();
  const dated = rest.replace(/(?<!["“])\b\d{4}-\d\d-\d\d\b/g, 'date("$&")');
  return asTest(readCondition(`${field.label} ${dated}`, model.vocabulary(entity)));
}

interface RuleContext {
  readonly rule: Rule;
  readonly by: CheckOrigin;
  readonly fields: readonly Field[];
  readonly entity: Entity;
  readonly model: DataModel;
  /** In the words used; empty where there are none. */
  readonly limit: string;
}

const MAKERS: Readonly<Record<RuleKind, (context: RuleContext) => readonly Check[]>> = {
  required: requiredChecks,
  type: ({ by, fields }) => fields.map((field) => typeCheck(by, field)),
  range: (context) => context.fields.flatMap((field) => rangeChecks(context, field)),
  length: ({ by, fields, limit, rule, model }) =>
    typedFields(fields, model).flatMap((field) => {
      const span = lengthOf(limit, { inclusive: knownValue(rule.inclusive), field, model });
      return span ? [lengthCheck(by, field, span)] : [];
    }),
  pattern: ({ by, fields, limit, model }) => {
    const looks = patternOf(limit);
    return looks ? typedFields(fields, model).map((field) => patternCheck(by, field, looks)) : [];
  },
  unique: uniqueChecks,
  reference: ({ by, fields }) => fields.map((field) => ({ ...typeCheck(by, field), kind: 'reference' })),
  across: (context) => {
    const condition = conditionOf(context);
    return condition ? [conditionCheck(context.by, 'across', shownFirst(context), condition)] : [];
  },
  conditional: conditionalChecks,
};

/** Those whose text people type: a link holds the id of a record, which no rule about a text can mean. */
function typedFields(fields: readonly Field[], model: DataModel): readonly Field[] {
  return fields.filter((field) => knownValue(field.type) !== 'link' && linkTargetOf(field, model) === null);
}

const entityCalled = lookup('entity called', ({ entities }: DataModel['entities']) => finderOf(listOf(entities)));

/** The entity that a field leads to: a field without a type that is called like an entity leads to it. */
export function linkTargetOf({ type, target, label }: Field, { entities }: DataModel): string | null {
  if (target) return target.id;
  if (type.is === 'known') return null;
  return entityCalled(entities)(label).id;
}

/** A rule without an exact limit is not checked. */
export function ruleChecks(model: DataModel, entity: Entity | undefined, fields: ReadonlyMap<string, Field>) {
  if (!entity) return [];
  return byEntity(model)
    .rules(entity.id)
    .flatMap((rule) => {
      const kind = knownValue(rule.kind);
      if (kind === undefined) return [];
      const ruleFields = rule.fields.flatMap(({ id }) => (id === null ? [] : (fields.get(id) ?? [])));
      const limit = knownValue(rule.limit)?.text ?? '';
      return MAKERS[kind]({ rule, by: ruleOrigin(rule), fields: ruleFields, entity, model, limit });
    });
}

function ruleOrigin(rule: Rule): CheckOrigin {
  const { label, severity, moments } = rule;
  return { rule, label, severity: knownValue(severity) ?? 'stop', moments: knownValue(moments) ?? null };
}

/** People do not fill in computed fields, so they are not required. */
function requiredChecks({ rule, by, fields, limit, model, entity }: RuleContext): readonly Check[] {
  const always: WhenClause = { is: 'always' };
  const when = rule.limit.is === 'known' ? withOwnMoment(whenOf(limit, model, entity.id), limit) : always;
  const typed = fields.filter(({ type }) => knownValue(type) !== 'computed');
  return typed.map((field) => requiredCheck(by, field, when, exemptFrom(field, rule, model)));
}

/** “Within” names other fields of the record, a link, a state, or all records. */
function uniqueChecks({ by, fields, entity, limit, rule, model }: RuleContext): readonly Check[] {
  if (fields.length === 0) return [];
  const shared = rule.limit.is === 'known' ? readWithin(limit, entity, model) : [];
  const sharedFields = new Set(shared?.flatMap((one) => (one.is === 'field' ? [one.id] : [])));
  const within = listOf(entity.fields).filter(({ id }) => sharedFields.has(id));
  return [uniqueCheck(by, [...new Set([...fields, ...within])], entity.label, shared)];
}

/** Roles that may leave it empty, where the rule is a cell of the matrix of required fields. */
function exemptFrom({ id }: Field, { madeOf, entity }: Rule, model: DataModel): readonly string[] {
  if (madeOf !== 'required') return [];
  const cells = byEntity(model)
    .required(entity)
    .filter(({ field }) => field.id === id);
  return cells.flatMap(({ exempt }) => exempt.flatMap((role) => role.id ?? []));
}

/** A range is two numbers; for a date it may be an order, such as “not in the future”. */
function rangeChecks({ by, limit, rule, model, entity }: RuleContext, field: Field): readonly Check[] {
  const context = { inclusive: knownValue(rule.inclusive), field, model };
  const span = rangeOf(limit, context);
  if (span) return [rangeCheck(by, field, span)];
  const order = orderOf(limit, context, entity.id);
  return order ? [{ ...conditionCheck(by, 'across', [field], order), kind: 'range' }] : [];
}

/**
 * A rule for “only sometimes”: a condition over its own fields must be true; one over other fields says when its own
 * are required.
 */
function conditionalChecks(context: RuleContext): readonly Check[] {
  const { by, fields, model, entity, limit } = context;
  const condition = conditionOf(context);
  const mentions = new Set(condition?.mentions.map(foldCase));
  if (condition && (fields.length === 0 || fields.some(({ label }) => mentions.has(foldCase(label)))))
    return [conditionCheck(by, 'conditional', fields, condition)];
  return limit === '' ? [] : fields.map((field) => requiredCheck(by, field, whenOf(limit, model, entity.id), []));
}

function conditionOf({ limit, model, entity }: RuleContext): ExactCondition | undefined {
  return asTest(readCondition(limit, model.vocabulary(entity.id)));
}

/** The field at which the problem is shown comes first. */
function shownFirst({ rule, fields }: RuleContext): readonly Field[] {
  const at = foldCase(knownValue(rule.shownAt) ?? '');
  return fields.toSorted((one, other) => Number(foldCase(other.label) === at) - Number(foldCase(one.label) === at));
}
