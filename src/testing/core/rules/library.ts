import { fields, may, moves, records, roles, states } from './said.ts';
import type { Answers } from './verdict-on.ts';

/** A few things about a library, to which a test adds what it is about: loans, customers, a clerk and a reviewer. */
export const LIBRARY: Answers = {
  ...records('Loan | L-17', 'Customer | Ann'),
  ...fields(
    'loan',
    'Title | text |  | always |  | Clerk',
    'Clerk in charge | link |  |  |  | Clerk',
    'Verdict | text |  | Decided |  | Reviewer',
  ),
  ...roles('Clerk | Reviewer', 'Reviewer | the board'),
  ...states('loan', 'Open |  | first', 'Decided |  | on the way', 'Closed |  | last'),
  ...moves('loan', 'Open | Decided | decide | a person | Reviewer', 'Decided | Closed | close | a person | Clerk'),
};

/** The permissions for loans: the head names what may be done, each row a role. */
export const mayOnLoans = (head: string, ...rows: readonly string[]): Answers => may('loan', head, ...rows);

export const list = (...items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');
