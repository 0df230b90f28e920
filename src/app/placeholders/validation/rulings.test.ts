import { expect, test } from 'vitest';
import { PARTS } from '#core/index.ts';
import type { EdgeCase } from '#core/product.ts';
import { mergeRowEntries } from '../answers/draft-writer.ts';
import { ruleEntry, rulingInDraft, withAccepted, withoutRule } from './rulings.ts';

const shape = PARTS.validation.questions.find(({ id }) => id === 'validation.rules')?.shape ?? { shape: 'text' };
const NEGATIVE: EdgeCase = {
  id: 'negative',
  name: 'negative',
  value: -3,
  typed: '-3',
  against: { kind: 'range', limit: 'at least 0', called: '{field} is not negative' },
  from: 'made up',
};
const draft = (ruling: 'stop' | 'warn', words: string) =>
  mergeRowEntries(undefined, shape, [
    ruleEntry('Loan', 'Fee $& $1', NEGATIVE, { ruling, words, limit: 'at least 0' }),
  ]) ?? undefined;

test('a ruling becomes a row of the answer on rules, and is read back from it', () => {
  expect(draft('stop', 'No debts.')).toEqual([
    ['Fee $& $1 is not negative', 'Loan', 'Fee $& $1', 'between', 'at least 0', 'is still fine', 'stop', 'No debts.'],
  ]);
  expect(rulingInDraft(draft('warn', ''), shape, 'fee $& $1', NEGATIVE)).toEqual({
    ruling: 'warn',
    words: '',
    limit: 'at least 0',
  });
  expect(rulingInDraft(draft('stop', ''), shape, 'Deposit', NEGATIVE)).toBeUndefined();
});

test('a ruling can be taken back', () => {
  expect(withoutRule(draft('stop', ''), shape, 'Fee $& $1', NEGATIVE)).toEqual([]);
  expect(withoutRule(draft('stop', ''), shape, 'Deposit', NEGATIVE)).toHaveLength(1);
});

test('what may get in stands among the accepted examples, once', () => {
  expect(withAccepted('12; 14', '-3', true)).toBe('12; 14; -3');
  expect(withAccepted('12; -3 ; 14', '-3', true)).toBe('12; 14; -3');
  expect(withAccepted('12; empty', '', true)).toBe('12; empty');
  expect(withAccepted('12; -3', '-3', false)).toBe('12');
});
