import { knownValue } from '../../answers/sourced.ts';
import { memoize } from '../../base/memoize.ts';
import type { Field, FieldType } from '../../model/types.ts';
import { currenciesOf, endingsOf } from '../checks/type-check.ts';
import { lengthsIn, type Sizes, sizeIn, sizesIn, toLength } from './domain.ts';
import { looksBack } from './looks-back.ts';
import { dateOn, isSpoken, madeUp, usualDay, usualNumber } from './made-up.ts';
import type { Meaning } from './meanings.ts';
import { money } from './read-value.ts';
import { chosen } from './rendezvous.ts';
import { below, fraction, oneOf, seedOf } from './seed.ts';
import type { Known, Source } from './sources.ts';

export function guessed({ label }: Pick<Field, 'label'>): string {
  return `guessed from the name “${label}”`;
}

/** `byType`: what the declared type says of the words. */
export function wordsSource({ field, domain }: Known, meaning: Meaning, byType?: string): Source {
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
export function numberSource({ field, domain, meaning }: Known): Source {
  const type = knownValue(field.type);
  const usual = usualFor(field, meaning);
  const currencies = type === 'money' ? currenciesOf(field) : [];
  const reason = meaning ? 'name' : type === undefined ? 'pattern' : 'type';
  const says = meaning
    ? guessed(field)
    : type === undefined
      ? 'within its limits'
      : `${NOUNS[type]}, made up`;
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
export function dateSource({ field, domain, meaning, ofPerson }: Known): Source {
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

export function yesNoSource(reason: 'type' | 'name', says: string): Source {
  return ({ seed }) => ({ value: fraction(seed) < 0.5, reason, says });
}

/** The name of a file that does not exist, of a kind that is allowed. */
export function fileSource({ field, examples }: Known): Source {
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
  const words = [...(knownValue(files) ?? []).map(({ kind }) => kind), label].join(' ');
  return ENDINGS.find(([, kind]) => kind.test(words))?.[0] ?? 'pdf';
}
