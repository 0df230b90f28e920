import fc from 'fast-check';
import { expect, test } from 'vitest';
import { closedExample } from '../../examples/example.ts';
import type { Fact } from '../facts/types.ts';
import { openWorkspace } from '../workspace/workspace.ts';
import { foldModel } from './fold.ts';
import type { Model } from './types.ts';

const example = await closedExample();
const decisions = example.facts.filter((fact) => fact.fact === 'decision');

const folded = (facts: readonly Fact[]): Omit<Model, 'vocabulary'> => {
  const { vocabulary: _, ...model } = foldModel(openWorkspace({ ...example, facts }));
  return model;
};

test('what is folded step by step is what is folded at once, whatever is decided or taken back', () => {
  const steps = fc.array(fc.nat(decisions.length - 1), { minLength: 12, maxLength: 12 });
  fc.assert(
    fc.property(steps, (places) => {
      const gone = new Set<Fact>();
      for (const [step, place] of places.entries()) {
        const decision = decisions[place];
        if (decision && !gone.delete(decision)) gone.add(decision);
        const facts = example.facts.filter((fact) => !gone.has(fact));
        const kept = folded(facts);
        // At once takes ten times as long as a step.
        if (step % 4 === 3) expect(kept).toEqual(folded(structuredClone(facts)));
      }
    }),
    { numRuns: 3 },
  );
});

test('a decision leaves the parts as they are that have not read it', () => {
  const before = folded(example.facts);
  const about = decisions.find(({ question }) => /^screens\..*page-size$/.test(question));
  const after = folded(example.facts.filter((fact) => fact !== about));
  expect(after.screens).not.toBe(before.screens);
  const { entities, states, validation, roles } = before;
  expect({ ...after }).toMatchObject({ entities, states, validation, roles });
  for (const part of ['entities', 'states', 'validation', 'roles'] as const) expect(after[part]).toBe(before[part]);
});
