import { describe, expect, test } from 'vitest';
import { nextTarget, readingOrder } from './arrow-navigation.ts';

/** A diagram drawn in letters: each is a box of ten by ten at its row and column. */
function drawn(...rows: readonly string[]) {
  const found = rows.flatMap((row, y) =>
    [...row].flatMap((letter, x) => (letter === ' ' ? [] : [{ letter, x: x * 20, y: y * 20 }])),
  );
  found.sort((one, other) => one.letter.localeCompare(other.letter));
  const spots = found.map(({ letter, x, y }) => (letter === 'z' ? undefined : { x, y, width: 10, height: 10 }));
  return { spots, at: (letter: string) => found.findIndex((one) => one.letter === letter), found };
}

describe('a key in a drawing', () => {
  const { spots, at, found } = drawn(
    '  a  ', //
    'b   c',
    '  d e',
    'z    ',
  );
  test.each([
    ['a', 'ArrowDown', 'd'],
    ['d', 'ArrowUp', 'a'],
    ['b', 'ArrowRight', 'c'],
    ['c', 'ArrowDown', 'e'],
    ['e', 'ArrowLeft', 'd'],
    ['d', 'ArrowLeft', 'b'],
    ['e', 'Home', 'a'],
    ['a', 'End', 'e'],
    ['a', 'ArrowUp', undefined],
    ['d', 'ArrowDown', undefined],
    ['a', 'Enter', undefined],
  ])('%s %s → %s', (from, key, to) => {
    const next = nextTarget(spots, at(from), key, 'down');
    expect(next === undefined ? undefined : found[next]?.letter).toBe(to);
  });

  test.each([
    ['down', 'a b c d e'],
    ['right', 'b a d c e'],
  ] as const)('going %s things are read as %s, without what cannot be gone to', (direction, letters) => {
    const order = readingOrder(spots, direction).map((index) => found[index]?.letter);
    expect(order.join(' ')).toBe(letters);
  });
});
