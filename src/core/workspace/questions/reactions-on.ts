import type { ConsentLevel, Reaction, Response } from '../../facts/types.ts';

/** How a reaction reads after one name, or after a number of people. */
export const CONSENT_WORDS: Readonly<Record<ConsentLevel, { readonly one: string; readonly many: string }>> = {
  agree: { one: 'agrees', many: 'agree' },
  reservation: { one: 'agrees with a reservation', many: 'agree with a reservation' },
  disagree: { one: 'disagrees', many: 'disagree' },
  block: { one: 'blocks it', many: 'block it' },
};

export function reactionsOn(
  { reactions }: { readonly reactions: readonly Reaction[] },
  responses: readonly Response[],
): readonly Reaction[] {
  const ids = new Set(responses.map(({ id }) => id));
  return reactions.filter(({ on }) => ids.has(on));
}
