import { knownValue, listOf } from '../../answers/sourced.ts';
import { memoize } from '../../base/memoize.ts';
import { convertOrKeep } from '../../conditions/units.ts';
import type { Field, FieldType } from '../../model/types.ts';
import type { Constant } from '../../slots/constants/number-details.ts';
import { currenciesOf, fileExtensionsOf } from '../checks/type-check.ts';
import { sizeOf } from '../checks/values.ts';
import { freshValue } from '../fresh-value.ts';
import { type Domain, lengthsIn, type SizeRange, sizeIn, sizeRangeOf, toLength, type Usual } from './domain.ts';
import type { ExampleValues } from './example-records.ts';
import { type CellContext, dateOn, fakeValue, isLocalized, usualDay, usualNumber } from './fake-values.ts';
import { isAboutPast, type Meaning, type ValueCategory } from './meaning-words.ts';
import { categoryOf } from './meanings.ts';
import { moneyValue } from './parse-field-value.ts';
import { derivedCell } from './record-draft.ts';
import { chooseByHash, fraction, integerBetween, oneOf, seedOf, subSeed } from './seed.ts';
import type { Cell } from './types.ts';

/** A source of values for a field; undefined: it has none here. */
type Source = (context: CellContext) => Cell | undefined;

interface SourceContext {
  readonly field: Field;
  readonly domain: Domain;
  readonly meaning: Meaning | undefined;
  readonly examples: ExampleValues;
  /** Whether its entity is people, by its present or former names. */
  readonly isPerson: boolean;
  readonly constant: Constant | undefined;
}

/** Seeds are derived with a number for each use, so that the values made from one seed are independent. */
const CURRENCY_STREAM = 3;
const VARIATION_STREAMS = [5, 6, 7];

function guessed({ label }: Pick<Field, 'label'>): string {
  return `guessed from the name “${label}”`;
}

/** `byType`: what the declared type says of the words. */
function wordsSource({ field, domain }: SourceContext, meaning: Meaning, byType?: string): Source {
  const says = byType ?? guessed(field);
  const reason = byType ? 'type' : 'name';
  const lengthsOn = memoize((today: number) => lengthsIn(domain, today));
  return (cellContext) => {
    const lengths = lengthsOn(cellContext.today);
    if ('length' in lengths) return undefined;
    const value = fakeValue(meaning, cellContext);
    // A shortened address makes no sense.
    const fitting = typeof value === 'string' && isLocalized(meaning) ? toLength(value, lengths) : value;
    return { value: fitting, reason, says };
  };
}

/** A number, or an amount of money in one of its currencies, typical for that name and within the limits. */
function numberSource(context: SourceContext): Source {
  const { field, domain, meaning } = context;
  const type = knownValue(field.type);
  const usual = meaningOrUnit(field, meaning);
  const currencies = type === 'money' ? currenciesOf(field) : [];
  const reason = meaning ? 'name' : type === undefined ? 'pattern' : 'type';
  const says = meaning ? guessed(field) : type === undefined ? 'within its limits' : `${NOUNS[type]}, made up`;
  const rangeOn = memoize((today: number) => {
    const expected = seenRange(context, today) ?? usualNumber(usual, today);
    const places = knownValue(field.precision)?.amount ?? (type === 'money' ? 2 : expected.places);
    return { expected, sizes: sizeRangeOf(domain, today, places) };
  });
  return ({ seed, today }) => {
    const { expected, sizes } = rangeOn(today);
    if ('length' in sizes) return undefined;
    const currency = chooseByHash(subSeed(seed, CURRENCY_STREAM), currencies, seedOf) ?? '';
    const size = sizeIn(sizes, expected, seed);
    return { value: moneyValue(type === 'money' ? rounded(size, sizes) : size, currency), reason, says };
  };
}

