import type { Response, Stance } from '../../facts/types.ts';

/** The stances on answers that say the same. */
export function stancesOn(
  { stances }: { readonly stances: readonly Stance[] },
  responses: readonly Response[],
): readonly Stance[] {
  const ids = new Set(responses.map(({ id }) => id));
  return stances.filter(({ on }) => ids.has(on));
}
