import { describe, expect, test } from 'vitest';
import { plainQuestion } from '#testing/core/plain-question.ts';
import type { Decision, Reply, Response } from '../../facts/types.ts';
import { questionStateOf } from './question-state.ts';

const QUESTION = plainQuestion();

/** One case a line: responses "who: words" (later ones of a person replace the earlier), then decisions. */
function life(said: readonly string[], decided: readonly Partial<Decision>[] = []) {
  const last = new Map<string, string>();
  const responses = said.map((line, at): Response => {
    const [name = '', words = ''] = line.split(': ');
    const id = `r${at + 1}`;
    const earlier = last.get(name);
    last.set(name, id);
    const response = {
      fact: 'response',
      id,
      question: 'q',
      by: { name, role: '' },
      at: `2026-01-01T00:00:0${at}Z`,
      reply: replyOf(words),
    } as const;
    return earlier ? { ...response, supersedes: earlier } : response;
  });
  const decisions = decided.map(
    (decision, at): Decision => ({
      fact: 'decision',
      id: `d${at}`,
      question: 'q',
      number: at + 1,
      by: { name: 'Kim', role: '' },
      at: '2026-01-02T00:00:00Z',
      result: { outcome: 'decided', value: 'red' },
      restsOn: [],
      against: [],
      ...decision,
    }),
  );
  return questionStateOf(QUESTION, responses, decisions);
}

function replyOf(words: string): Reply {
  if (words === '?') return { says: 'unknown', who: '' };
  if (words === 'later') return { says: 'later', owner: 'Lee', until: '' };
  if (words === 'n/a') return { says: 'not-applicable', why: 'so' };
  return { says: 'value', value: words };
}

const WITHDRAWN = { result: { outcome: 'withdrawn', reason: '' } } as const;

describe('status of a question', () => {
  const cases: readonly [said: string[], decided: Partial<Decision>[], status: string][] = [
    [[], [], 'open'],
    [['Ann: ?'], [], 'open'],
    [['Ann: later'], [], 'open'],
    [['Ann: red'], [], 'answered'],
    [['Ann: n/a'], [], 'answered'],
    [['Ann: red', 'Bob: red '], [], 'answered'],
    [['Ann: red', 'Bob: ?'], [], 'answered'],
    [['Ann: red', 'Bob: blue'], [], 'contested'],
    [['Ann: red', 'Bob: n/a'], [], 'contested'],
    [['Ann: red', 'Bob: blue', 'Bob: red'], [], 'answered'],
    [['Ann: red'], [{}], 'decided'],
    [['Ann: red'], [{ restsOn: ['r1'] }], 'decided'],
    [['Ann: red', 'Ann: blue'], [{ restsOn: ['r1'] }], 'stale'],
    [['Ann: red', 'Ann: blue'], [{ restsOn: ['r1'] }, { restsOn: ['r2'] }], 'decided'],
    [['Ann: red'], [{}, WITHDRAWN], 'answered'],
    [[], [{}, WITHDRAWN], 'open'],
    [[], [{}, WITHDRAWN, { result: { outcome: 'deferred', owner: 'Lee', until: '2027-01-01' } }], 'deferred'],
    [[], [{ result: { outcome: 'assumed', value: 'red', revisit: '2027-01-01' } }], 'assumed'],
    [[], [{ result: { outcome: 'not-applicable', reason: 'so' } }], 'not-applicable'],
  ];
  test.each(cases)('%j, decided %j: %s', (said, decided, status) => {
    expect(life(said, decided).status).toBe(status);
  });
});

test('the newest number is in force, in whatever order the files were read', () => {
  const { decisions, decision } = life([], [{ number: 2 }, { number: 1 }]);
  expect(decisions.map(({ number }) => number)).toEqual([1, 2]);
  expect(decision?.number).toBe(2);
});

test('whoever says otherwise than the decision is named as dissent, those who do not know are not', () => {
  const { dissent } = life(['Ann: red', 'Bob: blue', 'Cem: ?', 'Dee: n/a'], [{}]);
  expect(dissent.map(({ by }) => by.name)).toEqual(['Bob', 'Dee']);
});

test('a changed mind stays readable', () => {
  const { responses, replaced } = life(['Ann: red', 'Ann: blue']);
  expect(responses.map(({ id }) => id)).toEqual(['r2']);
  expect(replaced.map(({ id }) => id)).toEqual(['r1']);
});