/** Between the smallest and the largest that was seen, as exact as they are; undefined where fewer than two were. */
function seenRange({ field, examples: { all } }: SourceContext, today: number): Usual | undefined {
  const sizes = all.flatMap((example) => sizeOf(example(today), field) ?? []);
  if (sizes.length < 2) return undefined;
  const places = Math.max(...sizes.map((size) => String(size).split('.')[1]?.length ?? 0));
  return { least: Math.min(...sizes), most: Math.max(...sizes), places };
}

/** Rounded to halves, as real prices rarely end in 37. */
function rounded(size: number, { least, most }: SizeRange): number {
  const half = Math.round(size * 2) / 2;
  return half >= (least ?? half) && half <= (most ?? half) ? half : size;
}

const NOUNS: Readonly<Partial<Record<FieldType, string>>> = { number: 'a number', money: 'an amount' };

/** The meaning of the unit, where the name has none. */
function meaningOrUnit({ type, unit }: Field, meaning: Meaning | undefined): Meaning | undefined {
  if (meaning) return meaning;
  if (knownValue(type) === 'money') return 'amount';
  return /^(?:%|percent|per cent)$/iu.test(knownValue(unit) ?? '') ? 'percent' : undefined;
}

/** A day, or a moment of it, typical for that name and within the limits. */
function dateSource(context: SourceContext): Source {
  const { field, domain, meaning, isPerson } = context;
  const reason = meaning ? 'name' : 'type';
  const says = meaning ? guessed(field) : 'a date, made up';
  const kind = meaning ?? (isAboutPast(field.label) ? 'created' : undefined);
  const sizesOn = memoize((today: number) => sizeRangeOf(domain, today, 0));
  return ({ seed, today }) => {
    const sizes = sizesOn(today);
    if ('length' in sizes) return undefined;
    const day = Math.round(sizeIn(sizes, seenRange(context, today) ?? usualDay(kind, isPerson, today), seed));
    return { value: dateOn(field, day, seed), reason, says };
  };
}

function yesNoSource(reason: 'type' | 'name', says: string): Source {
  return ({ seed }) => ({ value: fraction(seed) < 0.5, reason, says });
}

/** A made-up file name, with an extension that is allowed. */
function fileSource({ field, examples }: SourceContext): Source {
  const allowedExtensions = fileExtensionsOf(field);
  const exampleExtensions = examples.all.flatMap((example) => /\.(\p{L}\w{1,4})$/u.exec(String(example(0)))?.[1] ?? []);
  const usual = exampleExtensions[0] ?? usualExtension(field);
  return ({ seed, number, host }) => {
    const extension =
      allowedExtensions.length === 0 || allowedExtensions.includes(usual)
        ? usual
        : (oneOf(seed, allowedExtensions) ?? usual);
    return {
      value: `example-${host}-${number}.${extension}`,
      reason: 'type',
      says: 'a file that does not exist',
    };
  };
}

/** File extensions, by words for the file type or in the name of the field. */
const EXTENSIONS_BY_WORD: readonly (readonly [extension: string, words: RegExp])[] = [
  ['jpg', /\b(?:photo|picture|image|portrait|jpe?g|png|avatar|bild|foto)s?\b/iu],
  ['mp4', /\b(?:video|film|movie)s?\b/iu],
  ['mp3', /\b(?:audio|recording|sound)s?\b/iu],
  ['csv', /\b(?:csv|spreadsheet|excel)s?\b/iu],
];

function usualExtension({ label, files }: Field): string {
  const words = [...listOf(files).map(({ kind }) => kind), label].join(' ');
  return EXTENSIONS_BY_WORD.find(([, kind]) => kind.test(words))?.[0] ?? 'pdf';
}

