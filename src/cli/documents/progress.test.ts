import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openProgress } from './progress.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** What is printed when each of a hundred documents takes some milliseconds. */
function told(each: number, isTerminal: boolean): string {
  let said = '';
  const say = (text: string) => {
    said += text;
  };
  const progress = openProgress(isTerminal ? { progress: say } : {});
  for (let done = 1; done <= 100; done++) {
    vi.advanceTimersByTime(each);
    progress.tell(done, 100);
  }
  progress.end();
  return said;
}

test('long work is told on a terminal in one line that is wiped, quick work and other places hear nothing', () => {
  const lines = told(20, true).split('\r');
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.at(1)).toMatch(/^2\d of 100 read$/);
  expect(lines.at(-1)).toBe('\u001b[K');
  expect(told(4, true)).toBe('');
  expect(told(20, false)).toBe('');
});
