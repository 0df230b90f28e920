import { expect, test } from 'vitest';
import { currentStopIndex, stopsOf, timeSpent } from './stops.tsx';

const item = (point: string, ...questions: readonly string[]) => ({ point, questions, goal: '', minutes: 5 });
const STOPS = stopsOf([item('1', 'a', 'b'), item('2 x'), item('3', 'c')]);

test('the way goes over each screen and its questions', () => {
  expect(STOPS.map(({ place }) => place)).toEqual([
    '/points/1',
    '/points/1?q=a',
    '/points/1?q=b',
    '/points/2%20x',
    '/points/3',
    '/points/3?q=c',
  ]);
  expect(STOPS.map(({ item: at }) => at)).toEqual([0, 0, 0, 1, 2, 2]);
});

test.each([
  ['nothing was shown', [], -1],
  ['a screen', ['/points/1'], 0],
  ['a question', ['/points/1', '/points/1?q=b'], 2],
  ['what is not on the agenda leaves one where one was', ['/points/1?q=a', '/spec', '/prototype/'], 1],
  ['another question of the screen too', ['/points/3?q=c', '/points/3?q=zzz'], 5],
  ['as written by hand', ['/points/2 x'], 3],
] as const)('%s', (_what, places, at) => {
  expect(
    currentStopIndex(
      STOPS,
      places.map((place) => ({ place })),
    ),
  ).toBe(at);
});

const AGENDA = [item('1', 'a'), item('2', 'b')];
const at = (minute: number) => `2026-01-01T10:${String(minute).padStart(2, '0')}:00.000Z`;

test.each([
  ['nothing was shown', [], 30, [0, 0]],
  ['one item, still on', [['/points/1', 0]], 7, [7, 0]],
  [
    'two',
    [
      ['/points/1', 0],
      ['/points/2', 10],
    ],
    12,
    [10, 2],
  ],
  [
    'there and back',
    [
      ['/points/1', 0],
      ['/points/2?q=b', 4],
      ['/points/1?q=a', 6],
    ],
    9,
    [7, 2],
  ],
  [
    'beside the agenda it counts for the item it came up in',
    [
      ['/points/1', 0],
      ['/spec', 3],
    ],
    5,
    [5, 0],
  ],
  [
    'before the first item it counts for none',
    [
      ['/', 0],
      ['/points/2', 3],
    ],
    5,
    [0, 2],
  ],
] as const)('%s', (_what, moves, now, spent) => {
  const shown = moves.map(([place, minute]) => ({ place, at: at(minute) }));
  expect(timeSpent(AGENDA, shown, Date.parse(at(now)))).toEqual(spent);
});
