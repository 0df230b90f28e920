import { expect, test } from 'vitest';
import { openWorkspace } from '#core/index.ts';
import { markupOf, wordsOf } from '#testing/app/page.tsx';
import { ANN, BOB, KIM, type Story, story } from '#testing/core/story.ts';
import { QuestionCard } from './question-card.tsx';

const Q = 'purpose.problem';
const begun = story();
const contested = begun.said(ANN, Q, 'Letters get lost.').said(BOB, Q, 'Letters come late.');

function cardOf({ snapshot }: Story, open: boolean, id = Q): string {
  const workspace = openWorkspace(snapshot);
  const view = workspace.question(id);
  if (!view) throw new Error('It is not asked.');
  return markupOf(workspace, <QuestionCard view={view} number={4} />, {
    at: open ? `/points/1?q=${id}` : '/',
  });
}

test('closed, a card is one line: its number, what it asks, how it stands, who could know', () => {
  const html = cardOf(begun, false);
  expect(html).toContain('aria-expanded="false"');
  expect(html).not.toContain('card-body');
  expect(wordsOf(html)).toMatch(/^4 .+\? Nobody has said Asks: .+ · \d+ min$/);
});

test('closed, it counts who has answered', () => {
  expect(wordsOf(cardOf(contested, false))).toMatch(/Contested .* 2 have answered$/);
  expect(wordsOf(cardOf(begun.said(ANN, Q, 'Lost.'), false))).toMatch(/1 has answered$/);
});

test('open, one answers and decides', () => {
  const html = cardOf(begun, true);
  expect(html).toContain('aria-expanded="true"');
  expect(html).toContain(`data-answer="${Q}"`);
  expect(wordsOf(html)).toContain('Decide …');
});

test('open, all that was said stands there with names, in the order in which it was said', () => {
  const html = cardOf(contested, true);
  expect(html.match(/data-response=/g)).toHaveLength(2);
  const words = wordsOf(html);
  expect(words.indexOf('Letters get lost.')).toBeLessThan(words.indexOf('Letters come late.'));
  expect(words).toMatch(/Letters get lost\. .*Ann · Finance .*Letters come late\. .*Bob · Operations/);
});

test('what is said in a hidden round shows once it is revealed, and without a name bears none', () => {
  const walk = begun.start('2026-11-22-3fa9c1d2');
  const put = walk.moment({ happened: 'put', question: Q, hidden: true, names: 'free' });
  const given = put.said(ANN, Q, 'Letters get lost.').saidWithoutName(Q, 'Letters come late.');
  const hidden = cardOf(given, true);
  expect(hidden).not.toContain('Letters get lost.');
  expect(hidden).not.toContain('Letters come late.');
  const words = wordsOf(cardOf(given.moment({ happened: 'revealed', question: Q }), true));
  expect(words).toMatch(/Letters come late\. Anonymous .*Letters get lost\. Ann · Finance/);
});

test('decided, it says what counts, who decided it, and who says otherwise', () => {
  const html = cardOf(contested.decided(Q, 'Letters get lost.', KIM), true);
  expect(html).toContain('aria-label="The decision"');
  expect(html).toContain('data-outcome="decided"');
  const words = wordsOf(html);
  expect(words).toMatch(/Decided/);
  expect(words).toContain('Kim');
  expect(words).toContain('Against: Bob');
  expect(words).toContain('Answer anyway');
  expect(html).not.toContain(`data-answer="${Q}"`);
});

test('what an answer has raised says because of what', () => {
  const told = begun.decided('entities.records', {
    outcome: 'decided',
    value: [['Loan', '', '', '', 'Loans']],
  });
  expect(wordsOf(cardOf(told, true, 'entities.loan.fields'))).toMatch(
    /Because you said that you keep records of “Loan”/,
  );
});
