import type { QuestionView } from '#core/index.ts';
import type { RowEntry } from '../gathering/row-entries.ts';
import { isSameName } from '../known/names.ts';
import { type StatedRow, settledRows } from '../known/stated-rows.ts';
import type { LifecycleSketch, SketchSource, SketchState, SketchTransition } from './lifecycle-sketch.ts';

type StatesAndTransitions = Pick<LifecycleSketch, 'stops' | 'moves'>;

const GUESSED_STATES: readonly SketchState[] = [{ name: 'New', end: false, source: 'guess' }];

/** What the play begins with: the states and moves that were decided, or one guess. */
export function initialSketch(
  list: QuestionView | undefined,
  transitions: QuestionView | undefined,
): StatesAndTransitions {
  const moves = settledRows(transitions).map(transitionFromRow);
  const listedStates = settledRows(list).map(stateFromRow);
  const stops = listedStates.length > 0 ? listedStates : statesOf(moves);
  return { stops: stops.length > 0 ? stops : GUESSED_STATES, moves };
}

/** The answers to "where is it now?" as the play tells them. */
export function stateEntries({ stops }: StatesAndTransitions): readonly RowEntry[] {
  return stops.map(({ name, end }, at) => ({
    state: name,
    place: at === 0 ? 'first' : end ? 'last' : 'on the way',
  }));
}

/** What moves it from one to the next, as the play tells it. */
export function transitionEntries({ moves }: StatesAndTransitions): readonly RowEntry[] {
  return moves.map(({ from, to, event, by }) => ({ from, to, event, by }));
}

function stateFromRow({ cell, settled }: StatedRow): SketchState {
  return { name: cell('state'), end: cell('place') === 'last', source: sourceOf(settled) };
}

function transitionFromRow({ cell, settled }: StatedRow): SketchTransition {
  return {
    from: cell('from'),
    to: cell('to'),
    event: cell('event'),
    by: cell('by'),
    source: sourceOf(settled),
  };
}

function sourceOf(settled: boolean): SketchSource {
  return settled ? 'decided' : 'assumed';
}

function statesOf(moves: readonly SketchTransition[]): readonly SketchState[] {
  const allEnds = moves.flatMap(({ from, to, source }) => [from, to].map((name) => ({ name, end: false, source })));
  return allEnds.filter(({ name }, at) => allEnds.findIndex((other) => isSameName(other.name, name)) === at);
}
