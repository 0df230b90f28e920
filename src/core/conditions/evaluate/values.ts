import { formatDay, formatTimestamp } from '../../base/dates.ts';
import { singularOf } from '../../english/plural.ts';
import type { ValueKind } from '../check/kinds.ts';
import { durationWords } from '../duration-words.ts';
import type { Condition, EvaluationResult, ExactCondition } from '../types.ts';
import { convertOrKeep, unitsAgree } from '../units.ts';

/** A value during evaluation. A day counts from 1970; `loose` text is compared ignoring case. */
export type RuntimeValue =
  | { readonly is: 'amount'; readonly amount: number; readonly unit: string }
  | { readonly is: 'text'; readonly text: string; readonly loose?: true }
  | { readonly is: 'date'; readonly day: number }
  | { readonly is: 'moment'; readonly at: number }
  | { readonly is: 'yes-no'; readonly yes: boolean }
  | { readonly is: 'list'; readonly items: readonly RuntimeValue[] }
  | { readonly is: 'record'; readonly of: object };

export type Amount = Extract<RuntimeValue, { readonly is: 'amount' }>;

export interface Failure {
  readonly is: 'failure';
  readonly sentence: string;
  /** True where the value is missing, false where it is there and does not fit. */
  readonly empty: boolean;
}

export type ValueResult = RuntimeValue | Failure;

export function failure(sentence: string): Failure {
  return { is: 'failure', sentence, empty: false };
}

export function emptyFailure(what: string): Failure {
  return { is: 'failure', sentence: `“${what}” is empty.`, empty: true };
}

export const yesNo = (yes: boolean): RuntimeValue => ({ is: 'yes-no', yes });
export const amountOf = (amount: number, unit = ''): Amount => ({ is: 'amount', amount, unit });
export const textOf = (text: string): RuntimeValue => ({ is: 'text', text });

/** The value as plain data, an amount in `unit`. */
export function plainValue(value: RuntimeValue, unit: ValueKind['unit']): unknown {
  switch (value.is) {
    case 'amount':
      return plainAmount(value, unit);
    case 'text':
      return value.text;
    case 'date':
      return formatDay(value.day);
    case 'moment':
      return formatTimestamp(value.at);
    case 'yes-no':
      return value.yes;
    case 'list':
      return value.items.map((item) => plainValue(item, unit));
    case 'record':
      return value.of;
  }
}

function plainAmount({ amount, unit }: Amount, expectedUnit: string): unknown {
  if (unit === '' || unit === expectedUnit) return amount;
  return expectedUnit !== '' && unitsAgree(unit, expectedUnit)
    ? convertOrKeep(amount, unit, expectedUnit)
    : { amount, unit };
}

/** A value as it stands in a text: an amount with its unit, a length of time as people say it. */
export function saidValue(value: RuntimeValue): string {
  if (value.is !== 'amount' || value.unit === '') return String(plainValue(value, ''));
  const { amount, unit } = value;
  return durationWords(amount, unit) ?? `${amount} ${amount === 1 ? singularOf(unit) : unit}`;
}

export function valueInWords(value: RuntimeValue): string {
  if (value.is === 'list' || value.is === 'record') return `a ${value.is}`;
  return value.is === 'amount'
    ? quoteShortened(`${value.amount} ${value.unit}`.trim())
    : quoteShortened(plainValue(value, ''));
}

/** In quotation marks, and of a long text only the beginning. */
export function quoteShortened(raw: unknown): string {
  const text = String(raw);
  return `“${text.length > 60 ? `${text.slice(0, 59)}…` : text}”`;
}

/** Whether a condition holds; one that cannot be evaluated does not. */
export function isTrue(outcome: EvaluationResult): boolean {
  return outcome.ok && outcome.value === true;
}

/** The condition if it is exact and evaluates to yes or no. */
export function asTest(condition: Condition): ExactCondition | undefined {
  return condition.form === 'exact' && condition.type === 'yes-no' ? condition : undefined;
}
