import { knownValue } from '../../answers/sourced.ts';
import type { Field, FieldType } from '../../model/types.ts';
import type { ValueCategory } from './meanings.ts';

const SORTS: Readonly<Partial<Record<FieldType, readonly ValueCategory[]>>> = {
  text: ['words'],
  person: ['words'],
  number: ['number'],
  money: ['number'],
  date: ['date'],
};

const ANY: readonly ValueCategory[] = ['words', 'number', 'date', 'yes-no'];

export function categoriesFor({ type }: Field): readonly ValueCategory[] {
  const said = knownValue(type);
  return said === undefined ? ANY : (SORTS[said] ?? []);
}
