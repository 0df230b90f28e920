import { expect, test } from 'vitest';
import { openRefetcher } from './workspace-sync.ts';

test('what is asked for while it is being read is read once more, and only that is taken', async () => {
  const answers: ((text: string) => void)[] = [];
  const taken: string[] = [];
  const { ask, isReading } = openRefetcher(
    () => new Promise<string>((resolve) => answers.push(resolve)),
    (text) => taken.push(text),
  );
  ask();
  // Somebody else has entered meanwhile: the running fetch is for the person before.
  ask();
  ask();
  answers[0]?.('of Ann');
  await expect.poll(() => answers).toHaveLength(2);
  expect([isReading(), taken]).toEqual([true, []]);
  answers[1]?.('of Ben');
  await expect.poll(() => taken).toEqual(['of Ben']);
  expect(isReading()).toBe(false);
});
