import { expect, test } from 'vitest';
import { type Decision, openWorkspace } from '#core/index.ts';
import { readSpec } from '#core/parsing.ts';
import { plainQuestion } from '#testing/core/plain-question.ts';
import { cardsToShow } from './ask-panel.tsx';

/** Five questions of one screen; the named ones are decided. */
function fiveOf(...decided: readonly string[]) {
  const questions = ['a', 'b', 'c', 'd', 'e'].map((id) => plainQuestion({ id, ask: id }));
  const decisions = decided.map(
    (question): Decision => ({
      fact: 'decision',
      id: `decided-${question}`,
      question,
      number: 1,
      by: { name: 'Kim', role: '' },
      at: '2026-01-01T00:00:00Z',
      result: { outcome: 'decided', value: 'so' },
      restsOn: [],
      against: [],
    }),
  );
  const spec = readSpec('# A\n\n## 1. B\n', 'SPEC.md');
  return openWorkspace({
    name: '',
    spec,
    facts: [...questions, ...decisions],
    quarantined: [],
  }).questions.toSorted((one, other) => one.question.id.localeCompare(other.question.id));
}

const shown = (...given: Parameters<typeof cardsToShow>) =>
  cardsToShow(...given).map(({ question, number }) => `${number} ${question.question.id}`);

test('all of a few, in the order of their pins', () => {
  expect(shown(fiveOf('b'), 40, null)).toEqual(['1 a', '2 b', '3 c', '4 d', '5 e']);
});

test('of many, those that wait for somebody, with the numbers of their pins', () => {
  expect(shown(fiveOf('a', 'b', 'd'), 2, null)).toEqual(['3 c', '5 e']);
});

test('the one that is open is there, however many there are', () => {
  expect(shown(fiveOf('a', 'b', 'd'), 2, 'd')).toEqual(['3 c', '4 d', '5 e']);
});
