import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOAN_DESK } from '#testing/core/model/loan-desk.ts';
import { howMuch } from '#testing/how-much.ts';
import { mayOverlap, readCondition } from './index.ts';

const read = (text: string) => readCondition(text, LOAN_DESK);

describe('two conditions', () => {
  test.each(
    `
    Count > 5 | Count <= 5
    Count >= 5 | Count < 5
    Count == 5 | Count != 5
    Count == 5 | 6 == Count
    Zählerstand > 1 MWh | Zählerstand < 1000 kWh
    Fee > 50 | Fee <= 50 EUR
    Longest loan > 2 weeks | Longest loan <= 14
    Due date > today() | Due date <= today()
    Due date > today() | today() >= Due date
    Due date > 2026-01-01 | Due date < 2026-01-02
    Due date + 3 days > today() | Due date + 3 days < today()
    count(Copies) > 3 | count(Copies) == 3
    State == "Open" | State == "Overdue"
    State == "Open" | State is not Open
    State in ["Open", "Overdue"] | State == "In progress"
    State in ["Open", "Overdue"] | not State in ["Open", "Overdue", "In progress"]
    Note == "a" | Note == "A"
    Active | not Active
    Active | Active is no
    Active && Count > 5 | Active && Count < 3
    Active ? Count > 5 : Count > 7 | Count < 2
    Count > 5 || Count < 2 | Count == 3
    Role == "Clerk" | Role != "Clerk"
    "New" in Tags | !("New" in Tags)
    empty(Due date) | has(Due date)
    empty(Due date) | Due date < today()
    empty(Active) | !Active
    false | Active
    `
      .trim()
      .split('\n'),
  )('%s: never both', (row) => {
    const [one = '', other = ''] = row.split(' | ').map((text) => text.trim());
    expect([read(one).form, read(other).form]).toEqual(['exact', 'exact']);
    expect([mayOverlap(read(one), read(other)), mayOverlap(read(other), read(one))]).toEqual([false, false]);
  });

  test.each(
    `
    Count > 5 | Count > 6
    Count >= 5 | Count <= 5
    Count > 5 | Fee < 5
    Count > 1 | Count < 2
    not Count > 5 | Count == 5
    not Due date < today() | Due date == today()
    Branch == "a" | Branch == "A"
    Tags != Extra | empty(Tags)
    Lent at > 2026-01-01T10:00Z | Lent at <= 2026-01-01
    Role == "Clerk" | Role == "Manager"
    State == "Open" | State == "open"
    "New" in Tags | "Rare" in Tags
    Extra == 1 | Extra == 2
    Borrower.Name == "a" | Borrower.Name == "b"
    Due date > today() | Due date < today() + 3 days
    empty(Due date) | Active
    empty(Tags) | not "New" in Tags
    the wind is right | the wind is wrong
    Count > 5 | Count <= && 5
    `
      .trim()
      .split('\n'),
  )('%s: perhaps both', (row) => {
    const [one = '', other = ''] = row.split(' | ').map((text) => text.trim());
    expect(mayOverlap(read(one), read(other))).toBe(true);
  });

  test('are taken to go together where there are too many ways to look through', () => {
    const many = Array.from({ length: 9 }, (_, at) => `(Count == ${at} || Fee == ${at})`).join(' && ');
    expect(mayOverlap(read(many), read('Count > 5'))).toBe(true);
  });
});

const said = (...parts: readonly (readonly string[])[]) =>
  fc.tuple(...parts.map((words) => fc.constantFrom(...words))).map((words) => words.join(' '));
const atom = fc.oneof(
  said(['Count', 'Count + 1', 'Zählerstand', '2'], ['<', '<=', '>', '>=', '==', '!='], ['1', '2', '3', 'Count']),
  said(['State'], ['==', '!='], ['Open', 'overdue']),
  said(['Role'], ['==', '!='], ['Clerk', 'Manager']),
  said(['Tier'], ['in', 'not in'], ['[Gold]', '["Silver", "bronze"]']),
  said(['"New" in Tags', 'Active', 'Overdue', 'empty(Count)', 'has(Active)', 'Active == Overdue', 'State == "Open"']),
  said(['Due date', 'Returned on', 'Lent at'], ['<', '>=', '=='], ['today()', '2026-01-01', 'Due date', 'now()']),
);
const { condition } = fc.letrec<{ condition: string }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 2 },
    atom,
    fc.tuple(tie('condition'), fc.constantFrom('&&', '||'), tie('condition')).map((parts) => `(${parts.join(' ')})`),
    tie('condition').map((inner) => `!(${inner})`),
    fc.tuple(tie('condition'), tie('condition'), tie('condition')).map(([a, b, c]) => `(${a} ? ${b} : ${c})`),
  ),
}));
const day = fc.constantFrom('2026-01-01', '2026-01-02', '2026-01-03', undefined);
const record = fc.record({
  Count: fc.constantFrom(1, 2, 3, undefined),
  Zählerstand: fc.constantFrom(1, 2, '3 kWh'),
  State: fc.constantFrom('Open', 'Overdue', undefined),
  Tier: fc.constantFrom('gold', 'Silver'),
  Role: fc.constantFrom('Clerk', ['Clerk', 'Manager'], undefined),
  Tags: fc.constantFrom(['New'], [], undefined),
  Active: fc.constantFrom(true, false, undefined),
  Overdue: fc.boolean(),
  'Due date': day,
  'Returned on': day,
  'Lent at': fc.constantFrom('2026-01-01T10:00:00Z', '2026-01-02T00:00:00Z'),
});

test('are said never to hold both only where no record fulfils both', () => {
  fc.assert(
    fc.property(condition, condition, fc.array(record, { minLength: 1, maxLength: 12 }), (one, other, records) => {
      const [a, b] = [read(one), read(other)];
      if (a.form !== 'exact' || b.form !== 'exact' || mayOverlap(a, b)) return;
      for (const given of records) {
        const values = new Map<string, unknown>(Object.entries(given));
        const scope = {
          value: (label: string) => values.get(label),
          today: '2026-01-02',
          now: '2026-01-02T12:00:00Z',
        };
        const holds = [a, b].map(({ run }) => run(scope)).every((outcome) => outcome.ok && outcome.value === true);
        expect(holds, `${one} | ${other}`).toBe(false);
      }
    }),
    { numRuns: howMuch(500, 4_000) },
  );
});
