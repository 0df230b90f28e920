import { type Assumption, assumptionOf, type QuestionView, type UsualOffer } from '#core/index.ts';
import type { CommandResult } from '../workspace/workspace-snapshot.ts';
import { settle } from './decide.ts';

type Speaker = Parameters<typeof settle>[1]['by'];

/** Days until an assumption is looked at again. */
const LOOK_AGAIN = 90;

export function assume(offer: UsualOffer, by: Speaker): Promise<CommandResult> {
  const revisit = new Date(Date.now() + LOOK_AGAIN * 86_400_000).toISOString().slice(0, 10);
  return settle(offer.view, { by }, assumptionOf(offer, revisit));
}

/** Decides what was assumed. */
export function confirm(view: QuestionView, result: Assumption, by: Speaker): Promise<CommandResult> {
  return settle(
    view,
    { by },
    result.outcome === 'assumed'
      ? { outcome: 'decided', value: result.value }
      : { outcome: 'not-applicable', reason: result.reason },
  );
}

export function giveBack(view: QuestionView, by: Speaker): Promise<CommandResult> {
  return settle(view, { by }, { outcome: 'withdrawn', reason: 'Not assumed any more.' });
}

/** One after the other, until one is refused. */
export async function inTurn<T>(all: readonly T[], send: (one: T) => Promise<CommandResult>) {
  for (const one of all) {
    const result = await send(one);
    if (!result.ok) return result;
  }
  return null;
}
