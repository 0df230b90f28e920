import { knownValue, listOf } from '../../answers/sourced.ts';
import { formatDay, parseDay } from '../../base/dates.ts';
import { hasTimeOfDay } from '../../model/entities/naming-field.ts';
import type { Field, FieldExample, FieldType, Model } from '../../model/types.ts';
import { checksOf } from '../checks/checks-of.ts';
import { exampleValues } from '../checks/field-examples.ts';
import { currenciesOf } from '../checks/type-check.ts';
import type { Bound, Check } from '../checks/types.ts';
import type { EdgeCase, RejectingRule } from './edge-case-outcome.ts';

type EdgeCaseDraft = Omit<EdgeCase, 'from'>;

const LONG = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch '.repeat(18).trim();
const ODD_CHARACTERS = '<b>Robert</b>; drop it';

/** A value to try, with the rule that would reject it. */
function draftCase(
  id: string,
  name: string,
  value: unknown,
  kind: RejectingRule['kind'],
  called: string,
  { limit = '', typed = String(value) } = {},
): EdgeCaseDraft {
  return { id, name, value, typed, against: { kind, limit, called } };
}

const EMPTY_CASE = draftCase('empty', 'empty', undefined, 'required', '{field} is required', { typed: '' });

const WORDS_CASE = draftCase('words', 'words', 'quite a lot', 'type', '{field} is not words');

const TEXTS: readonly EdgeCaseDraft[] = [
  EMPTY_CASE,
  draftCase('one-letter', 'one letter', 'x', 'length', '{field} is longer than a letter'),
  draftCase('too-long', 'too long', LONG, 'length', '{field} is not too long', {
    typed: `${LONG.slice(0, 40)}… (${LONG.length} characters)`,
  }),
  draftCase('emoji', 'emoji', '😀', 'pattern', '{field} is written in letters'),
  draftCase('signs', 'signs', ODD_CHARACTERS, 'pattern', '{field} has no odd characters'),
];

/** As people type it: money is an amount in the only currency, if there is one. */
function amounts(field: Field): readonly EdgeCaseDraft[] {
  const isMoney = knownValue(field.type) === 'money';
  const currencies = isMoney ? currenciesOf(field) : [];
  const unit = (isMoney ? currencies[0] : knownValue(field.unit)) ?? '';
  const sized = (amount: number, id: string, name: string, limit: string, called: string): EdgeCaseDraft => {
    const value = isMoney && currencies.length > 0 ? { amount, unit } : amount;
    return draftCase(id, name, value, 'range', called, { limit, typed: `${amount} ${unit}`.trim() });
  };
  return [
    EMPTY_CASE,
    sized(0, 'zero', 'zero', 'more than 0', '{field} is more than zero'),
    sized(-3, 'negative', 'negative', 'at least 0', '{field} is not negative'),
    sized(1e9, 'huge', 'a billion', '', '{field} is not too large'),
    sized(0.001, 'sliver', 'a sliver', '', '{field} is not too precise'),
    WORDS_CASE,
  ];
}

/** A record is checked on a day; without one, days are relative to the first of 2026. */
function days(field: Field, today: string): readonly EdgeCaseDraft[] {
  const now = parseDay(today) ?? parseDay('2026-01-01') ?? 0;
  const time = hasTimeOfDay(field) ? 'T09:00:00Z' : '';
  const on = (day: number, id: string, name: string, limit: string, called: string): EdgeCaseDraft =>
    draftCase(id, name, `${formatDay(day)}${time}`, 'range', called, { limit });
  return [
    EMPTY_CASE,
    on(now - 1, 'yesterday', 'yesterday', 'not in the past', '{field} is not in the past'),
    on(now + 1, 'tomorrow', 'tomorrow', 'not in the future', '{field} is not in the future'),
    on(parseDay('1066-10-14') ?? 0, 'long-ago', 'the year 1066', '', '{field} is not too long ago'),
    on(parseDay('2091-02-03') ?? 0, 'far-off', 'the year 2091', '', '{field} is not too far ahead'),
    draftCase('no-day', '31 February', '2026-02-31', 'type', '{field} is a day that exists', {
      typed: '31 February 2026',
    }),
  ];
}

function choices({ values }: Field): readonly EdgeCaseDraft[] {
  const retired = listOf(values).find((choice) => choice.retired)?.label;
  const called = '{field} is one of its choices';
  return [
    EMPTY_CASE,
    draftCase('other', 'something else', 'something else', 'type', called),
    ...(retired === undefined ? [] : [draftCase('retired', 'out of use', retired, 'type', called)]),
  ];
}

