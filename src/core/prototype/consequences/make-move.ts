import { knownValue, questionOf } from '../../answers/sourced.ts';
import { omitUndefined } from '../../base/omit-undefined.ts';
import { clausesOf } from '../../model/effects/clauses-of.ts';
import type { Lifecycle, Reversal, State, Transition } from '../../model/types.ts';
import { doneBy } from '../actor-context.ts';
import type { Change } from '../edits.ts';
import { recordLabel } from '../record-label.ts';
import type { SampleRow, Visit } from '../sample/types.ts';
import { cascadeToParts } from './cascade.ts';
import { endlessRing } from './endless-ring.ts';
import { runClauses } from './run-clause.ts';
import { stopWith, unlessStopped, type World, withChange } from './world.ts';

/** A press that would change more records than this is stopped as an endless loop. */
const MAX_CHANGES = 500;

/** A record makes a transition: its state, its parts, and all decided effects, in that order. */
export function makeMove(
  world: World,
  row: SampleRow,
  cycle: Lifecycle,
  move: Transition | Reversal,
  by: string = doneBy(world.actor),
  why = '',
): World {
  const { path } = world;
  const { product } = world.actor;
  const event = eventOf(move);
  const step = `${row.entity}/${row.id} ${move.id}\n${recordLabel(product, row)}: ${event}`;
  const state = product.index.states(cycle).get(move.to.id);
  if (!state) return world;
  const effects = 'effects' in move && 'event' in move ? move.effects : cycle.transitions;
  if (path.includes(step) || world.changes.length > MAX_CHANGES)
    return stopWith(world, endlessRing(path, step, event, questionOf(effects)));
  const details = { by, ...decidedEvent(move), ...(why && { why }) };
  const entered = unlessStopped(cascadeToParts({ ...world, path: [...path, step] }, row, state), (now) =>
    withChange(now, row, changeOf(now, row, cycle, state, details)),
  );
  const clauses = 'event' in move ? clausesOf(product.model, cycle, move) : [];
  return { ...runClauses(entered, row, event, clauses), path };
}

/** What the move is called. */
export function eventOf(move: Transition | Reversal): string {
  return decidedEvent(move).event ?? move.label;
}

function decidedEvent(move: Transition | Reversal): { readonly event?: string } {
  return omitUndefined({ event: knownValue('event' in move ? move.event : move.how) });
}

type VisitDetails = Pick<Visit, 'by' | 'event' | 'why'>;

function changeOf(world: World, row: SampleRow, cycle: Lifecycle, { id }: State, details: VisitDetails): Change {
  const from = row.states.get(cycle.id) ?? null;
  const { today, now } = world.actor;
  const sameDay = row.history.filter(({ at }) => at.startsWith(today)).length;
  const at = now ?? `${today}T12:${String(Math.min(59, sameDay)).padStart(2, '0')}:00Z`;
  const visit = { cycle: cycle.id, from, to: id, at, ...details };
  return { states: { [cycle.id]: id }, history: [visit] };
}
