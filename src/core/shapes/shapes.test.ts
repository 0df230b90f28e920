import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { howMuch } from '#testing/how-much.ts';
import {
  checkValue,
  comparisonKey,
  isEmptyValue,
  normalizeValue,
  parseValue,
  SHAPES,
  serializeValue,
} from './index.ts';
import type { ShapeName, ShapeSpec, Value } from './types.ts';

const SPECS: Readonly<Record<ShapeName, ShapeSpec>> = {
  text: { shape: 'text' },
  choice: {
    shape: 'choice',
    options: [
      { id: 'yes', label: 'Yes, always' },
      { id: 'no', label: 'No' },
      { id: '__proto__', label: 'constructor' },
    ],
  },
  multi: {
    shape: 'multi',
    options: [
      { id: 'desk', label: 'Desktop computer' },
      { id: 'phone', label: 'Phone' },
    ],
  },
  list: { shape: 'list' },
  number: { shape: 'number', units: ['minutes', 'hours', 'business days', 'EUR', '%'] },
  table: {
    shape: 'table',
    columns: [
      { id: 'who', label: 'Who' },
      { id: 'many', label: 'How many | about' },
      { id: 'back', label: 'Path \\' },
    ],
  },
  matrix: { shape: 'matrix', rows: 'Role', columns: 'Action', cells: ['yes', 'no', 'own', 'if …'] },
  edges: { shape: 'edges', columns: [{ id: 'event', label: 'Event' }] },
};

const awkward = fc.constantFrom(
  ...[
    '|',
    '\\',
    '\\|',
    '\\\\|',
    '`',
    '---',
    '| --- |',
    '__proto__',
    'constructor',
    '👩‍👩‍👧',
    'مرحبا',
    '- x',
    '* y',
    '1. z',
    '<br>',
  ],
  ...[
    '<br\n>',
    '\\<br>',
    '<BR />',
    'a\tb',
    '\t',
    ' ',
    '',
    '\n',
    '\r\n',
    ' \n ',
    '"',
    '"a""b"',
    '->',
    ' | ',
    '<script>',
    '\u00a0',
    '\ufeff',
    'Who',
  ],
);
const piece = fc.oneof(
  awkward,
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.string({ unit: 'binary', maxLength: 4 }),
);
const words = fc.array(piece, { maxLength: 4 }).map((pieces) => pieces.join(''));
const grid = (width: number) => fc.array(fc.array(words, { minLength: width, maxLength: width }), { maxLength: 5 });

const matrixValue = fc.tuple(fc.integer({ max: 4, min: 0 }), fc.integer({ max: 4, min: 0 })).chain(([r, c]) =>
  fc.record({
    rows: fc.array(words, { minLength: r, maxLength: r }),
    columns: fc.array(words, { minLength: c, maxLength: c }),
    cells: fc.array(
      fc.array(
        fc.oneof(
          fc.constantFrom('', 'yes', 'No', ' own', 'o', 'if'),
          words.map((rest) => `if ${rest}`),
        ),
        {
          minLength: c,
          maxLength: c,
        },
      ),
      { minLength: r, maxLength: r },
    ),
  }),
);

const amounts = fc.oneof(
  fc.constantFrom(
    '30',
    '1 200.50',
    '1,200.50',
    '1.200,50',
    '0.125',
    '.5',
    '007',
    '−3',
    '-0',
    '1,5',
    '5.',
    '2.0',
    '1 234 567',
  ),
  fc.integer().map(String),
  fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 }).map((amount) => amount.toFixed(2)),
);
const units = fc.constantFrom(
  'minutes',
  'Minute',
  'min',
  'hour',
  'business day',
  'business days',
  'eur',
  '€',
  '%',
  'percent',
  ' h ',
);

const VALUES: Readonly<Record<ShapeName, fc.Arbitrary<Value>>> = {
  text: words,
  choice: fc.oneof(words, fc.constantFrom('yes', 'YES', 'no', '__proto__', 'Constructor', 'yes, always')),
  multi: fc.array(fc.oneof(words, fc.constantFrom('desk', 'Phone', 'desktop computer')), { maxLength: 5 }),
  list: fc.array(words, { maxLength: 6 }),
  number: fc.record({ amount: amounts, unit: units }),
  table: grid(3),
  matrix: matrixValue,
  edges: grid(3),
};

const lines = (text: string) => text.replace(/\r\n?/g, '\n').trim();

const isRow = (piece: unknown): piece is readonly string[] => Array.isArray(piece);

/** The value without blanks at the ends of its pieces and without what is blank altogether, as a person sees it. */
function asSeen(value: Value): unknown {
  if (typeof value === 'string') return lines(value);
  if (!Array.isArray(value)) return value;
  if (!value.some(isRow)) return value.map(lines).filter((item) => item !== '');
  const rows = value.filter(isRow).map((row) => row.map(lines));
  return rows.slice(0, rows.findLastIndex((row) => row.some((cell) => cell !== '')) + 1);
}

describe.each(Object.keys(SHAPES) as ShapeName[])('%s', (name) => {
  const spec = SPECS[name];
  const values = VALUES[name];

  test('what passes the check comes back from its file, and means the same', () => {
    let passed = 0;
    fc.assert(
      fc.property(values, (value) => {
        if (checkValue(value, spec) !== null) return;
        passed += 1;
        const read = parseValue(serializeValue(value, spec), spec);
        if (!read.ok) throw new Error(read.problem);
        expect(comparisonKey(read.value, spec)).toBe(comparisonKey(value, spec));
        expect(normalizeValue(read.value, spec)).toStrictEqual(read.value);
      }),
      { numRuns: howMuch(500, 100_000) },
    );
    expect(passed).toBeGreaterThan(20);
  });

  test('nothing but blanks is lost on the way', () => {
    if (name === 'choice' || name === 'multi' || name === 'number' || name === 'matrix') return;
    fc.assert(
      fc.property(values, (value) => {
        if (checkValue(value, spec) === null) expect(normalizeValue(value, spec)).toStrictEqual(asSeen(value));
      }),
      { numRuns: 500 },
    );
  });

  test('any text is read or refused with one sentence', () => {
    fc.assert(
      fc.property(
        fc.array(words).map((all) => all.join('\n')),
        (text) => {
          const read = parseValue(text, spec);
          if (read.ok) expect(checkValue(read.value, spec)).toBeNull();
          else expect(read.problem).toMatch(/[.:]$/u);
        },
      ),
      { numRuns: howMuch(300, 100_000) },
    );
  });

  test('anything at all can be checked', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const problem = checkValue(value, spec);
        expect(problem === null || problem.length > 0).toBe(true);
      }),
    );
  });

  test('an empty answer says nothing', () => {
    const empty: Value = SHAPES[name].empty(spec as never);
    expect(isEmptyValue(empty, spec)).toBe(true);
    expect(serializeValue(empty, spec)).toBe('');
    expect(checkValue(empty, spec)).toBe('Nothing has been said yet.');
    expect(parseValue('', spec).ok).toBe(false);
  });
});
