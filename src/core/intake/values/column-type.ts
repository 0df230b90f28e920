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
}

/** Collects values one by one, and tells what they have in common. */
export interface ColumnReader {
  readonly add: (value: string) => void;
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

function isDay(value: string): boolean {
  return WHOLE_ISO_DAY.test(value) || DOTTED_DAY.test(value) || TWO_WAY_DAY.test(value) || WORDED_DATE.test(value);
}

function isNumber(value: string): boolean {
  return !NAMING_NUMBER.test(value) && (GROUPED_ONCE.test(value) || (/\d/.test(value) && readAmount(value).ok));
}

/** Signs that say it only where a whole column has them. */
const TICKS: ReadonlySet<string> = new Set('y n x ✓ ☑ ☐'.split(' '));

/** By type what each of its values must be; the first that fits all values counts. */
const TESTS: readonly (readonly [type: string, test: (value: string) => boolean])[] = [
  ['yes or no', (value) => VALUE_FORMS['yes or no'](value) || TICKS.has(foldCase(value))],
  ['whole number', (value) => /^[+-]?\d+$/.test(value) && !NAMING_NUMBER.test(value) && value.length < 16],
  ['date', isDay],
  ['date and time', (value) => isDay(MOMENT.exec(value)?.[1] ?? '')],
  ['time of day', (value) => CLOCK.test(value)],
  ['percentage', (value) => value.endsWith('%') && isNumber(value.slice(0, -1).trim())],
  ['number', isNumber],
  ['money', (value) => MONEY.test(value)],
  ['email', VALUE_FORMS.email],
  ['web address', VALUE_FORMS['web address']],
  ['telephone', VALUE_FORMS.telephone],
  ['colour', (value) => /^#[0-9a-f]{6}$/i.test(value)],
];

/** Whether a value looks like one and not like a name of a column. */
export function looksLikeValue(value: string): boolean {
  return TESTS.some(([type, test]) => type !== 'yes or no' && test(value)) || /^(?:\d+|true|false)$/i.test(value);
}

/** Different values that are counted; more are no choices. */
const MAX_COUNTED = 40;
const MAX_CHOICES = 12;
const MAX_CHOICE_LETTERS = 40;
/** How often each choice must occur on average. */
const MIN_REPEATS = 2.5;
const LONG = 120;

export function columnReader(): ColumnReader {
  const counts = new Map<string, number>();
  let left = TESTS;
  let count = 0;
  let longest = 0;
  let example = '';
  const dates = { swapped: '', isClear: false };
  const numbers = { grouped: '', point: '', comma: '' };
  const units = new Set<string>();
  const addNew = (value: string) => {
    left = left.filter(([, test]) => test(value));
    longest = Math.max(longest, value.includes('\n') ? LONG + 1 : value.length);
    if (example === '') example = value;
    if (left.length === 0) return;
    const [, one = '', two = ''] = TWO_WAY_DAY.exec(MOMENT.exec(value)?.[1] ?? value) ?? [];
    if (Number(one) > 12 || Number(two) > 12) dates.isClear = true;
    else if (one !== two) dates.swapped ||= value;
    const [, before, first, second, after] = MONEY.exec(value) ?? [];
    const amount = first ?? second ?? value.replace(/\s*%$/, '');
    if (before ?? after) units.add(before ?? after ?? '');
    if (GROUPED_ONCE.test(amount)) numbers.grouped ||= value;
    else if (/[.]\d+$/.test(amount)) numbers.point ||= value;
    else if (/,\d+$/.test(amount)) numbers.comma ||= value;
  };
  const choicesIn = (): readonly string[] => {
    const isChosen =
      counts.size >= 2 &&
      counts.size <= MAX_CHOICES &&
      count >= MIN_REPEATS * counts.size &&
      longest <= MAX_CHOICE_LETTERS;
    return isChosen ? [...counts.keys()] : [];
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
    add: (value) => {
      if (value === '') return;
      count += 1;
      const before = counts.get(value);
      if (before === undefined) addNew(value);
      if (before !== undefined || counts.size <= MAX_COUNTED) counts.set(value, (before ?? 0) + 1);
    },
    read: (unitInName) => {
      if (count === 0) return { type: '', unit: unitInName, example: '', choices: [], doubts: [] };
      const lexical = left[0]?.[0];
      const isAmount = lexical === 'number' || lexical === 'whole number';
      const unit = unitInName || (units.size === 1 ? ([...units][0] ?? '') : '');
      const choices = lexical === undefined ? choicesIn() : [];
      const type = isAmount && MONEY_UNIT.test(unit) ? 'money' : (lexical ?? textType(choices, longest));
      return { type, unit, example, choices, doubts: doubtsOf(type) };
    },
  };
}

function textType(choices: readonly string[], longest: number): string {
  if (choices.length > 0) return 'choice';
  return longest > LONG ? 'long text' : 'text';
}
