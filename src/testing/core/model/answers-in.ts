import type { Answers } from '#core/model/answers.ts';
import { answersOf, saidIn } from '#core/model/said.ts';
import type { Workspace } from '#core/workspace.ts';

/** What was settled in a workspace. */
export function answersIn(workspace: Workspace): Answers {
  return answersOf(saidIn(workspace));
}
