import { comparedTexts } from '../../base/compared-texts.ts';
import { grouped } from '../../base/grouped.ts';
import { memoizeByInputs, memoizeByObject } from '../../base/memoize.ts';
import type { Fact } from '../../facts/types.ts';
import type { Walkthrough } from '../../facts/walkthrough/types.ts';
import { type WalkthroughView, walkthroughView } from './walkthrough-view.ts';

const kept = memoizeByInputs<Walkthrough, WalkthroughView>();

/** Newest first; the same object for the same session events. */
export const viewWalkthroughs = memoizeByObject((facts: readonly Fact[]): readonly WalkthroughView[] => {
  const all = facts.filter((fact) => fact.fact === 'walkthrough');
  if (all.length === 0) return [];
  const happened = facts.filter((fact) => fact.fact === 'moment');
  const moments = grouped(happened, ({ walkthrough }) => walkthrough);
  return all
    .map((walkthrough) => {
      const own = moments.get(walkthrough.id) ?? [];
      return kept(walkthrough, own, () => walkthroughView(walkthrough, own));
    })
    .sort((a, b) => newestFirst(a.walkthrough, b.walkthrough));
});

function newestFirst(a: Walkthrough, b: Walkthrough): number {
  return comparedTexts(b.at, a.at) || comparedTexts(a.id, b.id);
}
