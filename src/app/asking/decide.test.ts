import { describe, expect, test } from 'vitest';
import {
  groundsOf,
  type Outcome,
  openWorkspace,
  type Question,
  type QuestionView,
  type Reply,
  type Response,
} from '#core/index.ts';
import { readSpec } from '#core/parsing.ts';
import { type DecideDraft, nextNumber, outcomeOf, sidesOf } from './decide.ts';

const QUESTION: Question = {
  fact: 'question',
  id: 'q',
  point: '1',
  kind: 'other',
  slot: null,
  origin: { from: 'point' },
  ask: 'What?',
  why: '',
  shape: { shape: 'text' },
  who: [],
  needs: [],
  blocks: [],
  minutes: 1,
  reversal: 1,
};
const BLANK: DecideDraft = {
  outcome: 'decided',
  take: null,
  revisit: '',
  owner: '',
  until: '',
  reason: '',
  renamed: {},
};

/** A question to which people said "name: words"; "n/a" is *doesn't apply*, "?" is *don't know*. */
function asked(...said: readonly string[]): QuestionView {
  const responses = said.map((line, at): Response => {
    const [name = '', words = ''] = line.split(': ');
    const reply: Reply =
      words === '?'
        ? { says: 'unknown', who: '' }
        : words === 'n/a'
          ? { says: 'not-applicable', why: 'so' }
          : { says: 'value', value: words };
    return {
      fact: 'response',
      id: `r${at + 1}`,
      question: 'q',
      by: { name, role: '' },
      at: `2026-01-01T00:00:0${at}Z`,
      reply,
    };
  });
  const spec = readSpec('# A\n\n## 1. B\n', 'SPEC.md');
  const view = openWorkspace({ name: '', spec, facts: [QUESTION, ...responses], quarantined: [] }).question(
    'q',
  );
  if (!view) throw new Error('the question is gone');
  return view;
}

test('answers that say the same are one side, the most shared first', () => {
  const sides = sidesOf(asked('Ann: red', 'Bob: blue', 'Cem: blue', 'Dee: ?'));
  expect(sides.map(({ value, responses }) => [value, responses.map(({ by }) => by.name)])).toEqual([
    ['blue', ['Bob', 'Cem']],
    ['red', ['Ann']],
  ]);
});

test('the only side is taken by itself; where sides clash nothing is chosen for anybody', () => {
  expect(outcomeOf(BLANK, asked('Ann: red', 'Bob: red'))).toEqual({ outcome: 'decided', value: 'red' });
  expect(outcomeOf(BLANK, asked('Ann: red', 'Bob: blue'))).toBe('Choose an answer or type one.');
  expect(outcomeOf({ ...BLANK, take: '', value: 'green' }, asked('Ann: red'))).toEqual({
    outcome: 'decided',
    value: 'green',
  });
});

describe('what a draft decides', () => {
  const view = asked('Ann: red', 'Bob: blue');
  const cases: readonly [change: Partial<DecideDraft>, result: unknown][] = [
    [{ take: 'r2' }, { outcome: 'decided', value: 'blue' }],
    [{ value: 'green' }, { outcome: 'decided', value: 'green' }],
    [{}, 'Choose an answer or type one.'],
    [{ outcome: 'assumed', take: 'r1' }, 'Say when to look at it again.'],
    [
      { outcome: 'assumed', take: 'r1', revisit: '2027-01-01' },
      { outcome: 'assumed', value: 'red', revisit: '2027-01-01' },
    ],
    [{ outcome: 'deferred' }, 'Say who will answer it.'],
    [{ outcome: 'deferred', owner: 'Lee' }, 'Say by when it will be answered.'],
    [{ outcome: 'not-applicable' }, 'Say in a few words why it does not apply.'],
  ];
  test.each(cases)('%j: %j', (change, result) => {
    expect(outcomeOf({ ...BLANK, ...change }, view)).toEqual(result);
  });
});

const grounds = (result: Outcome, { question, responses }: QuestionView) => {
  const { restsOn, against } = groundsOf(question, responses, result);
  return { restsOn: restsOn.map(({ id }) => id), against: against.map(({ id }) => id) };
};

test('a decision rests on those who said so, and names those who said otherwise', () => {
  const view = asked('Ann: red', 'Bob: blue', 'Cem: n/a', 'Dee: ?');
  expect(grounds({ outcome: 'decided', value: 'red' }, view)).toEqual({
    restsOn: ['r1'],
    against: ['r2', 'r3'],
  });
  expect(grounds({ outcome: 'not-applicable', reason: 'so' }, view)).toEqual({
    restsOn: ['r3'],
    against: ['r1', 'r2'],
  });
  expect(grounds({ outcome: 'deferred', owner: 'Lee', until: '2027-01-01' }, view)).toEqual({
    restsOn: [],
    against: [],
  });
  expect(nextNumber(view)).toBe(1);
});
