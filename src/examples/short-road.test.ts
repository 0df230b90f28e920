import { describe, expect, test } from 'vitest';
import { closingOf, judge } from '#core/closing.ts';
import { assumptionOf, countCore, type Outcome, type QuestionView, usualOffers } from '#core/index.ts';
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
/** How many decisions close it at most, whatever each of them is about. */
const DECISIONS = 120;
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
    if (!next) return { steps, walk };
    const before = countCore(questions) ?? 0;
    walk = walkedOn(walk, [stepFor(next)]);
    steps.push({ asked: next.question.id, before, left: countCore(walk.workspace.questions) ?? 0 });
  }
}

/** Assumes what is usual as often as there is more of it, and puts the rest off: one press each time. */
function toTheEnd(begun: Walk) {
  let walk = begun;
  let [assumed, presses] = [0, 0];
  for (;;) {
    const offers = usualOffers(walk.workspace);
    if (offers.length === 0) break;
    walk = walkedOn(
      walk,
      offers.map((offer): Step => [offer.view.question.id, assumptionOf(offer, '2027-01-01')]),
    );
    assumed += offers.length;
    presses++;
  }
  const rest = walk.workspace.questions.filter(({ status }) => status === 'open');
  walk = walkedOn(
    walk,
    rest.map(({ question }): Step => [question.id, PUT_OFF]),
  );
  return { workspace: walk.workspace, assumed, presses: presses + 1, putOff: rest.length };
}

describe.each([toolLibrary, ...REFERENCES.map(({ story }) => story)])('$name', (story) => {
  const { steps, walk } = toPrototype(story);
  const { model } = openProduct(walk.workspace);

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

  test('and it is closed after a few presses more, without a conflict; what was not said is assumed or put off', () => {
    const { workspace, assumed, presses, putOff } = toTheEnd(walk);
    const judgements = judge(openProduct(workspace));
    const errors = judgements.flatMap(({ findings }) => findings.filter(({ severity }) => severity === 'error'));
    expect(errors.map(({ sentence }) => sentence)).toEqual([]);
    expect(closingOf(judgements, workspace).closed).toBe(true);
    expect(steps.length + presses).toBeLessThanOrEqual(DECISIONS);
    // What is settled by a press for many is far more than what is answered one by one.
    expect(assumed + putOff).toBeGreaterThan(steps.length);
    // Most of what was not said is what such products usually do.
    expect(assumed).toBeGreaterThan(putOff);
  });
});
