import { vocabularyOf } from '#core/conditions/index.ts';
import type { Vocabulary, VocabularyName } from '#core/conditions/types.ts';
import { lazily } from '../../../core/base/memoize.ts';

type Names = readonly VocabularyName[];

const many = (label: string, of: string, members: () => Vocabulary, more: object = {}): VocabularyName => ({
  ...{ label, type: 'records', of, members, ...more },
});
const one = (label: string, of: string, members: () => Vocabulary, more: object = {}): VocabularyName => ({
  ...{ label, type: 'record', of, members, ...more },
});

const shared = lazily(() =>
  vocabularyOf([
    { label: 'Role', type: 'role', options: ['Clerk', 'Manager'] },
    one('me', 'member', member),
    { label: 'Longest loan', type: 'duration', unit: 'days' },
    { label: 'Deposit share', type: 'number', unit: '%' },
    { label: 'Fines are charged', type: 'yes-no' },
    many('all Loans', 'loan', loan, { aliases: ['Loans'] }),
    many('all Tools', 'tool', tool, { aliases: ['Tools'] }),
  ]),
);

const CREATED: VocabularyName = { label: 'Created', aliases: ['Created at'], type: 'moment' };

const LOAN_NAMES: Names = [
  { label: 'Number', type: 'text' },
  { label: 'Due date', type: 'date' },
  { label: 'Returned on', type: 'date' },
  { label: 'Lent at', type: 'moment' },
  { label: 'Fee', type: 'money', unit: 'EUR' },
  { label: 'Fine per day', type: 'money', unit: 'EUR/day' },
  { label: 'Copies', type: 'number' },
  { label: 'Term', type: 'duration', unit: 'days' },
  { label: 'Weight (kg)', type: 'number', unit: 'kg' },
  { label: 'Tier', type: 'choice', options: ['Bronze', 'In stock', 'Not “new”', '30 days'] },
  { label: 'Tags', type: 'list', options: ['Rare', 'Old'] },
  { label: 'Active', type: 'yes-no' },
  { label: 'Due date before', type: 'date' },
  { label: 'and so on', type: 'text' },
  { label: 'Settled', type: 'unknown' },
  { label: '24h service', type: 'yes-no' },
  { label: 'State', type: 'state', options: ['Out', 'Back', 'Not started', 'In progress'] },
];

/** The names of a loan of a lending desk that has records behind its links, for the tests of conditions. */
export const LENDING = lazily(loan);

const loans = lazily(
  (): Vocabulary =>
    vocabularyOf(
      [
        ...LOAN_NAMES,
        one('Tool', 'tool', tool),
        one('Borrower', 'member', member),
        many('Lines', 'line', line, { addsUp: 'Amount' }),
        one('this', 'loan', loan, { aliases: ['itself'], outermost: true }),
        many('other Loans', 'loan', loan),
        CREATED,
        { label: 'mine', type: 'yes-no' },
      ],
      shared(),
    ),
);

const tools = lazily(
  (): Vocabulary =>
    vocabularyOf(
      [
        { label: 'Name', type: 'text' },
        { label: 'Deposit', type: 'money', unit: 'EUR' },
        { label: 'Bought on', type: 'date' },
        { label: 'State', type: 'state', options: ['In stock', 'In repair', 'Gone'] },
        one('Owner', 'member', member),
        many('Loans', 'loan', loan),
        one('this', 'tool', tool, { outermost: true }),
        CREATED,
      ],
      shared(),
    ),
);

const members = lazily(
  (): Vocabulary =>
    vocabularyOf(
      [
        { label: 'Name', type: 'text' },
        { label: 'Since', type: 'date' },
        { label: 'Blocked', type: 'yes-no' },
        many('Loans', 'loan', loan),
        one('this', 'member', member, { outermost: true }),
        CREATED,
      ],
      shared(),
    ),
);

const lines = lazily(
  (): Vocabulary =>
    vocabularyOf(
      [
        { label: 'Amount', type: 'money', unit: 'EUR' },
        { label: 'Paid', type: 'yes-no' },
        { label: 'From', type: 'date' },
        { label: 'Until', type: 'date' },
        { label: 'Due date', type: 'date' },
        one('Loan', 'loan', loan),
        CREATED,
      ],
      shared(),
    ),
);

function loan(): Vocabulary {
  return loans();
}
function tool(): Vocabulary {
  return tools();
}
function member(): Vocabulary {
  return members();
}
function line(): Vocabulary {
  return lines();
}
