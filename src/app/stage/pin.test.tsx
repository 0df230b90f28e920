import { expect, test } from 'vitest';
import { byBankOrder, openWorkspace } from '#core/index.ts';
import { markupOf } from '#testing/app/page.tsx';
import { ANN, story } from '#testing/core/story.ts';
import { Pin } from './pin.tsx';

const begun = story();
const workspace = openWorkspace(begun.said(ANN, 'purpose.problem', 'Letters get lost.').snapshot);
const questions = workspace.questions.filter(({ question }) => question.point === '1');

function pinOf(q: string, at = '/'): string {
  return markupOf(workspace, <Pin q={q} />, { at, questions });
}

test('a pin bears its number in reading order, whatever is asked next, what it asks and how that stands', () => {
  const read = questions.map(({ question }) => question).sort(byBankOrder);
  const at = read.findIndex(({ id }) => id === 'purpose.problem');
  expect(questions.findIndex(({ question }) => question.id === 'purpose.problem')).not.toBe(at);
  const html = pinOf('purpose.problem');
  expect(html).toContain('data-status="answered"');
  expect(html).toContain(`>${at + 1}</button>`);
  expect(html).toContain(`aria-label="Question ${at + 1}: ${read[at]?.ask}`);
  expect(html).toMatch(/popover[tT]arget="bubble-purpose\.problem"/);
});

test('the pin of the open card says so', () => {
  expect(pinOf('purpose.problem', '/points/1?q=purpose.problem')).toContain('aria-current="true"');
  expect(pinOf('purpose.problem')).not.toContain('aria-current');
});

test('a question of another screen, and one that nobody asks, have no pin here', () => {
  expect(pinOf('entities.records')).toBe('');
  expect(pinOf('purpose.nothing')).toBe('');
});
