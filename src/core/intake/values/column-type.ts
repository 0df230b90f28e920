import { writtenDay } from '../../base/written-day.ts';
import { CURRENCY, ISO_DAY, MONTH, VALUE_FORMS } from '../../facts/records/value-forms.ts';
import { readAmount } from '../../shapes/amount.ts';
import { foldCase } from '../../shapes/normalize-text.ts';

/** What the values of one column, or of one key, tell about a field. */
export interface ColumnReading {
  /** A word of the types of fields; empty: there is no value. */
  readonly type: string;
  readonly unit: string;
  readonly example: string;
  /** The values, where they are so few that they were chosen. */
  readonly choices: readonly string[];
  /** What can be read in two ways, one sentence each. */
  readonly doubts: readonly string[];
  /** The first values that are not what most of the others are, and how many there are. */
  readonly odd: readonly OddValue[];
  readonly oddCount: number;
}

interface OddValue {
  /** The number of its row. */
  readonly row: number;
  /** As the end of a sentence: “2026-02-30” is no date. */
  readonly why: string;
}

/** Collects values one by one, and tells what they have in common. */
export interface ColumnReader {
  readonly add: (value: string, row?: number) => void;
  readonly read: (unitInName: string) => ColumnReading;
}

const MONEY = new RegExp(`^(?:(${CURRENCY}) ?(-?[\\d .,’']*\\d)|(-?\\d[\\d .,’']*?) ?(${CURRENCY}))$`, 'u');
const MONEY_UNIT = new RegExp(`^(?:${CURRENCY})$`, 'u');
const WORDED_DATE = new RegExp(`^(?:\\d{1,2}\\.? ${MONTH}\\.?,? \\d{4}|${MONTH}\\.? \\d{1,2},? \\d{4})$`, 'i');
const WHOLE_ISO_DAY = new RegExp(`^${ISO_DAY}$`);
const DOTTED_DAY = /^\d{1,2}\.\d{1,2}\.(?:\d{4}|\d\d)$/;
/** The day or the month comes first. */
const TWO_WAY_DAY = /^(\d{1,2})[/-](\d{1,2})[/-](?:\d{4}|\d\d)$/;
const CLOCK = /^\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?: ?[ap]m)?$/i;
const MOMENT = /^(\S+|.+ \d{4})[T ,]+(\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?: ?[ap]m)?)(?:Z| ?[+-]\d{2}:?\d{2}| UTC)?$/i;
const GROUPED_ONCE = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/;
/** A number that is written with zeros before it names something: a postcode, an article. */
const NAMING_NUMBER = /^0\d+$/;

function looksLikeDay(value: string): boolean {
  return WHOLE_ISO_DAY.test(value) || DOTTED_DAY.test(value) || TWO_WAY_DAY.test(value) || WORDED_DATE.test(value);
}

/** Written like a day that there is. */
function isDay(value: string): boolean {
  if (!looksLikeDay(value)) return false;
  const written = TWO_WAY_DAY.test(value) ? value.replaceAll('-', '/') : value;
  return (writtenDay(written, 'day') ?? writtenDay(written, 'month')) !== undefined;
}

function isNumber(value: string): boolean {
  return !NAMING_NUMBER.test(value) && (GROUPED_ONCE.test(value) || (/\d/.test(value) && readAmount(value).ok));
}

/** Signs that say it only where a whole column has them. */
const TICKS: ReadonlySet<string> = new Set('y n x ✓ ☑ ☐'.split(' '));

interface ValueTest {
  readonly type: string;
  readonly test: (value: string) => boolean;
  /** What a value that fails it is not; absent: all values must pass. */
  readonly isNo?: string;
  /** Whether a value that fails it was meant to pass. */
  readonly meant?: (value: string) => boolean;
}

