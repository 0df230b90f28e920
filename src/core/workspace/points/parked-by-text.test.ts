import { describe, expect, test } from 'vitest';
import type { Correction, Decision, Fact, Response } from '../../facts/types.ts';
import { readSpec } from '../../spec/read.ts';
import { fillSpec } from '../../spec/write-managed-blocks.ts';
import { decidedTexts } from '../../texts/decided/decided-texts.ts';
import { ledgerText } from '../../texts/ledger.ts';
import { standingQuestions } from '../questions/standing-questions.ts';
import { openWorkspace, type QuestionView } from '../workspace.ts';

/** A specification in one line: `/` is a line break. */
const specOf = (text: string) => readSpec(text.replaceAll('/', '\n'), 'SPEC.md');
const by = { name: 'Kim', role: 'Sales' };
const at = '2026-11-20T09:30:00Z';

const said = (question: string, id = 'response-1'): Response => ({
  fact: 'response',
  id,
  question,
  by,
  at,
  reply: { says: 'value', value: 'At eight.' },
});
const decided = (question: string): Decision => ({
  fact: 'decision',
  id: 'decision-1',
  question,
  number: 1,
  by,
  at,
  result: { outcome: 'decided', value: 'At eight.' },
  restsOn: [],
  against: [],
});

/** Questions raised by one text, with what was said about them, under another text. */
function opened(before: string, after: string, more: readonly Fact[] = []) {
  const facts = [...standingQuestions(specOf(before)), ...more];
  return openWorkspace({ name: 'sheet', spec: specOf(after), facts, quarantined: [] });
}

const wordOf = (view: QuestionView | undefined) => view?.parkedBecause ?? view?.status;
/** Why the first question that a text raises is parked under another, else its status. */
const word = (before: string, after: string, more?: readonly Fact[]) =>
  wordOf(opened(before, after, more).questionsAsRaised[0]);

const EMPTY = '# Sheet/## Bells/## Hours';
const FULL = '# Sheet/## Bells/We ring the bells./## Hours';
const MARKED = '# Sheet/## Bells/We ring the bells. How often is TBD.';
const SAYS_IT = 'The specification says it now.';
const UNMARKED = 'The text no longer marks it as open.';
const GONE = 'Its section is no longer in the specification.';

describe('a question is parked', () => {
  const mark = standingQuestions(specOf(MARKED))[0]?.id ?? '';
  const cases: readonly [name: string, before: string, after: string, more: readonly Fact[], string][] = [
    ['not while its section says nothing', EMPTY, EMPTY, [], 'open'],
    ['once its section says it', EMPTY, FULL, [], SAYS_IT],
    ['once its section says it, though somebody has answered', EMPTY, FULL, [said('point.bells')], SAYS_IT],
    ['never once it is decided', EMPTY, FULL, [decided('point.bells')], 'decided'],
    [
      'once its section says that it does not apply',
      EMPTY,
      '# Sheet/## Bells/Not applicable: there are none.',
      [],
      'The specification says now that it does not apply.',
    ],
    [
      'once others stand below its section',
      EMPTY,
      '# Sheet/## Bells/### Big ones/We ring them.',
      [],
      'The sections below it say it now.',
    ],
    [
      'once only marks are left of it, which are asked by themselves',
      EMPTY,
      MARKED,
      [],
      'What its section leaves open is now asked piece by piece.',
    ],
    ['but not then, if somebody has answered', EMPTY, MARKED, [said('point.bells')], 'answered'],
    ['of a mark not while that stands there', MARKED, `${MARKED}/And more./`, [], 'open'],
    ['of a mark once that is gone', MARKED, FULL, [], SAYS_IT],
    [
      'of a mark that is gone from among others',
      MARKED,
      `${FULL}/All is TODO: find out/`.replace('## Hours/', ''),
      [],
      UNMARKED,
    ],
    ['of a mark never once it is decided', MARKED, FULL, [decided(mark)], 'decided'],
    ['once its section is gone', EMPTY, '# Sheet/## Hours', [], GONE],
    ['but not then, if somebody has answered', EMPTY, '# Sheet/## Hours', [said('point.bells')], 'answered'],
  ];
  test.each(cases)('%s', (_, before, after, more, expected) => {
    expect(word(before, after, more)).toBe(expected);
  });

  test('by a correction as well', () => {
    const correction: Correction = {
      fact: 'correction',
      id: 'correction-1',
      point: 'bells',
      section: 'Bells',
      status: 'answered',
      why: '',
      by,
      at,
    };
    expect(word(EMPTY, EMPTY, [correction])).toBe(SAYS_IT);
    expect(word(MARKED, MARKED, [correction])).toBe(SAYS_IT);
  });

  test('with its answers still to be seen, and is open again once the gap is back', () => {
    const workspace = opened(EMPTY, FULL, [said('point.bells')]);
    expect(workspace.question('point.bells')).toMatchObject({ status: 'parked', responses: [{ by }] });
    expect(workspace.point('bells')).toMatchObject({ status: 'answered', asked: 0 });
    expect(wordOf(opened(EMPTY, EMPTY, [said('point.bells')]).question('point.bells'))).toBe('answered');
  });

  test('with nothing lost, in the ledger under what is no longer there', () => {
    const workspace = opened(EMPTY, '# Sheet/## Hours', [decided('point.bells')]);
    expect(ledgerText(workspace)).toMatch(
      /## No longer in the specification\n\n- \*\*decided\*\* · \[point\.bells\].*\/questions\/point\.bells\)\n$/,
    );
  });

  test('without being taken for that of another section, which has its number now', () => {
    const workspace = opened('# Sheet/## 1. Bells/## 2. Hours', '# Sheet/## 1. Hours', [said('point.1')]);
    expect(workspace.point('1')?.questions.map(({ question }) => question.id)).toEqual(['point.2']);
    expect(workspace.question('point.1')?.question.point).toBe('Bells (1)');
  });
});