/** In order of preference: the first value that the rules allow is used. */
export function sourcesOf(context: SourceContext): readonly Source[] {
  const { ownExample, anyExample } = exampleSources(context);
  const [pattern, madeUp] = [patternSource(context), madeUpSources(context)];
  // Values made up by name are harmless and readable; characters that only match a pattern may be a real address.
  const shaped = context.meaning ? [...madeUp, pattern] : [pattern, ...madeUp];
  const people = peopleSource(context);
  const variation = variationSource(context);
  const sources = [
    ownExample,
    freshSource(context),
    choiceSource(context),
    constantSource(context),
    people,
    variation,
    ...shaped,
    anyExample,
  ];
  return sources.filter((source) => source !== undefined);
}

/** What the product makes up for each new record. */
function freshSource({ field }: SourceContext): Source | undefined {
  const words = knownValue(field.default) ?? '';
  if (freshValue(words, 0) === undefined) return undefined;
  return ({ seed }) => ({
    value: freshValue(words, seed),
    reason: 'type',
    says: `made up by the product: ${words}`,
  });
}

/** The example for this record; and where nothing else is known, all examples in turn, loose words once. */
function exampleSources({ examples: { bySlot, all, loose, isOwnName }, meaning }: SourceContext): {
  readonly ownExample?: Source;
  readonly anyExample?: Source;
} {
  const cell = (value: unknown): Cell => ({ value, reason: 'example', says: 'an example that was given' });
  return {
    ...(bySlot.length > 0 && {
      ownExample: ({ slot, attempt, today }: CellContext) => {
        const own = attempt === 0 ? bySlot[slot] : undefined;
        return own && cell(own(today));
      },
    }),
    ...(all.length > 0 && {
      anyExample: ({ slot, seed, today, entityLabel, number }: CellContext) => {
        if (isOwnName)
          return {
            value: `${entityLabel} ${number}`,
            reason: 'type',
            says: 'made up: nobody has named more',
            isFiller: true,
          };
        if (!loose || meaning) return cell(oneOf(seed, all)?.(today));
        const value = loose[slot - bySlot.length]?.(today) ?? null;
        return value === null ? derivedCell(value, 'nobody has given one for this record') : cell(value);
      },
    }),
  };
}

/** Named people come before made-up ones, unless every record needs its own. */
function peopleSource({ examples: { people } }: SourceContext): Source | undefined {
  if (people.length === 0) return undefined;
  return ({ seed, attempt }) =>
    attempt > people.length
      ? undefined
      : { value: oneOf(seed, people), reason: 'example', says: 'somebody named in an example' };
}

/** How a given value is varied into another one of the same form. */
interface DigitVariation {
  /** How many made-up values are tried first. */
  readonly minAttempts: number;
  readonly digits: RegExp;
  readonly vary: (seed: number, digits: string) => string;
}

/** A given number, with other digits at its end. */
const LAST_DIGITS: DigitVariation = {
  minAttempts: 0,
  digits: /\d\d?(?=\D*$)/u,
  vary: (seed, { length }) => String(integerBetween(seed, 0, 10 ** length - 1)).padStart(length, '0'),
};
/** Where made-up values break a rule: a given address with another number. */
const FIRST_NUMBER: DigitVariation = {
  minAttempts: 3,
  digits: /\d+/u,
  vary: (seed) => String(integerBetween(seed, 1, 60)),
};

const VARIATIONS: ReadonlyMap<Meaning, DigitVariation> = new Map([
  ['phone', LAST_DIGITS],
  ['postcode', LAST_DIGITS],
  ['address', FIRST_NUMBER],
  ['street', FIRST_NUMBER],
]);

/** Without a blank and with a number at its end: a code that tells records apart. */
const CODE = /^\S*\d\d$/u;

