import { describe, expect, test } from 'vitest';
import { factFile, readFact } from '../../facts/fact-file.ts';
import { factLocation } from '../../facts/paths.ts';
import type { Question } from '../../facts/types.ts';
import type { Mark, MarkKind, Point, SpecReading, UnansweredReason } from '../../spec/types.ts';
import { standingQuestions } from './standing-questions.ts';

function point(id: string, title: string, more: Partial<Point> = {}): Point {
  const base = { line: 1, endLine: 1, depth: 2, kind: 'other', evidence: [], text: '' } as const;
  return { id, title, status: 'unanswered', unsaid: 'empty', ...base, ...more };
}
function mark(kind: MarkKind, text: string, more: Partial<Mark> = {}): Mark {
  return { line: 1, endLine: 1, kind, text, point: 'a', ...more };
}
function spec(points: readonly Point[], marks: readonly Mark[] = []): SpecReading {
  return { path: 'SPEC.md', title: 'Sheet', points, marks, blocks: [], bare: '' };
}
const asks = (...of: Parameters<typeof spec>) => standingQuestions(spec(...of)).map(({ ask }) => ask);
const ids = (questions: readonly Question[]) => questions.map(({ id }) => id);

describe('one gap is one question in its own words', () => {
  test.each<[UnansweredReason, readonly Mark[], string]>([
    ['empty', [], 'The section “Rollback plan” is empty: what should it say?'],
    ['open', [mark('tbd', 'TBD')], 'The section “Rollback plan” says only “TBD”: what should it say?'],
    [
      'open',
      [mark('tbd', 'TBD'), mark('todo', 'TODO: ask')],
      'The section “Rollback plan” says only that it is open: what should it say?',
    ],
    ['instructions', [], 'The section “Rollback plan” has only notes to its author: what should it say?'],
    [
      'template',
      [mark('open-question', 'What is the rollback plan?')],
      'The section “Rollback plan” still has only the words of its template: what should it say?',
    ],
  ])('of a section: %s', (unsaid, marks, expected) => {
    expect(asks([point('a', 'Rollback plan', { unsaid })], marks)).toEqual([expected]);
  });

  test.each<[MarkKind, string, string]>([
    ['tbd', 'TBD', 'Under “Alerts”, it still says “TBD”. What belongs there?'],
    ['todo', 'TODO(kim): **add** `x`', 'Under “Alerts”, it still says “TODO(kim): add x”. What belongs there?'],
    [
      'open-question',
      'should users be able to drop alerts, or are existing silences enough? (owner: @kim)',
      'Should users be able to drop alerts, or are existing silences enough?',
    ],
    ['needs-clarification', '[NEEDS CLARIFICATION: how do they sign in?]', 'How do they sign in?'],
    [
      'needs-clarification',
      '[NEEDS CLARIFICATION: sign-in is not said]',
      'Under “Alerts”, this needs clarifying: “sign-in is not said”. What is meant?',
    ],
    [
      'unresolved-block',
      'whether silences are kept',
      'Under “Alerts”, this is unresolved: “whether silences are kept”. What is the answer?',
    ],
    ['unresolved-block', 'are silences kept?', 'Are silences kept?'],
    [
      'open-question',
      'Confirm where the file lies.',
      'Under “Alerts”, this is open: “Confirm where the file lies”. What is the answer?',
    ],
    ['empty-cell', 'Refunds', 'In a table under “Alerts”, nothing is said for “Refunds”. What belongs there?'],
  ])('of a mark: %s %s', (kind, text, expected) => {
    const partial = point('a', 'Alerts', { status: 'partial' });
    const [asked, ...more] = standingQuestions(spec([partial], [mark(kind, text)]));
    expect([asked?.ask, more]).toEqual([expected, []]);
    expect(asked?.why + (asked?.ask ?? '')).toContain(kind === 'tbd' ? 'rest of the section' : 'lerts');
  });

  test('what begins with “If so” waits for what stands before it', () => {
    const marks = ['Should we keep it?', 'If so, for how long?', 'Who pays?'].map((text) =>
      mark('open-question', text),
    );
    const [keep, long, pays] = standingQuestions(spec([point('a', 'Alerts', { status: 'partial' })], marks));
    expect([keep?.needs, long?.needs, pays?.needs]).toEqual([[], [keep?.id], []]);
  });

  const cell = (row: string, ...columns: readonly string[]) => ({ cell: { ...(row && { row }), columns } });
  test.each<[string, readonly Mark[], string]>([
    [
      'a word in a cell',
      [mark('tbd', 'TBD', cell('Max upload', 'Value'))],
      'the row “Max upload” still says “TBD” for “Value”',
    ],
    [
      'a row with a name alone',
      [mark('empty-cell', 'Refunds', cell('Refunds', 'Fee', 'Limit'))],
      'the row “Refunds” says nothing for “Fee” and “Limit”',
    ],
    ['one without headers', [mark('empty-cell', 'Refunds', cell('Refunds'))], 'the row “Refunds” says nothing'],
    [
      'several rows, one column',
      [mark('tbd', 'TBD', cell('Upload', 'Value')), mark('tbd', 'TBD', cell('Timeout', 'Value'))],
      'the rows “Upload” and “Timeout” still say “TBD” for “Value”',
    ],
    [
      'one row, several columns',
      [mark('tbd', 'TBD', cell('Upload', 'Value')), mark('tbd', 'TBD', cell('Upload', 'Owner'))],
      'the row “Upload” still says “TBD” for “Value” and “Owner”',
    ],
    [
      'rows that differ in what is open',
      [mark('tbd', 'TBD', cell('Upload', 'Value')), mark('tbd', 'TBD', cell('Timeout', 'Owner'))],
      'the rows “Upload” and “Timeout” still say “TBD”',
    ],
    ['a row without a name', [mark('tbd', 'TBD', cell('', 'Name'))], 'a row still says “TBD” for “Name”'],
    [
      'rows without a name',
      [mark('tbd', 'TBD', cell('', 'Name')), mark('tbd', 'TBD', { line: 2, ...cell('', 'Name') })],
      '2 rows still say “TBD” for “Name”',
    ],
    [
      'a table without rows',
      [mark('empty-cell', 'Limit | Value', cell('', 'Limit', 'Value'))],
      'the table of “Limit” and “Value” has no rows',
    ],
    [
      'a cell and a line outside of the table',
      [mark('tbd', 'TBD', cell('Upload', 'Value')), mark('tbd', 'TBD')],
      'it still says “TBD”',
    ],
  ])('of a mark in a table: %s', (_, marks, expected) => {
    const partial = point('a', 'Alerts', { status: 'partial' });
    expect(asks([partial], marks)).toEqual([`Under “Alerts”, ${expected}. What belongs there?`]);
  });

  test('of a question in a cell: the question', () => {
    const marks = [mark('needs-clarification', '[NEEDS CLARIFICATION: per user?]', cell('Upload', 'Value'))];
    expect(asks([point('a', 'Alerts', { status: 'partial' })], marks)).toEqual(['Per user?']);
  });

  test('of a section whose title asks: its title', () => {
    const title = 'Can the feature be disabled once it has been enabled, and if so, what becomes of what it wrote?';
    expect(standingQuestions(spec([point('a', title)]))[0]).toMatchObject({
      ask: title,
      why: 'It is the title of a section that is empty.',
    });
  });

  test('of one of several sections with the same title: which one', () => {
    const points = [
      point('a', 'Shop', { status: 'answered', depth: 2 }),
      point('b', 'Risks', { depth: 3 }),
      point('c', 'Office', { status: 'answered', depth: 2 }),
      point('d', 'Risks', { depth: 3 }),
    ];
    expect(asks(points)).toEqual([
      'The section “Risks” below “Shop” is empty: what should it say?',
      'The section “Risks” below “Office” is empty: what should it say?',
    ]);
  });

  test('whoever a mark names could know, and the day stands in the reason', () => {
    const marks = [mark('todo', 'TODO(kim): ask', { owner: 'kim', due: '2026-12-01' })];
    expect(standingQuestions(spec([point('a', 'Alerts', { status: 'partial' })], marks))[0]).toMatchObject({
      who: ['kim'],
      why: expect.stringContaining('It is due by 2026-12-01.'),
    });
  });

  test('a section that says only which questions are open is asked by each of them', () => {
    const marks = [mark('open-question', 'Who rings?'), mark('open-question', 'When?'), mark('tbd', 'TBD')];
    expect(asks([point('a', 'Open questions', { unsaid: 'open' })], marks)).toEqual(['Who rings?', 'When?']);
  });

  test('a section that says only a part, and marks no place, is asked for the rest', () => {
    expect(asks([point('a', 'Bells', { status: 'partial' })])).toEqual([
      'The section “Bells” is incomplete: what is missing?',
    ]);
  });

  test('the same words in two sections are two questions, twice in one they are one', () => {
    const points = [point('a', 'A', { status: 'partial' }), point('b', 'B', { status: 'partial' })];
    const marks = [mark('tbd', 'TBD'), mark('tbd', 'TBD', { line: 9 }), mark('tbd', 'TBD', { point: 'b' })];
    expect(ids(standingQuestions(spec(points, marks)))).toEqual([
      expect.stringMatching(/^mark\.a\./),
      expect.stringMatching(/^mark\.b\./),
    ]);
  });
});

