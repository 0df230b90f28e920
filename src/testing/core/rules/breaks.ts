import type { Edits } from './edits.ts';

/** A small change to the closed example after which one closing rule does not hold, and no other one is broken. */
export interface Break {
  readonly rule: number;
  readonly edits: Edits;
}

/** One change for each closing rule. */
export const BREAKS: readonly Break[] = [
  {
    rule: 1,
    edits: {
      'roles.grants': ['\n| Steward | the yearly meeting | Maeve Doran |', ''],
      'roles.grants.steward.leaver': 'unsaid',
      'roles.grants.steward.review': 'unsaid',
    },
  },
  {
    rule: 2,
    edits: { 'screens.landing': ['| Steward | Counter |', '| Steward | Desk | |\n| Steward | Counter |'] },
  },
  {
    rule: 3,
    edits: {
      'purpose.last-case.writes-out-a-card.where': ['On the screen New loan, at the counter.', 'In the dark.'],
    },
  },
  {
    rule: 4,
    edits: { 'purpose.out-of-scope': ['- Selling old tools', '- Selling old tools\n- Year report'] },
  },
  {
    rule: 5,
    edits: { 'screens.inventory': ['| Repairs | list | Repair |', '| Repairs | list | Broken things |'] },
  },
  { rule: 6, edits: { 'screens.inventory': ['/repairs/:repair', '/repairs/:day'] } },
  {
    rule: 7,
    edits: { 'screens.links': ['| Counter | Year report | Year report | Role is Steward |\n', ''] },
  },
  { rule: 8, edits: { 'screens.links.dead-ends': ['House rules', 'Something went wrong'] } },
  { rule: 9, edits: { 'screens.links': ['| Loans | Find a tool |', '| Loans | Front door |'] } },
  { rule: 10, edits: { 'screens.loans.columns': ['| Owed |', '| Colour |'] } },
  {
    rule: 11,
    edits: { 'screens.inventory': ['| Members | list | Member |', '| Members | list | Loan |'] },
  },
  {
    rule: 12,
    edits: { 'entities.tool.fields': ['| kg |  |  | Steward |', '| kg |  |  | Member |'] },
  },
  {
    rule: 13,
    edits: {
      'entities.tool.relations': [
        '| Tool | Repair | any number | exactly one | no | goes too |',
        '| Tool | Repair | any number | exactly one | no | stays alone |',
      ],
    },
  },
  {
    rule: 14,
    edits: { 'states.repair.list': ['| it works again | last |', '| it works again | on the way |'] },
  },
  { rule: 15, edits: { 'states.reservation.idle': ['| Ready |', '| Laid aside |'] } },
  {
    rule: 16,
    edits: {
      'states.repair.transitions': [
        '| In the workshop | Beyond repair | decline | a person | Steward |',
        '| In the workshop | Beyond repair | decline | a person | Caretaker |',
      ],
    },
  },
  {
    rule: 17,
    edits: { 'states.member.transitions.active-to-suspended-174570d3.where': ['Member page', 'Front door'] },
  },
  {
    rule: 18,
    edits: { 'states.member.transitions.active-to-suspended-e9ca5a4b.after': { na: 'It just happens.' } },
  },
  {
    rule: 19,
    edits: {
      'states.loan.transitions': [
        '| Out | Closed | take back | a person | Volunteer, Steward | Owed == 0 EUR |',
        '| Out | Closed | take back | a person | Volunteer, Steward | Owed >= 0 EUR |',
      ],
    },
  },
  {
    rule: 20,
    edits: { 'states.repair.transitions': ['Estimate > Repair limit', 'Estimate > Mending limit'] },
  },
  {
    rule: 21,
    edits: { 'states.repair.matrix': ['| In the workshop | ignore |', '| In the workshop |  |'] },
  },
  {
    rule: 22,
    edits: { 'validation.tool.rules': ['| A name one can read | Name |', '| A name one can read | Title |'] },
  },
  {
    rule: 23,
    edits: {
      'validation.tool.rules': ['| 0 EUR to 3000 EUR |', '| 0 EUR to 100 EUR |'],
    },
  },
  {
    rule: 24,
    edits: {
      'roles.member.visibility': [
        '| Paid until | read-only | shown | shown |',
        '| Paid until | read-only | read-only | shown |',
      ],
    },
  },
  { rule: 25, edits: { 'states.loan.transitions': ['< Most tools at once', '< 3'] } },
  {
    rule: 26,
    edits: {
      'roles.repair.permissions': ['| Volunteer | yes |', '| Volunteer |  |'],
      'roles.repair.permissions.blank': ['forbidden', 'allowed'],
    },
  },
  {
    rule: 27,
    edits: {
      'roles.repair.permissions': [
        '| Steward | yes | yes | yes | yes | yes |',
        '| Steward | yes | yes | yes | yes | yes |\n| Neighbour | yes | no | no | no | no |',
      ],
    },
  },
  {
    rule: 28,
    edits: { 'roles.loan.permissions.member.theirs': ['By the Member of the loan.', 'By their face.'] },
  },
  { rule: 29, edits: { 'roles.separation': ['| waive |', '| shrug |'] } },
  {
    rule: 30,
    edits: {
      'roles.member.visibility': ['| Born on | shown | masked | shown |', '| Born on | shown | masked | hidden |'],
    },
  },
  { rule: 31, edits: { 'calls.exchanges': ['somebody opens a loan that is Owing', 'never'] } },
  { rule: 32, edits: { 'calls.exchanges': ['Keep until', 'Size of their shoes'] } },
  {
    rule: 33,
    edits: { 'errors.messages.paypost-does-not-answer.raised-by': ['- Look up a payment: timeout\n', ''] },
  },
  {
    rule: 34,
    edits: {
      'calls.inbound.job-taken-on.changes': ['It moves the Repair on: take it on.', 'Everybody is glad.'],
    },
  },
  { rule: 35, edits: { 'errors.messages.too-young.raised-by': ['Old enough', 'A full moon'] } },
  {
    rule: 36,
    edits: { 'errors.messages': ['| come with somebody who is old enough |', '|  |'] },
  },
  {
    rule: 37,
    edits: {
      'errors.classes': ['| Not allowed | not allowed |', '| Not allowed | yours to fix |'],
      'errors.messages.not-allowed.raised-by': ['Not allowed', 'Signed out'],
    },
  },
  { rule: 38, edits: { 'constants.values': ['| Repair limit | 60 | EUR |', '| Repair limit | 60 |  |'] } },
  {
    rule: 39,
    edits: { 'validation.repair.examples': ['the Repair limit itself', 'the Repair limit (80 EUR)'] },
  },
  { rule: 40, edits: { 'states.loan.idle': ['| Overdue | 30 days |', '| Overdue | 90 days |'] } },
  {
    rule: 41,
    edits: {
      'entities.repair.retention-time': { na: 'Nobody has thought about it.' },
      'roles.repair.permissions': [
        '| Steward | yes | yes | yes | yes | yes |',
        '| Steward | yes | yes | yes | yes | no |',
      ],
    },
  },
  { rule: 42, edits: { 'entities.terms.customer.chosen': ['Member, not Customer', 'Borrower, not Member'] } },
  { rule: 43, edits: { 'constants.loss': 'unsaid' } },
  { rule: 44, edits: { 'constants.loss': { takenBack: '2 hours' } } },
  {
    rule: 45,
    edits: {
      'validation.repair.rules': [
        '| Mended on >= Reported on |',
        '| Mended on >= Reported on and Mended on < Reported on |',
      ],
    },
  },
  { rule: 46, edits: { 'screens.tool-page.parts': ['| its repairs |', '| its spare parts |'] } },
  { rule: 47, edits: { 'constants.variants': ['Steward', 'Captain'] } },
  { rule: 48, edits: { 'calls.offers.one-tool.gives': ['tool {id, name', 'the moon {id, name'] } },
];