/** A value of the same form as the examples, but none of them. */
function variationSource({ field, meaning, examples: { all } }: SourceContext): Source | undefined {
  const isCode = knownValue(field.type) === 'text' && all.length > 1 && all.every((one) => CODE.test(String(one(0))));
  const variation = isCode ? LAST_DIGITS : meaning && VARIATIONS.get(meaning);
  if (!variation || all.length === 0) return undefined;
  return ({ seed, attempt, today }) => {
    const shown = attempt < variation.minAttempts ? '' : String(oneOf(seed, all)?.(today));
    if (!/\d/u.test(shown)) return undefined;
    const given = new Set(all.map((example) => String(example(today))));
    const value = VARIATION_STREAMS.map((stream) =>
      shown.replace(variation.digits, (digits) => variation.vary(subSeed(seed, stream), digits)),
    ).find((one) => !given.has(one));
    return value === undefined ? undefined : { value, reason: 'example', says: 'like an example that was given' };
  };
}

function choiceSource({ field }: SourceContext): Source | undefined {
  const values = listOf(field.values).filter(({ retired }) => !retired);
  const several = knownValue(field.format) === 'several choices';
  if ((knownValue(field.type) !== 'choice' && !several) || values.length === 0) return undefined;
  const choose = (seed: number) => chooseByHash(seed, values, ({ id }) => seedOf(id))?.label;
  return ({ seed }) => {
    const [value, another] = [choose(seed), choose(subSeed(seed, 1))];
    if (several && value !== another)
      return { value: `${value}, ${another}`, reason: 'choice', says: 'two of the choices' };
    return { value, reason: 'choice', says: 'one of the choices' };
  };
}

function constantSource({ constant, field }: SourceContext): Source | undefined {
  const limit = knownValue(constant?.value);
  if (!constant || !limit) return undefined;
  const unit = knownValue(field.unit) ?? '';
  const amount = convertOrKeep(limit.amount, limit.unit, unit);
  const value = knownValue(field.type) === 'money' ? moneyValue(amount, limit.unit || unit) : amount;
  return () => ({ value, reason: 'constant', says: `the constant “${constant.label}”` });
}

function patternSource({ domain, field }: SourceContext): Source | undefined {
  const [first] = domain.looks;
  if (!first) return undefined;
  const { says, example } = first;
  const isNumber = knownValue(field.type) === 'number';
  return ({ seed, today, label, number }) => {
    const lengths = lengthsIn(domain, today);
    if ('length' in lengths) return undefined;
    // A pattern that accepts plain words would only give random letters that nobody would type.
    const words = `${label} ${number}`;
    const isAnything = !isNumber && domain.looks.every((looks) => looks.fits(words)) && words.length <= lengths.most;
    const text = isAnything ? words : example(seed, lengths);
    const value = isNumber && text !== undefined ? Number(text) : text;
    return { value, reason: 'pattern', says: `looks like ${says}` };
  };
}

function madeUpSources(context: SourceContext): readonly Source[] {
  const type = knownValue(context.field.type);
  return type === undefined ? sourcesByName(context) : (BY_TYPE[type]?.(context) ?? []);
}

const BY_TYPE: Readonly<Partial<Record<FieldType, (context: SourceContext) => readonly Source[]>>> = {
  person: (context) => [wordsSource(context, context.meaning ?? 'person', 'a person, made up')],
  text: (context) => (context.meaning ? [wordsSource(context, context.meaning)] : []),
  number: (context) => [numberSource(context)],
  money: (context) => [numberSource(context)],
  date: (context) => [dateSource(context)],
  'yes or no': () => [yesNoSource('type', 'yes or no, by chance')],
  file: (context) => [fileSource(context)],
};

/** Without a type only the name counts; a range shows at least that the field is a number. */
function sourcesByName(context: SourceContext): readonly Source[] {
  const { meaning, domain, field } = context;
  if (meaning === undefined) return domain.spans.length > 0 ? [numberSource(context)] : [];
  const sources: Readonly<Record<ValueCategory, () => Source>> = {
    words: () => wordsSource(context, meaning),
    number: () => numberSource(context),
    date: () => dateSource(context),
    'yes-no': () => yesNoSource('name', guessed(field)),
  };
  return [sources[categoryOf(meaning)]()];
}
