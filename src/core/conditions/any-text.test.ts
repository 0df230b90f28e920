import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOAN_DESK } from '#testing/core/model/loan-desk.ts';
import { howMuch } from '#testing/how-much.ts';
import { readCondition, vocabularyOf } from './index.ts';
import type { Condition } from './types.ts';

const token = fc.constantFrom(
  ...'Due date|Fee|State|Copies|Active|名前|24h service|constructor|__proto__|hasOwnProperty|İ|e\u0301|😀|\ud800|\0'.split(
    '|',
  ),
  ...'Open|In progress|"x"|“y”|\'|"|`|`Fee`|1|2.5|1 000|14 days|50 EUR|€|5 %|2026-01-01|2026-99-99|1e9'.split('|'),
  ...'and|or|not|is|is not|in|at least|is empty|true|null|==|=|!=|<|<=|>|>=|&&|!|+|-|*|/|%|?|:'.split('|'),
  ...'(|)|[|]|{|}|,|.|..|;|\\|||\n|\t|//|today()|now|count(|empty(|min(|sum(|round('.split('|'),
  '||',
  '|',
);
const soup = fc
  .array(fc.tuple(token, fc.constantFrom(' ', '', '  ')), { maxLength: 24 })
  .map((parts) => parts.flat().join(''));
const typed = fc.oneof(
  soup,
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);

/** What must hold of any reading of any text. */
function holdsTogether(text: string, condition: Condition): void {
  expect(condition.text).toBe(text);
  if (condition.form !== 'wrong') return;
  expect(condition.problems.length).toBeGreaterThan(0);
  for (const { start, end, sentence } of condition.problems) {
    expect(start <= end && start >= 0 && end <= text.length, `${start}–${end} of ${text.length}`).toBe(true);
    expect(sentence).toMatch(/[.?]$/);
  }
}

describe('whatever is typed', () => {
  test('is read, and every place lies in the text', () => {
    fc.assert(
      fc.property(typed, (text) => holdsTogether(text, readCondition(text, LOAN_DESK))),
      { numRuns: howMuch(500, 100_000) },
    );
  });

  test('runs on whatever the data hold', () => {
    fc.assert(
      fc.property(soup, fc.array(fc.anything(), { minLength: 1, maxLength: 6 }), fc.string(), (text, held, now) => {
        const condition = readCondition(text, LOAN_DESK);
        if (condition.form !== 'exact') return;
        let next = 0;
        const value = () => held[next++ % held.length];
        const outcome = condition.run({ value, today: '2026-01-01', now });
        expect(outcome.ok || outcome.sentence.length > 0).toBe(true);
      }),
      { numRuns: howMuch(500, 100_000) },
    );
  });

  test.each([
    ['brackets', `${'('.repeat(4_000)}Fee > 3${')'.repeat(4_000)}`],
    ['denials', `Fee > 3 && ${'!'.repeat(9_000)}Active`],
    ['minus signs', `Fee > ${'-'.repeat(9_000)}3`],
    ['choices', `${'Active ? '.repeat(1_000)}Fee > 3`],
    ['terms', `Fee > 3${' && Active'.repeat(900)}`],
    ['items', `Fee in [1${', 1'.repeat(3_000)}] && Fee > 3`],
    ['parts', `Borrower${'.x'.repeat(4_000)} > 3`],
    ['lists', `${'['.repeat(9_000)} Fee > 3`],
  ])('is told, not crashed on, with too many %s', (_, text) => {
    const condition = readCondition(text, LOAN_DESK);
    holdsTogether(text, condition);
    expect(condition.form === 'wrong' && condition.problems[0]?.sentence).toMatch(/too (?:deeply|long)/);
  });

  test('is exact with as many terms as are read', () => {
    const condition = readCondition(`Active${' && Active'.repeat(450)}`, LOAN_DESK);
    const outcome = condition.form === 'exact' && condition.run({ value: () => true, today: '', now: '' });
    expect(outcome).toEqual({ ok: true, value: true });
  });

  test('is told when it is longer than a condition is', () => {
    expect(readCondition(`Fee > 3 ${'x'.repeat(10_000)}`, LOAN_DESK)).toMatchObject({ form: 'wrong' });
    expect(readCondition('word '.repeat(5_000), LOAN_DESK)).toMatchObject({ form: 'words' });
  });
});

describe('whatever a thing is called', () => {
  const label = fc.oneof(
    fc.constantFrom(
      'constructor',
      '__proto__',
      'toString',
      'in',
      'not',
      'today',
      'true',
      '3',
      'a.b',
      '“x”',
      '(',
      '\\',
      '100 %',
    ),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
    fc.string({ unit: 'grapheme-composite', minLength: 1, maxLength: 6 }),
  );

  test('can be said between backquotes, and means only itself', () => {
    fc.assert(
      fc.property(label, fc.integer(), (said, held) => {
        // What is a backquote once it is written in one way, such as U+1FEF, ends the quotation as well.
        fc.pre(said.trim() !== '' && !said.normalize().includes('`'));
        const condition = readCondition(`\`${said}\` + 1`, vocabularyOf([{ label: said, type: 'number' }]));
        const scope = { value: (asked: string) => (asked === said ? held : undefined), today: '', now: '' };
        expect(condition).toMatchObject({ form: 'exact', mentions: [said] });
        expect(condition.form === 'exact' && condition.run(scope)).toEqual({ ok: true, value: held + 1 });
      }),
    );
  });

  test('can be said as it is where it begins with a letter', () => {
    const letters = fc
      .string({ unit: fc.constantFrom(...'aÄß名e\u0301İ_ 1-/()'), maxLength: 8 })
      .map((rest) => `q${rest}`.trim());
    fc.assert(
      fc.property(letters, (said) => {
        const condition = readCondition(`${said} > 3`, vocabularyOf([{ label: said, type: 'number' }]));
        expect(condition).toMatchObject({ form: 'exact', mentions: [said] });
      }),
    );
  });
});
