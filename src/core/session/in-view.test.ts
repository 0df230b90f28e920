import { expect, test } from 'vitest';
import { plainQuestion } from '#testing/core/plain-question.ts';
import {
  addressOfPoint,
  isSameAddress,
  isSameScreen,
  isShowable,
  pointIn,
  questionIn,
} from '../facts/walkthrough/address.ts';
import { readSpec } from '../parsing.ts';
import { openWorkspace } from '../workspace/workspace.ts';
import { inView, inViewWords } from './in-view.ts';

const QUESTION = plainQuestion({ id: 'what.now', ask: 'What now?' });
const WORKSPACE = openWorkspace({
  name: 'w',
  spec: readSpec('# A\n\n## 1. Beginnings\n', 'SPEC.md'),
  facts: [QUESTION],
  quarantined: [],
});

test.each([
  ['/points/1', 'Beginnings'],
  ['/points/1?q=what.now', 'Beginnings: What now?'],
  ['/questions/what.now', 'Beginnings: What now?'],
  ['/points/1?q=gone', 'Beginnings'],
  ['/', 'The map'],
  ['/questions?status=open', 'The questions'],
  ['/prototype/loans/3', 'The prototype at /loans/3'],
  ['/prototype', 'The prototype'],
  ['/points/gone', '/points/gone'],
])('at %s one looks at %s', (address, words) => {
  expect(inViewWords(inView(address, WORKSPACE))).toBe(words);
});

test('an address says which point and which question', () => {
  expect([pointIn('/points/4?q=a.b'), questionIn('/points/4?q=a.b')]).toEqual(['4', 'a.b']);
  expect([pointIn('/questions/a.b'), questionIn('/questions/a.b')]).toEqual([null, 'a.b']);
  expect(['/points/what%20for', '/points/a%2Fb', '/points', '/points/', '/points/a/b'].map(pointIn)).toEqual([
    'what for',
    'a/b',
    null,
    null,
    null,
  ]);
  expect(addressOfPoint('what for', 'a.b')).toBe('/points/what%20for?q=a.b');
});

test('addresses are compared by what they show', () => {
  expect(isSameScreen('/points/1?q=a', '/points/1')).toBe(true);
  expect(isSameAddress('/points/1?q=a', '/points/1')).toBe(false);
  expect(isSameAddress('/points/a%20b', '/points/a b')).toBe(true);
  expect(isSameScreen('/points/%', '/points/%')).toBe(true);
});

test('nobody is taken to a page for one person’s eyes', () => {
  expect(['/walk', '/walk/mine', '/join'].map(isShowable)).toEqual([false, false, false]);
  expect(['/walking', '/points/1', '/'].map(isShowable)).toEqual([true, true, true]);
});
