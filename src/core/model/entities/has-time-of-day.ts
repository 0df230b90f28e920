import { knownValue } from '../../answers/sourced.ts';
import type { Field } from '../types.ts';

/** A date has an hour once somebody has said whose clock counts. */
export function hasTimeOfDay({ clock }: Pick<Field, 'clock'>): boolean {
  const said = knownValue(clock);
  return said === 'here' || said === 'one';
}
