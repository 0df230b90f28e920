import type { Answers } from '#core/answers/answers.ts';
import { answersOf, settledAnswersIn } from '#core/model/settled-answers.ts';
import type { Workspace } from '#core/workspace/workspace.ts';

/** What was settled in a workspace. */
export function answersIn(workspace: Workspace): Answers {
  return answersOf(settledAnswersIn(workspace));
}
