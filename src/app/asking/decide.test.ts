import { describe, expect, test } from 'vitest';
import {
  type Decision,
  groundsOf,
  type Outcome,
  openWorkspace,
  type QuestionView,
  type Reply,
  type Response,
} from '#core/index.ts';
import { readSpec } from '#core/parsing.ts';
import { plainQuestion } from '#testing/core/plain-question.ts';
import { walked } from '#testing/core/walked.ts';
import { answerOptions, type DecideDraft, droppedNames, initialDraft, nextNumber, outcomeOf } from './decide.ts';

const QUESTION = plainQuestion();
/** The outcome of the initial draft with these fields changed. */
function decides(view: QuestionView, touched: Partial<DecideDraft> = {}): Outcome | string {
  return outcomeOf({ ...initialDraft(view), ...touched }, view);
}

/** A question with answers "name: words"; "n/a" is *doesn’t apply*, "?" is *don’t know*. */
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
  const view = openWorkspace({ name: '', spec, facts: [QUESTION, ...responses], quarantined: [] }).question('q');
  if (!view) throw new Error('the question is gone');
  return view;
}

/** The same question, decided on these responses. */
function decidedOn(view: QuestionView, value: string, ...restsOn: readonly string[]): QuestionView {
  const by = { name: 'Kim', role: '' };
  const decision: Decision = {
    fact: 'decision',
    id: 'd1',
    question: 'q',
    number: 1,
    by,
    at: '2026-01-02T00:00:00Z',
    result: { outcome: 'decided', value },
    restsOn,
    against: [],
  };
  return { ...view, decision, decisions: [decision] };
}

test('answers that say the same are one side, the most shared first', () => {
  const sides = answerOptions(asked('Ann: red', 'Bob: blue', 'Cem: blue', 'Dee: ?'));
  expect(sides.map(({ value, responses }) => [value, responses.map(({ by }) => by.name)])).toEqual([
    ['blue', ['Bob', 'Cem']],
    ['red', ['Ann']],
  ]);
});

test('the only side is taken by itself; where sides clash nothing is chosen for anybody', () => {
  expect(decides(asked('Ann: red', 'Bob: red'))).toEqual({ outcome: 'decided', value: 'red' });
  expect(decides(asked('Ann: red', 'Bob: blue'))).toBe('Choose an answer or type one.');
  expect(decides(asked('Ann: red'), { take: '', value: 'green' })).toEqual({
    outcome: 'decided',
    value: 'green',
  });
});

describe('what a draft starts as', () => {
  const said = asked('Ann: red', 'Bob: blue');
  const cases: readonly [what: string, view: QuestionView, result: unknown][] = [
    ['a value that some gave and others did not', asked('Ann: red', 'Bob: n/a'), 'Choose an answer or type one.'],
    ['one side counts so far', decidedOn(said, 'blue', 'r2'), { outcome: 'decided', value: 'blue' }],
    ['other words count so far', decidedOn(said, 'green'), { outcome: 'decided', value: 'green' }],
    [
      'whose word counted has said otherwise',
      decidedOn(asked('Ann: red'), 'blue', 'r9'),
      { outcome: 'decided', value: 'red' },
    ],
  ];
  test.each(cases)('%s', (_, view, result) => {
    expect(decides(view)).toEqual(result);
  });

  test('words of one’s own take the place of those that count so far', () => {
    expect(decides(decidedOn(said, 'green'), { take: '', value: 'grass' })).toEqual({
      outcome: 'decided',
      value: 'grass',
    });
  });
});

test('a unit typed behind the amount counts, even where nobody has left the line', () => {
  const view = asked();
  const shape = { shape: 'number', units: ['minutes', 'days'] } as const;
  const value = { amount: '5 days', unit: '' };
  expect(decides({ ...view, question: { ...view.question, shape } }, { take: '', value })).toEqual({
    outcome: 'decided',
    value: { amount: '5', unit: 'days' },
  });
});

describe('what a draft decides', () => {
  const view = asked('Ann: red', 'Bob: blue');
  const cases: readonly [change: Partial<DecideDraft>, result: unknown][] = [
    [{ take: 'r2' }, { outcome: 'decided', value: 'blue' }],
    [
      { take: '', value: 'green' },
      { outcome: 'decided', value: 'green' },
    ],
    [{}, 'Choose an answer or type one.'],
    [{ value: 'green' }, 'Choose an answer or type one.'],
    [{ take: 'r9', value: 'green' }, 'Choose an answer or type one.'],
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
    expect(decides(view, change)).toEqual(result);
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

const before = [['Aanimal'], ['Owner'], ['Level 1']];
const likely = (...names: readonly string[]) => {
  const { workspace } = walked(['entities.records', before]);
  const view = workspace.question('entities.records');
  if (!view) throw new Error('Nothing asks what records are kept.');
  return droppedNames(
    view,
    names.map((name) => [name]),
  ).map((dropped) => `${dropped.from}: ${dropped.likely}`);
};

test('a name with a letter mended is the same thing wherever it stands; a number is no slip', () => {
  expect(likely('Customer', 'Owner', 'Level 1', 'Animal')).toEqual(['Aanimal: Animal']);
  expect(likely('Aanimal', 'Level 2', 'Owner')).toEqual(['Level 1: ']);
  expect(likely('Pet', 'Owner', 'Level 1')).toEqual(['Aanimal: Pet']);
});
