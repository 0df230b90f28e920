import fc from 'fast-check';
import { expect, test } from 'vitest';
import { largeSaid } from '#testing/core/model/large-model.ts';
import { workspaceOf } from '#testing/core/model/workspace-of.ts';
import { optionsWith } from '#testing/core/prototype/shop.ts';
import { howMuch } from '#testing/how-much.ts';
import { closedExample } from '../../examples/example.ts';
import { listOf } from '../answers/sourced.ts';
import { groupBy } from '../base/group-by.ts';
import type { Decision, Fact } from '../facts/types.ts';
import { byEntity } from '../model/by-entity.ts';
import { foldModel } from '../model/fold.ts';
import type { Model } from '../model/types.ts';
import { productOf } from '../product/product.ts';
import { keptExamples } from '../prototype/sample/kept-examples.ts';
import { type SampleWorld, sampleWorldOf } from '../prototype/sample/sample-world.ts';
import { satisfyingExamplesIn } from '../prototype/sample/satisfying-example.ts';
import { openWorkspace, type Snapshot } from '../workspace/workspace.ts';
import { judge } from './judge.ts';

const { name, spec, quarantined, questions } = workspaceOf(largeSaid(6, 8, 8));
const large: Snapshot = {
  ...{ name, spec, quarantined },
  facts: questions.flatMap(({ question, responses, decisions }) => [question, ...responses, ...decisions]),
};

const OPTIONS = optionsWith({ pinned: [] });

/** What all rules find, and all records that are tried as examples. */
function judged(snapshot: Snapshot, facts: readonly Fact[], examplesIn: (model: Model) => readonly unknown[]) {
  const workspace = openWorkspace({ ...snapshot, facts });
  const model = foldModel(workspace);
  const judgements = judge(productOf(model, workspace)).map(({ findings, notYet }) => ({ findings, notYet }));
  return { judgements, examples: examplesIn(model) };
}

const keptIn = keptExamples(OPTIONS);
const kept = (model: Model) =>
  keptIn(model, ({ of }) => listOf(model.entities.entities).map(({ id }) => of(id, (world) => examplesOf(id, world))));
const fresh = (model: Model) => {
  const world = sampleWorldOf(model, OPTIONS);
  return listOf(model.entities.entities).map(({ id }) => examplesOf(id, world));
};

function examplesOf(id: string, world: SampleWorld) {
  const example = satisfyingExamplesIn(world);
  const states = byEntity(world.model)
    .cycles(id)
    .flatMap((cycle) => listOf(cycle.states));
  return [null, ...states].map((state) => {
    const found = example(id, state?.id ?? null);
    if (!found.ok) return found;
    const { cells, history, links } = found.row;
    return { cells, history, links };
  });
}

/** One step: what is decided on a question is taken back or said again, or it is decided as another like it was. */
const step = fc.record({ at: fc.nat(), as: fc.option(fc.nat()) });

/** The decisions whose question takes the same kind of answer, and is asked of another thing. */
function likeOf(snapshot: Snapshot): (decision: Decision) => readonly Decision[] {
  const asked = new Map(snapshot.facts.flatMap((fact) => (fact.fact === 'question' ? [[fact.id, fact] as const] : [])));
  const kindOf = ({ question }: Decision) => {
    const { shape, slot } = asked.get(question) ?? {};
    return JSON.stringify([shape, slot?.split('/').at(-1)]);
  };
  const byKind = groupBy(
    snapshot.facts.filter((fact) => fact.fact === 'decision'),
    kindOf,
  );
  return (decision) => byKind.get(kindOf(decision)) ?? [decision];
}

test.each([
  ['the closed example', await closedExample()],
  ['a ring of things', large],
])('%s: what is judged step by step is what is judged at once, whatever is decided or taken back', (_, snapshot) => {
  const decisions = snapshot.facts.filter((fact) => fact.fact === 'decision');
  const like = likeOf(snapshot);
  fc.assert(
    fc.property(fc.array(step, { minLength: 8, maxLength: 8 }), (steps) => {
      const gone = new Set<Fact>();
      const anew = new Map<Fact, Fact>();
      for (const [place, { at, as }] of steps.entries()) {
        const decision = decisions[at % decisions.length];
        if (!decision) return;
        const others = like(decision);
        const other = as === null ? undefined : others[as % others.length];
        if (other)
          anew.set(decision, {
            ...decision,
            id: `${decision.id}-${place}`,
            number: decision.number + 1 + place,
            result: other.result,
          });
        else if (!gone.delete(decision)) gone.add(decision);
        const facts = snapshot.facts.flatMap((fact) => (gone.has(fact) ? [] : [fact, anew.get(fact) ?? []].flat()));
        const now = judged(snapshot, facts, kept);
        // At once takes ten times as long as a step.
        if (place % 4 === 3) expect(now).toEqual(judged(snapshot, structuredClone(facts), fresh));
      }
    }),
    { numRuns: howMuch(2, 30) },
  );
});
