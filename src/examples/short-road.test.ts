import { describe, expect, test } from 'vitest';
import { countCore, type Outcome, type QuestionView } from '#core/index.ts';
import { listOf, openProduct } from '#core/product.ts';
import { type Step, type Walk, walked, walkedOn } from '#testing/core/walked.ts';
import { RECORDS_QUESTION } from '../core/workspace/questions/question-lookup.ts';
import { tellingOf } from './find-told.ts';
import { REFERENCES } from './references/all.ts';
import { outcomeOf } from './said.ts';
import type { Story } from './story.ts';
import { toolLibrary } from './tool-library/story.ts';

/** How many answers a first prototype takes at most. */
const ANSWERS = 25;
/** How many questions a new thing may add to what a first prototype needs. */
const PER_THING = 3;
const PUT_OFF: Outcome = { outcome: 'deferred', owner: 'Whoever builds it', until: '2027-01-01' };

/** Answers what is asked next, as the story tells it, until a first prototype needs nothing more. */
function toPrototype(story: Story) {
  const told = tellingOf(story.answers);
  const stepFor = ({ question }: QuestionView): Step => {
    const talk = told(question)?.talk;
    return [question.id, talk ? outcomeOf(question, talk) : PUT_OFF];
  };
  const steps: { readonly asked: string; readonly left: number; readonly before: number }[] = [];
  let walk: Walk = walked();
  for (;;) {
    const { questions } = walk.workspace;
    const next = questions.find(({ rank, status }) => rank.isCore && rank.isAskable && status === 'open');
    if (!next) return { steps, workspace: walk.workspace };
    const before = countCore(questions) ?? 0;
    walk = walkedOn(walk, [stepFor(next)]);
    steps.push({ asked: next.question.id, before, left: countCore(walk.workspace.questions) ?? 0 });
  }
}

describe.each([toolLibrary, ...REFERENCES.map(({ story }) => story)])('$name', (story) => {
  const { steps, workspace } = toPrototype(story);
  const { model } = openProduct(workspace);

  test('each answer brings the first prototype nearer, and only naming things asks for more', () => {
    const things = listOf(model.entities.entities).length;
    for (const { asked, before, left } of steps) {
      if (asked === RECORDS_QUESTION) expect(left - (before - 1)).toBeLessThanOrEqual(PER_THING * things);
      else expect(left, asked).toBeLessThan(before);
    }
    expect(steps.at(-1)?.left).toBe(0);
    expect(steps.length).toBeLessThanOrEqual(ANSWERS);
  });

  test('then every role starts on a page that is there', () => {
    const screens = new Set(listOf(model.screens.screens).map(({ id }) => id));
    const starts = listOf(model.screens.landings).map(({ screen }) => (screen.is === 'known' ? screen.value.id : null));
    expect(starts.length).toBeGreaterThan(0);
    expect(starts.filter((id) => id === null || !screens.has(id))).toEqual([]);
  });
});
