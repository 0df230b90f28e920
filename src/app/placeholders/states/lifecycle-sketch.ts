import { isSameName } from '../known/names.ts';

/** Where a state or a move comes from: made up by the screen, typed in this play, assumed, or decided. */
export type SketchSource = 'guess' | 'typed' | 'assumed' | 'decided';

/** One answer to "where is it now?". */
export interface SketchState {
  readonly name: string;
  /** Somebody said that nothing comes after it. */
  readonly end: boolean;
  readonly source: SketchSource;
}

export interface SketchTransition {
  readonly from: string;
  readonly to: string;
  /** What happens; empty while nobody has said. */
  readonly event: string;
  /** What sets it off, in a word of the question's column. */
  readonly by: string;
  readonly source: SketchSource;
}

/** The states and moves of one record, and where it is now. */
export interface LifecycleSketch {
  readonly stops: readonly SketchState[];
  readonly moves: readonly SketchTransition[];
  readonly at: string;
  readonly gone: boolean;
}

export type SketchAction =
  | ({ readonly turn: 'then' } & Omit<SketchTransition, 'source'>)
  | { readonly turn: 'stand' | 'end'; readonly at: string }
  | { readonly turn: 'delete' }
  | { readonly turn: 'undo' };

/** What was played here, on top of what the screen began with, and how to take it back. */
export interface SketchHistory {
  readonly past: readonly LifecycleSketch[];
  readonly now: LifecycleSketch;
}

export const EMPTY_HISTORY: SketchHistory = { past: [], now: { stops: [], moves: [], at: '', gone: false } };

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
      return { ...sketch, stops: withState(sketch.stops, { name: action.at, end: true, source: 'typed' }) };
    case 'delete':
      return sketch.gone ? sketch : { ...sketch, gone: true };
  }
}

function withTransition(
  sketch: LifecycleSketch,
  { from, to, event, by }: Omit<SketchTransition, 'source'>,
): LifecycleSketch {
  const name = sketch.stops.find((stop) => isSameName(stop.name, to))?.name ?? to.trim();
  const transition: SketchTransition = { from, to: name, event: event.trim(), by, source: 'typed' };
  const isKnown = sketch.moves.some((other) => isSameTransition(other, transition));
  return {
    stops: withState(sketch.stops, { name, end: false, source: 'typed' }),
    moves: isKnown ? sketch.moves : [...sketch.moves, transition],
    at: name,
    gone: false,
  };
}

/** What the screen began with and what was played on it, as one. Names that are there already are not repeated. */
export function mergeSketches(base: Pick<LifecycleSketch, 'stops' | 'moves'>, now: LifecycleSketch): LifecycleSketch {
  const stops = now.stops.reduce(withState, base.stops);
  const nameOf = (name: string) => stops.find((stop) => isSameName(stop.name, name))?.name ?? name;
  const moves = now.moves
    .map((move) => ({ ...move, from: nameOf(move.from), to: nameOf(move.to) }))
    .filter((move) => !base.moves.some((other) => isSameTransition(other, move)));
  return {
    stops: stops.map((stop) => ({
      ...stop,
      end: stop.end && !hasTransitionFrom([...base.moves, ...moves], stop.name),
    })),
    moves: [...base.moves, ...moves],
    at: nameOf(now.at || (stops[0]?.name ?? '')),
    gone: now.gone,
  };
}

function hasTransitionFrom(moves: readonly SketchTransition[], name: string): boolean {
  return moves.some((move) => isSameName(move.from, name));
}

function isSameTransition(a: SketchTransition, b: SketchTransition): boolean {
  return isSameName(a.from, b.from) && isSameName(a.to, b.to) && isSameName(a.event, b.event);
}

function withState(stops: readonly SketchState[], stop: SketchState): readonly SketchState[] {
  const at = stops.findIndex((other) => isSameName(other.name, stop.name));
  if (at < 0) return [...stops, stop];
  return stops.map((other, index) => (index === at ? { ...other, end: other.end || stop.end } : other));
}
