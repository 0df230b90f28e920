import type { Speaker, UsualOffer } from '#core/index.ts';
import type { CommandResult } from '../workspace/workspace-snapshot.ts';
import { settle } from './decide.ts';

/** Days until an assumption is looked at again. */
const LOOK_AGAIN = 90;

/** Takes a usual answer as an assumption. */
export function assume({ view, value, usual: { because, source } }: UsualOffer, by: Speaker): Promise<CommandResult> {
  const revisit = new Date(Date.now() + LOOK_AGAIN * 86_400_000).toISOString().slice(0, 10);
  return settle(view, { by }, { outcome: 'assumed', value, revisit, usual: { because, source } });
}

/** One after the other, until one is refused. */
export async function inTurn<T>(all: readonly T[], send: (one: T) => Promise<CommandResult | null>) {
  for (const one of all) {
    const result = await send(one);
    if (result?.ok === false) return result;
  }
  return null;
}
