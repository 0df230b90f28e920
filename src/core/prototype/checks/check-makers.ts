import { isRecordValue, isTrue } from '../../conditions/index.ts';
import type { ExactCondition } from '../../conditions/types.ts';
import { withArticle } from '../../english/article.ts';
import type { Field } from '../../model/types.ts';
import type { UniqueScope } from '../../model/validation/unique-within.ts';
import { typeProblem } from './type-check.ts';
import type { Bounds, Check, OtherRecord, Subject, TextPattern } from './types.ts';
import { isEmpty, sizeOf, todayOf, violatedEnd } from './values.ts';
import { appliesNow, type WhenClause } from './when-clause.ts';

/** A rule with a name, or the field itself. */
export type CheckOrigin = Pick<Check, 'rule' | 'label' | 'severity' | 'moments'>;

/** For a check that comes from the field itself and not from a named rule. */
export function fieldOrigin({ label }: Field): CheckOrigin {
  return { rule: null, label, severity: 'stop', moments: null };
}

type CheckBody = Omit<Check, keyof CheckOrigin>;

/** Properties are listed one by one: a spread is slow with thousands of checks. */
export function checkOf(
  { rule, label, severity, moments }: CheckOrigin,
  { kind, fields, demand, problem }: CheckBody,
): Check {
  return { rule, label, severity, moments, kind, fields, demand, problem };
}

function singleFieldCheck(
  by: CheckOrigin,
  { id }: Field,
  kind: Check['kind'],
  demand: Check['demand'],
  problem: Check['problem'],
) {
  return checkOf(by, { kind, fields: [id], demand, problem });
}

/** The value has the type of its field, and is one of its choices. */
export function typeCheck(by: CheckOrigin, field: Field): Check {
  return singleFieldCheck(by, field, 'type', { is: 'type' }, (subject) => typeProblem(field, subject));
}

/** `exempt` are ids of roles that may leave it empty. */
export function requiredCheck(by: CheckOrigin, field: Field, when: WhenClause, exempt: readonly string[]): Check {
  const now = (subject: Subject) => appliesNow(when, subject) && !exempt.includes(subject.context.role ?? '');
  return singleFieldCheck(by, field, 'required', { is: 'filled', now, mentions: mentionsOf(when) }, (subject) =>
    now(subject) && isEmpty(subject.value(field.id)) ? `“${field.label}” is required.` : null,
  );
}

function mentionsOf(when: WhenClause): readonly string[] {
  return when.is === 'condition' ? when.mentions : [];
}

export function emptyCheck(by: CheckOrigin, field: Field, when: WhenClause): Check {
  const now = (subject: Subject) => appliesNow(when, subject);
  return singleFieldCheck(by, field, 'empty', { is: 'empty', now, mentions: mentionsOf(when) }, (subject) =>
    now(subject) && !isEmpty(subject.value(field.id)) ? `“${field.label}” must still be empty.` : null,
  );
}

export function rangeCheck(by: CheckOrigin, field: Field, span: Bounds): Check {
  return singleFieldCheck(by, field, 'range', { is: 'span', span }, ({ value, context }) => {
    const size = sizeOf(value(field.id), field);
    const broken = size === undefined ? null : violatedBound(size, span, todayOf(context));
    return broken && `“${field.label}” must be ${broken.must} ${broken.bound.says}.`;
  });
}

export function lengthCheck(by: CheckOrigin, field: Field, span: Bounds): Check {
  return singleFieldCheck(by, field, 'length', { is: 'length', span }, ({ value, context }) => {
    const text = value(field.id);
    if (isEmpty(text) || (typeof text !== 'string' && typeof text !== 'number')) return null;
    const { length } = [...String(text)];
    const today = todayOf(context);
    const broken = violatedBound(length, span, today);
    const limit = broken && `${broken.must} ${broken.bound.at(today)} characters`;
    return limit && `“${field.label}” must have ${limit}, but has ${length}.`;
  });
}

/** The end of the range that a size violates, as a sentence says it; null where it lies within. */
function violatedBound(size: number, span: Bounds, today: number) {
  const end = violatedEnd(size, span, today);
  const bound = end && span[end];
  return bound && { bound, must: BOUND_WORDS[end][bound.inclusive ? 'reached' : 'passed'] };
}

const BOUND_WORDS = {
  least: { reached: 'at least', passed: 'more than' },
  most: { reached: 'at most', passed: 'less than' },
} as const;

export function patternCheck(by: CheckOrigin, field: Field, looks: TextPattern): Check {
  return singleFieldCheck(by, field, 'pattern', { is: 'looks', looks }, ({ value }) => {
    const text = value(field.id);
    if (isEmpty(text) || typeof text === 'object') return null;
    return looks.fits(String(text)) ? null : `“${field.label}” must look like ${looks.says}.`;
  });
}

/**
 * No two records have the same values. Records in which one of the fields is empty are not compared.
 * @param shared what both must share beyond these fields; undefined: the words cannot be checked
 */
export function uniqueCheck(
  by: CheckOrigin,
  fields: readonly Field[],
  entityLabel: string,
  shared: readonly UniqueScope[] | undefined,
): Check {
  const ids = fields.map(({ id }) => id);
  const names = fields.map(({ label }) => `“${label}”`).join(' and ');
  return checkOf(by, {
    kind: 'unique',
    fields: ids,
    demand: { is: 'once' },
    problem: (subject) => {
      const { taken } = subject.context;
      const values = ids.map(subject.value);
      if (!taken || !shared?.every((one) => isIn(one, subject)) || values.some(isEmpty)) return null;
      const isCompared = (other: OtherRecord) =>
        shared.every((one) => isIn(one, other) && isAlike(one, subject, other));
      return taken(ids, values, isCompared)
        ? `There is already ${withArticle(entityLabel)} with the same ${names}.`
        : null;
    },
  });
}

function isIn(shared: UniqueScope, { states, scope }: OtherRecord): boolean {
  if (shared.is === 'states') return [...shared.ids].some((id) => states.has(id));
  if (shared.is !== 'condition') return true;
  return isTrue(shared.condition.run(scope));
}

function isAlike(shared: UniqueScope, one: OtherRecord, other: OtherRecord): boolean {
  if (shared.is !== 'linked') return true;
  const ids = idsOf(shared, one);
  return idsOf(shared, other).some((id) => ids.includes(id));
}

function idsOf({ names }: Extract<UniqueScope, { is: 'linked' }>, { scope }: OtherRecord): readonly unknown[] {
  const records = names.flatMap((name) => scope.value(name));
  return records.flatMap((record) => (record instanceof Object && isRecordValue(record) ? [record.id] : []));
}

/** A condition between fields, or between a field and its context; one that cannot be evaluated counts as true. */
export function conditionCheck(
  by: CheckOrigin,
  kind: 'across' | 'conditional',
  fields: readonly Field[],
  condition: ExactCondition,
): Check {
  return checkOf(by, {
    kind,
    fields: fields.map(({ id }) => id),
    demand: { is: 'fit', condition },
    problem: ({ scope }) => {
      const outcome = condition.run(scope);
      return outcome.ok && outcome.value === false ? `These values do not agree: ${condition.text.trim()}.` : null;
    },
  });
}
