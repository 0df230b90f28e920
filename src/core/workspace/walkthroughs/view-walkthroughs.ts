import { groupBy } from '../../base/group-by.ts';
import { memoizeByDeps, memoizeByObject } from '../../base/memoize.ts';
import { compareTexts } from '../../base/texts.ts';
import { isToTheSecond, withMilliseconds } from '../../facts/fact-time.ts';
import { isSaidBy } from '../../facts/speaker.ts';
import type { Fact, KnownPerson, Response } from '../../facts/types.ts';
import type { Walkthrough } from '../../facts/walkthrough/types.ts';
import { type WalkthroughView, walkthroughView } from './walkthrough-view.ts';

const viewCache = memoizeByDeps<Walkthrough, WalkthroughView>();

/** Newest first; the same object for the same session events. */
export const viewWalkthroughs = memoizeByObject((facts: readonly Fact[]): readonly WalkthroughView[] => {
  const all = facts.filter((fact) => fact.fact === 'walkthrough');
  if (all.length === 0) return [];
  const events = facts.filter((fact) => fact.fact === 'moment');
  const eventsByWalkthrough = groupBy(events, ({ walkthrough }) => walkthrough);
  return all
    .map((walkthrough) => {
      const own = eventsByWalkthrough.get(walkthrough.id) ?? [];
      return viewCache(walkthrough, own, () => walkthroughView(walkthrough, own));
    })
    .sort((a, b) => newestFirst(a.walkthrough, b.walkthrough));
});

function newestFirst(a: Walkthrough, b: Walkthrough): number {
  return compareTexts(b.at, a.at) || compareTexts(a.id, b.id);
}

type WalkthroughsById = ReadonlyMap<string, WalkthroughView>;

/** Whether nobody may see an answer yet. What was visible when its poll began stays visible. */
export function isHidden(response: Response, walkthroughs: WalkthroughsById): boolean {
  const spans = walkthroughs.get(response.during ?? '')?.hiddenSpans.get(response.question) ?? [];
  return spans.some(({ since, until }) => isWithin(response.at, since, until));
}

function isWithin(at: string, since: string, until: string | null): boolean {
  return (
    endOfSecond(at) >= withMilliseconds(since) && (until === null || withMilliseconds(at) <= withMilliseconds(until))
  );
}

/** The instant as text that sorts; a time given to the second counts as the end of it: if in doubt it is hidden. */
function endOfSecond(at: string): string {
  return isToTheSecond(at) ? at.replace('Z', '.999Z') : at;
}

/** Who may be sent a fact: everybody, facilitators, nobody, or the speaker of this answer. */
type Audience = 'everybody' | 'facilitators' | 'nobody' | Response;

/**
 * Hidden answers are for those who gave them under their name; notes, and the paths of what was copied from elsewhere
 * on this machine, are for facilitators. What was said without a name has no owner, so no view reveals whose it is.
 */
export function audienceOf(fact: Fact, walkthroughs: WalkthroughsById): Audience {
  if (fact.fact === 'moment') return fact.what.happened === 'noted' ? 'facilitators' : 'everybody';
  if (fact.fact === 'source') return 'facilitators';
  if (fact.fact !== 'response' || !isHidden(fact, walkthroughs)) return 'everybody';
  return fact.anonymous ? 'nobody' : fact;
}

/** Who asks to see a fact: their name, if given, and whether they are a facilitator. */
export interface FactViewer {
  readonly speaker: KnownPerson | null;
  readonly isFacilitator: boolean;
}

export function maySee(fact: Fact, { speaker, isFacilitator }: FactViewer, walkthroughs: WalkthroughsById) {
  const audience = audienceOf(fact, walkthroughs);
  if (typeof audience !== 'string') return speaker !== null && mayOpen(audience, speaker, isFacilitator);
  return audience === 'everybody' || (audience === 'facilitators' && isFacilitator);
}

/** A hidden answer without a person is open to those who write down for others. */
function mayOpen(answer: Response, who: KnownPerson, isFacilitator: boolean): boolean {
  const isNobodys = answer.person === undefined && who.person !== undefined;
  return isSaidBy(answer, who) || (isNobodys && isFacilitator);
}
