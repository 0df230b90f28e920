import type { QuestionView } from '#core/index.ts';
import type { Entry } from '../gathering/row-entries.ts';
import { type KnownRow, settledRows } from '../known/known-rows.ts';
import { sameName } from '../known/names.ts';
import type { Move, Play, Source, Stop } from './play.ts';

type Story = Pick<Play, 'stops' | 'moves'>;

const GUESSED: readonly Stop[] = [{ name: 'New', end: false, source: 'guess' }];

/** What the play begins with: the states and moves that were decided, or one guess. */
export function storyOf(list: QuestionView | undefined, transitions: QuestionView | undefined): Story {
  const moves = settledRows(transitions).map(moveOf);
  const listed = settledRows(list).map(stopOf);
  const stops = listed.length > 0 ? listed : endsOf(moves);
  return { stops: stops.length > 0 ? stops : GUESSED, moves };
}

/** The answers to "where is it now?" as the play tells them. */
export function stateEntries({ stops }: Story): readonly Entry[] {
  return stops.map(({ name, end }, at) => ({
    state: name,
    place: at === 0 ? 'first' : end ? 'last' : 'on the way',
  }));
}

/** What moves it from one to the next, as the play tells it. */
export function moveEntries({ moves }: Story): readonly Entry[] {
  return moves.map(({ from, to, event, by }) => ({ from, to, event, by }));
}

function stopOf({ cell, settled }: KnownRow): Stop {
  return { name: cell('state'), end: cell('place') === 'last', source: sourceOf(settled) };
}

function moveOf({ cell, settled }: KnownRow): Move {
  return {
    from: cell('from'),
    to: cell('to'),
    event: cell('event'),
    by: cell('by'),
    source: sourceOf(settled),
  };
}

function sourceOf(settled: boolean): Source {
  return settled ? 'decided' : 'assumed';
}

function endsOf(moves: readonly Move[]): readonly Stop[] {
  const ends = moves.flatMap(({ from, to, source }) => [from, to].map((name) => ({ name, end: false, source })));
  return ends.filter(({ name }, at) => ends.findIndex((other) => sameName(other.name, name)) === at);
}
