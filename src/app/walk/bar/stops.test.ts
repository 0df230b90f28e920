import { expect, test } from 'vitest';
import { currentStopIndex, stopsOf } from './stops.ts';

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
