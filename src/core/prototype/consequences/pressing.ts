import { knownValue, listOf } from '../../answers/sourced.ts';
import { type ActorContext, doneBy } from '../actor-context.ts';
import type { Button } from '../buttons.ts';
import { callsOn } from '../exchange.ts';
import { recordLabel } from '../record-label.ts';
import type { SampleRow } from '../sample/types.ts';
import { refusalOf } from './attempts.ts';
import { guardRefusal, holds } from './guards.ts';
import { byOneOf, goesOn, waiting } from './moving.ts';
import { because, changed, next, noted, sent, stopped, worldOf } from './world.ts';

/** What a person types before a move: values by field id, and words that are kept with the move. */
export interface Before {
  readonly values: Readonly<Record<string, unknown>>;
  readonly why: string;
}

/** The result of a button press: the first move whose condition holds, and all that follows; or why nothing does. */
export function pressed(acting: ActorContext, row: SampleRow, button: Button, { values, why }: Before) {
  const { cell, cycle, verdict, moves, label, by, system } = button;
  const world = worldOf(acting);
  if (cell?.does === 'refuse') return stopped(world, refusalOf(acting.product, cycle, cell));
  const name = recordLabel(acting.product, row);
  if (cell?.does === 'ignore') return noted(world, `“${label}” changes nothing on “${name}” now.`);
  if (cell?.does === 'queue') return noted(world, waiting(label, name, knownValue(cell.waitsFor)));
  const allowed = moves.filter((move) => move.isGuarded || (by === 'system' && !move.back));
  if (allowed.length === 0 && verdict.may !== 'unsaid')
    return stopped(world, because(label, verdict.because, verdict.question));
  const typed = Object.keys(values).length > 0 ? changed(world, row, { values }) : world;
  const now = typed.actor.records.get(row.entity, row.id) ?? row;
  const ids = new Set((allowed.length > 0 ? allowed : moves).map(({ id }) => id));
  const actor = by === 'system' ? system : doneBy(acting);
  const back = listOf(cycle.reversals).find(
    ({ id }) => ids.has(id) && moves.some((move) => move.id === id && move.back),
  );
  if (back) {
    const event = { ...back, event: back.how };
    return holds(typed.actor, now, back.guard)
      ? goesOn(typed, now, cycle, back, actor, why)
      : stopped(world, guardRefusal(typed.actor, now, cycle, event));
  }
  const forth = listOf(cycle.transitions).filter(({ id }) => ids.has(id));
  const gone = byOneOf(typed, now, cycle, forth, label, actor, why);
  // The messages whose “when” names the move, except those that a move itself names among what happens.
  const calls = callsOn(acting.product, { event: label, action: 'move', entity: row.entity, row });
  return next(gone, (so) => sent(so, calls, label, row));
}
