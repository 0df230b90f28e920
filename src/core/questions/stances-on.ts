import { speakerKey } from '../facts/speaker.ts';
import type { Response, Stance } from '../facts/types.ts';

/** The stances on answers that say the same, of each person the newest. */
export function stancesOn(
  { stances }: { readonly stances: readonly Stance[] },
  responses: readonly Response[],
): readonly Stance[] {
  const ids = new Set(responses.map(({ id }) => id));
  const newest = new Map<string, Stance>();
  for (const stance of stances) {
    const key = speakerKey(stance.by);
    const before = newest.get(key);
    if (ids.has(stance.on) && (!before || before.at <= stance.at)) newest.set(key, stance);
  }
  return [...newest.values()];
}
