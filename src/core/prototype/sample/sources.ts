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
