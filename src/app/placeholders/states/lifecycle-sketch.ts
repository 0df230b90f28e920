import type { QuestionView } from '#core/index.ts';
import { type StatedRow, settledRows } from '../answers/answer-value.ts';
import type { RowEntry } from '../answers/draft-writer.ts';
import { isSameName } from '../answers/names.ts';

/** Where a state or transition comes from: made up by the screen, typed here, assumed, or decided. */
type SketchSource = 'guess' | 'typed' | 'assumed' | 'decided';

export interface SketchState {
  readonly name: string;
  /** Somebody said that it is final. */
  readonly end: boolean;
  readonly source: SketchSource;
}

export interface SketchTransition {
  readonly from: string;
  readonly to: string;
  /** What happens; empty if unknown. */
  readonly event: string;
  /** What triggers it, as one of the options of the question's column. */
  readonly by: string;
  readonly source: SketchSource;
}

export interface StatesAndTransitions {
  readonly states: readonly SketchState[];
  readonly transitions: readonly SketchTransition[];
}

/** A lifecycle as sketched so far, and its record: `at` is its state, `gone` whether it was deleted. */
export interface LifecycleSketch extends StatesAndTransitions {
  readonly at: string;
  readonly gone: boolean;
}

export type SketchAction =
  | ({ readonly turn: 'then' } & Omit<SketchTransition, 'source'>)
  | { readonly turn: 'stand' | 'end'; readonly at: string }
  | { readonly turn: 'delete' }
  | { readonly turn: 'undo' };

/** The sketch made on this screen, without the states it started from, and its undo history. */
interface SketchHistory {
  readonly past: readonly LifecycleSketch[];
  readonly now: LifecycleSketch;
}

export const EMPTY_HISTORY: SketchHistory = { past: [], now: { states: [], transitions: [], at: '', gone: false } };

export function reduceSketch(undoable: SketchHistory, action: SketchAction): SketchHistory {
  if (action.turn === 'undo') {
    const before = undoable.past.at(-1);
    return before ? { past: undoable.past.slice(0, -1), now: before } : undoable;
  }
  const now = applyAction(undoable.now, action);
  return now === undoable.now ? undoable : { past: [...undoable.past, undoable.now], now };
}

function applyAction(sketch: LifecycleSketch, action: Exclude<SketchAction, { turn: 'undo' }>): LifecycleSketch {
  switch (action.turn) {
    case 'then':
      return action.to.trim() === '' ? sketch : withTransition(sketch, action);
    case 'stand':
      return { ...sketch, at: action.at, gone: false };
    case 'end':
      return { ...sketch, states: withState(sketch.states, { name: action.at, end: true, source: 'typed' }) };
    case 'delete':
      return sketch.gone ? sketch : { ...sketch, gone: true };
  }
}

function withTransition(
  sketch: LifecycleSketch,
  { from, to, event, by }: Omit<SketchTransition, 'source'>,
): LifecycleSketch {
  const name = sketch.states.find((state) => isSameName(state.name, to))?.name ?? to.trim();
  const transition: SketchTransition = { from, to: name, event: event.trim(), by, source: 'typed' };
  const isKnown = sketch.transitions.some((other) => isSameTransition(other, transition));
  return {
    states: withState(sketch.states, { name, end: false, source: 'typed' }),
    transitions: isKnown ? sketch.transitions : [...sketch.transitions, transition],
    at: name,
    gone: false,
  };
}

/** Merges the initial states and transitions with the sketch made on them, without duplicates. */
export function mergeSketches(base: StatesAndTransitions, now: LifecycleSketch): LifecycleSketch {
  const states = now.states.reduce(withState, base.states);
  const nameOf = (name: string) => states.find((state) => isSameName(state.name, name))?.name ?? name;
  const transitions = now.transitions
    .map((transition) => ({ ...transition, from: nameOf(transition.from), to: nameOf(transition.to) }))
    .filter((transition) => !base.transitions.some((other) => isSameTransition(other, transition)));
  return {
    states: states.map((state) => ({
      ...state,
      end: state.end && !hasTransitionFrom([...base.transitions, ...transitions], state.name),
    })),
    transitions: [...base.transitions, ...transitions],
    at: nameOf(now.at || (states[0]?.name ?? '')),
    gone: now.gone,
  };
}

function hasTransitionFrom(transitions: readonly SketchTransition[], name: string): boolean {
  return transitions.some((transition) => isSameName(transition.from, name));
}

function isSameTransition(a: SketchTransition, b: SketchTransition): boolean {
  return isSameName(a.from, b.from) && isSameName(a.to, b.to) && isSameName(a.event, b.event);
}

function withState(states: readonly SketchState[], state: SketchState): readonly SketchState[] {
  const at = states.findIndex((other) => isSameName(other.name, state.name));
  if (at < 0) return [...states, state];
  return states.map((other, index) => (index === at ? { ...other, end: other.end || state.end } : other));
}

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
