import { expect, test } from 'vitest';
import { clockWords, countdownWords, endWords, timerChangeWords, timerStateAt } from './timer.tsx';

const RUNNING = { ends: 600_000, left: 0, set: 600_000 };

test.each([
  [0, 'plenty', '10:00'],
  [539_999, 'plenty', '1:01'],
  [540_000, 'last minute', '1:00'],
  [599_001, 'last minute', '0:01'],
  [600_000, 'over', '+0:00'],
  [690_500, 'over', '+1:30'],
] as const)('at %i ms it is in %s and shows %s', (now, phase, words) => {
  const stands = timerStateAt(RUNNING, now);
  expect([stands.phase, clockWords(stands.left)]).toEqual([phase, words]);
});

test('a held timer stands still and says so', () => {
  const stands = timerStateAt({ ends: null, left: 90_000, set: 600_000 }, 9_999_999);
  expect([stands.phase, clockWords(stands.left), endWords(stands)]).toEqual(['held', '1:30', 'held']);
});

test.each([
  [301_000, 300_000, '5 minutes left.'],
  [300_000, 299_000, null],
  [60_500, 59_500, '1 minute left.'],
  [1_000, -10, 'Time is up.'],
  [-10, -1_000, null],
  [400_000, 30_000, '1 minute left.'],
] as const)('from %i to %i ms left one hears %s', (before, left, words) => {
  expect(countdownWords(before, left)).toBe(words);
});

test.each([
  [null, RUNNING, 'The timer runs: 10 min.'],
  [RUNNING, RUNNING, null],
  [RUNNING, { ...RUNNING, ends: null, left: 90_000 }, 'The timer is held.'],
  [RUNNING, null, 'The timer is taken away.'],
  [null, null, null],
] as const)('all hear once that the timer was set, held or taken away', (before, timer, words) => {
  expect(timerChangeWords(before, timer, 0)).toBe(words);
});
