import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ShapeSpec } from '../shapes/types.ts';
import { factFile, readFact } from './fact-file.ts';
import { factLocation } from './paths.ts';
import type { Decision, Fact, Question, Response } from './types.ts';

const LIST: ShapeSpec = { shape: 'list' };
const QUESTION: Question = {
  fact: 'question',
  id: 'entities.records',
  point: '3',
  section: 'Entities: their “fields”',
  kind: 'entities',
  slot: 'entities/records',
  origin: { from: 'bank' },
  ask: 'What do you keep records of?',
  why: 'Everything else hangs on these nouns.',
  shape: {
    shape: 'table',
    columns: [
      { id: 'thing', label: 'Thing' },
      { id: 'kind', label: 'Kind', options: ['a', 'b'] },
    ],
  },
  who: ['domain expert'],
  needs: ['purpose.groups'],
  blocks: ['states'],
  minutes: 5,
  reversal: 3,
};
const AT = '2026-11-20T09:30:00Z';
const DANA = { name: 'Dana', role: 'Finance' };

function read(path: string, text: string, shape: ShapeSpec = LIST) {
  const place = factLocation(path);
  if (!place) throw new Error(`${path} is the place of no fact`);
  return readFact(path, place, text, shape);
}

const reread = (file: { path: string; text: string }, shape?: ShapeSpec): Fact | string => {
  const result = read(file.path, file.text, shape);
  return 'fact' in result ? result.fact : result.quarantined.reason;
};

describe('what is written is read back', () => {
  test('a question, in a file a person can read', () => {
    const file = factFile(QUESTION);
    expect(file.path).toBe('questions/entities.records/question.md');
    expect(file.text).toBe(`---
point: "3"
section: "Entities: their “fields”"
kind: entities
slot: entities/records
origin: bank
shape: table
columns:
  - { id: thing, label: Thing }
  - { id: kind, label: Kind, options: [ a, b ] }
who: [ domain expert ]
needs: [ purpose.groups ]
blocks: [ states ]
minutes: 5
reversal: 3
---

What do you keep records of?

Everything else hangs on these nouns.
`);
    expect(reread(file)).toEqual(QUESTION);
  });

  test('a reason with blank lines in it', () => {
    const question = { ...QUESTION, why: 'One.\n\n\nTwo.\n\nThree.' };
    expect(reread(factFile(question))).toEqual(question);
  });

  test('a question that an answer raised, with what was said', () => {
    const raised: Question = {
      ...QUESTION,
      id: 'states.loan.list.overdue.longest-stay',
      slot: 'states/loan/list/overdue/longest-stay',
      origin: {
        from: 'answer',
        because: 'states.loan.list',
        item: { id: 'overdue', label: 'Overdue: “late”' },
        thing: { id: 'loan', label: 'Loan' },
        said: 'first',
        or: ['on the way'],
        words: 'that “…” comes first',
        like: 'states.list',
      },
    };
    const file = factFile(raised);
    expect(file.text).toContain(`origin: answer
because: states.loan.list
item: overdue
item-label: "Overdue: “late”"
thing: loan
thing-label: Loan
said: first
or: [ on the way ]
words: that “…” comes first
like: states.list
`);
    expect(reread(file)).toEqual(raised);
  });

  test('a decision that renames, and what its makers knew', () => {
    const decision: Decision = {
      fact: 'decision',
      id: '',
      question: 'q',
      number: 2,
      by: DANA,
      at: AT,
      result: { outcome: 'decided', value: ['Contract'] },
      restsOn: [],
      against: [],
      renamed: [{ from: 'Loan', to: 'Contract' }],
      knew: 'entities.records/2',
    };
    const file = factFile(decision, LIST);
    expect(file.text).toContain(`renamed:
  - { from: Loan, to: Contract }
knew: entities.records/2
`);
    expect(reread(file)).toEqual(decision);
  });

  const text = fc
    .string({ unit: 'grapheme', maxLength: 60 })
    .map((said) => said.replace(/[\r\n\u2028\u2029\u0085]/g, ' ').trim());
  const words = text.filter((said) => said !== '');

  test('any response by anybody', () => {
    const reply = fc.oneof(
      fc
        .array(words, { minLength: 1, maxLength: 5 })
        .map((value) => ({ says: 'value' as const, value: value.map((item) => item.replace(/\s+/g, ' ')) })),
      text.map((who) => ({ says: 'unknown' as const, who })),
      text.map((owner) => ({ says: 'later' as const, owner, until: '2026-12-01' })),
    );
    fc.assert(
      fc.property(words, text, reply, (name, role, said) => {
        const response: Response = {
          fact: 'response',
          id: 'a1b2c3d4',
          question: 'q',
          by: { name, role },
          at: AT,
          reply: said,
        };
        expect(reread(factFile(response, LIST), LIST)).toEqual(response);
      }),
    );
  });

  const outcomes: readonly Decision['result'][] = [
    { outcome: 'decided', value: ['Bookings', 'Patients'] },
    { outcome: 'assumed', value: ['Bookings'], revisit: '2027-01-31' },
    { outcome: 'deferred', owner: 'Lee: IT', until: '2027-01-31' },
    { outcome: 'not-applicable', reason: 'There are none.' },
    { outcome: 'withdrawn', reason: '' },
  ];
  test.each(outcomes)('a decision: $outcome', (result) => {
    const decision: Decision = {
      fact: 'decision',
      id: 'c0ffee00',
      question: 'q',
      number: 12,
      by: DANA,
      at: AT,
      result,
      restsOn: ['a1b2c3d4'],
      against: [],
    };
    const file = factFile(decision, LIST);
    expect(file.path).toBe('questions/q/decisions/0012.md');
    expect(reread(file, LIST)).toEqual(decision);
  });
});

