import type { Reaction, Response } from '../../facts/types.ts';

export function reactionsOn(
  { reactions }: { readonly reactions: readonly Reaction[] },
  responses: readonly Response[],
): readonly Reaction[] {
  const ids = new Set(responses.map(({ id }) => id));
  return reactions.filter(({ on }) => ids.has(on));
}
