import { finderOf } from '../../answers/name-finder.ts';
import { knownValue } from '../../answers/sourced.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import type { Field } from '../types.ts';

/** When something happens by itself, apart from the moves of a record. */
export type Trigger =
  | { readonly on: 'created' | 'deleted' }
  /** Null: whatever has changed. */
  | { readonly on: 'changed'; readonly field: Field | null }
  /** A button of that name (folded), or something that comes in from outside. */
  | { readonly on: 'pressed' | 'arrives'; readonly name: string }
  | { readonly on: 'every'; readonly period: 'hour' | 'day' | 'week' | 'month' }
  /** So many days, or parts of a day, after a date of the record; below 0 before it. */
  | { readonly on: 'date'; readonly field: Field; readonly days: number };

const CREATED =
  /(?:^|\b(?:is|are|was|gets?) )(?:created|made|added|entered|registered|posted|written|placed|saved as new|new)$/u;
const PRESSED =
  /^(?:(?:somebody|someone|anybody|a person) (?:presses|clicks|chooses) )?[“"„]?(.+?)[”"“]?(?: (?:is|gets|was) (?:pressed|clicked|chosen))?$/u;
const PRESS = /\b(?:presses|clicks|chooses|pressed|clicked|chosen)\b/u;
const ARRIVES = /^[“"„]?(.+?)[”"“]? (?:arrives?|comes? in|is received)$/u;
const DELETED = /(?:^|\b(?:is|are|was|gets?) )(?:deleted|removed|erased)$/u;
const CHANGED = /^(?:(.+?) )?(?:is |are |was |gets? )?(?:changed|changes|edited|updated|corrected)$/u;
const EVERY =
  /^(?:every|each|once an?|hourly|daily|weekly|monthly)\s*(hour|day|morning|evening|night|week|month)?(?: .*)?$/u;
const DATE =
  /^(?:(?:(\d+) )?(minute|hour|day|week)s? (before|after) |on |when |at )?(?:its |the )?(.+?)(?: is (?:reached|today|there)| comes| passes)?$/u;
const DAYS_IN: Readonly<Record<string, number>> = { minute: 1 / 1440, hour: 1 / 24, day: 1, week: 7 };
const PERIODS: ReadonlyMap<string, 'hour' | 'day' | 'week' | 'month'> = new Map([
  ['hour', 'hour'],
  ['hourly', 'hour'],
  ['week', 'week'],
  ['weekly', 'week'],
  ['month', 'month'],
  ['monthly', 'month'],
]);

/** Reads “a loan is created”, “Title changes”, “every morning”, “3 days before Due”; undefined for anything else. */
export function readTrigger(words: string, fields: readonly Field[]): Trigger | undefined {
  const said = foldCase(words)
    .replace(/^(?:when|whenever|once|if|as soon as) /u, '')
    .replace(/^(?:an?|the|it|this) (?=\S+ )/u, '');
  const bare = said.replace(/^it /u, '');
  if (CREATED.test(bare)) return { on: 'created' };
  if (DELETED.test(bare)) return { on: 'deleted' };
  if (PRESS.test(bare)) return { on: 'pressed', name: PRESSED.exec(bare)?.[1] ?? '' };
  const arrived = ARRIVES.exec(bare)?.[1];
  if (arrived !== undefined) return { on: 'arrives', name: arrived };
  const [, period] = EVERY.exec(bare) ?? [];
  if (EVERY.test(bare)) return { on: 'every', period: PERIODS.get(period ?? bare.split(' ')[0] ?? '') ?? 'day' };
  const find = finderOf(fields);
  const fieldCalled = (name: string) => fields.find(({ id }) => id === find(name).id);
  const changed = CHANGED.exec(bare);
  if (changed) return { on: 'changed', field: fieldCalled(changed[1] ?? '') ?? null };
  const [, count = '1', unit, way, name = ''] = DATE.exec(bare) ?? [];
  const field = fieldCalled(name);
  if (!field || knownValue(field.type) !== 'date') return undefined;
  const days = unit === undefined ? 0 : Number(count) * (DAYS_IN[unit] ?? 1);
  return { on: 'date', field, days: way === 'before' ? -days : days };
}