const MAKERS: Readonly<Record<FieldType, (field: Field, today: string) => readonly EdgeCaseDraft[]>> = {
  text: () => TEXTS,
  person: () => TEXTS,
  number: amounts,
  money: amounts,
  date: days,
  choice: choices,
  'yes or no': () => [EMPTY_CASE, draftCase('perhaps', 'perhaps', 'perhaps', 'type', '{field} is yes or no')],
  file: () => [
    EMPTY_CASE,
    draftCase('program', 'a program', 'surprise.exe', 'type', '{field} is a file of the right type'),
  ],
  link: () => [
    EMPTY_CASE,
    draftCase('nowhere', 'one that does not exist', 'no-such-record', 'reference', '{field} exists already'),
  ],
  computed: () => [],
};

/** Nonsense for a field, by its type; a field without a type counts as text. */
function madeUpFor(field: Field, today: string): readonly EdgeCaseDraft[] {
  return MAKERS[knownValue(field.type) ?? 'text'](field, today);
}

/** The longest text generated for a limit; limits above it are not tried. */
const MAX_LENGTH = 10_000;

/** Values just below, at and just above every limit that a field has by itself. */
function limitValues(model: Model, entity: string, field: Field, today: string): readonly EdgeCase[] {
  const own = checksOf(model, entity).checks.filter(({ fields }) => fields.length === 1 && fields[0] === field.id);
  return own.flatMap((check) => aroundLimits(check, field, parseDay(today) ?? Number.NaN));
}

function aroundLimits(check: Check, field: Field, today: number): readonly EdgeCase[] {
  const { demand } = check;
  if (demand.is !== 'span' && demand.is !== 'length') return [];
  const { least, most } = demand.span;
  return [least, most].flatMap((bound) => (bound ? casesAround(bound, check, field, today) : []));
}

const STEPS_FROM_LIMIT = [
  [-1, 'just below'],
  [0, 'exactly'],
  [1, 'just above'],
] as const;

function casesAround(bound: Bound, check: Check, field: Field, today: number): readonly EdgeCase[] {
  const at = bound.at(today);
  if (!Number.isFinite(at)) return [];
  const step = stepOf(field, check, at);
  return STEPS_FROM_LIMIT.flatMap(([steps, word]): readonly EdgeCase[] => {
    const made = valueAt(Number((at + steps * step).toFixed(6)), check, field);
    if (!made) return [];
    const says = check.demand.is === 'length' ? `${at} characters` : bound.says;
    return [
      {
        id: `${check.kind} ${bound.says} ${steps}`,
        name: `${word} ${says}`,
        ...made,
        against: { kind: check.rule ? 'range' : 'type', limit: '', called: '{field} stays within its limit' },
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
  if (length < 0 || length > MAX_LENGTH || !Number.isInteger(length)) return undefined;
  return {
    value: 'a'.repeat(length),
    typed: length > 12 ? `aaaa… (${length} characters)` : 'a'.repeat(length),
  };
}

function dayAt(day: number, field: Field): Pick<EdgeCase, 'value' | 'typed'> {
  const text = `${formatDay(Math.round(day))}${hasTimeOfDay(field) ? 'T12:00:00Z' : ''}`;
  return { value: text, typed: text };
}

/**
 * What to try on one field of an entity: nonsense by its type, the value of another record, the values around every
 * limit, and the examples that people gave.
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
      name: 'same as another record',
      value: taken,
      typed: String(taken),
      against: { kind: 'unique', limit: '', called: '{field} is different every time' },
      from: 'made up',
    },
  ];
}

const COLUMNS = [
  ['accepted', 'accepted'],
  ['rejected', 'not accepted'],
  ['borderline', 'on the edge'],
] as const satisfies readonly (readonly [keyof FieldExample, string])[];

function examples({ validation }: Model, entity: string, field: Field): readonly EdgeCase[] {
  const examples = validation.examples.filter(
    (one) => one.field.id === field.id && (one.entity === entity || one.entity === null),
  );
  return examples.flatMap((example) =>
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

/** Without words for an empty field: that is tried anyway. */
function partsOf(cell: string, field: Field): readonly string[] {
  return exampleValues(cell, field).filter((part) => part !== '');
}
