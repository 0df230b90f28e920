import type { Part } from '../people.ts';

/** What is kept of a tool. */
export const tool: Part = {
  'entities.tool.identity': { says: 'issued', by: 'maeve', agree: ['lena'] },
  'entities.tool.identity.issued-by': 'Toolshed, when a tool is added; the steward sticks the number on it.',
  'entities.tool.identity-format': 'T-0143 | t0143, T 143 and 143 | the shed',
  'entities.tool.fields': {
    says: `
      Name | text | | always | | Steward | Cordless drill
      Category | choice | | always | | Steward | Power tools
      Photo | file | | | | Steward | drill.jpg
      Shelf | text | | In stock | | Volunteer | B3
      Weight | number | kg | | | Steward | 1.8
      Worth | money | EUR | always | | Steward | 140
      Deposit | money | EUR | always | | Steward | 20
      Bought on | date | | | | Steward | 2024-05-17
      Briefing needed | yes or no | | always | no | Steward | no
      Times lent | computed | loans | | | Toolshed | 41`,
    by: 'maeve',
    agree: ['tomas', 'lena'],
  },
  'entities.tool.fields.category.values': `
    Hand tools | no motor and no battery | yes
    Power tools | a motor, a battery or a flame | yes
    Garden | used outside, comes back dirty | yes
    Ladders and stands | one stands on it or it stands by itself | yes
    Kitchen | given up in 2023 | no`,
  'entities.tool.fields.category.keeper': 'Maeve, after a word with Tomás.',
  'entities.tool.fields.photo.files': 'JPEG or PNG picture | 5 MB',
  'entities.tool.fields.weight.range': '0.1 | 80 | kg',
  'entities.tool.fields.bought-on.clock': 'day',
  'entities.tool.fields.times-lent.formula': 'count(Loans)',
  'entities.tool.fields.times-lent.override': 'no',
  'entities.tool.relations': {
    says: `
      Tool | Loan | any number | exactly one | no | not allowed
      Tool | Reservation | any number | exactly one | no | goes too
      Tool | Repair | any number | exactly one | no | goes too`,
    by: 'tomas',
    agree: ['jonas'],
  },
  'entities.tool.relations.*.fields': {
    na: 'Everything worth noting stands on the loan, the reservation or the repair itself.',
  },
  'entities.tool.relations.*.first': 'Its loans must be over, and without names; then the tool may go.',
  'entities.tool.volume': '640 tools | 0.2 tools | 900 tools | 655 tools',
  'entities.tool.volume.put-away': 'Once it is Retired it no longer shows in Find a tool.',
  'entities.tool.volume.search': '- Name\n- Category\n- Shelf',
  'entities.tool.history': 'log',
  'entities.tool.history.readers': '- Steward',
  'entities.tool.retention': 'archive',
  'entities.tool.retention.from': 'The day it was retired.',
  'entities.tool.retention.dependents': 'stays',
  'entities.tool.retention-time': '2 years',
  'entities.tool.brought-in': {
    says: `
      in | Maeve’s spreadsheet of tools | CSV | once, at the start
      out | the insurance | CSV | once a year`,
    by: 'maeve',
    agree: ['jonas'],
  },
  'entities.tool.brought-in.again': 'asks',
};
