import { heldValue } from '../../answers/held.ts';
import type { Field } from './types.ts';

/** Whether a date has an hour too: that is so once somebody has said whose clock counts. */
export function hasHour({ clock }: Pick<Field, 'clock'>): boolean {
  const said = heldValue(clock);
  return said === 'here' || said === 'one';
}
