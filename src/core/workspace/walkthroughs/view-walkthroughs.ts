import { compareTexts } from '../../base/compare-texts.ts';
import { groupBy } from '../../base/group-by.ts';
import { memoizeByDeps, memoizeByObject } from '../../base/memoize.ts';
import type { Fact } from '../../facts/types.ts';
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
