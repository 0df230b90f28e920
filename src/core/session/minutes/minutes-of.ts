import { memoizeByInputs } from '../../base/memoize.ts';
import { isClosed } from '../../workspace/questions/life-cycle.ts';
import { viewWalkthroughs } from '../../workspace/walkthroughs/view-walkthroughs.ts';
import type { WalkthroughView } from '../../workspace/walkthroughs/walkthrough-view.ts';
import type { Snapshot, Workspace } from '../../workspace/workspace.ts';
import { burnDownOf } from '../burn-down.ts';
import { coverageOf } from '../coverage.ts';
import { tasksByPerson } from '../tasks.ts';
import { attendanceOf } from './attendance.ts';
import { type BeforeAndAfter, beforeAndAfter } from './before-and-after.ts';
import { factsUntil } from './facts-until.ts';
import { productChanges } from './product-changes.ts';
import { specChanges } from './spec-changes.ts';
import { stationsOf } from './stations.ts';
import { parkedIn, raisedIn, talksOf } from './talks.ts';
import type { Minutes, Next } from './types.ts';

const kept = memoizeByInputs<BeforeAndAfter, Minutes>();

/** The minutes of a walkthrough, by its id; undefined where there is none. Of the same facts they are the same object. */
export function minutesOf(snapshot: Snapshot, id: string): Minutes | undefined {
  const view = viewWalkthroughs(snapshot.facts).find(({ walkthrough }) => walkthrough.id === id);
  if (!view) return undefined;
  const sides = beforeAndAfter(snapshot, view);
  return kept(sides, [view], () => drawnUp(snapshot, view, sides));
}

function drawnUp(snapshot: Snapshot, view: WalkthroughView, sides: BeforeAndAfter): Minutes {
  const { before, after } = sides;
  return {
    walkthrough: view.walkthrough,
    endedAt: view.endedAt,
    people: attendanceOf(view, factsUntil(snapshot.facts, view)),
    shown: stationsOf(view, after),
    talks: talksOf(view, after),
    parked: parkedIn(view, after),
    raised: raisedIn(before, after),
    spec: specChanges(sides),
    product: productChanges(sides),
    coverage: coverageOf(after),
    burnDown: burnDownOf(snapshot, view),
    next: nextIn(after),
    before,
    after,
  };
}

/** Questions that one can take in at a glance. */
const FIRST = 10;

function nextIn(after: Workspace): Next {
  const open = after.questions.filter(({ status }) => !isClosed(status));
  return { open: open.length, questions: open.slice(0, FIRST), tasks: tasksByPerson(after) };
}
