import type { Transition } from '../model/states/types.ts';
import { perProduct } from '../rules/per-product.ts';
import { type KnownAction, separatedPairs } from '../rules/roles/separated-actions.ts';
import { type Acting, actorLabel } from './acting.ts';
import type { Verdict } from './may.ts';
import type { SampleRow } from './sample/types.ts';

const pairsOf = perProduct(separatedPairs);

/**
 * No, if whoever acts has already done to this record what the same person may never do both of. In the prototype a
 * role is one person, so that four eyes can be tried by switching roles; nobody in particular is no one person.
 */
export function separatedFrom(acting: Acting, row: SampleRow, move: Transition): Verdict | undefined {
  if (acting.role === null) return undefined;
  const is = (action: KnownAction | undefined) => action?.kind === 'move' && action.move.transition === move;
  const broken = pairsOf(acting.product).find(
    ({ one, other }) => (is(other) && hasDone(acting, row, one)) || (is(one) && hasDone(acting, row, other)),
  );
  if (!broken) return undefined;
  const { separation } = broken;
  return {
    may: 'no',
    because: `Who does “${separation.one}” may not do “${separation.other}” on the same one.`,
    question: separation.source.question,
    look: separation.source.firmness === 'decided' ? 'said' : 'guess',
  };
}

/** Whether the role that acts has done this to the record, as its history tells. */
function hasDone(acting: Acting, row: SampleRow, action: KnownAction | undefined): boolean {
  if (action?.kind !== 'move') return false;
  const { from, to } = action.move.transition;
  return row.history.some(
    (step) => step.by === actorLabel(acting) && step.from === from.id && step.to === to.id,
  );
}
