import { knownValue } from '../../answers/sourced.ts';
import type { Field } from '../types.ts';

/** A date has a time of day once it is decided whose time zone counts. */
export function hasTimeOfDay({ clock }: Pick<Field, 'clock'>): boolean {
  const said = knownValue(clock);
  return said === 'here' || said === 'one';
}
