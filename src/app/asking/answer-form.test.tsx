import { afterEach, describe, expect, test } from 'vitest';
import { openWorkspace, type QuestionView } from '#core/index.ts';
import { markupOf, wordsOf } from '#testing/app/page.tsx';
import { story } from '#testing/core/story.ts';
import { setSpeaker } from '../session/speaker.ts';
import { type AnswerDraft, answerDrafts } from './answer-drafts.ts';
import { AnswerForm } from './answer-form.tsx';

const begun = story();
const workspace = openWorkspace(begun.snapshot);

function viewOf(id: string, of = workspace): QuestionView {
  const view = of.question(id);
  if (!view) throw new Error(`“${id}” is not asked.`);
  return view;
}

function formOf(id: string, of = workspace): string {
  return markupOf(of, <AnswerForm view={viewOf(id, of)} />);
}

function typed(id: string, draft: Partial<AnswerDraft>): void {
  answerDrafts.edit(id, draft);
}

afterEach(() => {
  for (const { question } of workspace.questions) answerDrafts.drop(question.id);
  setSpeaker({ name: '', role: '' });
});

/** One question of each shape, and the elements of its input. */
test.each([
  ['purpose.problem', 'text', /<textarea/],
  ['states.conflict', 'choice', /role="radiogroup"/],
  ['screens.devices', 'multi', /type="checkbox"/],
  ['calls.waiting', 'number', /inputMode="decimal"|type="number"|<select/],
  ['entities.records', 'table', /data-row="0" data-column="0"/],
] as const)('%s is answered as a %s', (id, shape, input) => {
  expect(viewOf(id).question.shape.shape).toBe(shape);
  const html = formOf(id);
  expect(html).toContain(`data-answer="${id}"`);
  expect(html).toMatch(input);
});

test('what was typed stands in the form', () => {
  typed('purpose.problem', { value: 'Letters get lost.' });
  expect(formOf('purpose.problem')).toContain('>Letters get lost.</textarea>');
});

describe('beside an answer', () => {
  test('one may not know, say that it does not apply, or leave it for later', () => {
    const words = wordsOf(formOf('purpose.problem'));
    for (const way of [
      'Save and decide',
      'Save only',
      'I don’t know',
      'Nobody here knows',
      'Doesn’t apply',
      'Put it off',
    ])
      expect(words).toContain(way);
  });

  test.each([
    [{ says: 'unknown', who: 'the auditor' }, 'Who would know?', 'the auditor'],
    [{ says: 'not-applicable', why: 'We lend only.' }, 'Why not?', 'We lend only.'],
    [{ says: 'later', owner: 'Lee', until: '2027-01-01' }, 'Who will answer?', 'Lee'],
  ] as const)('%j is typed under its label', (draft, label, words) => {
    typed('purpose.problem', draft);
    const html = formOf('purpose.problem');
    expect(wordsOf(html)).toContain(label);
    expect(html).toContain(`value="${words}"`);
    expect(html).not.toContain('<textarea');
  });
});

describe('in a round', () => {
  const put = (hidden: boolean, names: 'free' | 'signed' | 'unsigned') =>
    openWorkspace(
      begun.start('2026-11-22-3fa9c1d2').moment({ happened: 'put', question: 'purpose.problem', hidden, names })
        .snapshot,
    );

  test('that is hidden, one reads who sees the answer, and may leave out the name', () => {
    const words = wordsOf(formOf('purpose.problem', put(true, 'free')));
    expect(words).toContain('Nobody sees your answer until the facilitator reveals all of them.');
    expect(words).toContain('Without my name');
  });

  test('without names, none is asked', () => {
    const words = wordsOf(formOf('purpose.problem', put(true, 'unsigned')));
    expect(words).toContain('Your name is not stored anywhere.');
    expect(words).not.toContain('Who is speaking?');
  });

  test('in the open, everybody sees answers at once', () => {
    const words = wordsOf(formOf('purpose.problem', put(false, 'signed')));
    expect(words).toContain('Everybody sees each answer at once.');
    expect(words).not.toContain('Without my name');
  });
});
