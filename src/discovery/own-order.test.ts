import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { KINDS } from '../core/kinds/kinds.ts';
import { ownOrder, STANDING } from './own-order.ts';

const read = (name: string) => JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8'));

test('each standing question is asked once, the colours first', () => {
  const order = ownOrder(['shop']);
  expect([...order].sort()).toEqual([...STANDING].sort());
  expect(order.slice(0, 2)).toEqual(['screens.background', 'screens.colour']);
});

test('what matters to the kind comes early, and differs by kind', () => {
  expect(ownOrder(['shop']).indexOf('constants.orders')).toBeLessThan(8);
  expect(ownOrder(['game']).indexOf('constants.orders')).toBeGreaterThan(20);
});

test('each standing question has its topics, and each kind that was chosen is known', () => {
  const labelled = new Set(read('bank.json').map(({ id }: { readonly id: string }) => id));
  expect(STANDING.filter((id) => !labelled.has(id))).toEqual([]);
  const known = new Set(KINDS.map(({ id }) => id));
  expect(
    Object.values<string[]>(read('kinds.json'))
      .flat()
      .filter((id) => !known.has(id)),
  ).toEqual([]);
});
