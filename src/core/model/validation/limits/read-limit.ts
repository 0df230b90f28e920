import { readQuantity } from '../../../answers/cells.ts';
import { knownValue } from '../../../answers/sourced.ts';
import { NUMBER_WORDS } from '../../../english/lists.ts';
import { readAmount } from '../../../shapes/amount.ts';
import { foldCase } from '../../../shapes/normalize-text.ts';
import type { Constant } from '../../../slots/constants/number-details.ts';
import type { RuleKind } from '../../types.ts';
import { readPattern } from '../patterns/read-pattern.ts';
import type { Bound, Ends, FindConstant, Limit } from './types.ts';

const UPPER_WORDS = /\b(?:longest|largest|biggest|highest|latest|oldest|most|maximum|max|upper|ceiling|deadline)\b/u;
const LOWER_WORDS = /\b(?:shortest|smallest|lowest|earliest|youngest|least|minimum|min|lower|floor)\b/u;

/** Whether a constant is a lower or an upper limit, by its name; undefined: unclear. */
function directionOf({ of }: Pick<Constant, 'of'>, name: string): 'least' | 'most' | undefined {
  const words = foldCase(name);
  const [most, least] = [UPPER_WORDS.test(words), LOWER_WORDS.test(words)];
  if (most !== least) return most ? 'most' : 'least';
  return of === 'capacity' ? 'most' : undefined;
}

/** Longer limits are prose. */
const MAX_LENGTH = 200;

/** Which end of a range some words state, and whether the end itself is accepted. */
interface Comparison {
  readonly end: 'least' | 'most' | 'both';
  readonly inclusive: boolean;
}

const AT_LEAST: Comparison = { end: 'least', inclusive: true };
const ABOVE: Comparison = { end: 'least', inclusive: false };
const AT_MOST: Comparison = { end: 'most', inclusive: true };
const BELOW: Comparison = { end: 'most', inclusive: false };
const EXACTLY: Comparison = { end: 'both', inclusive: true };

const PREFIXES: readonly (readonly [words: RegExp, comparison: Comparison])[] = [
  [
    /^(?:≥|>=|at least|not less than|no less than|not fewer than|not below|minimum(?: of)?|min\.?|from)\s*(?=\S)/iu,
    AT_LEAST,
  ],
  [
    /^(?:≤|<=|=<|at most|not more than|no more than|not over|not above|maximum(?: of)?|max\.?|up to)\s*(?=\S)/iu,
    AT_MOST,
  ],
  [/^(?:>|more than|greater than|larger than|over|above)\s*(?=\S)/iu, ABOVE],
  [/^(?:<|less than|fewer than|smaller than|under|below)\s*(?=\S)/iu, BELOW],
  [/^(?:==?|exactly|equal to)\s*(?=\S)/iu, EXACTLY],
];
const SUFFIXES: readonly (readonly [words: RegExp, comparison: Comparison])[] = [
  [/\s*(?:\+|(?:or|and) (?:more|above|over|older|longer|upwards?)|at least|minimum|min\.?)$/iu, AT_LEAST],
  [/\s*(?:(?:or|and) (?:less|fewer|below|under|younger|shorter)|at most|maximum|max\.?)$/iu, AT_MOST],
];
const NAMED_RANGES = new Map(
  Object.entries({
    positive: 'above 0',
    negative: 'below 0',
    'not negative': 'at least 0',
    'not zero': 'above 0',
  }),
);

/** Reads one end or both: "at least 18", "8 to 64", "> 0 and < 100", "Longest loan", "10 or more". */
function readEnds(text: string, findConstant: FindConstant): Limit {
  if (text.length > MAX_LENGTH) return { kind: 'condition', words: text };
  const found = findConstant(text);
  if (found) return ofConstant(text, found, findConstant);
  const named = NAMED_RANGES.get(text.toLowerCase());
  return fromTo(text, findConstant) ?? compared(named ?? text, findConstant) ?? fallbackLimit(text);
}

function ofConstant(text: string, found: NonNullable<ReturnType<FindConstant>>, findConstant: FindConstant): Limit {
  const end = directionOf(found, text);
  const ref = { label: found.label, id: found.id };
  const bound = boundOf(text, null, findConstant);
  if (end === undefined || !bound) return { kind: 'constant', ref };
  return { kind: 'between', [end]: bound };
}

const FROM_TO = [
  /^(?:between|from)?\s*(\S.*?)\s+(?:to|and|until|through)\s+(.*\S)$/iu,
  /^(\S.*?)\s*(?:–|—|…|\.{2,3})\s*(.*\S)$/u,
  /^(\d[\d.,]*(?:\s?\p{L}+)?)\s*-\s*(\d.*)$/u,
];

/** Both ends; a lower end without a unit takes the unit of the upper one. */
function fromTo(text: string, findConstant: FindConstant): Limit | undefined {
  for (const form of FROM_TO) {
    const [, from = '', to = ''] = form.exec(text) ?? [];
    const least = from && boundOf(from, null, findConstant);
    const most = to && boundOf(to, null, findConstant);
    if (least && most) return { kind: 'between', least: inUnitOf(least, most), most };
  }
  return undefined;
}

