import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PollProgress } from '#core/presence.ts';
import { throttledProgress } from './poll-progress.ts';

beforeEach(() => vi.useFakeTimers({ now: 60_000 }));
afterEach(() => vi.useRealTimers());

function open(missing: PollProgress['missing']) {
  let progress: PollProgress = { question: 'one', answered: 0, of: 3, missing };
  const told: (number | undefined)[] = [];
  const rounds = throttledProgress(
    () => progress,
    Date.now,
    () => told.push(rounds.now()?.answered),
  );
  rounds.now();
  const says = (next: Partial<PollProgress>) => {
    progress = { ...progress, ...next };
    return rounds.now()?.answered;
  };
  return { says, told };
}

test('answers that may bear no name are counted together at set moments, however long it was quiet', () => {
  const { says, told } = open(null);
  vi.advanceTimersByTime(61_000);
  expect([says({ answered: 1 }), says({ answered: 2 })]).toEqual([0, 0]);
  vi.advanceTimersByTime(3_999);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual([2]);
});

test('signed ones, and another question, are told at once', () => {
  expect(open(['p1']).says({ answered: 1 })).toBe(1);
  expect(open(null).says({ question: 'two', answered: 1 })).toBe(1);
});
