import type { QuestionView, ShapeSpec } from '#core/index.ts';
import { cellOf, type Entry, isRows, settledValue } from '../gather.ts';
import type { Move, Play, Stop } from './play.ts';

type Story = Pick<Play, 'stops' | 'moves'>;

const GUESSED: readonly Stop[] = [{ name: 'New', end: false, source: 'guess' }];

/** What the play begins with: the states and moves that were decided, or one guess. */
export function storyOf(list: QuestionView | undefined, transitions: QuestionView | undefined): Story {
  const moves = decidedRows(transitions).map(({ row, spec }) => moveOf(row, spec));
  const listed = decidedRows(list).map(({ row, spec }) => stopOf(row, spec));
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

function decidedRows(view: QuestionView | undefined) {
  const value = settledValue(view);
  if (!view || !isRows(value)) return [];
  const spec = view.question.shape;
  return value.filter(([first = '']) => first.trim() !== '').map((row) => ({ row, spec }));
}

function stopOf(row: readonly string[], spec: ShapeSpec): Stop {
  return { name: cellOf(row, spec, 'state'), end: cellOf(row, spec, 'place') === 'last', source: 'decided' };
}

function moveOf(row: readonly string[], spec: ShapeSpec): Move {
  const cell = (column: string) => cellOf(row, spec, column);
  return { from: cell('from'), to: cell('to'), event: cell('event'), by: cell('by'), source: 'decided' };
}

function endsOf(moves: readonly Move[]): readonly Stop[] {
  const names = [...new Set(moves.flatMap(({ from, to }) => [from, to]))];
  return names.map((name) => ({ name, end: false, source: 'decided' }));
}
