import type { Stand } from '../../facts/types.ts';

/** How a stance reads behind one name, or behind a number of people. */
export const STAND_WORDS: Readonly<Record<Stand, { readonly one: string; readonly many: string }>> = {
  agree: { one: 'agrees', many: 'agree' },
  reservation: { one: 'agrees with a reservation', many: 'agree with a reservation' },
  disagree: { one: 'disagrees', many: 'disagree' },
  block: { one: 'blocks it', many: 'block it' },
};