function inUnitOf(bound: Bound, other: Bound): Bound {
  const { quantity } = bound;
  const unit = other.quantity?.unit ?? '';
  if (quantity?.unit !== '' || unit === '') return bound;
  return { ...bound, quantity: { ...quantity, unit, text: `${quantity.text} ${unit}` } };
}

function compared(text: string, findConstant: FindConstant): Limit | undefined {
  const [first, second, more] = text
    .split(/\s*(?:[,;]\s+|\band\b|\bbut\b|&&|&)\s*/iu)
    .map((part) => comparedOne(part, findConstant));
  if (first && second && !more) return { kind: 'between', ...first, ...second };
  const whole = comparedOne(text, findConstant);
  return whole && { kind: 'between', ...whole };
}

function comparedOne(text: string, findConstant: FindConstant): Ends | undefined {
  for (const [words, comparison] of [...PREFIXES, ...SUFFIXES]) {
    const rest = words.test(text) ? text.replace(words, '') : '';
    const bound = rest === '' ? undefined : boundOf(rest, comparison.inclusive, findConstant);
    if (bound) return endsOf(comparison.end, bound);
  }
  return undefined;
}

function endsOf(end: Comparison['end'], bound: Bound): Ends {
  if (end === 'both') return { least: bound, most: bound };
  return end === 'least' ? { least: bound } : { most: bound };
}

function boundOf(words: string, inclusive: boolean | null, findConstant: FindConstant): Bound | undefined {
  const found = findConstant(words);
  if (found) {
    return {
      quantity: knownValue(found.value) ?? null,
      constant: { label: found.label, id: found.id },
      inclusive,
    };
  }
  const [first = '', ...rest] = words.trim().split(/\s+/);
  const number = NUMBER_WORDS.indexOf(first.toLowerCase());
  const quantity = readQuantity(number < 0 ? words : [number, ...rest].join(' '));
  if (!quantity || !isUnit(quantity.unit)) return undefined;
  return { quantity: { ...quantity, text: words.trim() }, constant: null, inclusive };
}

const NO_UNIT =
  /[<>=≤≥]|(?:^|\s)(?:\d|(?:if|when|while|unless|and|or|but|until|before|after|except|is|are|than)(?:\s|$))/iu;

/** Words that start a condition after the number are no unit. */
function isUnit(unit: string): boolean {
  return unit.split(/\s+/).length <= 3 && !NO_UNIT.test(unit);
}

function fallbackLimit(text: string): Limit {
  const alone = readQuantity(text);
  if (alone && isUnit(alone.unit)) {
    const sentence = `“${text}” does not say whether it is the minimum or the maximum; write “at least ${text}” or “at most ${text}”.`;
    return { kind: 'unreadable', sentence };
  }
  const digits = /\d[\d.,'’\s]*\d/u.exec(text)?.[0];
  const read = digits === undefined ? undefined : readAmount(digits);
  return read && !read.ok ? { kind: 'unreadable', sentence: read.problem } : { kind: 'condition', words: text };
}

/** Parses the limit of a rule; its kind is null while unknown. Words that fit no other form are a condition. */
export function readLimit(words: string, kind: RuleKind | null, findConstant: FindConstant): Limit {
  const text = words.trim();
  if (text === '') return { kind: 'unreadable', sentence: 'Nobody has said what the limit is; write it down.' };
  if (kind === 'pattern') return asPattern(text);
  if (kind === 'range') return readEnds(text, findConstant);
  if (kind === 'length') return inCharacters(text, readEnds(text, findConstant));
  if (kind === null) return ofAnyKind(text, findConstant);
  return { kind: 'condition', words: text };
}

function asPattern(text: string): Limit {
  const read = readPattern(text);
  if (!read.ok) return { kind: 'unreadable', sentence: read.sentence };
  return { kind: 'pattern', ...read.pattern };
}

/** Slashes always mean a pattern; else a number with a direction, or the name of one. */
function ofAnyKind(text: string, findConstant: FindConstant): Limit {
  return /^\/.+\/[a-z]*$/su.test(text) ? asPattern(text) : readEnds(text, findConstant);
}

const CHARACTERS = /^(?:character|characters|char|chars|letter|letters|sign|signs|digit|digits|code points?)?$/u;

/** Only characters are counted: a length in words or lines cannot be checked. */
function inCharacters(text: string, limit: Limit): Limit {
  if (limit.kind !== 'between') return limit;
  const strange = [limit.least, limit.most].find((bound) => bound && !countsCharacters(bound));
  if (strange) {
    const unit = strange.quantity?.unit ?? '';
    return {
      kind: 'unreadable',
      sentence: `“${text}” counts ${unit}, not characters; say how many characters it may have.`,
    };
  }
  return { ...limit, kind: 'length' };
}

function countsCharacters({ quantity }: Bound): boolean {
  return CHARACTERS.test(quantity?.unit.toLowerCase() ?? '');
}
