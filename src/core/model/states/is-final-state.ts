import { knownValue } from '../../answers/sourced.ts';
import type { State } from '../types.ts';

export function isFinalState({ place }: Pick<State, 'place'>): boolean {
  return knownValue(place) === 'last';
}
