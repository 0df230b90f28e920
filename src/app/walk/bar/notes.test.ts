import { expect, test } from 'vitest';
import { openWorkspace, type Poll, type Question, type WalkthroughView } from '#core/index.ts';
import { readSpec } from '#core/parsing.ts';
import { plainQuestion } from '#testing/core/plain-question.ts';
import { leftOpenIn } from './notes.tsx';

function question(id: string): Question {
  return plainQuestion({ id, ask: id });
}

const WORKSPACE = openWorkspace({
  name: 'w',
  spec: readSpec('# A\n\n## 1. B\n', 'SPEC.md'),
  facts: [
    question('a'),
    question('b'),
    question('c'),
    {
      fact: 'decision',
      id: 'd',
      question: 'a',
      number: 1,
      by: { name: 'Kim', role: '' },
      at: '2026-01-01T00:00:00Z',
      result: { outcome: 'decided', value: 'x' },
      restsOn: [],
      against: [],
    },
  ],
  quarantined: [],
});

test('what is left open: of the agenda what is not closed, once each; and what is still hidden, wherever it was asked', () => {
  const round = (id: string, revealed: boolean): [string, Poll] => [
    id,
    { question: id, hidden: true, names: 'signed', at: '', shownAt: null, revealed },
  ];
  const item = (...questions: readonly string[]) => ({ point: '1', questions, goal: '', minutes: 0 });
  const view: Pick<WalkthroughView, 'agenda' | 'polls'> = {
    agenda: [item('a', 'b'), item('b', 'gone')],
    polls: new Map([round('b', true), round('c', false)]),
  };
  const { open, hidden } = leftOpenIn(view, WORKSPACE);
  expect(open.map((one) => one.question.id)).toEqual(['b']);
  expect(hidden.map((one) => one.question.id)).toEqual(['c']);
});
