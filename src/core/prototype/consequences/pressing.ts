import { listOf } from '../../answers/sourced.ts';
import { type ActorContext, doneBy } from '../actor-context.ts';
import type { Button } from '../buttons.ts';
import type { SampleRow } from '../sample/types.ts';
import { withWhatGoesOut } from './going-out.ts';
import { guardRefusal, heldBack, isGuardMet } from './guards.ts';
import { makeMove } from './make-move.ts';
import { makeFirstOpenMove } from './open-move.ts';
import { worldOf } from './operations.ts';
import { plainFailure, stopWith, unlessStopped, type World, withChange } from './world.ts';

/** What a person types before a move: values by field id, and the reason, which is stored in the history. */
interface MoveInput {
  readonly values: Readonly<Record<string, unknown>>;
  readonly why: string;
}

/**
 * The result of a button press: the first transition whose guard is true, and all that follows; or why nothing happens.
 */
export function pressButton(actor: ActorContext, row: SampleRow, button: Button, { values, why }: MoveInput): World {
  const { cell, cycle, verdict, moves, label, by, system } = button;
  const world = worldOf(actor);
  const held = cell && heldBack(world, row, cycle, cell, label);
  if (held) return held;
  const allowed = moves.filter((move) => move.isGuarded || (by === 'system' && !move.back));
  if (allowed.length === 0 && verdict.may !== 'unsaid')
    return stopWith(world, plainFailure(label, verdict.because, verdict.question));
  const withInput = Object.keys(values).length > 0 ? withChange(world, row, { values }) : world;
  const currentRow = withInput.actor.records.get(row.entity, row.id) ?? row;
  const ids = new Set((allowed.length > 0 ? allowed : moves).map(({ id }) => id));
  const performer = by === 'system' ? system : doneBy(actor);
  const reversal = listOf(cycle.reversals).find(
    ({ id }) => ids.has(id) && moves.some((move) => move.id === id && move.back),
  );
  if (reversal) {
    const event = { ...reversal, event: reversal.how };
    return isGuardMet(withInput.actor, currentRow, reversal.guard)
      ? makeMove(withInput, currentRow, cycle, reversal, performer, why)
      : stopWith(world, guardRefusal(withInput.actor, currentRow, cycle, event));
  }
  const forth = listOf(cycle.transitions).filter(({ id }) => ids.has(id));
  const afterMove = makeFirstOpenMove(withInput, currentRow, cycle, forth, label, performer, why);
  const occasion = { event: label, action: 'move', entity: row.entity, row } as const;
  return unlessStopped(afterMove, (so) => withWhatGoesOut(so, occasion, row));
}