describe('what the bank asks of a section', () => {
  const before = '# Sheet/## Entities/## Bells';
  const after = '# Sheet/## Entities/We keep records of bells./## Bells';
  const statuses = (more: readonly Fact[], text = after) =>
    new Set(
      opened(before, text, more)
        .questionsAsRaised.filter(
          ({ question }) => question.origin.from === 'bank' && question.id !== 'entities.records',
        )
        .map(wordOf),
    );

  test('is parked once the text says it, and nobody has answered any of it', () => {
    expect(statuses([])).toEqual(new Set([SAYS_IT]));
    expect(statuses([], before)).toEqual(new Set(['open']));
  });
  test('stays open once any of it was answered or decided', () => {
    const unknown = { ...said('entities.records'), reply: { says: 'unknown', who: 'Lee' } } as const;
    expect(statuses([unknown])).toEqual(new Set(['open']));
    expect(statuses([{ ...decided('entities.records'), result: NOT_APPLICABLE }])).toEqual(new Set(['open']));
  });
  test('is parked where the section turns out to be about something else', () => {
    expect(statuses([], '# Sheet/## Bells')).toEqual(new Set([GONE]));
    const correction: Correction = {
      fact: 'correction',
      id: 'correction-1',
      point: 'entities',
      section: 'Entities',
      kind: 'other',
      why: '',
      by,
      at,
    };
    expect(statuses([correction], before)).toEqual(new Set(['Its section is about something else.']));
  });
  test('takes the place of the one question of its section', () => {
    const correction: Correction = {
      fact: 'correction',
      id: 'correction-1',
      point: 'bells',
      section: 'Bells',
      kind: 'entities',
      why: '',
      by,
      at,
    };
    const facts = [...standingQuestions(specOf(EMPTY)), correction];
    const first = openWorkspace({ name: '', spec: specOf(EMPTY), facts, quarantined: [] });
    const raised = standingQuestions(
      first.spec,
      first.questionsAsRaised.map(({ question }) => question),
    );
    expect(raised.map(({ id }) => id)).toContain('entities.records');
    const then = openWorkspace({
      name: '',
      spec: specOf(EMPTY),
      facts: [...facts, ...raised],
      quarantined: [],
    });
    expect(wordOf(then.question('point.bells'))).toBe('What its section leaves open is now asked piece by piece.');
    expect(wordOf(then.question('point.hours'))).toBe('open');
  });
});

const NOT_APPLICABLE = { outcome: 'not-applicable', reason: 'none are kept' } as const;

test('what was decided is written into the specification and closes nothing else by that', () => {
  const text = '# Sheet\n\n## Entities\n\n## Bells\n\nHow often is TBD. We ring.\n\n## Hours\n';
  const questions = standingQuestions(readSpec(text, 'SPEC.md'));
  const facts = [...questions, decided('point.hours'), decided('entities.meaning')];
  const before = openWorkspace({ name: '', spec: readSpec(text, 'SPEC.md'), facts, quarantined: [] });
  const filled = fillSpec(text, decidedTexts(before)).text;
  expect(filled).toContain('At eight.');
  const after = openWorkspace({ name: '', spec: readSpec(filled, 'SPEC.md'), facts, quarantined: [] });
  expect(after.questions).toBe(before.questions);
});

test('a text that leaves every question where it is leaves all views as they are; another one moves only its own', () => {
  const facts = standingQuestions(specOf('# Sheet/## 1. Bells/## 2. Hours'));
  const open = (text: string) => openWorkspace({ name: '', spec: specOf(text), facts, quarantined: [] });
  const before = open('# Sheet/## 1. Bells/## 2. Hours');
  expect(open('# Sheet//## 1. Bells//## 2. Hours').questions).toBe(before.questions);
  const after = open('# Sheet/## 1. Bells/## 2. Doors/Two./## 3. Hours');
  expect(after.question('point.1')?.question).toBe(before.question('point.1')?.question);
  expect(after.question('point.2')?.question.point).toBe('3');
});
