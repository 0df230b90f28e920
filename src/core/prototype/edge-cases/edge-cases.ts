import { knownValue, listOf } from '../../answers/sourced.ts';
import { dayOf, dayText } from '../../conditions/calendar.ts';
import { hasHour } from '../../model/entities/has-hour.ts';
import type { ExampleOf, Field, FieldType, Model } from '../../model/types.ts';
import { checksOf } from '../checks/checks-of.ts';
import { partsIn } from '../checks/said-examples.ts';
import { currenciesOf } from '../checks/type-check.ts';
import type { Bound, Check } from '../checks/types.ts';
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
  const retired = listOf(values).find((choice) => choice.retired)?.label;
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
function madeUpFor(field: Field, today: string): readonly Made[] {
  return MAKERS[knownValue(field.type) ?? 'text'](field, today);
}

/** The longest text made for a limit; beyond it, none is shown. */
const LONGEST = 10_000;

/** Values just below, at and just above every limit that was said of a field by itself. */
function limitValues(model: Model, entity: string, field: Field, today: string): readonly EdgeCase[] {
  const own = checksOf(model, entity).checks.filter(({ fields }) => fields.length === 1 && fields[0] === field.id);
  return own.flatMap((check) => aroundLimits(check, field, dayOf(today) ?? Number.NaN));
}

function aroundLimits(check: Check, field: Field, today: number): readonly EdgeCase[] {
  const { demand } = check;
  if (demand.is !== 'span' && demand.is !== 'length') return [];
  const { least, most } = demand.span;
  return [least, most].flatMap((bound) => (bound ? around(bound, check, field, today) : []));
}

const PLACES = [
  [-1, 'just below'],
  [0, 'exactly'],
  [1, 'just above'],
] as const;

function around(bound: Bound, check: Check, field: Field, today: number): readonly EdgeCase[] {
  const at = bound.at(today);
  if (!Number.isFinite(at)) return [];
  const step = stepOf(field, check, at);
  return PLACES.flatMap(([steps, word]): readonly EdgeCase[] => {
    const made = valueAt(Number((at + steps * step).toFixed(6)), check, field);
    if (!made) return [];
    const says = check.demand.is === 'length' ? `${at} characters` : bound.says;
    return [
      {
        id: `${check.kind} ${bound.says} ${steps}`,
        name: `${word} ${says}`,
        ...made,
        against: { kind: check.rule ? 'range' : 'type', limit: '', called: '{field} keeps its limit' },
        from: 'a limit',
      },
    ];
  });
}

/** The smallest step that makes a difference: a day, a character, a cent, or the last decimal place of the limit. */
function stepOf(field: Field, { demand }: Check, at: number): number {
  const type = knownValue(field.type);
  if (demand.is === 'length' || type === 'date') return 1;
  const places = knownValue(field.precision)?.amount ?? (type === 'money' ? 2 : placesIn(at));
  return 10 ** -Math.max(0, Math.min(6, Math.trunc(places)));
}

function placesIn(amount: number): number {
  return /\.(\d+)$/.exec(String(amount))?.[1]?.length ?? 0;
}

function valueAt(size: number, { demand }: Check, field: Field) {
  if (demand.is === 'length') return textOf(size);
  const type = knownValue(field.type);
  if (type === 'date') return dayAt(size, field);
  if (type !== 'money') return { value: size, typed: `${size} ${knownValue(field.unit) ?? ''}`.trim() };
  const [unit] = currenciesOf(field);
  return unit === undefined
    ? { value: size, typed: `${size}` }
    : { value: { amount: size, unit }, typed: `${size} ${unit}` };
}

function textOf(length: number): Pick<EdgeCase, 'value' | 'typed'> | undefined {
  if (length < 0 || length > LONGEST || !Number.isInteger(length)) return undefined;
  return {
    value: 'a'.repeat(length),
    typed: length > 12 ? `aaaa… (${length} characters)` : 'a'.repeat(length),
  };
}

function dayAt(day: number, field: Field): Pick<EdgeCase, 'value' | 'typed'> {
  const text = `${dayText(Math.round(day))}${hasHour(field) ? 'T12:00:00Z' : ''}`;
  return { value: text, typed: text };
}

/**
 * What to try on one field of an entity: nonsense by its type, the same value as another record has, the values
 * around every limit that was said, and the examples people gave.
 *
 * @param today YYYY-MM-DD
 * @param taken what another record has in this field; undefined where there is none
 */
export function edgeCasesFor(model: Model, entity: string, field: Field, today: string, taken: unknown) {
  const made = madeUpFor(field, today).map((one) => ({ ...one, from: 'made up' as const }));
  const all = [
    ...made,
    ...(isWords(field) ? twice(taken) : []),
    ...limitValues(model, entity, field, today),
    ...examples(model, entity, field),
  ];
  const seen = new Set<string>();
  return all.filter(({ typed }) => !seen.has(typed) && seen.add(typed));
}

function isWords({ type }: Field): boolean {
  const is = knownValue(type);
  return is === undefined || is === 'text' || is === 'person';
}

function twice(taken: unknown): readonly EdgeCase[] {
  if ((typeof taken !== 'string' && typeof taken !== 'number') || taken === '') return [];
  return [
    {
      id: 'twice',
      name: 'as another has it',
      value: taken,
      typed: String(taken),
      against: { kind: 'unique', limit: '', called: '{field} comes only once' },
      from: 'made up',
    },
  ];
}

const COLUMNS = [
  ['accepted', 'accepted'],
  ['rejected', 'not accepted'],
  ['borderline', 'on the edge'],
] as const satisfies readonly (readonly [keyof ExampleOf, string])[];

function examples({ validation }: Model, entity: string, field: Field): readonly EdgeCase[] {
  const said = validation.examples.filter(
    (one) => one.field.id === field.id && (one.entity === entity || one.entity === null),
  );
  return said.flatMap((example) =>
    COLUMNS.flatMap(([column, name]) =>
      partsOf(example[column], field).map(
        (typed): EdgeCase => ({
          id: `${column} ${typed}`,
          name,
          value: typed,
          typed,
          against: { kind: 'pattern', limit: '', called: `{field} is not “${typed}”` },
          from: 'an example',
        }),
      ),
    ),
  );
}

/** An empty field is tried anyway. */
function partsOf(cell: string, field: Field): readonly string[] {
  return partsIn(cell, field).filter((part) => part !== '');
}