test('whatever a title or a mark says, its file is read back', () => {
  const titles = [
    '“Quoted” & "more": #1',
    '**Bold** `code`',
    '🔔 bells',
    'null',
    '3.10',
    'x '.repeat(900),
    `a${'🔔'.repeat(900)}`,
    '- a',
  ];
  const points = titles.map((title, at) => point(`p${at}`, title, { status: 'partial' }));
  const marks = titles.map((text, at) => mark('open-question', `${text}\n${text}?`, { point: `p${at}` }));
  for (const question of standingQuestions(spec(points, marks))) {
    const { path, text } = factFile(question);
    const place = factLocation(path);
    expect(place && readFact(path, place, text, question.shape)).toEqual({ fact: question });
  }
});

describe('beside the questions that are there', () => {
  const [a, b] = [point('1', 'Hours'), point('2', 'Bells')];
  const first = standingQuestions(spec([a, b]));

  test('nothing is asked twice: not where sections moved, not where one was renamed', () => {
    expect(first.map(({ id, section }) => [id, section])).toEqual([
      ['point.1', 'Hours'],
      ['point.2', 'Bells'],
    ]);
    expect(standingQuestions(spec([a, b]), first)).toEqual([]);
    expect(standingQuestions(spec([point('1', 'Bells'), point('2', 'Hours')]), first)).toEqual([]);
    expect(standingQuestions(spec([point('1', 'Opening times'), b]), first)).toEqual([]);
  });

  test('a new gap that stands where another was has an id of its own, the same on every branch', () => {
    const now = spec([point('1', 'Doors'), point('2', 'Hours'), point('3', 'Bells')]);
    const raised = standingQuestions(now, first);
    expect(ids(raised)).toEqual([expect.stringMatching(/^point\.1\.[0-9a-f]{8}$/)]);
    expect(standingQuestions(now, first.toReversed())).toEqual(raised);
    expect(standingQuestions(now, [...first, ...raised])).toEqual([]);
  });

  test('what is left of a section is asked by the mark that asked already', () => {
    const said = spec([point('a', 'Bells', { status: 'partial' })], [mark('tbd', 'TBD')]);
    const asked = standingQuestions(said);
    const left = spec([point('a', 'Bells', { unsaid: 'open' })], [mark('tbd', 'TBD')]);
    expect(standingQuestions(left, asked)).toEqual([]);
  });

  test('the bank asks once for each kind: another section of the kind is one question', () => {
    const one = point('1', 'Entities', { kind: 'entities' });
    const bank = standingQuestions(spec([one]));
    const other = point('2', 'Data', { kind: 'entities' });
    const full = { ...one, status: 'answered' } as const;
    expect(ids(standingQuestions(spec([one, other]), bank))).toEqual(['point.2']);
    expect(ids(standingQuestions(spec([full, other]), bank))).toEqual(['point.2']);
    expect(ids(standingQuestions(spec([one]), bank.slice(1)))).toEqual([bank[0]?.id]);
  });
});
