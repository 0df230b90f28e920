import { type Assumption, assumptionOf, type QuestionView, type Speaker, type UsualOffer } from '#core/index.ts';
import type { CommandResult } from '../workspace/workspace-snapshot.ts';
import { settle } from './decide.ts';

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

/** How many are on the way at a time: the page is drawn anew after these, and not after each. */
const AT_ONCE = 12;

/** All of them, until some are refused: then what the first of those says. */
export async function sendAll<T>(all: readonly T[], send: (one: T) => Promise<CommandResult>) {
  for (let at = 0; at < all.length; at += AT_ONCE) {
    const results = await Promise.all(all.slice(at, at + AT_ONCE).map(send));
    const refused = results.find(({ ok }) => !ok);
    if (refused) return refused;
  }
  return null;
}
