import { type Assumption, isAssumed } from '../../facts/is-assumed.ts';
import type { Decision } from '../../facts/types.ts';
import type { QuestionView, Workspace } from '../workspace.ts';

/** What holds until somebody who could know has confirmed or refused it. */
export interface Assumed {
  readonly view: QuestionView;
  readonly decision: Decision;
  readonly result: Assumption;
}

/** All that is assumed, in reading order. */
export function assumptionsIn({ points }: Pick<Workspace, 'points'>): readonly Assumed[] {
  return points
    .flatMap(({ questions }) => questions)
    .flatMap((view) => {
      const { decision } = view;
      return decision && isAssumed(decision.result) ? [{ view, decision, result: decision.result }] : [];
    });
}
