import fc from 'fast-check';
import { expect, test } from 'vitest';
import { howMuch } from '#testing/how-much.ts';
import { keepEqual } from './keep-equal.ts';

/** Few, so that two of a kind meet often. */
const KEYS = fc.constantFrom('id', 'label', 'of');

const things = fc.letrec((tie) => ({
  any: fc.oneof(fc.nat(2), fc.constantFrom('', 'id'), fc.constant(undefined), tie('list'), tie('object'), tie('map')),
  list: fc.array(tie('any'), { maxLength: 3 }),
  object: fc.dictionary(KEYS, tie('any'), { maxKeys: 3, noNullPrototype: true }),
  map: fc.array(fc.tuple(KEYS, tie('any')), { maxLength: 3 }).map((entries) => new Map(entries)),
})).any;

test('whatever was before, what is kept says what was made', () => {
  fc.assert(
    fc.property(things, things, (before, made) => {
      expect(keepEqual(before, made)).toStrictEqual(made);
    }),
    { numRuns: howMuch(2_000, 100_000) },
  );
});

test('what says the same is the same', () => {
  fc.assert(
    fc.property(things, (before) => {
      expect(keepEqual(before, structuredClone(before))).toBe(before);
    }),
  );
});

test('neither of the two is changed, and what has not changed is kept', () => {
  const before = [
    { id: 'tool', fields: ['Name'] },
    { id: 'loan', fields: ['Due'] },
  ];
  const made = structuredClone([{ id: 'tool', fields: ['Name', 'Price'] }, before[1]]);
  const copies = structuredClone([before, made]);
  const kept = keepEqual(before, made);
  expect([before, made]).toEqual(copies);
  expect(kept[1]).toBe(before[1]);
  expect(kept[0]).not.toBe(before[0]);
});

test('what is not there is not what is there and undefined', () => {
  const made = { there: undefined };
  expect(keepEqual({ gone: 1 }, made)).toStrictEqual(made);
  expect(keepEqual(new Map([['gone', 1]]), new Map([['there', undefined]]))).toEqual(new Map([['there', undefined]]));
});

test('a list that has lost one keeps the others', () => {
  const [tool, loan] = [{ id: 'tool' }, { id: 'loan' }];
  expect(keepEqual([tool, loan], [{ id: 'loan' }])[0]).toBe(loan);
});

test('two functions are never the same', () => {
  const [one, other] = [() => 1, () => 1];
  expect(keepEqual({ read: one }, { read: other }).read).toBe(other);
});
