import { heldValue } from '../../answers/held.ts';
import type { State } from './types.ts';

export function isLast({ place }: Pick<State, 'place'>): boolean {
  return heldValue(place) === 'last';
}
