import { vocabularyOf } from '#core/conditions/index.ts';
import type { VocabularyName } from '#core/conditions/types.ts';

const NAMES: readonly VocabularyName[] = [
  { label: 'Due date', aliases: ['due-date', 'Return by'], type: 'date' },
  { label: 'Returned on', type: 'date' },
  { label: 'Lent at', type: 'moment' },
  {
    label: 'State',
    aliases: ['Loan.State'],
    type: 'state',
    options: ['Open', 'Overdue', 'In progress', 'Not started'],
  },
  { label: 'Tier', type: 'choice', options: ['Bronze', 'Silver', 'Gold'] },
  { label: 'Branch', type: 'choice' },
  { label: 'Term', type: 'choice', options: ['30', '60', '30 days'] },
  { label: 'Role', type: 'role', options: ['Clerk', 'Manager'] },
  { label: 'Fee', type: 'money', unit: 'EUR' },
  { label: 'Fine per day', type: 'money', unit: 'EUR/day' },
  { label: 'Discount', type: 'number', unit: '%' },
  { label: 'Count', type: 'number' },
  { label: 'Copies', type: 'list' },
  { label: 'Tags', type: 'list', options: ['New', 'Rare'] },
  { label: 'Active', type: 'yes-no' },
  { label: 'Overdue', type: 'yes-no' },
  { label: 'Note', type: 'text' },
  { label: 'Longest loan', type: 'duration', unit: 'days' },
  { label: 'Borrower', type: 'record' },
  { label: 'Extra', type: 'unknown' },
  { label: 'Settled', type: 'unknown' },
  { label: 'Zählerstand', type: 'number', unit: 'kWh' },
  { label: '名前', type: 'text' },
  { label: 'Ümit’s Straße (alt)', type: 'text' },
  { label: '24h service', type: 'yes-no' },
  { label: 'Price / piece', type: 'money', unit: 'EUR' },
  { label: 'constructor', type: 'number' },
  { label: '__proto__', type: 'number' },
  { label: 'and', type: 'yes-no' },
];

/** The names of a lending desk, for the tests of conditions. */
export const LOAN_DESK = vocabularyOf(NAMES);
