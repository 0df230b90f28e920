import { expect, test } from 'vitest';
import type { Finding } from '#core/closing.ts';
import { openWorkspace } from '#core/index.ts';
import { readSpec } from '#core/parsing.ts';
import { plainQuestion } from '#testing/core/plain-question.ts';
import { groupFindings } from './rule-findings.tsx';

const QUESTION = plainQuestion({ id: 'constants.values', kind: 'constants', ask: 'Which numbers?' });
const WORKSPACE = openWorkspace({
  name: '',
  spec: readSpec('# A\n\n## 1. Numbers\n', 'SPEC.md'),
  facts: [QUESTION],
  quarantined: [],
});
const finding = (sentence: string, place: Finding['places'][number]): Finding => ({
  rule: 38,
  severity: 'error',
  sentence,
  places: [place],
});

test('findings that one question mends stand together, with one way to it', () => {
  const place = { point: '1', question: 'constants.values' };
  expect(groupFindings([finding('A has no unit.', place), finding('B has no unit.', place)], WORKSPACE)).toEqual([
    {
      sentences: ['A has no unit.', 'B has no unit.'],
      links: [{ to: '/points/1?q=constants.values', label: 'Which numbers?' }],
    },
  ]);
});

test('where nothing is asked yet, the way leads to the screen of the point', () => {
  const [one] = groupFindings([finding('Nobody asks.', { point: '1', question: 'not.asked' })], WORKSPACE);
  expect(one?.links).toEqual([{ to: '/points/1', label: 'Numbers' }]);
});
