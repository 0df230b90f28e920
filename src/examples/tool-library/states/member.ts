import type { Part } from '../people.ts';

/** Where a member can be, and what moves it on. */
export const member: Part = {
  'states.member.list': {
    says: `
      Applied | signed up, not yet let in | first
      Active | may reserve and lend | on the way
      Suspended | may look, but not lend | on the way
      Left | no longer a member | last`,
    by: 'maeve',
    agree: ['tomas'],
  },
  'states.member.list.Applied.responsible': 'The volunteer who signed them up.',
  'states.member.list.Active.responsible': 'The member.',
  'states.member.list.Suspended.responsible': 'Maeve.',
  'states.member.list.Left.responsible': 'Nobody any more.',
  'states.member.list.Left.editable': { na: 'Whoever has left stays as they were until their names go.' },
  'states.member.list.*.editable':
    '- Name\n- E-mail\n- Mobile\n- Address\n- Born on\n- Address seen\n- Paid until\n- Briefed on power tools',
  'states.member.list.Left.visible-to': '- Steward',
  'states.member.list.*.visible-to': '- Member\n- Volunteer\n- Steward',
  'states.member.list.Applied.longest-stay': '30 days',
  'states.member.list.Active.longest-stay': { na: 'One may be a member for a whole life.' },
  'states.member.list.Suspended.longest-stay': '12 months',
  'states.member.transitions': {
    says: `
      Applied | Active | admit | a person | Volunteer, Steward | Address seen is yes and Paid until >= today() and Born on + Youngest member <= today()
      Applied | Left | application lapses | the clock | Application time |
      Active | Suspended | suspend | a person | Steward |
      Active | Suspended | fee runs out | the clock | | Paid until < today()
      Suspended | Active | readmit | a person | Volunteer, Steward | Paid until >= today()
      Active | Left | leave | a person | Volunteer, Steward | Tools out now == 0
      Suspended | Left | strike off | the clock | Striking-off time | Tools out now == 0`,
    by: 'maeve',
    agree: ['tomas'],
    otherwise: [
      {
        by: 'ines',
        says: `
          Applied | Active | admit | a person | Volunteer | Address seen is yes
          Active | Left | leave | a person | Member |`,
      },
    ],
  },
  'states.member.transitions.Applied → Active: admit.where': 'Member page',
  'states.member.transitions.Active → Suspended: suspend.where': 'Member page | Why',
  'states.member.transitions.Suspended → Active: readmit.where': 'Member page | Paid until',
  'states.member.transitions.Active → Left: leave.where': 'Member page',
  'states.member.transitions.Applied → Left: application lapses.after': '30 days',
  'states.member.transitions.Active → Suspended: fee runs out.after': '1 days',
  'states.member.transitions.Suspended → Left: strike off.after': '12 months',
  'states.member.effects': {
    says: `
      admit | the message Send a welcome | Member
      fee runs out | the message Send a reminder of the fee | Member`,
    by: 'tomas',
  },
  'states.member.effects.*.fails': 'retry',
  'states.member.matrix': `
    Now it is \\ Somebody tries to | admit | suspend | readmit | leave | reserve a tool | new loan
    Applied | allow | refuse | refuse | refuse | refuse | refuse
    Active | ignore | allow | ignore | allow | allow | allow
    Suspended | refuse | ignore | allow | refuse | refuse | refuse
    Left | refuse | refuse | refuse | ignore | refuse | refuse`,
  'states.member.matrix.Applied.refusal': `
    suspend | Member is not active
    readmit | Member is not active
    leave | Member is not active
    reserve a tool | Member is not active
    new loan | Member is not active`,
  'states.member.matrix.Suspended.refusal': `
    admit | Member is not active
    leave | Member is not active
    reserve a tool | Member is not active
    new loan | Member is not active`,
  'states.member.matrix.Left.refusal': `
    admit | Member has left
    suspend | Member has left
    readmit | Member has left
    reserve a tool | Member has left
    new loan | Member has left`,
  'states.member.reversal': 'Left | Active | reopen | Steward | Paid until >= today()',
  'states.member.reversal.*.effects': 'told',
  'states.member.reversal.*.reason': 'yes',
  'states.member.reversal-time': '12 months',
  'states.member.idle': `
    Applied | 10 days | remind | Member
    Applied | 30 days | it ends | Member
    Suspended | 3 months | remind | Member`,
  'states.member.idle.days': 'count',
};
