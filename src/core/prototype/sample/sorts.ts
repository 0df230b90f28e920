import { knownValue } from '../../answers/sourced.ts';
import type { Field, FieldType } from '../../model/types.ts';
import type { Sort } from './meanings.ts';

const SORTS: Readonly<Partial<Record<FieldType, readonly Sort[]>>> = {
  text: ['words'],
  person: ['words'],
  number: ['number'],
  money: ['number'],
  date: ['date'],
};

const ANY: readonly Sort[] = ['words', 'number', 'date', 'yes-no'];

export function sortsFor({ type }: Field): readonly Sort[] {
  const said = knownValue(type);
  return said === undefined ? ANY : (SORTS[said] ?? []);
}
