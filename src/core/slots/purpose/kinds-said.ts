import type { Value } from '../../shapes/types.ts';

export const KIND_QUESTION = 'purpose.kind';

/** Ids of the kinds of product in the answer to `purpose.kind`. */
export function kindsSaid(value: Value | undefined): readonly string[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
}
