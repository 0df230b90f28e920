import { sameName } from '../known/names.ts';

/** Where a state or a move comes from: made up by the screen, typed in this play, assumed, or decided. */
export type Source = 'guess' | 'typed' | 'assumed' | 'decided';

/** One answer to "where is it now?". */
export interface Stop {
  readonly name: string;
  /** Somebody said that nothing comes after it. */
  readonly end: boolean;
  readonly source: Source;
}

export interface Move {
  readonly from: string;
  readonly to: string;
  /** What happens; empty while nobody has said. */
  readonly event: string;
  /** What sets it off, in a word of the question's column. */
  readonly by: string;
  readonly source: Source;
}

/** The states and moves of one record, and where it is now. */
export interface Play {
  readonly stops: readonly Stop[];
  readonly moves: readonly Move[];
  readonly at: string;
  readonly gone: boolean;
}

export type Turn =
  | ({ readonly turn: 'then' } & Omit<Move, 'source'>)
  | { readonly turn: 'stand' | 'end'; readonly at: string }
  | { readonly turn: 'delete' }
  | { readonly turn: 'undo' };

/** What was played here, on top of what the screen began with, and how to take it back. */
export interface Game {
  readonly past: readonly Play[];
  readonly now: Play;
}

export const NEW_GAME: Game = { past: [], now: { stops: [], moves: [], at: '', gone: false } };

export function played(game: Game, turn: Turn): Game {
  if (turn.turn === 'undo') {
    const before = game.past.at(-1);
    return before ? { past: game.past.slice(0, -1), now: before } : game;
  }
  const now = after(game.now, turn);
  return now === game.now ? game : { past: [...game.past, game.now], now };
}

function after(play: Play, turn: Exclude<Turn, { turn: 'undo' }>): Play {
  switch (turn.turn) {
    case 'then':
      return turn.to.trim() === '' ? play : grown(play, turn);
    case 'stand':
      return { ...play, at: turn.at, gone: false };
    case 'end':
      return { ...play, stops: withStop(play.stops, { name: turn.at, end: true, source: 'typed' }) };
    case 'delete':
      return play.gone ? play : { ...play, gone: true };
  }
}

function grown(play: Play, { from, to, event, by }: Omit<Move, 'source'>): Play {
  const name = play.stops.find((stop) => sameName(stop.name, to))?.name ?? to.trim();
  const move: Move = { from, to: name, event: event.trim(), by, source: 'typed' };
  const known = play.moves.some((other) => sameMove(other, move));
  return {
    stops: withStop(play.stops, { name, end: false, source: 'typed' }),
    moves: known ? play.moves : [...play.moves, move],
    at: name,
    gone: false,
  };
}

/** What the screen began with and what was played on it, as one. Names that are there already are not repeated. */
export function together(base: Pick<Play, 'stops' | 'moves'>, now: Play): Play {
  const stops = now.stops.reduce(withStop, base.stops);
  const nameOf = (name: string) => stops.find((stop) => sameName(stop.name, name))?.name ?? name;
  const moves = now.moves
    .map((move) => ({ ...move, from: nameOf(move.from), to: nameOf(move.to) }))
    .filter((move) => !base.moves.some((other) => sameMove(other, move)));
  return {
    stops: stops.map((stop) => ({
      ...stop,
      end: stop.end && !hasNext([...base.moves, ...moves], stop.name),
    })),
    moves: [...base.moves, ...moves],
    at: nameOf(now.at || (stops[0]?.name ?? '')),
    gone: now.gone,
  };
}

function hasNext(moves: readonly Move[], name: string): boolean {
  return moves.some((move) => sameName(move.from, name));
}

function sameMove(a: Move, b: Move): boolean {
  return sameName(a.from, b.from) && sameName(a.to, b.to) && sameName(a.event, b.event);
}

function withStop(stops: readonly Stop[], stop: Stop): readonly Stop[] {
  const at = stops.findIndex((other) => sameName(other.name, stop.name));
  if (at < 0) return [...stops, stop];
  return stops.map((other, place) => (place === at ? { ...other, end: other.end || stop.end } : other));
}
