import { expect, test } from 'vitest';
import { clockWords, countdownWords, timerChangeWords } from '../words.ts';
import { endWords, timerStateAt } from './timer.tsx';

const RUNNING = { ends: 600_000, left: 0, set: 600_000 };

test.each([
  [0, 'plenty', '10:00'],
  [539_999, 'plenty', '1:01'],
  [540_000, 'last minute', '1:00'],
  [599_001, 'last minute', '0:01'],
  [600_000, 'over', '+0:00'],
  [690_500, 'over', '+1:30'],
] as const)('at %i ms it is in %s and shows %s', (now, phase, words) => {
  const state = timerStateAt(RUNNING, now);
  expect([state.phase, clockWords(state.left)]).toEqual([phase, words]);
});

test('a paused timer keeps its time and says so', () => {
  const state = timerStateAt({ ends: null, left: 90_000, set: 600_000 }, 9_999_999);
  expect([state.phase, clockWords(state.left), endWords(state)]).toEqual(['paused', '1:30', 'paused']);
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
  [null, RUNNING, 'Timer: 10 minutes from now.'],
  [RUNNING, RUNNING, null],
  [RUNNING, { ...RUNNING, ends: null, left: 90_000 }, 'The timer is paused.'],
  [RUNNING, null, 'The timer is off.'],
  [null, null, null],
] as const)('all hear once that the timer was set, paused or turned off', (before, timer, words) => {
  expect(timerChangeWords(before, timer, 0)).toBe(words);
});
