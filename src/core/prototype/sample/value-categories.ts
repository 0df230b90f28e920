import { knownValue } from '../../answers/sourced.ts';
import { memoize } from '../../base/memoize.ts';
import type { Field, FieldType } from '../../model/types.ts';
import type { ValueCategory } from './meaning-words.ts';

const CATEGORIES: Readonly<Partial<Record<FieldType, readonly ValueCategory[]>>> = {
  text: ['words'],
  person: ['words'],
  number: ['number'],
  money: ['number'],
  date: ['date'],
};

const ANY_CATEGORY: readonly ValueCategory[] = ['words', 'number', 'date', 'yes-no'];

export function categoriesFor({ type }: Field): readonly ValueCategory[] {
  const fieldType = knownValue(type);
  return fieldType === undefined ? ANY_CATEGORY : (CATEGORIES[fieldType] ?? []);
}

const MAX_CACHED = 10_000;

/** “CustomerE-Mail”, “customer_email” and “Customer’s e-mail” all contain “customer” and “email”. */
export const wordsOfName = memoize(
  (label: string): readonly string[] =>
    label
      .replace(/(\p{Ll}|\p{Nd})(\p{Lu})/gu, '$1 $2')
      .replace(/\be[-–_ ]?mails?\b/giu, ' email ')
      .replace(/[’']s\b/giu, '')
      .replaceAll('ß', 'ss')
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== ''),
  MAX_CACHED,
);

/** “Bought on” and “Sent at” are about the past, “Starts on” is not. */
export function isAboutPast(label: string): boolean {
  const [word = '', last = ''] = wordsOfName(label).slice(-2);
  return (
    (last === 'on' || last === 'at') &&
    /(?:ed|[^i]n|ght|nt|pt|ld|ft)$/u.test(word) &&
    !/^(?:want|plan|expect|schedul|need)/u.test(word)
  );
}
