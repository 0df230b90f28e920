import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { modelOf, tableText } from '#testing/core/model/workspace-of.ts';
import type { Constant } from '../../../slots/constants/number-details.ts';
import type { RuleKind } from '../../types.ts';
import { readLimit } from './read-limit.ts';
import type { Bound, Limit } from './types.ts';

const { constants } = modelOf({
  'constants.values': tableText(
    'Number | Value | Unit',
    'Longest loan | 28 | days',
    'Smallest fee | 2 | EUR',
    'Free days | 3 | days',
    'Oldest card | soon |',
  ),
  'constants.capacity': tableText('What | At most', 'A scan | 5 MB'),
}).constants;
const called = (name: string): Constant | undefined =>
  constants.find(({ label }) => label.toLowerCase() === name.trim().toLowerCase());

const signs = { least: ['>', '>=', '≥'], most: ['<', '<=', '≤'] } as const;

/** ">= 1 day": strict, as the words say; "≥" where they leave it open. A constant by its id in brackets. */
function endOf(end: 'least' | 'most', bound: Bound | undefined): readonly string[] {
  if (!bound) return [];
  const { quantity, constant, inclusive } = bound;
  const sign = signs[end][inclusive === null ? 2 : inclusive ? 1 : 0];
  const amount = quantity ? `${quantity.amount} ${quantity.unit}`.trim() : '?';
  return [`${sign} ${amount}${constant ? ` (${constant.id})` : ''}`];
}

function shown(limit: Limit): string {
  switch (limit.kind) {
    case 'between':
    case 'length':
      return [limit.kind, ...endOf('least', limit.least), ...endOf('most', limit.most)].join(' ');
    case 'constant':
      return `constant ${limit.ref.id}`;
    case 'condition':
      return `condition ${limit.words}`;
    case 'unreadable':
      return limit.sentence;
    case 'pattern':
      return `pattern ${limit.source}`;
  }
}

describe('a limit', () => {
  const cases: readonly [words: string, kind: RuleKind | null, read: string][] = [
    ['1 to 10', 'range', 'between ≥ 1 ≤ 10'],
    ['between 1 and 10 days', 'range', 'between ≥ 1 days ≤ 10 days'],
    ['from 1 day to 2 weeks', 'range', 'between ≥ 1 day ≤ 2 weeks'],
    ['1–10 %', 'range', 'between ≥ 1 % ≤ 10 %'],
    ['1 - 10', 'range', 'between ≥ 1 ≤ 10'],
    ['1..10', 'range', 'between ≥ 1 ≤ 10'],
    ['−5 to 5', 'range', 'between ≥ -5 ≤ 5'],
    ['at least 18 years', 'range', 'between >= 18 years'],
    ['18 or more', 'range', 'between >= 18'],
    ['18+', 'range', 'between >= 18'],
    ['min. 18', 'range', 'between >= 18'],
    ['>= 18', 'range', 'between >= 18'],
    ['≥18', 'range', 'between >= 18'],
    ['more than 18', 'range', 'between > 18'],
    ['> 0', 'range', 'between > 0'],
    ['above zero', 'range', 'between > 0'],
    ['positive', 'range', 'between > 0'],
    ['not negative', 'range', 'between >= 0'],
    ['at most 1 200.50 EUR', 'range', 'between <= 1200.5 EUR'],
    ['up to 5', 'range', 'between <= 5'],
    ['5 or less', 'range', 'between <= 5'],
    ['< 5', 'range', 'between < 5'],
    ['below five', 'range', 'between < 5'],
    ['> 0 and < 100', 'range', 'between > 0 < 100'],
    ['at least 1, at most 9', 'range', 'between >= 1 <= 9'],
    ['exactly 3', 'range', 'between >= 3 <= 3'],
    ['Longest loan', 'range', 'between ≤ 28 days (longest-loan)'],
    ['smallest fee', 'range', 'between ≥ 2 EUR (smallest-fee)'],
    ['a scan', 'range', 'between ≤ 5 MB (a-scan)'],
    ['Free days', 'range', 'constant free-days'],
    ['oldest card', 'range', 'between ≤ ? (oldest-card)'],
    ['at most free days', 'range', 'between <= 3 days (free-days)'],
    ['1 day to Longest loan', 'range', 'between ≥ 1 day ≤ 28 days (longest-loan)'],
    ['18', 'range', '“18” does not say whether it is the minimum or the maximum; write “at least 18” or “at most 18”.'],
    ['at most 1,200', 'range', '“1,200” can be read in two ways; write 1200 or 1.2000.'],
    ['before the due date', 'range', 'condition before the due date'],
    ['at least 3 if the fee is over 10', 'range', 'condition at least 3 if the fee is over 10'],
    ['at most 5 EUR per day', 'range', 'between <= 5 EUR per day'],
    ['at least Start', 'range', 'condition at least Start'],
    ['not after 2026-12-01', 'range', 'condition not after 2026-12-01'],
    ['8 to 64 characters', 'length', 'length ≥ 8 characters ≤ 64 characters'],
    ['at most 60 code points', 'length', 'length <= 60 code points'],
    ['at most 200', 'length', 'length <= 200'],
    ['exactly 8 digits', 'length', 'length >= 8 digits <= 8 digits'],
    [
      'at most 3 lines',
      'length',
      '“at most 3 lines” counts lines, not characters; say how many characters it may have.',
    ],
    ['AB-1234', 'pattern', 'pattern AB-1234'],
    ['/^a+$/', 'pattern', 'pattern /^a+$/'],
    ['/^a+$/', null, 'pattern /^a+$/'],
    ['at least 3', null, 'between >= 3'],
    ['Fee > 3', null, 'condition Fee > 3'],
    ['Start < End', 'across', 'condition Start < End'],
    ['3', 'conditional', 'condition 3'],
    ['Sent', 'required', 'condition Sent'],
    ['  ', 'range', 'Nobody has said what the limit is; write it down.'],
    [
      'something pretty',
      'pattern',
      '“something pretty” does not show what it looks like; write an example such as “AB-1234”, or A for a letter and 9 for a digit.',
    ],
  ];
  test.each(cases)('“%s” (%s): %s', (words, kind, read) => {
    expect(shown(readLimit(words, kind, called))).toBe(read);
  });

  test('that is a pattern can be matched', () => {
    const limit = readLimit('AB-1234', 'pattern', called);
    expect(limit.kind === 'pattern' && [limit.matches('XY-0000'), limit.matches('XY-00')]).toEqual([true, false]);
  });

  test('is read whatever it says', () => {
    const kinds = fc.constantFrom<RuleKind | null>('range', 'length', 'pattern', 'type', 'conditional', null);
    const words = fc.oneof(
      fc.string({ maxLength: 300 }),
      fc
        .array(
          fc.constantFrom('at', 'least', 'most', 'to', 'and', '<', '>=', '1', '1,200', '5 EUR', 'Longest loan', '-'),
          { maxLength: 8 },
        )
        .map((all) => all.join(' ')),
    );
    fc.assert(
      fc.property(words, kinds, (text, kind) => {
        const limit = readLimit(text, kind, called);
        if (limit.kind === 'unreadable') expect(limit.sentence).toMatch(/\.$/u);
        if (limit.kind === 'between') expect(limit.least ?? limit.most).toBeDefined();
      }),
      { numRuns: 1_000 },
    );
  });
});
