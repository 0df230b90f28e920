import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unplayedDecisions } from '#core/product.ts';
import { fateOfSlot } from '#core/prototype/played/unplayed-decisions.ts';
import { judge } from '#core/rules/judge.ts';
import type { QuestionView } from '#core/workspace/workspace.ts';
import { grownWalk, lots } from '#testing/app/any-workspace.ts';
import { differ, printsOf } from '#testing/app/prints.ts';
import { actingIn, played } from '#testing/app/rendered.tsx';
import { opened, type Walk } from '#testing/core/walked.ts';
import { howMuch } from '#testing/how-much.ts';

/** Answers that show only where something else was said as well: by slot, with what that is. */
const SHOWS_WITH: Readonly<Record<string, string>> = {
  'entities/identity': 'a screen about the thing',
  'entities/identity-format': 'a field that tells one from another',
  'states/list': 'a screen about the thing',
  'states/list/{item}/responsible': 'a screen about the thing',
  'states/list/{item}/longest-stay': 'a screen about the thing',
  'states/reversal-time': 'a move that can be taken back',
  'validation/moment': 'a form with a rule',
  'validation/across/{item}/shown-at': 'a rule about fields that a thing has',
  'roles/permissions/blank': 'a screen about the thing',
  'roles/permissions/{item}/conditions': 'a cell that says “if”',
  'roles/sign-in': 'a screen on which people sign in',
  'roles/refusal': 'something that is refused',
  'calls/failure': 'a message to another system',
  'calls/waiting': 'a message to another system',
  'errors/alerts/{item}/at-night': 'something that goes wrong',
  'errors/classes/{item}/contact': 'something that goes wrong',
  'screens/conditions/{item}/first-step': 'a list that can be empty',
  'screens/irreversible': 'an action that has to be confirmed',
  'screens/{item}/order': 'records on the screen',
  'screens/{item}/page-size': 'more records than a page has',
  'entities/fields/{item}/clock': 'a screen about the thing',
  'roles/visibility/{item}/masked-as': 'a field that is masked',
  'states/reversal/{item}/reason': 'a move back between states that there are',
  'validation/examples/{item}/edge': 'a value at the edge of a rule',
};

/** Milliseconds, for a busy machine. */
const PATIENCE = 3_000_000;

/** The decisions that the prototype neither shows nor obeys, though nobody is told so. */
function unseen({ facts, workspace }: Walk): readonly string[] {
  const { product } = played(workspace);
  const told = JSON.stringify([
    unplayedDecisions(actingIn(played(workspace), null)).map(({ question }) => question),
    product.model.diagnostics.map(({ question }) => question),
    judge(product).map(({ findings }) => findings),
  ]);
  const before = [...printsOf(workspace)];
  /** Follow-ups of what is not seen are not seen either. */
  const isExcused = ({ question: { id, slot, origin } }: QuestionView): boolean => {
    const parent = origin.from === 'answer' ? workspace.question(origin.because) : undefined;
    const fate = slot === null ? undefined : fateOfSlot(slot);
    const isTold = told.includes(`"${id}"`) || (parent !== undefined && isExcused(parent));
    return fate === undefined || fate.slot in SHOWS_WITH || isTold;
  };
  return workspace.questions.flatMap((view) => {
    const {
      question: { id, slot, shape },
      decision,
    } = view;
    if (!decision || slot === null || fateOfSlot(slot)?.fate.is !== 'played' || isExcused(view)) return [];
    const others = facts.filter((fact) => !('question' in fact) || fact.question !== id);
    return differ(printsOf(opened(others)), before)
      ? []
      : [`${id}: ${shape.shape} ${JSON.stringify('value' in decision.result ? decision.result.value : null)}`];
  });
}

test(
  'whatever was said, each decided answer is seen in the prototype, or people are told that it is not',
  () => {
    fc.assert(
      fc.property(lots, (steps) => {
        expect(unseen(grownWalk(steps))).toEqual([]);
      }),
      { numRuns: howMuch(8, 400), endOnFailure: true },
    );
  },
  PATIENCE,
);
