import { knownValue, listOf } from '../../answers/sourced.ts';
import { memoize } from '../../base/memoize.ts';
import { inUnitOf } from '../../conditions/units.ts';
import type { Field, FieldType } from '../../model/types.ts';
import type { Constant } from '../../slots/constants/about-numbers.ts';
import { currenciesOf, endingsOf } from '../checks/type-check.ts';
import { type Domain, lengthsIn, type Sizes, sizeIn, sizesIn, toLength } from './domain.ts';
import { derivedCell } from './draft.ts';
import type { Examples } from './examples.ts';
import { dateOn, isSpoken, madeUp, type Spot, usualDay, usualNumber } from './made-up.ts';
import { type Meaning, type Sort, sortOf } from './meanings.ts';
import { money } from './read-value.ts';
import { chosen } from './rendezvous.ts';
import { below, fraction, oneOf, seedOf, whole } from './seed.ts';
import type { Cell } from './types.ts';
import { looksBack } from './words-of-name.ts';

function guessed({ label }: Pick<Field, 'label'>): string {
  return `guessed from the name “${label}”`;
}

/** `byType`: what the declared type says of the words. */
function wordsSource({ field, domain }: Known, meaning: Meaning, byType?: string): Source {
  const says = byType ?? guessed(field);
  const reason = byType ? 'type' : 'name';
  const lengthsOn = memoize((today: number) => lengthsIn(domain, today));
  return (spot) => {
    const lengths = lengthsOn(spot.today);
    if ('length' in lengths) return undefined;
    const value = madeUp(meaning, spot);
    // Addresses make no sense when they are cut.
    const fitting = typeof value === 'string' && isSpoken(meaning) ? toLength(value, lengths) : value;
    return { value: fitting, reason, says };
  };
}

/** A number, or an amount of money in one of its currencies, typical for that name and within the limits. */
function numberSource({ field, domain, meaning }: Known): Source {
  const type = knownValue(field.type);
  const usual = usualFor(field, meaning);
  const currencies = type === 'money' ? currenciesOf(field) : [];
  const reason = meaning ? 'name' : type === undefined ? 'pattern' : 'type';
  const says = meaning ? guessed(field) : type === undefined ? 'within its limits' : `${NOUNS[type]}, made up`;
  const on = memoize((today: number) => {
    const expected = usualNumber(usual, today);
    const places = knownValue(field.precision)?.amount ?? (type === 'money' ? 2 : expected.places);
    return { expected, sizes: sizesIn(domain, today, places) };
  });
  return ({ seed, today }) => {
    const { expected, sizes } = on(today);
    if ('length' in sizes) return undefined;
    const currency = chosen(below(seed, 3), currencies, seedOf) ?? '';
    const size = sizeIn(sizes, expected, seed);
    return { value: money(type === 'money' ? rounded(size, sizes) : size, currency), reason, says };
  };
}

/** Rounded to halves, as real prices rarely end in 37. */
function rounded(size: number, { least, most }: Sizes): number {
  const half = Math.round(size * 2) / 2;
  return half >= (least ?? half) && half <= (most ?? half) ? half : size;
}

const NOUNS: Readonly<Partial<Record<FieldType, string>>> = { number: 'a number', money: 'an amount' };

/** A unit means something too, where the name does not. */
function usualFor({ type, unit }: Field, meaning: Meaning | undefined): Meaning | undefined {
  if (meaning) return meaning;
  if (knownValue(type) === 'money') return 'amount';
  return /^(?:%|percent|per cent)$/iu.test(knownValue(unit) ?? '') ? 'percent' : undefined;
}

/** A day, or a moment of it, typical for that name and within the limits. */
function dateSource({ field, domain, meaning, ofPerson }: Known): Source {
  const reason = meaning ? 'name' : 'type';
  const says = meaning ? guessed(field) : 'a date, made up';
  const kind = meaning ?? (looksBack(field.label) ? 'created' : undefined);
  const sizesOn = memoize((today: number) => sizesIn(domain, today, 0));
  return ({ seed, today }) => {
    const sizes = sizesOn(today);
    if ('length' in sizes) return undefined;
    const day = Math.round(sizeIn(sizes, usualDay(kind, ofPerson, today), seed));
    return { value: dateOn(field, day, seed), reason, says };
  };
}

