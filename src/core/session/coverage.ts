import { groupBy } from '../base/group-by.ts';
import { memoizeByObject } from '../base/memoize.ts';
import type { Response } from '../facts/types.ts';
import { foldCase } from '../shapes/normalize-text.ts';
import { isClosed } from '../workspace/questions/question-state.ts';
import { isNameMatch, rankForPeople } from '../workspace/questions/rank-for-people.ts';
import { viewWalkthroughs } from '../workspace/walkthroughs/view-walkthroughs.ts';
import type { WalkthroughView } from '../workspace/walkthroughs/walkthrough-view.ts';
import type { QuestionView, Snapshot, Workspace } from '../workspace/workspace.ts';
import { inView } from './in-view.ts';
import { beforeAndAfter } from './minutes/product-changes.ts';

/** How much of what is open each group has seen, and what it has said. */
export type Coverage = ReturnType<typeof coverageOf>;

export function coverageOf(workspace: Workspace) {
  const open = workspace.points.filter(({ questions }) => questions.some(isOpen));
  const openPointIds = new Set(open.map(({ point }) => point.id));
  const all = groupsIn(workspace);
  const ranked = rankForPeople(workspace, all).filter(({ view }) => view.question.who.length > 0 && isOpen(view));
  const groups = all.map((group) => {
    const shown = pointsSeenBy(group, workspace).filter((point) => openPointIds.has(point));
    const theirs = ranked.flatMap(({ view, here }) => (here.includes(group) ? [view] : []));
    const isTheirs = ({ by, anonymous }: Response) => anonymous !== undefined || isNameMatch(by.role, group);
    const silent = theirs.filter(({ responses }) => !responses.some(isTheirs));
    return {
      group,
      /** Open points that were shown while a member of the group was there. */
      seen: shown.length,
      /** Open questions that they could know, or decide about. */
      theirs: theirs.length,
      /** Those of them that none of them has answered; answers without a name might be theirs and are not counted. */
      silent,
    };
  });
  return {
    /** Points under which something is open. */
    open: open.length,
    groups,
  };
}

function isOpen({ status }: QuestionView): boolean {
  return !isClosed(status);
}

/** Everybody who was invited or came, by what they speak for; those who only run it or look on are no group. */
function groupsIn({ walkthroughs }: Workspace): readonly string[] {
  const said = [...walkthroughs]
    .reverse()
    .flatMap(({ walkthrough, people }) => [
      ...walkthrough.groups,
      ...people.flatMap(({ as, role }) => (as === 'stakeholder' && role !== '' ? [role] : [])),
    ]);
  return [...new Map(said.map((group) => [foldCase(group), group])).values()];
}

function pointsSeenBy(group: string, workspace: Workspace): readonly string[] {
  const spoke = speakersByWalkthrough(workspace);
  const seen = workspace.walkthroughs.flatMap((view) => {
    const came = [...view.people, ...(spoke.get(view.walkthrough.id) ?? [])]
      .filter(({ role }) => isNameMatch(role, group))
      .map(({ at }) => at);
    return view.shown.flatMap(({ place }, at) => {
      const left = view.shown[at + 1]?.at ?? view.endedAt;
      const wasThere = came.some((moment) => left === null || moment < left);
      return wasThere ? (inView(place, workspace).point?.point.id ?? []) : [];
    });
  });
  return [...new Set(seen)];
}

/** Those who answered under their name, by walkthrough: they were there, even where nobody had to join. */
const speakersByWalkthrough = memoizeByObject(({ questionsAsRaised }: Workspace) => {
  const allResponses = questionsAsRaised.flatMap(({ responses, replaced }) => [...responses, ...replaced]);
  return groupBy(
    allResponses
      .filter(({ anonymous }) => !anonymous)
      .map(({ by, at, during = '' }) => ({ role: by.role, at, during })),
    ({ during }) => during,
  );
});

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
