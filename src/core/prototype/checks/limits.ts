import { finderOf } from '../../answers/find.ts';
import { knownValue, type Quantity } from '../../answers/sourced.ts';
import { dayOfMoment, momentOfDay, monthsLater } from '../../conditions/calendar.ts';
import { asTest, readCondition } from '../../conditions/index.ts';
import { converted, measureOf } from '../../conditions/units.ts';
import type { Field, Model } from '../../model/types.ts';
import { readLimit } from '../../model/validation/limits/read-limit.ts';
import type { ConstantCalled, Bound as ReadBound } from '../../model/validation/limits/types.ts';
import { example } from '../../model/validation/patterns/example.ts';
import { folded } from '../../shapes/folded.ts';
import { mulberry32 } from '../sample/seed.ts';
import { textLike } from './text-like.ts';
import type { Bound, Looks, Span } from './types.ts';

/** What a limit in words is held against. */
export interface LimitContext {
  readonly inclusive: boolean | undefined;
  readonly field: Field;
  readonly model: Model;
}

/** The range that words give for a field; undefined for words that give none. */
export function spanOf(words: string, context: LimitContext): Span | undefined {
  const limit = readLimit(words, 'range', constantsOf(context.model));
  if (limit.kind !== 'between') return undefined;
  if (knownValue(context.field.type) === 'date') return byAge(limit.least, limit.most, context);
  return spanned(limit.least, limit.most, context, (quantity) => {
    const size = amountFor(quantity, context.field);
    return size === undefined ? undefined : () => size;
  });
}

export function lengthOf(words: string, context: LimitContext): Span | undefined {
  const limit = readLimit(words, 'length', constantsOf(context.model));
  return limit.kind === 'length'
    ? spanned(
        limit.least,
        limit.most,
        context,
        ({ amount }) =>
          () =>
            amount,
      )
    : undefined;
}

/** What a text must look like; undefined for words that show nothing. */
export function looksOf(words: string): Looks | undefined {
  const limit = readLimit(words, 'pattern', () => undefined);
  if (limit.kind !== 'pattern') return undefined;
  return {
    fits: limit.matches,
    says: `“${words.trim()}”`,
    example: (seed, lengths) => {
      const { next, seed: begin } = mulberry32();
      begin(seed);
      const isAny = lengths.least <= 1 && lengths.most === Number.POSITIVE_INFINITY;
      const text = isAny ? undefined : textLike(limit.tree, lengths, next);
      return text !== undefined && limit.matches(text) ? text : example(limit, next);
    },
  };
}

function constantsOf({ constants }: Model): ConstantCalled {
  const find = finderOf(constants.constants);
  const byId = new Map(constants.constants.map((constant) => [constant.id, constant]));
  return (name) => byId.get(find(name).id ?? '');
}

/** A span between two ends that can be measured; undefined where neither can. */
function spanned(
  least: ReadBound | undefined,
  most: ReadBound | undefined,
  { inclusive }: LimitContext,
  measured: (quantity: Quantity) => Bound['at'] | undefined,
  suffix = '',
): Span | undefined {
  const end = (bound: ReadBound | undefined): Bound | null => {
    const at = bound?.quantity && measured(bound.quantity);
    if (!bound?.quantity || !at) return null;
    const says = `${saysOf(bound.quantity, bound)}${suffix}`;
    return { at, inclusive: inclusive ?? bound.itself ?? true, says };
  };
  const span = { least: end(least), most: end(most) };
  return span.least || span.most ? span : undefined;
}

function saysOf({ text, amount, unit }: Quantity, { constant }: ReadBound): string {
  const size = text === '' ? `${amount} ${unit}`.trim() : text;
  return constant ? `${size} (${constant.label})` : size;
}

/** An amount in the unit of the field; undefined where the two do not compare. */
function amountFor({ amount, unit }: Quantity, field: Field): number | undefined {
  const own = knownValue(field.unit) ?? '';
  if (own === '' || unit === '') return amount;
  return folded(own) === folded(unit) ? amount : converted(amount, unit, own);
}

/** A range of years on a date of birth is an age: at least 18 years is at the latest the day 18 years ago. */
function byAge(least: ReadBound | undefined, most: ReadBound | undefined, context: LimitContext) {
  if (!/birth|born/iu.test(context.field.label)) return undefined;
  const turned = ({ amount, unit }: Quantity) => {
    const { family, factor } = measureOf(unit);
    if (family !== 'months') return undefined;
    return (today: number) => dayOfMoment(monthsLater(momentOfDay(today), -amount * factor));
  };
  return spanned(most, least, context, turned, ' ago');
}

/** Everyday words for the order of a date and a day; longer ones first. */
const ORDERS: readonly (readonly [words: RegExp, operator: string])[] = [
  [
    /^(?:not in the future|today or earlier|until today|at the latest today|today at the latest)$/u,
    '<= today()',
  ],
  [/^(?:in the past|before today|earlier than today)$/u, '< today()'],
  [/^(?:not in the past|today or later|from today(?: on)?)$/u, '>= today()'],
  [/^(?:in the future|after today|later than today)$/u, '> today()'],
  [/^(?:at least|from|not before|not earlier than|on or after)\s+/u, '>= '],
  [/^(?:at most|until|up to|not after|no later than|not later than|on or before)\s+/u, '<= '],
  [/^(?:after|later than)\s+/u, '> '],
  [/^(?:before|earlier than)\s+/u, '< '],
];

/** Reads a range that is no amount, like “not in the future” or “<= today + 14 days”, as a condition on the field. */
export function orderOf(words: string, { field, model }: LimitContext, entity: string) {
  const said = folded(words);
  const [phrase, operator = ''] = ORDERS.find(([form]) => form.test(said)) ?? [];
  const rest = phrase ? `${operator}${said.replace(phrase, '')}` : words.trim();
  const dated = rest.replace(/(?<!["“])\b\d{4}-\d\d-\d\d\b/g, 'date("$&")');
  return asTest(readCondition(`${field.label} ${dated}`, model.vocabulary(entity)));
}
