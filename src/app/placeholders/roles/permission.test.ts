import { describe, expect, test } from 'vitest';
import { drawnAs, EVERYBODY, verdictOf } from './permission.ts';

const matrix = {
  rows: ['Clerk', 'Boss'],
  columns: ['Delete all invoices', 'Open an invoice'],
  cells: [
    ['no', 'own'],
    ['yes', ''],
  ],
};

describe('pressing a button as a role', () => {
  test('does what was said of the role', () => {
    expect(verdictOf(matrix, 'clerk', 'delete all invoices')).toBe('refused');
    expect(verdictOf(matrix, 'Boss', 'Delete all invoices')).toBe('allowed');
    expect(verdictOf(matrix, 'Clerk', 'Open an invoice')).toBe('depends');
  });

  test('tells what nobody has said from what is allowed', () => {
    expect(verdictOf(matrix, 'Boss', 'Open an invoice')).toBe('unsaid');
    expect(verdictOf(matrix, EVERYBODY, 'Delete all invoices')).toBe('unsaid');
    expect(verdictOf(matrix, 'constructor', '__proto__')).toBe('unsaid');
  });

  test('draws a refusal as decided, and undecided as a button that says no', () => {
    expect(drawnAs('refused', 'hidden')).toBe('hidden');
    expect(drawnAs('refused', 'greyed')).toBe('greyed');
    expect(drawnAs('refused', undefined)).toBe('button');
    expect(drawnAs('unsaid', 'hidden')).toBe('button');
  });
});
