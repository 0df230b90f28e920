import { expect, test } from 'vitest';
import { lazyMap } from './lazy-map.ts';

test('a value is worked out when it is read, once, and all are where all are asked for', () => {
  const made: string[] = [];
  const maker = (key: string) => [key, () => `${made.push(key)} ${key}`] as const;
  const map = lazyMap(new Map([['a', 'held']]), new Map(['b', 'c'].map(maker)));
  expect([map.get('a'), map.get('b'), map.get('b')]).toEqual(['held', '1 b', '1 b']);
  expect(made).toEqual(['b']);
  expect([...map]).toEqual([
    ['a', 'held'],
    ['b', '1 b'],
    ['c', '2 c'],
  ]);
  expect(map.size).toBe(3);
});

test('what reads itself finds what was there before', () => {
  const map: ReadonlyMap<string, number> = lazyMap(
    new Map([['a', 1]]),
    new Map([
      ['a', () => (map.get('b') ?? 0) + 1],
      ['b', () => (map.get('a') ?? 0) * 10],
    ]),
  );
  expect([map.get('a'), map.get('b')]).toEqual([11, 10]);
});
