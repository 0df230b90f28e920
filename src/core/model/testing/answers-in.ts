import type { Workspace } from '../../workspace.ts';
import { type Answers, answersOf, saidIn } from '../answers.ts';

/** What was settled in a workspace. */
export function answersIn(workspace: Workspace): Answers {
  return answersOf(saidIn(workspace));
}
