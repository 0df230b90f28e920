import { knownValue } from '../../answers/sourced.ts';
import { converted } from '../../conditions/units.ts';
import type { Field, FieldType } from '../../model/types.ts';
import type { Constant } from '../../slots/constants/about-numbers.ts';
import { type Domain, lengthsIn } from './domain.ts';
import { derivedCell } from './draft.ts';
import type { Examples } from './examples.ts';
import type { Spot } from './made-up.ts';
import { type Meaning, type Sort, sortOf } from './meanings.ts';
import { money } from './read-value.ts';
import { chosen } from './rendezvous.ts';
import { below, oneOf, seedOf, whole } from './seed.ts';
import { dateSource, fileSource, guessed, numberSource, wordsSource, yesNoSource } from './typed-sources.ts';
import type { Cell } from './types.ts';

/** Where values of a field can come from; undefined: it has none here. */
export type Source = (spot: Spot) => Cell | undefined;

export interface Known {
  readonly field: Field;
  readonly domain: Domain;
  /** What its name says, within its declared type. */
  readonly meaning: Meaning | undefined;
  readonly examples: Examples;
  /** Whether it rests on people, by what they are or were called. */
  readonly ofPerson: boolean;
  readonly constant: Constant | undefined;
}

/** All sources of a field in their order; the first that has a value the rules allow is taken. */
export function sourcesOf(known: Known): readonly Source[] {
  const { once, again } = exampleSources(known);
  const [looks, named] = [looksSource(known), madeUpSources(known)];
  // What is made up by name leads nowhere and can be read; letters and signs that only look right may be an address.
  const shaped = known.meaning ? [...named, looks] : [looks, ...named];
  const people = peopleSource(known);
  const like = likeSource(known);
  const sources = [once, choiceSource(known), constantSource(known), people, like, ...shaped, again];
  return sources.filter((source) => source !== undefined);
}

/** What an example says of the record in its own place; and where nothing else is known, all examples over and over; words about another thing once. */
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

/** People who were named come before any who are made up, unless each record needs another one. */
function peopleSource({ examples: { people } }: Known): Source | undefined {
  if (people.length === 0) return undefined;
  return ({ seed, attempt }) =>
    attempt > people.length
      ? undefined
      : { value: oneOf(seed, people), reason: 'example', says: 'somebody who was named' };
}

/** How a value that was given becomes another one of its form. */
interface Like {
  /** How many made-up values come first. */
  readonly after: number;
  readonly digits: RegExp;
  readonly others: (seed: number, digits: string) => string;
}

/** A number that was given, with other digits at its end. */
const AT_END: Like = {
  after: 0,
  digits: /\d\d?(?=\D*$)/u,
  others: (seed, { length }) => String(whole(seed, 0, 10 ** length - 1)).padStart(length, '0'),
};
/** Once what is made up breaks a rule: an address that was given, at another number. */
const ELSEWHERE: Like = { after: 3, digits: /\d+/u, others: (seed) => String(whole(seed, 1, 60)) };

const LIKE: ReadonlyMap<Meaning, Like> = new Map([
  ['phone', AT_END],
  ['postcode', AT_END],
  ['address', ELSEWHERE],
  ['street', ELSEWHERE],
]);

/** A value of the form of one that was given, and none that was. */
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
    return value === undefined
      ? undefined
      : { value, reason: 'example', says: 'like an example that was given' };
  };
}

function choiceSource({ field }: Known): Source | undefined {
  const values = (knownValue(field.values) ?? []).filter(({ retired }) => !retired);
  if (knownValue(field.type) !== 'choice' || values.length === 0) return undefined;
  return ({ seed }) => {
    const value = chosen(seed, values, ({ id }) => seedOf(id))?.label;
    return { value, reason: 'choice', says: 'one of the choices' };
  };
}

function constantSource({ constant, field }: Known): Source | undefined {
  const said = constant && knownValue(constant.value);
  if (!said) return undefined;
  const unit = knownValue(field.unit) ?? '';
  const bare = unit === '' || said.unit === '';
  const amount = bare ? said.amount : (converted(said.amount, said.unit, unit) ?? said.amount);
  const value = knownValue(field.type) === 'money' ? money(amount, said.unit || unit) : amount;
  return () => ({ value, reason: 'constant', says: `the constant “${constant.label}”` });
}

/** A text of the right look and length, as far as one turns up. */
function looksSource({ domain, field }: Known): Source | undefined {
  const [first] = domain.looks;
  if (!first) return undefined;
  const { says, example } = first;
  const isNumber = knownValue(field.type) === 'number';
  return ({ seed, today, label, number }) => {
    const lengths = lengthsIn(domain, today);
    if ('length' in lengths) return undefined;
    // A form that takes plain words has nothing to show but letters that nobody would have typed.
    const words = `${label} ${number}`;
    const isAnything =
      !isNumber && domain.looks.every((looks) => looks.fits(words)) && words.length <= lengths.most;
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

/** Without a type a name is all there is; a range says at least that it is a number. */
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
