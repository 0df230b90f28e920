import type { QuestionView } from '#core/index.ts';
import { isSameName } from '../answers/names.ts';
import { type StatedRow, settledRows } from '../answers/stated-rows.ts';
import type { RowEntry } from '../draft-writing/row-entries.ts';
import type { SketchSource, SketchState, SketchTransition, StatesAndTransitions } from './lifecycle-sketch.ts';

const GUESSED_STATES: readonly SketchState[] = [{ name: 'New', end: false, source: 'guess' }];

/** The decided states and transitions that the sketch starts from, or one guessed state. */
export function initialSketch(
  list: QuestionView | undefined,
  transitions: QuestionView | undefined,
): StatesAndTransitions {
  const statedTransitions = settledRows(transitions).map(transitionFromRow);
  const listedStates = settledRows(list).map(stateFromRow);
  const knownStates = listedStates.length > 0 ? listedStates : statesOf(statedTransitions);
  return { states: knownStates.length > 0 ? knownStates : GUESSED_STATES, transitions: statedTransitions };
}

/** The states of the sketch as rows of the answer. */
export function stateEntries({ states }: StatesAndTransitions): readonly RowEntry[] {
  return states.map(({ name, end }, at) => ({
    state: name,
    place: at === 0 ? 'first' : end ? 'last' : 'on the way',
  }));
}

/** The transitions of the sketch as rows of the answer. */
export function transitionEntries({ transitions }: StatesAndTransitions): readonly RowEntry[] {
  return transitions.map(({ from, to, event, by }) => ({ from, to, event, by }));
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

function statesOf(transitions: readonly SketchTransition[]): readonly SketchState[] {
  const allEnds = transitions.flatMap(({ from, to, source }) =>
    [from, to].map((name) => ({ name, end: false, source })),
  );
  return allEnds.filter(({ name }, at) => allEnds.findIndex((other) => isSameName(other.name, name)) === at);
}
