import { heldValue } from '../../answers/held.ts';
import type { State } from './types.ts';

/** Whether a life ends in a state, as was decided. */
export function isLast({ place }: Pick<State, 'place'>): boolean {
  return heldValue(place) === 'last';
}
