import type { Part } from '../people.ts';

/** Where a tool can be, and what moves it on. */
export const tool: Part = {
  'states.tool.list': {
    says: `
      In stock | on its shelf, ready to go | first
      Out | a member has it | on the way
      In repair | on Lena’s bench or waiting for it | on the way
      Retired | worn out, sold or lost | last`,
    by: 'tomas',
    agree: ['maeve', 'lena'],
  },
  'states.tool.list.In stock.responsible': 'The volunteers at the counter.',
  'states.tool.list.Out.responsible': 'The member who has it.',
  'states.tool.list.In repair.responsible': 'Lena.',
  'states.tool.list.Retired.responsible': 'Nobody any more.',
  'states.tool.list.In stock.editable': `
    - Name
    - Category
    - Photo
    - Shelf
    - Weight
    - Worth
    - Deposit
    - Bought on
    - Briefing needed`,
  'states.tool.list.Out.editable': '- Name\n- Category\n- Photo\n- Shelf',
  'states.tool.list.In repair.editable': '- Name\n- Category\n- Photo\n- Shelf\n- Worth\n- Deposit\n- Briefing needed',
  'states.tool.list.Retired.editable': { na: 'A retired tool stays as it was.' },
  'states.tool.list.Retired.visible-to': '- Volunteer\n- Steward',
  'states.tool.list.*.visible-to': '- Member\n- Volunteer\n- Steward',
  'states.tool.list.In stock.longest-stay': '24 months',
  'states.tool.list.Out.longest-stay': '60 days',
  'states.tool.list.In repair.longest-stay': '6 weeks',
  'states.tool.transitions': {
    says: `
      In stock | Out | lend | a person | Volunteer, Steward |
      Out | In stock | shelve | a person | Volunteer, Steward |
      In repair | In stock | shelve | a person | Steward |
      In stock | In repair | bench | a person | Volunteer, Steward |
      Out | In repair | bench | a person | Volunteer, Steward |
      In stock | Retired | retire | a person | Steward |
      In repair | Retired | retire | a person | Steward |
      Out | Retired | write off | a person | Steward |`,
    by: 'tomas',
    agree: ['lena'],
  },
  'states.tool.transitions.Out → In stock: shelve.where': 'Tool page | Shelf',
  'states.tool.transitions.In repair → In stock: shelve.where': 'Tool page | Shelf',
  'states.tool.transitions.*.where': 'Tool page',
  'states.*.transitions.exact': { na: 'Each “only if” is written exactly already.' },
  'states.tool.effects': { na: 'Nothing else; mails and money hang on the loan.' },
  'states.tool.matrix': {
    says: `
      Now it is \\ Somebody tries to | lend | shelve | bench | retire | write off | new loan | reserve a tool
      In stock | allow | ignore | allow | allow | ignore | allow | allow
      Out | refuse | allow | allow | refuse | allow | refuse | allow
      In repair | refuse | allow | ignore | allow | ignore | refuse | allow
      Retired | refuse | refuse | refuse | ignore | ignore | refuse | refuse`,
    by: 'tomas',
    agree: ['maeve'],
  },
  'states.tool.matrix.Out.refusal': `
    lend | Tool is not here
    retire | Tool is not here
    new loan | Tool is not here`,
  'states.tool.matrix.In repair.refusal': `
    lend | Tool is not here
    new loan | Tool is not here`,
  'states.tool.matrix.Retired.refusal': `
    lend | Tool is retired
    shelve | Tool is retired
    bench | Tool is retired
    new loan | Tool is retired
    reserve a tool | Tool is retired`,
  'states.tool.reversal': 'Retired | In stock | reopen | Steward |',
  'states.tool.reversal.*.effects': 'kept',
  'states.tool.reversal.*.reason': 'yes',
  'states.tool.reversal-time': '24 months',
  'states.tool.idle': 'In repair | 4 weeks | remind | Steward',
  'states.tool.idle.days': 'count',
};
