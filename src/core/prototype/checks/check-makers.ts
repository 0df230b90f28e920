import type { ExactCondition } from '../../conditions/index.ts';
import { isTrue } from '../../conditions/index.ts';
import type { Field } from '../../model/types.ts';
import type { Shared } from '../../model/validation/unique-within.ts';
import { beyond, sizeOf, todayOf } from './bounds.ts';
import { typeTrouble } from './type-check.ts';
import type { Check, Looks, Other, Span, Subject } from './types.ts';
import { isEmpty } from './values.ts';
import { isNow, type When } from './when.ts';

/** A rule with a name, or the field itself. */
export type Stated = Pick<Check, 'rule' | 'label' | 'severity' | 'moments'>;

/** What a field says of itself. */
export function unnamed({ label }: Field): Stated {
  return { rule: null, label, severity: 'stop', moments: null };
}

type Checked = Omit<Check, keyof Stated>;

/** Each part is named, as a spread is slow where there are thousands of checks. */
export function checkOf({ rule, label, severity, moments }: Stated, { kind, fields, demand, trouble }: Checked) {
  return { rule, label, severity, moments, kind, fields, demand, trouble };
}

function lineCheck(by: Stated, { id }: Field, kind: Check['kind'], demand: Check['demand'], trouble: Check['trouble']) {
  return checkOf(by, { kind, fields: [id], demand, trouble });
}

/** It is of its type, and one of its choices. */
export function typeCheck(by: Stated, field: Field): Check {
  return lineCheck(by, field, 'type', { is: 'type' }, (subject) => typeTrouble(field, subject));
}

/** `exempt` are ids of roles that may leave it empty. */
export function filledCheck(by: Stated, field: Field, when: When, exempt: readonly string[]): Check {
  const now = (subject: Subject) => isNow(when, subject) && !exempt.includes(subject.context.role ?? '');
  return lineCheck(by, field, 'required', { is: 'filled', now, mentions: mentionsOf(when) }, (subject) =>
    now(subject) && isEmpty(subject.value(field.id)) ? `“${field.label}” must be filled in.` : null,
  );
}

function mentionsOf(when: When): readonly string[] {
  return when.is === 'condition' ? when.mentions : [];
}

export function emptyCheck(by: Stated, field: Field, when: When): Check {
  const now = (subject: Subject) => isNow(when, subject);
  return lineCheck(by, field, 'empty', { is: 'empty', now, mentions: mentionsOf(when) }, (subject) =>
    now(subject) && !isEmpty(subject.value(field.id)) ? `“${field.label}” must still be empty.` : null,
  );
}

export function spanCheck(by: Stated, field: Field, span: Span): Check {
  return lineCheck(by, field, 'range', { is: 'span', span }, ({ value, context }) => {
    const size = sizeOf(value(field.id), field);
    const broken = size === undefined ? null : brokenEnd(size, span, todayOf(context));
    return broken && `“${field.label}” must be ${broken.must} ${broken.bound.says}.`;
  });
}

export function lengthCheck(by: Stated, field: Field, span: Span): Check {
  return lineCheck(by, field, 'length', { is: 'length', span }, ({ value, context }) => {
    const text = value(field.id);
    if (isEmpty(text) || (typeof text !== 'string' && typeof text !== 'number')) return null;
    const { length } = [...String(text)];
    const today = todayOf(context);
    const broken = brokenEnd(length, span, today);
    const limit = broken && `${broken.must} ${broken.bound.at(today)} characters`;
    return limit && `“${field.label}” must have ${limit}, and has ${length}.`;
  });
}

/** The end of a span that a size lies beyond, and how a sentence says it; null where it lies within. */
function brokenEnd(size: number, span: Span, today: number) {
  const end = beyond(size, span, today);
  const bound = end && span[end];
  return bound && { bound, must: WORDS[end][bound.inclusive ? 'reached' : 'passed'] };
}

const WORDS = {
  least: { reached: 'at least', passed: 'more than' },
  most: { reached: 'at most', passed: 'less than' },
} as const;

export function looksCheck(by: Stated, field: Field, looks: Looks): Check {
  return lineCheck(by, field, 'pattern', { is: 'looks', looks }, ({ value }) => {
    const text = value(field.id);
    if (isEmpty(text) || typeof text === 'object') return null;
    return looks.fits(String(text)) ? null : `“${field.label}” must look like ${looks.says}.`;
  });
}

/**
 * No two records have the same. Records in which one of the fields is empty are not compared.
 *
 * @param shared what both must share beyond these fields; undefined: it was not said so that it can be checked
 */
export function onceCheck(
  by: Stated,
  fields: readonly Field[],
  thing: string,
  shared: readonly Shared[] | undefined,
): Check {
  const ids = fields.map(({ id }) => id);
  const names = fields.map(({ label }) => `“${label}”`).join(' and ');
  return checkOf(by, {
    kind: 'unique',
    fields: ids,
    demand: { is: 'once' },
    trouble: (subject) => {
      const { taken } = subject.context;
      const values = ids.map(subject.value);
      if (!taken || !shared?.every((one) => isIn(one, subject)) || values.some(isEmpty)) return null;
      const counts = (other: Other) => shared.every((one) => isIn(one, other) && isAlike(one, subject, other));
      return taken(ids, values, counts) ? `There is another ${thing} with the same ${names}.` : null;
    },
  });
}

function isIn(shared: Shared, { states, scope }: Other): boolean {
  if (shared.is === 'states') return [...shared.ids].some((id) => states.has(id));
  if (shared.is !== 'condition') return true;
  return isTrue(shared.condition.run(scope));
}

function isAlike(shared: Shared, one: Other, other: Other): boolean {
  if (shared.is !== 'linked') return true;
  const ids = idsOf(shared, one);
  return idsOf(shared, other).some((id) => ids.includes(id));
}

function idsOf({ names }: Extract<Shared, { is: 'linked' }>, { scope }: Other): readonly unknown[] {
  const records = names.flatMap((name) => scope.value(name));
  return records.flatMap((record) => (record instanceof Map ? [record.get('id')] : []));
}

/** Fields that must fit together, or one that must fit its surroundings; what cannot be known counts as fitting. */
export function fitCheck(
  by: Stated,
  kind: 'across' | 'conditional',
  fields: readonly Field[],
  condition: ExactCondition,
): Check {
  return checkOf(by, {
    kind,
    fields: fields.map(({ id }) => id),
    demand: { is: 'fit', condition },
    trouble: ({ scope }) => {
      const outcome = condition.run(scope);
      return outcome.ok && outcome.value === false ? `This does not fit together: ${condition.text.trim()}.` : null;
    },
  });
}
