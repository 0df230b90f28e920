import type { Value } from '#core/index.ts';
import { gives } from './gives.ts';
import type { Room } from './room.ts';

/** What is decided, by question id: the value in the form that commands take. */
export type Decided = Readonly<Record<string, Value>>;

/** Decides questions one after another through the server, as Kim. */
export async function decideAll(room: Room, decided: Decided): Promise<void> {
  for (const [question, value] of Object.entries(decided)) await decideOne(room, question, value);
}

/** Decides one question, for the first time or once more. */
export async function decideOne(room: Room, question: string, value: Value, number = 1): Promise<void> {
  const by = { name: 'Kim', role: '' };
  const result = { outcome: 'decided', value } as const;
  const payload = { by, question, number, result, restsOn: [], against: [], seen: [] };
  await gives(room, { type: 'decide', payload });
}

/** A small lending desk: one thing with four lines, a life, two roles, four screens. */
export const LENDING_DESK: Decided = {
  'entities.records': [['Loan', 'Drill 12', 'Saw 3', 'Ladder', 'Loans']],
  'entities.loan.fields': [
    ['Title', 'text', '', 'always', '', 'Clerk', 'Drill 12', '', ''],
    ['Borrower', 'person', '', 'always', '', 'Clerk', '', '', ''],
    ['Deposit', 'number', 'EUR', '', '10', 'Clerk', '20', '', ''],
    ['Due', 'date', '', '', '', 'Clerk', '', '', ''],
  ],
  'entities.loan.history': 'log',
  'states.loan.list': [
    ['Reserved', 'asked for', 'first', ''],
    ['Out', 'with the member', 'on the way', ''],
    ['Back', 'returned', 'last', ''],
  ],
  'states.loan.transitions': [
    ['Reserved', 'Out', 'hand out', 'a person', 'Clerk', 'Deposit >= 0'],
    ['Out', 'Back', 'take back', 'a person', 'Clerk, Member', ''],
  ],
  'roles.grants': [
    ['Clerk', 'the board', 'Kim'],
    ['Member', 'Clerk', 'Lee'],
  ],
  'roles.loan.permissions': {
    rows: ['Clerk', 'Member'],
    columns: ['list', 'open', 'create', 'change', 'delete'],
    cells: [
      ['yes', 'yes', 'yes', 'yes', 'no'],
      ['yes', 'yes', 'no', 'no', 'no'],
    ],
  },
  'screens.inventory': [
    ['Loans', 'list', 'Loan', '/loans'],
    ['One loan', 'detail', 'Loan', '/loans/:id'],
    ['Lend something', 'form', 'Loan', '/loans/new'],
    ['What can go wrong', 'error', '', '/trouble'],
  ],
  'screens.landing': [['Clerk', 'Loans', 'hand out, take back, look up']],
};
