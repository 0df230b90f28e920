import { knownValue } from '../../answers/sourced.ts';
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
