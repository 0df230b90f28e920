import type { Part } from '../people.ts';

/** Where a repair can be, and what moves it on. */
export const repair: Part = {
  'states.repair.list': {
    says: `
      Reported | somebody says it is broken | first
      In the workshop | the repair café has it | on the way
      Mended | it works again | last
      Beyond repair | not worth mending | last`,
    by: 'lena',
    agree: ['maeve'],
  },
  'states.repair.list.Reported.responsible': 'Lena.',
  'states.repair.list.In the workshop.responsible': 'The repair café.',
  'states.repair.list.*.responsible': 'Nobody; it is over.',
  'states.repair.list.Reported.editable': '- What is wrong\n- Urgency\n- Picture\n- Loan\n- Estimate',
  'states.repair.list.In the workshop.editable': '- Urgency\n- Estimate\n- Cost',
  'states.repair.list.*.editable': '- Cost',
  'states.repair.list.*.visible-to': '- Member\n- Volunteer\n- Steward',
  'states.repair.list.Reported.longest-stay': '2 weeks',
  'states.repair.list.In the workshop.longest-stay': '5 weeks',
  'states.repair.transitions': {
    says: `
      Reported | In the workshop | take it on | another system | Repair café |
      Reported | Beyond repair | decline | a person | Steward | Estimate > Repair limit
      In the workshop | Mended | job done | another system | Repair café |
      In the workshop | Beyond repair | decline | a person | Steward |`,
    by: 'lena',
    agree: ['maeve'],
  },
  'states.repair.transitions.*.where': 'Repair page | Estimate',
  'states.repair.transitions.Reported → In the workshop: take it on.system':
    'The repair café, with the message Job taken on.',
  'states.repair.transitions.In the workshop → Mended: job done.system':
    'The repair café, with the message Job finished.',
  'states.repair.effects': `
    job done | Mended on = today; the tool is shelved | Volunteer
    decline | the tool is retired | Steward`,
  'states.repair.effects.*.fails': 'continue',
  'states.repair.matrix': `
    Now it is \\ Somebody tries to | take it on | decline | job done
    Reported | allow | allow | ignore
    In the workshop | ignore | allow | allow
    Mended | refuse | refuse | ignore
    Beyond repair | refuse | ignore | refuse`,
  'states.repair.matrix.Mended.refusal': `
    take it on | Repair is over
    decline | Repair is over`,
  'states.repair.matrix.Beyond repair.refusal': `
    take it on | Repair is over
    job done | Repair is over`,
  'states.repair.reversal': { na: 'If it breaks again, somebody reports it again.' },
  'states.repair.idle': `
    Reported | 5 days | pass it on | Steward
    In the workshop | 3 weeks | remind | Steward`,
  'states.repair.idle.days': 'skip',
  'states.repair.idle.Reported.passed-to': 'To Maeve, who rings the repair café and may decline it.',
};
