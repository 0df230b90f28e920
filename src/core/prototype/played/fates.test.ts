import { expect, test } from 'vitest';
import { closedExample } from '../../../examples/closed-example.ts';
import { slotPattern, slotsOf } from '../../model/testing/asked.ts';
import { NAMED_KINDS } from '../../spec/types.ts';
import { fateOfSlot } from './fate-of-slot.ts';
import { FATES } from './fates.ts';

test('the table tells of every slot of the bank what becomes of its answer, and of no other', () => {
  expect([...FATES.keys()].sort()).toEqual(NAMED_KINDS.flatMap(slotsOf).sort());
});

test('why something is not played is one short sentence', () => {
  for (const fate of FATES.values())
    if (fate.is === 'unplayed') expect(fate.why).toMatch(/^[“A-Z].{10,90}\.$/u);
});

test('the line of a question is that of its slot, asked of all things or of one', () => {
  const questions = closedExample().facts.filter((fact) => fact.fact === 'question');
  const others = questions.filter(
    ({ slot }) => slot === null || fateOfSlot(slot)?.slot !== slotPattern(slot.replaceAll('/', '.')),
  );
  expect(others.map(({ id }) => id)).toEqual([]);
});
