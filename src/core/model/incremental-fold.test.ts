import fc from 'fast-check';
import { expect, test } from 'vitest';
import { closedExample } from '../../examples/example.ts';
import { listOf } from '../answers/sourced.ts';
import type { Fact } from '../facts/types.ts';
import { decidedTexts } from '../texts/decided/decided-texts.ts';
import { openWorkspace } from '../workspace/workspace.ts';
import { foldModel } from './fold.ts';
import type { Model } from './types.ts';

const example = await closedExample();
const decisions = example.facts.filter((fact) => fact.fact === 'decision');

/** The model, and the specification that is written from it. */
const folded = (facts: readonly Fact[]): Omit<Model, 'vocabulary'> => {
  const workspace = openWorkspace({ ...example, facts });
  const { vocabulary: _, ...model } = foldModel(workspace);
  return { ...model, ...{ texts: decidedTexts(workspace) } };
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
    { numRuns: 4 },
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

/** The example of its own, and without its first decision of a question that matches. */
function withAndWithout(about: RegExp): readonly [Model, Model] {
  const facts = structuredClone(example.facts);
  const gone = facts.find((fact) => fact.fact === 'decision' && about.test(fact.question));
  const modelOf = (all: readonly Fact[]) => foldModel(openWorkspace({ ...example, facts: all }));
  return [modelOf(facts), modelOf(facts.filter((fact) => fact !== gone))];
}

test('a decision about one thing leaves all other things, and what is said of them, as they are', () => {
  const [before, after] = withAndWithout(/^entities\.loan\.retention$/);
  const changed = listOf(after.entities.entities).filter(
    (entity) => !listOf(before.entities.entities).includes(entity),
  );
  expect(changed.map(({ id }) => id)).toEqual(['loan']);
  const parts = ({ states, roles, validation, screens }: Model): readonly unknown[] =>
    [states.cycles, roles.permissions, validation.rules, listOf(screens.screens)].flat();
  const known = new Set(parts(before));
  expect(parts(after).filter((one) => !known.has(one))).toEqual([]);
});

test('what gives names to conditions is the same while the names are', () => {
  const [before, after] = withAndWithout(/\.retention$/);
  expect(after.entities).not.toBe(before.entities);
  expect(after.vocabulary).toBe(before.vocabulary);
});
