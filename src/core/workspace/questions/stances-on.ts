import type { Response, Stance } from '../../facts/types.ts';

export function stancesOn(
  { stances }: { readonly stances: readonly Stance[] },
  responses: readonly Response[],
): readonly Stance[] {
  const ids = new Set(responses.map(({ id }) => id));
  return stances.filter(({ on }) => ids.has(on));
}
