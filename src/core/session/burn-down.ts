import { isClosed } from '../workspace/questions/question-state.ts';
import { viewWalkthroughs } from '../workspace/walkthroughs/view-walkthroughs.ts';
import type { WalkthroughView } from '../workspace/walkthroughs/walkthrough-view.ts';
import type { Snapshot, Workspace } from '../workspace/workspace.ts';
import { beforeAndAfter } from './minutes/before-and-after.ts';

/** How the open questions went down, or up, by walkthrough; the oldest first. */
export type BurnDown = readonly BurnDownStep[];

type BurnDownStep = ReturnType<typeof stepOf>;

/** Up to one walkthrough; without one, over all. */
export function burnDownOf(snapshot: Snapshot, until?: WalkthroughView): BurnDown {
  const all = [...viewWalkthroughs(snapshot.facts)].reverse();
  const last = all.findIndex(({ walkthrough }) => walkthrough.id === until?.walkthrough.id);
  return all.slice(0, last < 0 ? undefined : last + 1).map((view) => stepOf(snapshot, view));
}

function stepOf(snapshot: Snapshot, view: WalkthroughView) {
  const beforeAfter = beforeAndAfter(snapshot, view);
  const before = openQuestionIds(beforeAfter.before);
  const after = openQuestionIds(beforeAfter.after);
  return {
    walkthrough: view.walkthrough,
    /** Null: not ended. */
    endedAt: view.endedAt,
    /** Open questions before the walkthrough, and with what it brought. */
    before: before.size,
    after: after.size,
    /** Open after it and not before: raised by hand or by an answer, or opened again. */
    raised: [...after].filter((id) => !before.has(id)).length,
    closed: [...before].filter((id) => !after.has(id)).length,
  };
}

function openQuestionIds({ questions }: Workspace): ReadonlySet<string> {
  return new Set(questions.flatMap(({ question, status }) => (isClosed(status) ? [] : [question.id])));
}
