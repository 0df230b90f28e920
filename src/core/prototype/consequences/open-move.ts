import { knownValue, questionOf } from '../../answers/sourced.ts';
import type { Operation } from '../../model/effects/types.ts';
import type { Lifecycle, State, Transition } from '../../model/types.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import { recordLabel } from '../record-label.ts';
import type { SampleRow } from '../sample/types.ts';
import { guardRefusal, heldBack, isGuardMet, matrixCellFor } from './guards.ts';
import { eventOf, makeMove } from './make-move.ts';
import { plainFailure, stopWith, type World } from './world.ts';

/** Makes a transition, named by its event or by its target state. */
export function moveTo(world: World, row: SampleRow, to: Extract<Operation, { does: 'become' }>['to']): World {
  return to.kind === 'state' ? moveToState(world, row, to.cycle, to.state) : moveByEvent(world, row, to.event);
}

/** Makes the transition of a name, as the state/event matrix decides. */
function moveByEvent(world: World, row: SampleRow, event: string): World {
  const { index } = world.actor.product;
  const cycle = index.movesOf(row.entity).find(({ transition }) => isCalled(transition, event))?.cycle;
  if (!cycle) return world;
  const moves = index.transitions(cycle).filter((move) => isCalled(move, event));
  const here = row.states.get(cycle.id);
  const from = moves.filter((move) => move.from.id === here);
  const isThere = moves.every(({ to }) => to.id === here);
  return isThere && from.length === 0 ? world : makeFirstOpenMove(world, row, cycle, from, event);
}

function isCalled({ event }: Transition, name: string): boolean {
  return foldCase(knownValue(event) ?? '') === foldCase(name);
}

/** By the transition that leads to the state; nothing happens where the record is there already. */
function moveToState(world: World, row: SampleRow, cycle: Lifecycle, state: State): World {
  const here = row.states.get(cycle.id);
  if (here === state.id) return world;
  const moves = world.actor.product.index
    .transitions(cycle)
    .filter(({ from, to }) => from.id === here && to.id === state.id);
  return makeFirstOpenMove(world, row, cycle, moves, state.label);
}

/** The first transition whose guard is true; one that is refused in this state, or does not exist, stops everything. */
export function makeFirstOpenMove(
  world: World,
  row: SampleRow,
  cycle: Lifecycle,
  moves: readonly Transition[],
  event: string,
  by?: string,
  why?: string,
): World {
  const { actor } = world;
  const { product } = actor;
  const tried = [...new Set(moves.length > 0 ? moves.map(eventOf) : [event])];
  const cells = tried.map((one) => matrixCellFor(product, row, cycle, one));
  const isOpen = cells.some((one) => !one || one.does === 'allow' || one.does === null);
  const cell = isOpen ? undefined : cells[0];
  const held = cell && heldBack(world, row, cycle, cell);
  if (held) return held;
  const move = moves.find(({ guard }) => isGuardMet(actor, row, guard));
  if (move) return makeMove(world, row, cycle, move, by, why);
  const [first] = moves;
  if (first) return stopWith(world, guardRefusal(actor, row, cycle, first));
  const here = product.index.states(cycle).get(row.states.get(cycle.id))?.label ?? '';
  const sentence = `“${recordLabel(product, row)}” is “${here}”, and “${event}” is not possible from there.`;
  return stopWith(world, plainFailure(event, sentence, questionOf(cycle.transitions)));
}
