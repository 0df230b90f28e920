import { dayText, momentText } from '../calendar.ts';
import type { Kind } from '../check/kinds.ts';
import { inUnitOf, unitsAgree } from '../units.ts';

/** A value while a condition runs. A day counts from 1970; `loose` text is compared ignoring case. */
export type Value =
  | { readonly is: 'amount'; readonly amount: number; readonly unit: string }
  | { readonly is: 'text'; readonly text: string; readonly loose?: true }
  | { readonly is: 'date'; readonly day: number }
  | { readonly is: 'moment'; readonly at: number }
  | { readonly is: 'yes-no'; readonly yes: boolean }
  | { readonly is: 'list'; readonly items: readonly Value[] }
  | { readonly is: 'record'; readonly of: object };

export type Amount = Extract<Value, { readonly is: 'amount' }>;

export interface Failure {
  readonly is: 'failure';
  readonly sentence: string;
  /** True where nobody has given the value, false where it is there and does not fit. */
  readonly empty: boolean;
}

export type Result = Value | Failure;

export function failure(sentence: string): Failure {
  return { is: 'failure', sentence, empty: false };
}

export function emptiness(what: string): Failure {
  return { is: 'failure', sentence: `“${what}” is empty.`, empty: true };
}

export const yesNo = (yes: boolean): Value => ({ is: 'yes-no', yes });
export const amountOf = (amount: number, unit = ''): Amount => ({ is: 'amount', amount, unit });
export const textOf = (text: string): Value => ({ is: 'text', text });

/** The value as plain data, an amount in `unit`. */
export function plainValue(value: Value, unit: Kind['unit']): unknown {
  switch (value.is) {
    case 'amount':
      return plainAmount(value, unit);
    case 'text':
      return value.text;
    case 'date':
      return dayText(value.day);
    case 'moment':
      return momentText(value.at);
    case 'yes-no':
      return value.yes;
    case 'list':
      return value.items.map((item) => plainValue(item, unit));
    case 'record':
      return value.of;
  }
}

function plainAmount({ amount, unit }: Amount, promised: string): unknown {
  if (unit === '' || unit === promised) return amount;
  return promised !== '' && unitsAgree(unit, promised) ? inUnitOf(amount, unit, promised) : { amount, unit };
}

export function spoken(value: Value): string {
  if (value.is === 'list' || value.is === 'record') return `a ${value.is}`;
  return value.is === 'amount' ? marked(`${value.amount} ${value.unit}`.trim()) : marked(plainValue(value, ''));
}

/** In quotation marks, and of a long text only the beginning. */
export function marked(raw: unknown): string {
  const text = String(raw);
  return `“${text.length > 60 ? `${text.slice(0, 59)}…` : text}”`;
}