/** By type what each of its values must be; the first that fits all values counts, else the one that fits most. */
const TESTS: readonly ValueTest[] = [
  { type: 'yes or no', test: (value) => VALUE_FORMS['yes or no'](value) || TICKS.has(foldCase(value)) },
  {
    type: 'whole number',
    test: (value) => /^[+-]?\d+$/.test(value) && !NAMING_NUMBER.test(value) && value.length < 16,
    isNo: 'whole number',
  },
  { type: 'date', test: isDay, isNo: 'date', meant: looksLikeDay },
  {
    type: 'date and time',
    test: (value) => isDay(dayOfMoment(value)),
    isNo: 'date with a time',
    meant: looksLikeMoment,
  },
  { type: 'time of day', test: (value) => CLOCK.test(value), isNo: 'time of day' },
  {
    type: 'percentage',
    test: (value) => value.endsWith('%') && isNumber(value.slice(0, -1).trim()),
    isNo: 'percentage',
  },
  { type: 'number', test: isNumber, isNo: 'number' },
  { type: 'money', test: (value) => MONEY.test(value), isNo: 'amount with its currency' },
  { type: 'email', test: VALUE_FORMS.email, isNo: 'e-mail address', meant: (value) => value.includes('@') },
  { type: 'web address', test: VALUE_FORMS['web address'], isNo: 'web address' },
  { type: 'telephone', test: VALUE_FORMS.telephone, isNo: 'telephone number with its country' },
  { type: 'colour', test: (value) => /^#[0-9a-f]{6}$/i.test(value) },
];

function dayOfMoment(value: string): string {
  return MOMENT.exec(value)?.[1] ?? '';
}

function looksLikeMoment(value: string): boolean {
  return looksLikeDay(dayOfMoment(value));
}

/** Whether a value looks like one and not like a name of a column. */
export function looksLikeValue(value: string): boolean {
  return TESTS.some(({ type, test }) => type !== 'yes or no' && test(value)) || /^(?:\d+|true|false)$/i.test(value);
}

/** How many values a type failed to fit so far, and the first of them. */
interface Fit {
  readonly of: ValueTest;
  readonly odd: { readonly value: string; readonly row: number }[];
  misses: number;
  /** Of those, how many were meant to fit. */
  meant: number;
  /** The first value that fits. */
  example: string;
}

/** Part of the values that are of a type, or meant to be, in a column of that type. */
const MOST = 0.8;
/** Part of them from which on the others are told. */
const MANY = 0.5;
const MIN_FITTING = 3;
const MAX_ODD = 5;
const MAX_ODD_LETTERS = 40;
/** Misses after which a type has to fit more values than it misses. */
const FREE_MISSES = 200;

/** Different values that are counted; more are no choices. */
const MAX_COUNTED = 40;
const MAX_CHOICES = 12;
const MAX_CHOICE_LETTERS = 40;
/** How often each choice must occur on average. */
const MIN_REPEATS = 2.5;
const LONG = 120;

export function columnReader(): ColumnReader {
  /** The types that each different value does not fit. */
  const missedBy = new Map<string, readonly Fit[]>();
  let fits = TESTS.map((of): Fit => ({ of, odd: [], misses: 0, meant: 0, example: '' }));
  let count = 0;
  let longest = 0;
  let example = '';
  const dates = { swapped: '', isClear: false };
  const numbers = { grouped: '', point: '', comma: '' };
  const units = new Set<string>();
  const miss = (fit: Fit, value: string, row: number) => {
    fit.misses += 1;
    if (fit.of.meant?.(value)) fit.meant += 1;
    if (fit.odd.length < MAX_ODD) fit.odd.push({ value, row });
  };
  const addNew = (value: string, row: number): readonly Fit[] => {
    longest = Math.max(longest, value.includes('\n') ? LONG + 1 : value.length);
    if (example === '') example = value;
    const missed = fits.filter((fit) => !fit.of.test(value));
    for (const fit of missed) miss(fit, value, row);
    const fitsNone = missed.length === fits.length;
    for (const fit of fits) if (fit.example === '' && !missed.includes(fit)) fit.example = value;
    fits = fits.filter(({ misses }) => misses <= FREE_MISSES || 2 * misses <= count);
    if (fitsNone) return missed;
    const [, one = '', two = ''] = TWO_WAY_DAY.exec(MOMENT.exec(value)?.[1] ?? value) ?? [];
    if (Number(one) > 12 || Number(two) > 12) dates.isClear = true;
    else if (one !== two) dates.swapped ||= value;
    const [, before, first, second, after] = MONEY.exec(value) ?? [];
    const amount = first ?? second ?? value.replace(/\s*%$/, '');
    if (before ?? after) units.add(before ?? after ?? '');
    if (GROUPED_ONCE.test(amount)) numbers.grouped ||= value;
    else if (/[.]\d+$/.test(amount)) numbers.point ||= value;
    else if (/,\d+$/.test(amount)) numbers.comma ||= value;
    return missed;
  };
  /** The type that fits all values, or that so many fit or were meant to fit. */
  const fitting = (share: number): Fit | undefined => {
    const whole = fits.find(({ misses }) => misses === 0);
    if (whole) return whole;
    const part = fits.filter(
      ({ of, misses, meant }) => of.isNo && count - misses >= MIN_FITTING && count - misses + meant >= share * count,
    );
    return part.toSorted((a, b) => a.misses - a.meant - (b.misses - b.meant) || a.misses - b.misses)[0];
  };
  const choicesIn = (): readonly string[] => {
    const isChosen =
      missedBy.size >= 2 &&
      missedBy.size <= MAX_CHOICES &&
      count >= MIN_REPEATS * missedBy.size &&
      longest <= MAX_CHOICE_LETTERS;
    return isChosen ? [...missedBy.keys()] : [];
  };
  const doubtsOf = (type: string): readonly string[] => {
    if (type.startsWith('date') && dates.swapped !== '' && !dates.isClear)
      return [`“${dates.swapped}” can be read with the day or with the month first`];
    if (type !== 'number' && type !== 'money' && type !== 'percentage') return [];
    if (numbers.point !== '' && numbers.comma !== '')
      return [`“${numbers.point}” and “${numbers.comma}” have different decimal signs`];
    return numbers.grouped !== '' && numbers.point + numbers.comma === ''
      ? [`“${numbers.grouped}” can be read as a thousand times as much`]
      : [];
  };
  return {
    add: (value, row = 0) => {
      if (value === '') return;
      count += 1;
      const before = missedBy.get(value);
      if (before) {
        for (const fit of before) miss(fit, value, row);
        return;
      }
      const missed = addNew(value, row);
      if (missedBy.size <= MAX_COUNTED) missedBy.set(value, missed);
    },
    read: (unitInName) => {
      const nothing = { type: '', unit: unitInName, example: '', choices: [], doubts: [], odd: [], oddCount: 0 };
      if (count === 0) return nothing;
      const chosen = choicesIn();
      const many = fitting(MANY);
      const fit = many?.misses !== 0 && chosen.length > 0 ? undefined : many;
      const isMost = fit !== undefined && fit === fitting(MOST);
      const lexical = isMost ? fit.of.type : undefined;
      const isAmount = lexical === 'number' || lexical === 'whole number';
      const unit = unitInName || (units.size === 1 ? ([...units][0] ?? '') : '');
      const choices = lexical === undefined ? chosen : [];
      const type = isAmount && MONEY_UNIT.test(unit) ? 'money' : (lexical ?? textType(choices, longest));
      const like = isMost ? '' : ', as most of the column is';
      const odd = (fit?.odd ?? []).map(({ value, row }) => ({
        row,
        why: `“${[...value].slice(0, MAX_ODD_LETTERS).join('')}” is no ${fit?.of.isNo}${like}`,
      }));
      return {
        ...{ type, unit, choices, doubts: doubtsOf(type), odd, oddCount: fit?.misses ?? 0 },
        example: isMost ? fit.example : example,
      };
    },
  };
}

function textType(choices: readonly string[], longest: number): string {
  if (choices.length > 0) return 'choice';
  return longest > LONG ? 'long text' : 'text';
}