function yesNoSource(reason: 'type' | 'name', says: string): Source {
  return ({ seed }) => ({ value: fraction(seed) < 0.5, reason, says });
}

/** The name of a file that does not exist, of a kind that is allowed. */
function fileSource({ field, examples }: Known): Source {
  const endings = endingsOf(field);
  const shown = examples.all.flatMap((told) => /\.(\p{L}\w{1,4})$/u.exec(String(told(0)))?.[1] ?? []);
  const usual = shown[0] ?? usualEnding(field);
  return ({ seed, number, host }) => {
    const ending = endings.length === 0 || endings.includes(usual) ? usual : (oneOf(seed, endings) ?? usual);
    return {
      value: `example-${host}-${number}.${ending}`,
      reason: 'type',
      says: 'a file that does not exist',
    };
  };
}

/** File extensions, by the words for their kind or the name of the field. */
const ENDINGS: readonly (readonly [ending: string, words: RegExp])[] = [
  ['jpg', /\b(?:photo|picture|image|portrait|jpe?g|png|avatar|bild|foto)s?\b/iu],
  ['mp4', /\b(?:video|film|movie)s?\b/iu],
  ['mp3', /\b(?:audio|recording|sound)s?\b/iu],
  ['csv', /\b(?:csv|spreadsheet|excel)s?\b/iu],
];

function usualEnding({ label, files }: Field): string {
  const words = [...listOf(files).map(({ kind }) => kind), label].join(' ');
  return ENDINGS.find(([, kind]) => kind.test(words))?.[0] ?? 'pdf';
}

/** A source of values for a field; undefined: it has none here. */
export type Source = (spot: Spot) => Cell | undefined;

export interface Known {
  readonly field: Field;
  readonly domain: Domain;
  readonly meaning: Meaning | undefined;
  readonly examples: Examples;
  /** Whether its entity is people, by its present or former names. */
  readonly ofPerson: boolean;
  readonly constant: Constant | undefined;
}

/** In their order; the first one with a value that the rules allow is used. */
export function sourcesOf(known: Known): readonly Source[] {
  const { once, again } = exampleSources(known);
  const [looks, named] = [looksSource(known), madeUpSources(known)];
  // Values made up by name lead nowhere and can be read; characters that only match a pattern may be a real address.
  const shaped = known.meaning ? [...named, looks] : [looks, ...named];
  const people = peopleSource(known);
  const like = likeSource(known);
  const sources = [once, choiceSource(known), constantSource(known), people, like, ...shaped, again];
  return sources.filter((source) => source !== undefined);
}

/** The example of the record itself; and where nothing else is known, all examples repeatedly, loose words once. */
function exampleSources({ examples: { bySlot, all, loose }, meaning }: Known): {
  readonly once?: Source;
  readonly again?: Source;
} {
  const cell = (value: unknown): Cell => ({ value, reason: 'example', says: 'an example that was given' });
  return {
    ...(bySlot.length > 0 && {
      once: ({ slot, attempt, today }: Spot) => {
        const told = attempt === 0 ? bySlot[slot] : undefined;
        return told && cell(told(today));
      },
    }),
    ...(all.length > 0 && {
      again: ({ slot, seed, today }: Spot) => {
        if (!loose || meaning) return cell(oneOf(seed, all)?.(today));
        const value = loose[slot - bySlot.length]?.(today) ?? null;
        return value === null ? derivedCell(value, 'nothing was said that fits here') : cell(value);
      },
    }),
  };
}

/** Named people come before made-up ones, unless each record needs another one. */
function peopleSource({ examples: { people } }: Known): Source | undefined {
  if (people.length === 0) return undefined;
  return ({ seed, attempt }) =>
    attempt > people.length
      ? undefined
      : { value: oneOf(seed, people), reason: 'example', says: 'somebody who was named' };
}

