import { itemId } from '#core/answers/naming.ts';
import { tableText } from '../model/workspace-of.ts';
import type { Answers } from './verdict-on.ts';

function move(label: string, leaf: string): string {
  return `states.loan.transitions.${itemId(label)}.${leaf}`;
}

/** A small lending library of which nothing that rules 1 to 23 look at is left open or wrong. */
export const LENDING: Answers = {
  'purpose.groups': tableText(
    'Who | How many | How often | On what device',
    'Desk | 3 | daily | a computer',
    'Member | 200 | weekly | a phone',
    'Visitor | 20 | daily | none',
  ),
  'purpose.groups.desk.role': 'own',
  'purpose.groups.member.role': 'own',
  'purpose.groups.visitor.role': 'no-access',
  'purpose.last-case': tableText('Step | Who', 'Asks for a drill | Member', 'Hands it over | Desk'),
  'purpose.last-case.asks-for-a-drill.where': 'On the screen New loan',
  'purpose.last-case.hands-it-over.where': 'at the counter, outside',
  'purpose.out-of-scope': '- Fines',
  'purpose.out-of-scope.fines.when': 'later',
  'screens.landing': tableText(
    'Role | Sees first | Three most frequent actions',
    'Desk | Loans | lend, take back',
    'Member | Loans | ask',
  ),
  'screens.inventory': tableText(
    'Screen | Kind | About what | Address',
    'Loans | list | Loan | /loans',
    'Loan page | detail | Loan | /loans/:loan',
    'New loan | form | Loan | /loans/new',
    'Tools | list | Tool | /tools',
    'Tool page | detail | Tool | /tools/:tool',
    'Tool form | form | Tool | /tools/:tool/edit',
    'House rules | static |  | /rules',
  ),
  'screens.loans.columns': tableText(
    'Column | Sort | Filter | Search',
    'Due | yes | no | no',
    'Borrower | yes | yes | yes',
    'State | no | yes | no',
  ),
  'screens.links': tableText(
    'From | To | By which button or link | Only when',
    'Loans | Loan page | a row | ',
    'Loans | New loan | New | ',
    'Loans | Tools | the menu | ',
    'Loans | House rules | the menu | ',
    'Loan page | Loans | back | ',
    'New loan | Loan page | Save | ',
    'Tools | Tool page | a row | ',
    'Tool page | Tool form | Change | ',
    'Tool form | Tool page | Save | ',
  ),
  'screens.links.dead-ends': '- House rules',
  'entities.records': tableText(
    'Thing | Example | Another | A third | Plural',
    'Loan | L-1 | L-2 | L-3 | Loans',
    'Tool | Drill | Saw | Ladder | Tools',
  ),
  'entities.loan.identity': 'issued',
  'entities.tool.identity': 'issued',
  'entities.loan.fields': tableText(
    'Field | Type | Unit | Required when | If left empty | Filled in by | Example',
    'Borrower | text |  | always |  | Desk | Kim',
    'Due | date |  | always |  | Desk | 2026-11-20',
    'Days | number | days | always |  | Desk | 7',
  ),
  'entities.loan.fields.days.range': tableText('Smallest | Largest | Unit', '1 | 28 | days'),
  'entities.tool.fields': tableText(
    'Field | Type | Unit | Required when | If left empty | Filled in by | Example',
    'Name | text |  | always |  | Desk | Drill',
  ),
  'entities.relations': tableText(
    'From | To | How many To for each From | How many From for each To | Can it move | If From is deleted',
    'Tool | Loan | any number | exactly one | no | not allowed',
  ),
  'states.loan.list': tableText(
    'Answer | It means | Place | Kind of status, if it has several',
    'Asked | wanted | first | ',
    'Lent | handed over | on the way | ',
    'Back | returned | last | ',
    'Lost | never came back | last | ',
  ),
  'states.loan.transitions': tableText(
    'From | To | What happens | Started by | Who or what | Only if',
    'Asked | Lent | lend | a person | Desk | Days <= 28',
    'Lent | Back | take back | a person | Desk | ',
    'Lent | Lost | give up | the clock |  | ',
  ),
  [move('Asked → Lent: lend', 'where')]: tableText('Screen | Must type', 'Loan page | '),
  [move('Lent → Back: take back', 'where')]: tableText('Screen | Must type', 'Loan page | '),
  [move('Lent → Lost: give up', 'after')]: '90 days',
  'states.loan.matrix': tableText(
    'Now it is \\ Somebody tries to | lend | take back',
    'Asked | allow | refuse',
    'Lent | refuse | allow',
    'Back | refuse | refuse',
    'Lost | ignore | allow',
  ),
  'states.loan.matrix.asked.refusal': tableText('Action | They read', 'take back | Not lent'),
  'states.loan.matrix.lent.refusal': tableText('Action | They read', 'lend | Lent already'),
  'states.loan.matrix.back.refusal': tableText('Action | They read', 'lend | Over', 'take back | Over'),
  'roles.grants': tableText('Role | Assigned by | Who has it first', 'Desk | Board | Kim', 'Member | Desk | Lee'),
  'roles.loan.permissions': tableText(
    'Role \\ What they may do | list | view | create | edit | delete',
    'Desk | yes | yes | yes | yes | no',
    'Member | own | own | yes | no | no',
  ),
  'roles.tool.permissions': tableText(
    'Role \\ What they may do | list | view | create | edit | delete',
    'Desk | yes | yes | yes | yes | yes',
    'Member | yes | yes | no | no | no',
  ),
  'errors.messages': tableText(
    'What goes wrong | When | They read | They can | How bad',
    'Not lent | on taking back | It is not lent. | look again | take care',
    'Lent already | on lending | It is lent already. | choose another | take care',
    'Over | afterwards | This loan is over. | start a new one | take care',
    'Too long | on saving | At most 28 days. | choose fewer days | stop',
  ),
  'calls.systems': { na: 'Nothing else is asked.' },
  'calls.exchanges': { na: 'Nothing else is asked.' },
  'calls.inbound': { na: 'Nothing comes in.' },
  'validation.moment': '- save',
  'validation.loan.rules': tableText(
    'Rule | Fields | What kind | Limit | The limit itself | Then we | What goes wrong',
    'Not too long | Days | between | 1 to 28 | is still fine | stop | Too long',
  ),
};
