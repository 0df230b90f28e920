import { expect, test } from 'vitest';
import { screenInWords } from './screens-of.ts';

const SCREENS = ['Counter', 'Loan page', 'Loans', 'New loan'].map((label) => ({ label }));

test.each([
  ['On the screen New loan, at the counter.', 'New loan'],
  ['On the Loan page, with the move “take back”.', 'Loan page'],
  ['counter', 'Counter'],
  ['With the message Ask for a payment; last time in coins at the counter.', undefined],
  ['On Loansome Lane.', undefined],
  ['', undefined],
])('“%s” names the screen %s', (words, label) => {
  expect(screenInWords(SCREENS, words)?.label).toBe(label);
});
