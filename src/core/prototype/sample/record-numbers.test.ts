import { expect, test } from 'vitest';
import { modelOf, tableText } from '#testing/core/model/workspace-of.ts';
import { optionsWith } from '#testing/core/prototype/shop.ts';
import { numberLookup } from './record-numbers.ts';
import { sampleSet } from './sample-set.ts';
import type { SampleWorld } from './sample-world.ts';

const MODEL = modelOf({
  'entities.records': tableText(
    'Thing | Example | Another | A third',
    'Loan | L-2026-0412, Saw | L-2026-0401, Drill | Ladder',
  ),
  'entities.loan.fields': tableText('Field | Type', 'Title | text'),
  'entities.loan.identity': 'issued',
  'entities.loan.identity-format': tableText('Looks like | Counts as the same | Unique within', 'L-2026-0412 | | '),
  'states.loan.list': tableText('Answer | Place', 'Out | first', 'Late | on the way', 'Back | last'),
  'states.loan.transitions': tableText(
    'From | To | What happens | Started by | Who or what | Only if',
    'Out | Late | fall due | the clock | | ',
    'Out | Back | take back | a person | Clerk | ',
    'Late | Back | take back | a person | Clerk | ',
  ),
});

test('a record that was given as an example has its number, and all others are given theirs in the order in which they began', () => {
  const rows = sampleSet(MODEL, optionsWith({ count: () => 60 })).rows('loan');
  const numbers = rows.map(({ number }) => number ?? '');
  expect(numbers.slice(0, 2)).toEqual(['L-2026-0412', 'L-2026-0401']);
  expect(new Set(numbers).size).toBe(60);
  const given = rows
    .slice(2)
    .toSorted((one, other) => ((one.history[0]?.at ?? '') < (other.history[0]?.at ?? '') ? -1 : 1));
  for (const { number, history } of given) expect(number?.slice(2, 6)).toBe(history[0]?.at.slice(0, 4));
  const inOrder = given.map(({ number }) => number ?? '');
  expect(inOrder).toEqual(inOrder.toSorted());
});

test.each<[string, readonly number[], Readonly<Record<number, string>>, readonly number[], string?]>([
  ['between those that were named', [1, 2, 3, 4, 5], { 1: 'L-2026-0412', 3: 'L-2026-0420' }, [411, 412, 413, 420, 421]],
  [
    'around one that does not fit',
    [1, 2, 3, 4],
    { 0: 'L-2026-0900', 1: 'L-2026-0412', 3: 'L-2026-0414' },
    [900, 412, 413, 414],
  ],
  ['after all where there is no room', [1, 2, 3], { 0: 'L-2026-0412', 2: 'L-2026-0413' }, [412, 414, 413]],
  ['as they are listed where nobody knows when they began', [0, 0, 0], { 1: 'L-2026-0412' }, [411, 412, 413]],
  [
    'anew where that of an example does not fit those that were written down',
    [1, 2, 3],
    { 0: 'L-2026-0412', 1: 'L-2026-0058' },
    [57, 58, 59],
    '1',
  ],
  ['anew where an example has one of another year', [1, 2], { 0: 'L-2025-0412' }, [413, 414]],
])('numbers are given %s', (_, begun, named, counts, pinned = '') => {
  const [entity] = MODEL.entities.entities.is === 'known' ? MODEL.entities.entities.value : [];
  const number = numberLookup({
    plan: () => ({ entity, given: begun.map((_, slot) => ({ number: named[slot] })) }),
    roster: () => ({
      size: begun.length,
      idAt: (slot: number) => named[slot] ?? `loan-${slot + 1}`,
      pinnedAt: (slot: number) => (pinned.includes(String(slot)) ? {} : undefined),
      placeOf: (slot: number) => slot,
    }),
    life: (_: string, slot: number) => ({
      history: begun[slot] ? [{ at: `2026-01-0${begun[slot]}T09:00:00Z` }] : [],
    }),
  } as unknown as SampleWorld);
  expect(begun.map((_, slot) => number('loan', slot))).toEqual(
    counts.map((count) => `L-2026-${String(count).padStart(4, '0')}`),
  );
});