describe('files written by hand', () => {
  test('a question needs no more than its point and its sentence', () => {
    expect(reread({ path: 'questions/why/question.md', text: '---\npoint: 3\n---\nWhy?\n' })).toContain(
      '“point” must be text',
    );
    expect(
      reread({ path: 'questions/why/question.md', text: '---\r\npoint: "3"\r\n---\r\nWhy\r\nso?\r\n' }),
    ).toMatchObject({
      ask: 'Why so?',
      shape: { shape: 'text' },
      origin: { from: 'hand', by: { name: '', role: '' } },
    });
  });

  test('a response needs no more than who and when', () => {
    const text = '---\nby: Dana\nat: 2026-11-20T09:30:00Z\n---\nBookings\n* Patients\n';
    expect(reread({ path: 'questions/q/responses/by-hand-1.md', text })).toMatchObject({
      reply: { says: 'value', value: ['Bookings', 'Patients'] },
    });
  });

  test('an answer may quote a lone conflict marker', () => {
    const text = '---\nby: Dana\nat: 2026-11-20T09:30:00Z\n---\n<<<<<<< is what it said\n';
    expect(reread({ path: 'questions/q/responses/by-hand-1.md', text })).toMatchObject({
      reply: { value: ['<<<<<<< is what it said'] },
    });
  });

  test('a question that an answer raised needs no more than that answer; an item is called by its id', () => {
    const text = '---\npoint: "3"\norigin: answer\nbecause: entities.records\nitem: loan\n---\nWhat is on it?\n';
    expect(reread({ path: 'questions/why/question.md', text })).toMatchObject({
      origin: { from: 'answer', because: 'entities.records', item: { id: 'loan', label: 'loan' } },
    });
    expect(reread({ path: 'questions/why/question.md', text: text.replace(/because.*\n/, '') })).toMatch(
      /^“because” is missing/,
    );
  });

  test('a decision needs no more than who, when and what', () => {
    const text = '---\nby: Kim\nat: 2026-11-20T09:30:00Z\n---\nBookings\n';
    expect(reread({ path: 'questions/q/decisions/0001.md', text })).toMatchObject({
      id: '',
      result: { outcome: 'decided', value: ['Bookings'] },
    });
  });

  test('time is text to YAML’s core schema, so an unquoted one is read as written', () => {
    const text = '---\nby: Dana\nat: 2026-11-20T09:30:00Z\nsays: unknown\nwho: yes\n---\n';
    expect(reread({ path: 'questions/q/responses/by-hand-1.md', text })).toMatchObject({
      at: AT,
      reply: { who: 'yes' },
    });
  });
});

describe('what cannot be read is quarantined with its line and a sentence', () => {
  const broken: readonly [why: string, text: string, line: number, reason: RegExp][] = [
    ['no front matter', 'Bookings\n', 1, /first line must be/],
    ['unclosed front matter', '---\nby: Dana\n', 1, /not closed/],
    ['bad YAML', '---\nby: Dana\nat: [\n---\nx\n', 3, /Not valid YAML/],
    ['a key twice', '---\nby: Dana\nby: Lee\n---\nx\n', 3, /Not valid YAML/],
    ['an unknown key', `---\nby: Dana\nat: ${AT}\ndecison: x\n---\nx\n`, 4, /“decison” is not known/],
    ['a missing key', `---\nat: ${AT}\n---\nx\n`, 2, /“by” is missing/],
    ['a merge conflict', `---\nby: Dana\n<<<<<<< HEAD\nat: ${AT}\n---\nx\n`, 3, /Conflict markers/],
    ['an alias', `---\nby: &a Dana\nrole: *a\nat: ${AT}\n---\nx\n`, 2, /aliases/],
    ['an unknown kind of reply', `---\nsays: maybe\nby: Dana\nat: ${AT}\n---\nx\n`, 2, /“says” must be one of/],
    ['an empty answer where the shape wants one', `---\nby: Dana\nat: yesterday\n---\nx\n`, 3, /“at” must be a time/],
  ];
  test.each(broken)('%s', (_why, text, line, reason) => {
    const result = read('questions/q/responses/a1b2c3d4.md', text);
    expect(result).toMatchObject({ quarantined: { line, reason: expect.stringMatching(reason) } });
  });

  test('an answer that is not of the question’s shape', () => {
    const text = `---\nby: Dana\nat: ${AT}\n---\n\nlots\n`;
    const result = read('questions/q/responses/a1b2c3d4.md', text, { shape: 'number', units: ['days'] });
    expect(result).toMatchObject({ quarantined: { line: 6 } });
  });

  test('a response without its question', () => {
    const place = factLocation('questions/q/responses/a1b2c3d4.md');
    expect(place && readFact('x', place, `---\nby: Dana\nat: ${AT}\n---\nx`, undefined)).toMatchObject({
      quarantined: { reason: expect.stringContaining('“q”') },
    });
  });

  test('no text makes the reader throw', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(read('questions/q/responses/a1b2c3d4.md', `---\n${text}`)).toBeDefined();
      }),
    );
  });
});

describe('paths', () => {
  const none = [
    'SPEC.md',
    'questions/../SPEC.md',
    'questions/q/question.md/x',
    'questions/UPPER/question.md',
    'questions/q..r/question.md',
    'questions/con/question.md',
    'questions/q/decisions/0000.md',
    'questions/q/decisions/1.md',
    'questions/q/responses/short.md',
    'questions/q/responses/a1b2c3d4.txt',
    'questions/walkthroughs/question.md',
  ];
  test.each(none)('%s is the place of no fact', (path) => {
    expect(factLocation(path)).toBeNull();
  });
});
