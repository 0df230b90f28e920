import { knownValue } from '../../answers/sourced.ts';
import type { Field } from '../types.ts';

/** Whether a date has an hour too: that is so once somebody has said whose clock counts. */
export function hasHour({ clock }: Pick<Field, 'clock'>): boolean {
  const said = knownValue(clock);
  return said === 'here' || said === 'one';
}
