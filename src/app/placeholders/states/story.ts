import type { QuestionView, ShapeSpec } from '#core/index.ts';
import { cellOf, type Entry, isFirm, isRows, sameName, settledValue } from '../gather.ts';
import type { Move, Play, Source, Stop } from './play.ts';

type Story = Pick<Play, 'stops' | 'moves'>;

const GUESSED: readonly Stop[] = [{ name: 'New', end: false, source: 'guess' }];

/** What the play begins with: the states and moves that were decided, or one guess. */
export function storyOf(list: QuestionView | undefined, transitions: QuestionView | undefined): Story {
  const moves = decidedRows(transitions).map(moveOf);
  const listed = decidedRows(list).map(stopOf);
  const stops = listed.length > 0 ? listed : endsOf(moves);
  return { stops: stops.length > 0 ? stops : GUESSED, moves };
}

/** The answers to "where is it now?" as the play tells them. */
export function stateEntries({ stops }: Story): readonly Entry[] {
  return stops.map(({ name, end }, at) => ({ state: name, place: placeOf(at, end) }));
}

/** What moves it from one to the next, as the play tells it. */
export function moveEntries({ moves }: Story): readonly Entry[] {
  return moves.map(({ from, to, event, by }) => ({ from, to, event, by }));
}

function placeOf(at: number, end: boolean): string {
  if (at === 0) return 'first';
  return end ? 'last' : 'on the way';
}

interface Settled {
  readonly row: readonly string[];
  readonly spec: ShapeSpec;
  readonly source: Source;
}

function decidedRows(view: QuestionView | undefined): readonly Settled[] {
  const value = settledValue(view);
  if (!view || !isRows(value)) return [];
  const spec = view.question.shape;
  const source = isFirm(view) ? 'decided' : 'assumed';
  return value.filter(([first = '']) => first.trim() !== '').map((row) => ({ row, spec, source }));
}

function stopOf({ row, spec, source }: Settled): Stop {
  return { name: cellOf(row, spec, 'state'), end: cellOf(row, spec, 'place') === 'last', source };
}

function moveOf({ row, spec, source }: Settled): Move {
  const cell = (column: string) => cellOf(row, spec, column);
  return { from: cell('from'), to: cell('to'), event: cell('event'), by: cell('by'), source };
}

function endsOf(moves: readonly Move[]): readonly Stop[] {
  const ends = moves.flatMap(({ from, to, source }) => [
    { name: from, end: false, source },
    { name: to, end: false, source },
  ]);
  return ends.filter(({ name }, at) => ends.findIndex((other) => sameName(other.name, name)) === at);
}
