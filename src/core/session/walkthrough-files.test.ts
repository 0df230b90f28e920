import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { factFile, readFact } from '../facts/fact-file.ts';
import { factLocation } from '../facts/paths.ts';
import { ANONYMOUS_SPEAKER, type Fact, type Response } from '../facts/types.ts';
import type { ShapeSpec } from '../shapes/types.ts';

const TEXT: ShapeSpec = { shape: 'text' };
const AT = '2026-11-20T09:30:00.123Z';
const OLGA = { name: 'Olga', role: 'Product' };

function read(path: string, text: string): Fact | string {
  const place = factLocation(path);
  if (!place) throw new Error(`${path} is the place of no fact`);
  const result = readFact(path, place, text, TEXT);
  return 'fact' in result ? result.fact : `${result.quarantined.line}: ${result.quarantined.reason}`;
}

const again = (fact: Fact) => {
  const { path, text } = factFile(fact, TEXT);
  return read(path, text);
};

const line = fc
  .string({ unit: 'grapheme', maxLength: 40 })
  .map((said) => said.replace(/[\p{Cc}\u2028\u2029]/gu, ' ').trim());
const said = line.filter((words) => words !== '');
const speaker = fc.record({ name: said, role: line });
const agenda = fc.array(
  fc.record({
    point: said,
    questions: fc.array(fc.constantFrom('entities.records', 'calls.loan.2', 'states')),
    goal: line,
    minutes: fc.integer({ min: 0, max: 600 }),
  }),
  { maxLength: 5 },
);
const place = fc.constantFrom('/', '/points/3?q=entities.records', '/prototype/loans/7', '/questions/a.b');

describe('what is written is read back', () => {
  test('a walkthrough, in a file a person can read', () => {
    const file = factFile(
      {
        fact: 'walkthrough',
        id: '2026-11-20-3fa9c1d2',
        by: OLGA,
        at: AT,
        title: 'Finance and the desk',
        minutes: 60,
        groups: ['Finance', 'Desk'],
        agenda: [{ point: '3', questions: ['entities.records'], goal: 'Know the things', minutes: 8 }],
      },
      TEXT,
    );
    expect(file.path).toBe('questions/walkthroughs/2026-11-20-3fa9c1d2/walkthrough.md');
    expect(file.text).toBe(`---
by: Olga
role: Product
at: ${AT}
minutes: 60
groups: [ Finance, Desk ]
agenda:
  - { point: "3", questions: [ entities.records ], goal: Know the things, minutes: 8 }
---

Finance and the desk
`);
  });

  test('any walkthrough', () => {
    fc.assert(
      fc.property(speaker, said, agenda, (by, title, items) => {
        const fact: Fact = {
          fact: 'walkthrough',
          id: 'walk-0001',
          by,
          at: AT,
          title,
          minutes: 45,
          groups: [],
          agenda: items,
        };
        expect(again(fact)).toEqual(fact);
      }),
    );
  });

  test('any moment', () => {
    const what = fc.oneof(
      fc.record({ happened: fc.constant('joined' as const), as: fc.constantFrom('viewer', 'stakeholder') }),
      fc.record({ happened: fc.constant('planned' as const), agenda }),
      fc.record({ happened: fc.constant('shown' as const), place }),
      fc.record({ happened: fc.constant('shown' as const), place, undoes: fc.constant('c0ffee00') }),
      fc.record({
        happened: fc.constant('put' as const),
        question: fc.constant('entities.records'),
        hidden: fc.boolean(),
        names: fc.constantFrom('signed', 'free', 'unsigned'),
      }),
      fc.record({ happened: fc.constant('revealed' as const), question: fc.constant('states') }),
      fc.record({ happened: fc.constant('noted' as const), place, text: said }),
      fc.constant({ happened: 'ended' as const }),
      fc.record({ happened: fc.constant('ended' as const), text: said }),
      fc.record({ happened: fc.constant('undone' as const), event: fc.constantFrom('c0ffee00', 'who-pays-c0ffee') }),
    );
    fc.assert(
      fc.property(speaker, what, (by, happened) => {
        const fact: Fact = {
          fact: 'moment',
          id: 'c0ffee01',
          walkthrough: 'walk-0001',
          by,
          at: AT,
          what: happened,
        };
        expect(again(fact)).toEqual(fact);
      }),
    );
  });

  test('any stance', () => {
    fc.assert(
      fc.property(speaker, line, fc.constantFrom('agree', 'block'), (by, reason, stand) => {
        const fact: Fact = {
          fact: 'stance',
          id: 'c0ffee02',
          question: 'naming',
          on: 'c0ffee01',
          by,
          at: AT,
          stand,
          reason,
          during: 'walk-0001',
        };
        expect(again(fact)).toEqual(fact);
      }),
    );
  });

  test('an answer without a name: there is none in its file, and no time but that of its round', () => {
    const unnamed: Response = {
      fact: 'response',
      id: 'c0ffee03',
      question: 'naming',
      by: ANONYMOUS_SPEAKER,
      at: AT,
      reply: { says: 'value', value: 'By year' },
      during: 'walk-0001',
      anonymous: { seal: 'a'.repeat(64) },
    };
    const { text } = factFile(unnamed, TEXT);
    expect(text).not.toMatch(/^(?:by|role):/m);
    expect(again(unnamed)).toEqual(unnamed);
  });
});

const MOMENT = 'questions/walkthroughs/walk-0001/moments/c0ffee01.md';
const WALK = 'questions/walkthroughs/walk-0001/walkthrough.md';
const STANCE = 'questions/naming/stances/c0ffee02.md';
const RESPONSE = 'questions/naming/responses/c0ffee03.md';
const head = (...lines: readonly string[]) => `---\nby: Olga\nat: ${AT}\n${lines.join('\n')}\n---\n`;

test.each([
  [MOMENT, head('happened: danced'), '4: “happened” must be one of joined, planned, shown, put'],
  [MOMENT, head('happened: shown', 'place: //evil.example'), '5: “place” must be an address like /points/3'],
  [MOMENT, head('happened: shown', 'place: https://evil.example'), '5: “place” must be an address'],
  [MOMENT, head('happened: put', 'question: naming', 'names: signed'), '“hidden” is missing; add it.'],
  [MOMENT, head('happened: ended', 'extra: 1'), '5: “extra” is not known here'],
  [MOMENT, `---\nat: ${AT}\nhappened: ended\n---\n`, '“by” is missing; add it.'],
  [WALK, head('minutes: a lot'), '4: “minutes” must be a whole number of minutes.'],
  [WALK, head('minutes: 10', 'agenda: [ 3 ]'), '5: “agenda.0” must be a list of { point: …'],
  [STANCE, head('stand: shrug', 'on: c0ffee01'), '4: “stand” must be one of agree, reservation'],
  [RESPONSE, head('anonymous: true'), '4: “anonymous” and a name exclude each other; remove one of them.'],
  [RESPONSE, `---\nat: ${AT}\n---\n\nYes\n`, '“by” is missing; add it.'],
  [RESPONSE, `---\nanonymous: true\nat: ${AT}\nseal: abc\n---\n\nYes\n`, '4: “seal” must be 64 hex digits.'],
])('%s that reads %j is quarantined with its line', (path, text, sentence) => {
  expect(read(path, text)).toContain(sentence);
});
