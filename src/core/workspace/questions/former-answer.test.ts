import { expect, test } from 'vitest';
import { answer, type Step, walked, walkedOn } from '#testing/core/walked.ts';
import { formerAnswer } from './former-answer.ts';

const things = (...names: readonly string[]): Step => ['entities.records', names.map((name) => [name, '', '', '', ''])];
const history: Step = ['entities.aanimal.history', 'all'];

/** What a question begins with once these steps were taken. */
function former(id: string, ...steps: readonly Step[]) {
  const { workspace } = walked(...steps);
  const view = workspace.question(id);
  return view && formerAnswer(view, workspace);
}

test('what was decided about a slip that is gone is offered for the name that it was meant to be', () => {
  const slip = things('aanimal');
  expect(former('entities.animal.history', slip, history, things('Animal'))).toEqual({ value: 'all', of: 'aanimal' });
  expect(former('entities.animal.retention', slip, history, things('Animal'))).toBeUndefined();
  expect(former('entities.invoice.history', slip, history, things('Invoice'))).toBeUndefined();
  expect(former('entities.animal.history', slip, history, things('Animal', 'aanimal'))).toBeUndefined();
});

test('so is what was answered and not decided, until somebody answers again', () => {
  const walk = walked(things('aanimal'));
  const said = { ...walk, facts: [...walk.facts, answer('entities.aanimal.history', 'all')] };
  const { facts, workspace } = walkedOn(said, [things('Animal')]);
  const view = workspace.question('entities.animal.history');
  expect(view && formerAnswer(view, workspace)?.value).toBe('all');
  const again = walkedOn({ ...walk, facts: [...facts, answer('entities.animal.history', 'none')] }, []).workspace;
  const answered = again.question('entities.animal.history');
  expect(answered && formerAnswer(answered, again)).toBeUndefined();
});
