import { tableText } from './table-text.ts';
import type { Said } from './workspace-of.ts';

/** A small lending desk, decided far enough that everything else can be asked about it. */
export const DESK: Readonly<Record<string, Said>> = {
  'purpose.groups': tableText('Who | How many | How often | On what device', 'Clerks | 4 | daily | desk'),
  'purpose.last-case': tableText('Step | Who', 'A book is wanted | Ann'),
  'purpose.measure': tableText('What is counted | Today | Goal | By when', 'Late loans | 40 | 10 | June'),
  'purpose.out-of-scope': '- Fines',
  'purpose.replaces': tableText(
    'System, spreadsheet or form | What happens to it | What it is still right about',
    'Card box | goes | nothing',
  ),
  'purpose.deciders': tableText('About what | Who decides | Who stands in', 'Money | Lee | Kim'),
  'purpose.obligations': '- personal-data\n- money\n- contract\n- House rules',
  'entities.records': tableText(
    'Thing | Example | Another | A third | Plural',
    'Loan | L-1 | L-2 | L-3 | Loans',
    'Member | Ann | Bob | Cem | People',
  ),
  'entities.loan.identity': 'natural',
  'entities.loan.fields': tableText(
    'Field | Type | Unit | Required when | If left empty | Filled in by | Example',
    'Number | text |  | always |  | the clerk | 17',
    'Due | date |  | Lent | in 14 days | the clerk | 2026-12-01',
    'Fee | money | EUR |  | 0 |  | 2',
    'Days | number | days |  |  |  | 3',
    'Shelf | choice |  |  |  |  | A',
    'Scan | file |  |  |  |  | ',
    'Lender | person |  |  |  |  | Kim',
    'Borrower | link | Member |  |  |  | Ann',
    'Left | computed | days |  |  |  | 2',
  ),
  'entities.loan.relations': tableText(
    'From | To | Per first one, how many | Per second one, how many | Can it move | If the first one goes',
    'Loan | Member | exactly one | any number | no | stays alone',
  ),
  'entities.loan.history': 'versions',
  'entities.loan.retention': 'delete',
  'entities.terms': tableText('Word | It means | To whom', 'Copy | one book | Desk', 'Copy | a print | Office'),
  'states.loan.list': tableText(
    'Answer | It means | Place',
    'New | asked for | first',
    'Lent | it is out | on the way',
    'Back | it is here | last',
  ),
  'states.loan.transitions': tableText(
    'From | To | What happens | Started by | Who or what | Only if',
    'New | Lent | lend | a person | Clerk | Fee < 5 EUR',
    'Lent | Back | return | the clock |  | -',
    'New | Back | cancel | another system | Catalogue |',
  ),
  'states.loan.effects': tableText(
    'Move | What else happens | For whom',
    'lend | a mail | the member',
    'New to Back | a note | the desk',
  ),
  'states.loan.matrix': tableText(
    'Now it is \\ Somebody tries to | lend | return',
    'New | allow | refuse',
    'Lent | refuse | queue',
  ),
  'states.loan.reversal': tableText(
    'From | To | Which way back | By whom | Only if',
    'Back | Lent | reopen | Clerk | Days < 3',
  ),
  'states.loan.idle': tableText(
    'While it is | After how long | Then | Who is told',
    'Lent | 14 days | pass it on | the member',
  ),
  'states.conflict': 'first',
  'states.cascade': tableText('The whole becomes \\ Its part | copy', 'Back | follows'),
  'screens.landing': tableText(
    'Role | Sees first | Three most frequent actions',
    'Clerk | All loans | lend, return; renew',
  ),
  'screens.inventory': tableText(
    'Screen | Kind | About what | Address',
    'All loans | list | Loans | /loans',
    'One loan | detail | Loan | loans/{loan id}/',
    'New loan | form | Loan | /loans/new',
    'Big step | wizard | Loan |',
    'Figures | dashboard | - | -',
  ),
  'screens.links': tableText(
    'From | To | By which button or link | Only when',
    'All loans | One loan | a line |',
    'Every screen | Figures | the menu | Role == "Clerk"',
  ),
  'screens.conditions': tableText(
    'Screen \\ When it is | empty | failed',
    'All loans | a message and a button | a message',
    'Every screen | a message | a blank page',
  ),
  'screens.shared-links': tableText(
    'Page | A stranger sees | When the record is gone',
    'One loan | the first page | a note',
  ),
  'screens.irreversible': tableText(
    'Action | Before it happens | What a mistake would cost',
    'Delete | typing the name | a day',
    'Close | a second person agrees | a week',
  ),
  'screens.devices': '- offline\n- kiosk\n- paper\n- A drone',
  'screens.outputs': tableText('What goes out | To whom | When | How', 'Receipt | the member | lending | mail'),
  'screens.languages': '- German\n- Français',
  'roles.grants': tableText('Role | Assigned by | Who has it first', 'Clerk | Lee | Kim', 'Manager | Lee | Lee'),
  'calls.systems': tableText('System | We', 'Catalogue | read'),
};
