import { expect, test } from 'vitest';
import { answersIn } from './answers.ts';
import { type Inputs, type KeptWhole, keepPiece, keepWhole, trackDependency } from './kept-pieces.ts';
import { namingOf } from './naming.ts';

const NO_ANSWERS = answersIn(new Map(), () => namingOf([], { shape: 'text' }));
const inputs = (parts: Readonly<Record<string, number>>): Inputs => ({
  answers: NO_ANSWERS,
  parts,
  version: () => null,
});

const read = (name: string) => {
  trackDependency({ name, read: ({ parts }) => Reflect.get(parts, name) });
};

/** Computes one piece for each name, and tells which were computed. */
function making(names: readonly string[]) {
  const made: string[] = [];
  let kept: KeptWhole | undefined;
  const make = (parts: Readonly<Record<string, number>>) => {
    made.length = 0;
    kept = keepWhole(kept, inputs(parts), () =>
      names.map((name) =>
        keepPiece(name, [], () => {
          made.push(name);
          read(name);
          return { name, is: parts[name] };
        }),
      ),
    );
    return { value: kept.whole.value, made: [...made] };
  };
  return make;
}

test('only the piece that looked at what has changed is made again', () => {
  const make = making(['one', 'two']);
  expect(make({ one: 1, two: 2 }).made).toEqual(['one', 'two']);
  const after = make({ one: 1, two: 3 });
  expect(after).toEqual({
    made: ['two'],
    value: [
      { name: 'one', is: 1 },
      { name: 'two', is: 3 },
    ],
  });
});

test('nothing is made while all looks the same', () => {
  const make = making(['one', 'two']);
  const before = make({ one: 1, two: 2 });
  const after = make({ one: 1, two: 2 });
  expect(after.made).toEqual([]);
  expect(after.value).toBe(before.value);
});

test('a piece of a piece that looks at something new makes both again', () => {
  let kept: KeptWhole | undefined;
  const make = (parts: Readonly<Record<string, number>>) => {
    kept = keepWhole(kept, inputs(parts), () =>
      keepPiece('outer', [], () =>
        keepPiece('inner', [], () => {
          read('one');
          return parts.one;
        }),
      ),
    );
    return kept.whole.value;
  };
  expect([make({ one: 1 }), make({ one: 1 }), make({ one: 2 })]).toEqual([1, 1, 2]);
});

test('outside of a whole a piece is just made', () => {
  expect(keepPiece('alone', [], () => 1)).toBe(1);
});

test('what fails leaves nothing behind', () => {
  const fail = () =>
    keepWhole(undefined, inputs({}), () =>
      keepPiece('broken', [], () => {
        throw new Error('broken');
      }),
    );
  expect(fail).toThrow('broken');
  expect(keepPiece('broken', [], () => 1)).toBe(1);
});
