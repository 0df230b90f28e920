import { describe, expect, test } from 'vitest';
import type { ShapeSpec, Value } from './types.ts';
import { valueSummary } from './value-summary.ts';

const TABLE: ShapeSpec = {
  shape: 'table',
  columns: [
    { id: 'who', label: 'Who' },
    { id: 'n', label: 'How many' },
  ],
};
const OPTIONS = [{ id: 'a', label: 'By hand' }];

describe('a value in one line', () => {
  const cases: readonly [ShapeSpec, Value, string][] = [
    [{ shape: 'text' }, 'One\n two', 'One two'],
    [{ shape: 'choice', options: OPTIONS }, 'a', 'By hand'],
    [{ shape: 'multi', options: OPTIONS }, ['a', 'by foot'], 'By hand, by foot'],
    [{ shape: 'list' }, ['1', '2', '3', '4', '5', '6'], '1, 2, 3, 4 and 2 more'],
    [{ shape: 'number', units: ['days'] }, { amount: '3', unit: 'days' }, '3 days'],
    [{ shape: 'number', units: ['working days'] }, { amount: '1', unit: 'working days' }, '1 working day'],
    [{ shape: 'number', units: [] }, { amount: '1', unit: 'mois' }, '1 mois'],
    [TABLE, [['Clerks', '12']], 'Clerks · 12'],
    [
      TABLE,
      [
        ['Clerks', '12'],
        ['Night shift', ''],
      ],
      'Clerks, Night shift',
    ],
    [{ shape: 'edges', columns: [] }, [['New', 'Paid']], 'New → Paid'],
    [
      { shape: 'matrix', rows: 'Role', columns: 'Action', cells: ['yes'] },
      { rows: ['Clerk'], columns: ['see', 'delete'], cells: [['yes', '']] },
      'Clerk: see yes',
    ],
  ];
  test.each(cases)('%j %j: %s', (spec, value, line) => {
    expect(valueSummary(value, spec)).toBe(line);
  });
});
