import { describe, expect, test } from 'vitest';
import { calls, moves, records, said, screens, states } from '#testing/core/rules/said.ts';
import { foundBy, mendsOf } from '#testing/core/rules/verdict-on.ts';

const STEP = said('purpose.last-case', 'Step | Who', 'Sends it | Kim');
const HERE = [
  screens('Orders | list'),
  records('Order'),
  states('order', 'New | | first', 'Sent | | last'),
  moves('order', 'New | Sent | hand in | a person | Clerk'),
  calls('Book it | Ledger | on sending'),
];
const where = (words: string) => ({ 'purpose.last-case.sends-it.where': words });

describe('each step of the last case happens somewhere', () => {
  test.each([
    ['Orders', 0],
    ['on the screen Orders, at the top', 0],
    ['they hand in the form', 0],
    ['Book it', 0],
    ['outside, by fax', 0],
    ['on paper', 0],
    ['on the reorders page', 1],
    ['somewhere in the app', 1],
  ])('“%s”: %i broken', (words, broken) => {
    expect(foundBy(3, STEP, ...HERE, where(words))).toHaveLength(broken);
  });

  test('waits for the story, the screens and the place of each step', () => {
    expect(mendsOf(3)).toEqual(['purpose.last-case']);
    expect(mendsOf(3, STEP)).toEqual(['screens.inventory']);
    expect(mendsOf(3, STEP, ...HERE)).toEqual(['purpose.last-case.sends-it.where']);
  });
});
