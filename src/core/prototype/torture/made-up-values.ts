import { heldValue } from '../../answers/held.ts';
import { dayOf, dayText } from '../../conditions/calendar.ts';
import { hasHour } from '../../model/entities/has-hour.ts';
import type { Field, FieldType } from '../../model/entities/types.ts';
import { currenciesOf } from '../checks/type-check.ts';
import type { Against, Torture } from './types.ts';

type Made = Omit<Torture, 'from'>;

const LONG = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch '.repeat(18).trim();
const SIGNS = '<b>Robert</b>; drop it';

function against(kind: Against['kind'], limit: string, called: string): Against {
  return { kind, limit, called };
}

/** Nothing at all. */
const EMPTY: Made = {
  id: 'empty',
  name: 'empty',
  value: undefined,
  typed: '',
  against: against('required', '', '{field} must be there'),
};

const WORDS: Made = {
  id: 'words',
  name: 'words',
  value: 'quite a lot',
  typed: 'quite a lot',
  against: against('type', '', '{field} is no words'),
};

const TEXTS: readonly Made[] = [
  EMPTY,
  {
    id: 'one-letter',
    name: 'one letter',
    value: 'x',
    typed: 'x',
    against: against('length', '', '{field} is more than a letter'),
  },
  {
    id: 'too-long',
    name: 'too long',
    value: LONG,
    typed: `${LONG.slice(0, 40)}… (${LONG.length} characters)`,
    against: against('length', '', '{field} is not too long'),
  },
  {
    id: 'emoji',
    name: 'emoji',
    value: '😀',
    typed: '😀',
    against: against('pattern', '', '{field} is written in letters'),
  },
  {
    id: 'signs',
    name: 'signs',
    value: SIGNS,
    typed: SIGNS,
    against: against('pattern', '', '{field} has no odd signs'),
  },
];

/** As people type it: money is an amount in the one currency, if there is one. */
function amounts(field: Field): readonly Made[] {
  const isMoney = heldValue(field.type) === 'money';
  const currencies = isMoney ? currenciesOf(field) : [];
  const unit = (isMoney ? currencies[0] : heldValue(field.unit)) ?? '';
  const made = (amount: number, id: string, name: string, rule: Against): Made => ({
    id,
    name,
    value: isMoney && currencies.length > 0 ? { amount, unit } : amount,
    typed: `${amount} ${unit}`.trim(),
    against: rule,
  });
  return [
    EMPTY,
    made(0, 'zero', 'zero', against('range', 'more than 0', '{field} is more than nothing')),
    made(-3, 'negative', 'negative', against('range', 'at least 0', '{field} is not negative')),
    made(1e9, 'huge', 'a billion', against('range', '', '{field} is not too large')),
    made(0.001, 'sliver', 'a sliver', against('range', '', '{field} is not too fine')),
    WORDS,
  ];
}

/** A record is checked on a day; without one, days are seen from the first of 2026. */
function days(field: Field, today: string): readonly Made[] {
  const now = dayOf(today) ?? dayOf('2026-01-01') ?? 0;
  const time = hasHour(field) ? 'T09:00:00Z' : '';
  const made = (day: number, id: string, name: string, limit: string, called: string): Made => {
    const text = `${dayText(day)}${time}`;
    return { id, name, value: text, typed: text, against: against('range', limit, called) };
  };
  return [
    EMPTY,
    made(now - 1, 'yesterday', 'yesterday', 'not in the past', '{field} is not in the past'),
    made(now + 1, 'tomorrow', 'tomorrow', 'not in the future', '{field} is not in the future'),
    made(dayOf('1066-10-14') ?? 0, 'long-ago', 'the year 1066', '', '{field} is not too long ago'),
    made(dayOf('2091-02-03') ?? 0, 'far-off', 'the year 2091', '', '{field} is not too far off'),
    {
      id: 'no-day',
      name: '31 February',
      value: '2026-02-31',
      typed: '31 February 2026',
      against: against('type', '', '{field} is a day that there is'),
    },
  ];
}

function choices({ values }: Field): readonly Made[] {
  const retired = (heldValue(values) ?? []).find((choice) => choice.retired)?.label;
  const made = (id: string, name: string, text: string): Made => ({
    id,
    name,
    value: text,
    typed: text,
    against: against('type', '', '{field} is one of its choices'),
  });
  return [
    EMPTY,
    made('other', 'something else', 'something else'),
    ...(retired === undefined ? [] : [made('retired', 'out of use', retired)]),
  ];
}

function odd(id: string, name: string, typed: string, kind: Against['kind'], called: string): Made {
  return { id, name, value: typed, typed, against: against(kind, '', called) };
}

const MAKERS: Readonly<Record<FieldType, (field: Field, today: string) => readonly Made[]>> = {
  text: () => TEXTS,
  person: () => TEXTS,
  number: amounts,
  money: amounts,
  date: days,
  choice: choices,
  'yes or no': () => [EMPTY, odd('perhaps', 'perhaps', 'perhaps', 'type', '{field} is yes or no')],
  file: () => [EMPTY, odd('program', 'a program', 'surprise.exe', 'type', '{field} is a file of its kind')],
  link: () => [
    EMPTY,
    odd('nowhere', 'one that is not there', 'no-such-record', 'reference', '{field} exists already'),
  ],
  computed: () => [],
};

/** Made-up nonsense for a line, by its type; of a line without a type, what one does to words. */
export function madeUpFor(field: Field, today: string): readonly Made[] {
  return MAKERS[heldValue(field.type) ?? 'text'](field, today);
}
