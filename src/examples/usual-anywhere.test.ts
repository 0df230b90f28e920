import fc from 'fast-check';
import { expect, test } from 'vitest';
import { conflictsIn, judge } from '#core/closing.ts';
import { assumptionOf, usualOffers } from '#core/index.ts';
import { KINDS } from '#core/kinds/kinds.ts';
import { openProduct } from '#core/product.ts';
import { type Step, type Walk, walked, walkedOn } from '#testing/core/walked.ts';
import { KIND_QUESTION } from '../core/workspace/questions/kinds-said.ts';
import { tellingOf } from './find-told.ts';
import { REFERENCES } from './references/all.ts';
import { outcomeOf } from './said.ts';
import type { Story } from './story.ts';
import { toolLibrary } from './tool-library/story.ts';

const STORIES = new Map<string, Story>(
  [toolLibrary, ...REFERENCES.map(({ story }) => story)].map((story) => [story.name, story]),
);
/** How often what was raised is gone through, and how often what is usual is taken. */
const ROUNDS = 3;

const coreIn = ({ workspace }: Walk) =>
  workspace.questions.filter(({ status, rank }) => status === 'open' && rank.isAskable && rank.isCore);

/** A product of any kind of which a story tells what a first prototype needs, in part, as rooms do. */
function toldInPart(story: Story, kinds: readonly string[], isTold: () => boolean): Walk {
  const told = tellingOf(story.answers);
  const asked = new Set<string>();
  let walk = walked([KIND_QUESTION, kinds]);
  for (let round = 0; round < ROUNDS; round++) {
    const fresh = coreIn(walk).filter(({ question }) => !asked.has(question.id));
    const steps = fresh.flatMap(({ question }): readonly Step[] => {
      asked.add(question.id);
      const found = isTold() ? told(question) : undefined;
      return found ? [[question.id, outcomeOf(question, found.talk)]] : [];
    });
    walk = walkedOn(walk, steps);
  }
  return walk;
}

function withTheUsual(begun: Walk): Walk {
  let walk = begun;
  for (let round = 0; round < ROUNDS; round++) {
    const offers = usualOffers(walk.workspace);
    walk = walkedOn(
      walk,
      offers.map((offer): Step => [offer.view.question.id, assumptionOf(offer, '2027-01-01')]),
    );
  }
  return walk;
}

function errorsIn({ workspace }: Walk): readonly string[] {
  return conflictsIn(judge(openProduct(workspace)), workspace).flatMap(({ findings }) =>
    findings.filter(({ severity }) => severity === 'error').map(({ sentence }) => sentence),
  );
}

test('whatever was said of a product of any kind, what is usual puts nothing in its way', () => {
  const kinds = fc.subarray(
    KINDS.map(({ id }) => id),
    { minLength: 1, maxLength: 2 },
  );
  fc.assert(
    fc.property(fc.constantFrom(...STORIES.keys()), kinds, fc.infiniteStream(fc.boolean()), (name, ids, told) => {
      const before = toldInPart(STORIES.get(name) ?? toolLibrary, ids, () => told.next().value);
      const errors = errorsIn(before);
      expect(errorsIn(withTheUsual(before)).filter((sentence) => !errors.includes(sentence))).toEqual([]);
    }),
    { numRuns: 60 },
  );
});
