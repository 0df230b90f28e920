import { describe, expect, test } from 'vitest';
import { buttonDisplay, EVERYBODY, pressOutcome } from './demo-app.tsx';

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
    expect(pressOutcome(matrix, 'clerk', 'delete all invoices')).toBe('refused');
    expect(pressOutcome(matrix, 'Boss', 'Delete all invoices')).toBe('allowed');
    expect(pressOutcome(matrix, 'Clerk', 'Open an invoice')).toBe('depends');
  });

  test('tells what nobody has said from what is allowed', () => {
    expect(pressOutcome(matrix, 'Boss', 'Open an invoice')).toBe('unsaid');
    expect(pressOutcome(matrix, EVERYBODY, 'Delete all invoices')).toBe('unsaid');
    expect(pressOutcome(matrix, 'constructor', '__proto__')).toBe('unsaid');
  });

  test('draws a refusal as decided, and undecided as a button that says no', () => {
    expect(buttonDisplay('refused', 'hidden')).toBe('hidden');
    expect(buttonDisplay('refused', 'greyed')).toBe('greyed');
    expect(buttonDisplay('refused', undefined)).toBe('button');
    expect(buttonDisplay('unsaid', 'hidden')).toBe('button');
  });
});
