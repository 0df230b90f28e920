import { foldCase } from '../shapes/normalize-text.ts';
import { isClosed } from '../workspace/questions/question-state.ts';
import { decidersNamed, rankForPeople } from '../workspace/questions/rank-for-people.ts';
import type { Workspace } from '../workspace/workspace.ts';

export interface Candidate {
  /** What they speak for, or their name where they are known by it: "finance", "Ms Ito". */
  readonly name: string;
  /** How many of the open questions they could answer, or decide about. */
  readonly could: number;
}

/** Whom to invite: who could know what is open, was named to decide, or has answered so far; most useful first. */
export function suggestInvitees(workspace: Workspace): readonly Candidate[] {
  return countAnswerable(workspace, possibleNames(workspace))
    .filter(({ could }) => could > 0)
    .sort((a, b) => b.could - a.could);
}

/** How many of the open questions each of them could answer, or decide about, in their order. */
export function countAnswerable(workspace: Workspace, groups: readonly string[]): readonly Candidate[] {
  const could = new Map(groups.map((group) => [group, 0]));
  for (const { view, here } of rankForPeople(workspace, groups)) {
    if (isClosed(view.status)) continue;
    for (const group of here) could.set(group, (could.get(group) ?? 0) + 1);
  }
  return [...could].map(([name, could]) => ({ name, could }));
}

/** Each once, whatever the spelling. */
function possibleNames(workspace: Workspace): readonly string[] {
  const open = workspace.questionsAsRaised.filter(({ status }) => !isClosed(status));
  const answers = workspace.questionsAsRaised.flatMap(({ responses }) => responses);
  const names = [
    ...open.flatMap(({ question }) => question.who),
    ...decidersNamed(workspace).flatMap(({ people }) => people),
    ...answers.filter(({ anonymous }) => !anonymous).map(({ by }) => by.role || by.name),
  ];
  const once = new Map<string, string>();
  for (const name of names) if (!once.has(foldCase(name))) once.set(foldCase(name), name);
  return [...once.values()].filter((name) => name.trim() !== '');
}
