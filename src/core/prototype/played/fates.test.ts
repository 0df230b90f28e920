import { expect, test } from 'vitest';
import { slotPattern, slotsOf } from '#testing/core/model/asked.ts';
import { closedExample } from '../../../examples/closed-example.ts';
import { PLAYABILITY } from '../../slots/parts.ts';
import { NAMED_KINDS } from '../../spec/types.ts';
import { fateOfSlot } from './unplayed-decisions.ts';

test('the table tells of every slot of the bank what becomes of its answer, and of no other', () => {
  expect([...PLAYABILITY.keys()].sort()).toEqual(NAMED_KINDS.flatMap(slotsOf).sort());
});

test('why something is not played is one short sentence', () => {
  for (const fate of PLAYABILITY.values()) if (fate.is === 'unplayed') expect(fate.why).toMatch(/^[“A-Z].{10,90}\.$/u);
});

test('an answer that is kept to is one that can be given', () => {
  const questions = closedExample().facts.filter((fact) => fact.fact === 'question');
  for (const { slot, shape, id } of questions) {
    const fate = slot === null ? undefined : fateOfSlot(slot)?.fate;
    const given = 'options' in shape ? shape.options.map((option) => option.id) : [];
    if (fate?.is === 'unplayed') expect(given, id).toEqual(expect.arrayContaining([...fate.kept]));
  }
});

test('the line of a question is that of its slot, asked of all things or of one', () => {
  const questions = closedExample().facts.filter((fact) => fact.fact === 'question');
  const others = questions.filter(
    ({ slot }) => slot === null || fateOfSlot(slot)?.slot !== slotPattern(slot.replaceAll('/', '.')),
  );
  expect(others.map(({ id }) => id)).toEqual([]);
});