/** How a given value becomes another one of its form. */
interface Like {
  /** How many made-up values come first. */
  readonly after: number;
  readonly digits: RegExp;
  readonly others: (seed: number, digits: string) => string;
}

/** A given number, with other digits at its end. */
const AT_END: Like = {
  after: 0,
  digits: /\d\d?(?=\D*$)/u,
  others: (seed, { length }) => String(whole(seed, 0, 10 ** length - 1)).padStart(length, '0'),
};
/** Once made-up values break a rule: a given address, with another number. */
const ELSEWHERE: Like = { after: 3, digits: /\d+/u, others: (seed) => String(whole(seed, 1, 60)) };

const LIKE: ReadonlyMap<Meaning, Like> = new Map([
  ['phone', AT_END],
  ['postcode', AT_END],
  ['address', ELSEWHERE],
  ['street', ELSEWHERE],
]);

/** A value of the form of a given one, but none of those. */
function likeSource({ meaning, examples: { all } }: Known): Source | undefined {
  const like = meaning && LIKE.get(meaning);
  if (!like || all.length === 0) return undefined;
  return ({ seed, attempt, today }) => {
    const shown = attempt < like.after ? '' : String(oneOf(seed, all)?.(today));
    if (!/\d/u.test(shown)) return undefined;
    const given = new Set(all.map((told) => String(told(today))));
    const value = [5, 6, 7]
      .map((more) => shown.replace(like.digits, (digits) => like.others(below(seed, more), digits)))
      .find((one) => !given.has(one));
    return value === undefined ? undefined : { value, reason: 'example', says: 'like an example that was given' };
  };
}

function choiceSource({ field }: Known): Source | undefined {
  const values = listOf(field.values).filter(({ retired }) => !retired);
  if (knownValue(field.type) !== 'choice' || values.length === 0) return undefined;
  return ({ seed }) => {
    const value = chosen(seed, values, ({ id }) => seedOf(id))?.label;
    return { value, reason: 'choice', says: 'one of the choices' };
  };
}

function constantSource({ constant, field }: Known): Source | undefined {
  const said = knownValue(constant?.value);
  if (!constant || !said) return undefined;
  const unit = knownValue(field.unit) ?? '';
  const amount = inUnitOf(said.amount, said.unit, unit);
  const value = knownValue(field.type) === 'money' ? money(amount, said.unit || unit) : amount;
  return () => ({ value, reason: 'constant', says: `the constant “${constant.label}”` });
}

function looksSource({ domain, field }: Known): Source | undefined {
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

function madeUpSources(known: Known): readonly Source[] {
  const type = knownValue(known.field.type);
  return type === undefined ? byName(known) : (BY_TYPE[type]?.(known) ?? []);
}

const BY_TYPE: Readonly<Partial<Record<FieldType, (known: Known) => readonly Source[]>>> = {
  person: (known) => [wordsSource(known, known.meaning ?? 'person', 'a person, made up')],
  text: (known) => (known.meaning ? [wordsSource(known, known.meaning)] : []),
  number: (known) => [numberSource(known)],
  money: (known) => [numberSource(known)],
  date: (known) => [dateSource(known)],
  'yes or no': () => [yesNoSource('type', 'yes or no, by chance')],
  file: (known) => [fileSource(known)],
};

/** Without a type there is only the name; a range shows at least that it is a number. */
function byName(known: Known): readonly Source[] {
  const { meaning, domain, field } = known;
  if (meaning === undefined) return domain.spans.length > 0 ? [numberSource(known)] : [];
  const sources: Readonly<Record<Sort, () => Source>> = {
    words: () => wordsSource(known, meaning),
    number: () => numberSource(known),
    date: () => dateSource(known),
    'yes-no': () => yesNoSource('name', guessed(field)),
  };
  return [sources[sortOf(meaning)]()];
}
