import { memoizeByDeps, memoizeByObject } from '../../base/memoize.ts';
import type { Fact } from '../../facts/types.ts';
import type { Walkthrough } from '../../facts/walkthrough/types.ts';
import type { SpecReading } from '../../spec/types.ts';
import { basisOf } from '../../workspace/questions/follow-up-basis.ts';
import type { WalkthroughView } from '../../workspace/walkthroughs/walkthrough-view.ts';
import { openWorkspace, type Snapshot, type Workspace } from '../../workspace/workspace.ts';
import { factsUntil, factsWithout } from './facts-until.ts';

/** A workspace at the end of a walkthrough: without what it brought, and with it. */
export interface BeforeAndAfter {
  readonly before: Workspace;
  readonly after: Workspace;
}

const beforeAfterCache = memoizeByDeps<Walkthrough, BeforeAndAfter>();

/** The same object for the same facts and points. */
export function beforeAndAfter(snapshot: Snapshot, view: WalkthroughView): BeforeAndAfter {
  const facts = factsUntil(snapshot.facts, view);
  const restsOn = [snapshot.name, pointsKey(snapshot.spec), snapshot.sample, snapshot.records, ...facts];
  return beforeAfterCache(view.walkthrough, restsOn, () => ({
    before: workspaceWith(snapshot, factsWithout(facts, view)),
    after: workspaceWith(snapshot, facts),
  }));
}

/** Without lines: decided text that is written into the specification moves them, and nothing here depends on them. */
const pointsKey = memoizeByObject(({ points }: SpecReading) =>
  JSON.stringify(points.map(({ line: _line, endLine: _endLine, ...point }) => point)),
);

/** Questions without a reason at that time are left out, so that reasons given later change nothing. */
function workspaceWith(snapshot: Snapshot, facts: readonly Fact[]): Workspace {
  const workspace = openWorkspace({ ...snapshot, facts, quarantined: [] });
  const gone = new Set(
    workspace.questionsAsRaised.flatMap((view) => (isGone(view, workspace) ? view.question.id : [])),
  );
  if (gone.size === 0) return workspace;
  const rest = facts.filter((fact) => fact.fact !== 'question' || !gone.has(fact.id));
  return openWorkspace({ ...snapshot, facts: rest, quarantined: [] });
}

function isGone({ question, status }: Workspace['questionsAsRaised'][number], workspace: Workspace): boolean {
  return status === 'parked' && question.origin.from === 'answer' && basisOf(question, workspace).status === 'gone';
}
