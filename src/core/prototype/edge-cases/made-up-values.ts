import { knownValue } from '../../answers/sourced.ts';
import { dayOf, dayText } from '../../conditions/calendar.ts';
import { hasHour } from '../../model/entities/has-hour.ts';
import type { Field, FieldType } from '../../model/types.ts';
import { currenciesOf } from '../checks/type-check.ts';
import type { Against, EdgeCase } from './types.ts';

type Made = Omit<EdgeCase, 'from'>;

const LONG = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch '.repeat(18).trim();
const SIGNS = '<b>Robert</b>; drop it';

/** A value to try, with the rule that would be against it. */
function made(
  id: string,
  name: string,
  value: unknown,
  kind: Against['kind'],
  called: string,
  { limit = '', typed = String(value) } = {},
): Made {
  return { id, name, value, typed, against: { kind, limit, called } };
}

const EMPTY = made('empty', 'empty', undefined, 'required', '{field} must be there', { typed: '' });

const WORDS = made('words', 'words', 'quite a lot', 'type', '{field} is no words');

const TEXTS: readonly Made[] = [
  EMPTY,
  made('one-letter', 'one letter', 'x', 'length', '{field} is more than a letter'),
  made('too-long', 'too long', LONG, 'length', '{field} is not too long', {
    typed: `${LONG.slice(0, 40)}… (${LONG.length} characters)`,
  }),
  made('emoji', 'emoji', '😀', 'pattern', '{field} is written in letters'),
  made('signs', 'signs', SIGNS, 'pattern', '{field} has no odd signs'),
];

/** As people type it: money is an amount in the only currency, if there is one. */
function amounts(field: Field): readonly Made[] {
  const isMoney = knownValue(field.type) === 'money';
  const currencies = isMoney ? currenciesOf(field) : [];
  const unit = (isMoney ? currencies[0] : knownValue(field.unit)) ?? '';
  const sized = (amount: number, id: string, name: string, limit: string, called: string): Made => {
    const value = isMoney && currencies.length > 0 ? { amount, unit } : amount;
    return made(id, name, value, 'range', called, { limit, typed: `${amount} ${unit}`.trim() });
  };
  return [
    EMPTY,
    sized(0, 'zero', 'zero', 'more than 0', '{field} is more than nothing'),
    sized(-3, 'negative', 'negative', 'at least 0', '{field} is not negative'),
    sized(1e9, 'huge', 'a billion', '', '{field} is not too large'),
    sized(0.001, 'sliver', 'a sliver', '', '{field} is not too fine'),
    WORDS,
  ];
}

/** A record is checked on a day; without one, days count from the first of 2026. */
function days(field: Field, today: string): readonly Made[] {
  const now = dayOf(today) ?? dayOf('2026-01-01') ?? 0;
  const time = hasHour(field) ? 'T09:00:00Z' : '';
  const on = (day: number, id: string, name: string, limit: string, called: string): Made =>
    made(id, name, `${dayText(day)}${time}`, 'range', called, { limit });
  return [
    EMPTY,
    on(now - 1, 'yesterday', 'yesterday', 'not in the past', '{field} is not in the past'),
    on(now + 1, 'tomorrow', 'tomorrow', 'not in the future', '{field} is not in the future'),
    on(dayOf('1066-10-14') ?? 0, 'long-ago', 'the year 1066', '', '{field} is not too long ago'),
    on(dayOf('2091-02-03') ?? 0, 'far-off', 'the year 2091', '', '{field} is not too far off'),
    made('no-day', '31 February', '2026-02-31', 'type', '{field} is a day that there is', {
      typed: '31 February 2026',
    }),
  ];
}

function choices({ values }: Field): readonly Made[] {
  const retired = (knownValue(values) ?? []).find((choice) => choice.retired)?.label;
  const called = '{field} is one of its choices';
  return [
    EMPTY,
    made('other', 'something else', 'something else', 'type', called),
    ...(retired === undefined ? [] : [made('retired', 'out of use', retired, 'type', called)]),
  ];
}

const MAKERS: Readonly<Record<FieldType, (field: Field, today: string) => readonly Made[]>> = {
  text: () => TEXTS,
  person: () => TEXTS,
  number: amounts,
  money: amounts,
  date: days,
  choice: choices,
  'yes or no': () => [EMPTY, made('perhaps', 'perhaps', 'perhaps', 'type', '{field} is yes or no')],
  file: () => [EMPTY, made('program', 'a program', 'surprise.exe', 'type', '{field} is a file of its kind')],
  link: () => [
    EMPTY,
    made('nowhere', 'one that is not there', 'no-such-record', 'reference', '{field} exists already'),
  ],
  computed: () => [],
};

/** Nonsense for a field, by its type; a field without a type is taken for text. */
export function madeUpFor(field: Field, today: string): readonly Made[] {
  return MAKERS[knownValue(field.type) ?? 'text'](field, today);
}
