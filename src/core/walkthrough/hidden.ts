import type { Fact, Response, Speaker } from '../facts/types.ts';
import type { WalkthroughView } from './walkthrough-view.ts';

/** Whether an answer was given in a round whose answers nobody may see yet. */
export function isHidden(response: Response, walkthroughs: ReadonlyMap<string, WalkthroughView>): boolean {
  const view = walkthroughs.get(response.during ?? '');
  return view?.rounds.get(response.question)?.revealed === false;
}

/** Who looks: their speaker, where they have said who they are, and whether they run the walkthrough. */
export interface Onlooker {
  readonly speaker: Speaker | null;
  readonly isFacilitator: boolean;
}

/**
 * Whether somebody may see a fact: hidden answers are for those who gave them under their name, and notes for
 * facilitators. What was said without a name has no owner, so that nobody’s view can tell whose it is.
 */
export function maySee(
  fact: Fact,
  { speaker, isFacilitator }: Onlooker,
  walkthroughs: ReadonlyMap<string, WalkthroughView>,
): boolean {
  if (fact.fact === 'moment') return fact.what.happened !== 'noted' || isFacilitator;
  if (fact.fact !== 'response' || !isHidden(fact, walkthroughs)) return true;
  return isOwn(fact, speaker);
}

function isOwn({ by, anonymous }: Response, speaker: Speaker | null): boolean {
  return !anonymous && speaker !== null && by.name === speaker.name && by.role === speaker.role;
}
