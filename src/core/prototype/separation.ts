import { knownValue } from '../answers/sourced.ts';
import type { Transition } from '../model/types.ts';
import { listOf, perProduct } from '../product/product.ts';
import { isMove, type KnownAction, separatedPairs } from '../product/separated-actions.ts';
import { type ActorContext, actorLabel } from './actor-context.ts';
import type { Verdict } from './may.ts';
import type { SampleRow } from './sample/types.ts';

const pairsOf = perProduct(separatedPairs);

/**
 * No, if the actor has already done to this record what the same person may never do both of. In the prototype a role
 * is one person, so that four eyes can be tried by switching roles; nobody in particular is no one person.
 */
export function separatedFrom(actor: ActorContext, row: SampleRow, move: Transition): Verdict | undefined {
  if (actor.role === null) return undefined;
  const broken = pairsOf(actor.product).find(
    ({ one, other }) =>
      (isMove(other, move) && hasDone(actor, row, one)) || (isMove(one, move) && hasDone(actor, row, other)),
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

function hasDone(actor: ActorContext, row: SampleRow, action: KnownAction | undefined): boolean {
  if (action?.kind !== 'move') return false;
  const done = listOf(action.move.cycle.transitions).filter((move) => isMove(action, move));
  return row.history.some(
    ({ by, from, to, event }) =>
      by === actorLabel(actor) &&
      done.some(
        (move) =>
          move.from.id === from &&
          move.to.id === to &&
          (event === undefined || knownValue(move.event) === event),
      ),
  );
}
