import { expect, test } from 'vitest';
import { sharedSyncs } from './durable-files.ts';

function disk() {
  const begun: string[] = [];
  const ends: ((error?: Error) => void)[] = [];
  const sync = sharedSyncs((folder) => {
    begun.push(folder);
    return new Promise((resolve, reject) => ends.push((error) => (error ? reject(error) : resolve())));
  });
  const end = async (error?: Error) => {
    ends.shift()?.(error);
    await new Promise(setImmediate);
  };
  return { begun, sync, end };
}

test('all who come while one sync is under way wait for one more, which begins after they came', async () => {
  const { begun, sync, end } = disk();
  const done: string[] = [];
  void sync('a').then(() => done.push('first'));
  void sync('a').then(() => done.push('second'));
  void sync('a').then(() => done.push('third'));
  expect(begun).toEqual(['a']);
  await end();
  expect(done).toEqual(['first']);
  expect(begun).toEqual(['a', 'a']);
  await end();
  expect(done).toEqual(['first', 'second', 'third']);
  void sync('a');
  expect(begun).toHaveLength(3);
});

test('folders do not wait for each other', () => {
  const { begun, sync } = disk();
  void sync('a');
  void sync('b');
  expect(begun).toEqual(['a', 'b']);
});

test('a failure is told to those it concerns, and the next one is tried', async () => {
  const { begun, sync, end } = disk();
  const first = expect(sync('a')).rejects.toThrow('torn');
  const second = sync('a');
  await end(new Error('torn'));
  await first;
  expect(begun).toHaveLength(2);
  await end();
  await expect(second).resolves.toBeUndefined();
});
