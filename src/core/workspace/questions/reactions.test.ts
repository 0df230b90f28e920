import { expect, test } from 'vitest';
import { plainQuestion } from '#testing/core/plain-question.ts';
import type { ConsentLevel, Decision, Reaction, Response } from '../../facts/types.ts';
import { questionStateOf } from './question-state.ts';
import { staleness } from './staleness.ts';

const QUESTION = plainQuestion({
  id: 'naming',
  point: '2',
  origin: { from: 'bank' },
  ask: 'How is an invoice named?',
  minutes: 3,
  reversal: 2,
});
const DANA = { name: 'Dana', role: 'Finance' };
const OLA = { name: 'Ola', role: 'Desk' };

const answer = (id: string, by: typeof DANA, value: string, second: number): Response => ({
  fact: 'response',
  id,
  question: 'naming',
  by,
  at: `2026-11-20T09:00:${String(second).padStart(2, '0')}Z`,
  reply: { says: 'value', value },
});
const stance = (stand: ConsentLevel, by: typeof DANA, second: number, on = 'r1'): Reaction => ({
  fact: 'stance',
  id: `s${second}`,
  question: 'naming',
  on,
  by,
  at: `2026-11-20T09:01:${String(second).padStart(2, '0')}Z`,
  stand,
  reason: 'because',
});
const DECISION: Decision = {
  fact: 'decision',
  id: 'd1',
  question: 'naming',
  number: 1,
  by: DANA,
  at: '2026-11-20T09:02:00Z',
  result: { outcome: 'decided', value: 'By year' },
  restsOn: ['r1'],
  against: [],
};
const said = [answer('r1', DANA, 'By year', 1)];

test.each<[ConsentLevel, string]>([
  ['agree', 'answered'],
  ['reservation', 'answered'],
  ['disagree', 'contested'],
  ['block', 'contested'],
])('whoever says “%s” to the only answer leaves the question %s', (stand, status) => {
  expect(questionStateOf({ ...QUESTION }, said, [], [stance(stand, OLA, 1)]).status).toBe(status);
});

test('of one person on one answer the newest counts', () => {
  const life = questionStateOf({ ...QUESTION }, said, [], [stance('agree', OLA, 2), stance('block', OLA, 1)]);
  expect(life.reactions.map(({ stand }) => stand)).toEqual(['agree']);
  expect(life.status).toBe('answered');
});

test('a stance on an answer that was taken back counts no more', () => {
  const changed: Response = { ...answer('r2', DANA, 'By number', 5), supersedes: 'r1' };
  expect(questionStateOf({ ...QUESTION }, [...said, changed], [], [stance('block', OLA, 1)]).reactions).toEqual([]);
});

test('an answer that comes in after the decision and says otherwise makes it stale, with who said what', () => {
  const life = questionStateOf({ ...QUESTION }, [...said, answer('r2', OLA, 'By number', 9)], [DECISION]);
  expect(life.late.map(({ id }) => id)).toEqual(['r2']);
  expect(staleness(life, { question: () => undefined })).toMatchObject({
    because: 'Ola has answered differently since the decision.',
    before: ['Dana: By year'],
    now: ['Ola: By number'],
    gone: false,
  });
});

test('dissent that was known when it was decided leaves the decision as it is', () => {
  const known = { ...DECISION, against: ['r2'] };
  const life = questionStateOf({ ...QUESTION }, [...said, answer('r2', OLA, 'By number', 9)], [known]);
  expect(life.late).toEqual([]);
  expect(staleness(life, { question: () => undefined })).toBeNull();
});
