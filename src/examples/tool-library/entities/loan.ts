import type { Part } from '../people.ts';

/** What is kept of a loan. */
export const loan: Part = {
  'entities.loan.identity': { says: 'issued', by: 'tomas', agree: ['maeve'] },
  'entities.loan.identity.issued-by': 'Toolshed, when a loan is written.',
  'entities.loan.identity-format': 'L-2026-0412 | l-2026-412 and 2026-0412 | the year',
  'entities.loan.fields': {
    says: `
      Tool | link | Tool | always | | Volunteer | Tile saw, T-0021
      Member | link | Member | always | | Volunteer | Aoife Byrne, M-0217
      Deposit taken | money | EUR | always | 0 | Volunteer | 20
      Handed out at | date | | Out | now | Toolshed | 2026-05-02 10:40
      Due on | date | | Out | the day of handing out and the Longest loan after it | Toolshed | 2026-05-16
      Times extended | number | times | always | 0 | Toolshed | 1
      Returned on | date | | | the day of taking back | Toolshed | 2026-05-20
      Days late | computed | days | | | Toolshed | 4
      Late fee | computed | EUR | | | Toolshed | 2
      Damage charge | money | EUR | always | 0 | Volunteer | 10
      Paid | money | EUR | always | 0 | Volunteer | 12
      Owed | computed | EUR | | | Toolshed | 0
      Paid how | choice | | | | Volunteer | Card
      Note | text | | | | Volunteer | Blade chipped on the left`,
    by: 'tomas',
    agree: ['maeve', 'pat'],
  },
  'entities.loan.fields.*.currency': '- EUR',
  'entities.loan.fields.*.precision': '2 places',
  'entities.loan.fields.*.rounding': 'half-up',
  'entities.loan.fields.*.override': 'no',
  'entities.loan.fields.handed-out-at.clock': 'here',
  'entities.loan.fields.*.clock': 'day',
  'entities.loan.fields.times-extended.range': '0 | 9 | times',
  'entities.loan.fields.days-late.formula':
    'Due on is empty ? 0 days : max(0 days, (Returned on is empty ? today() : Returned on) - Due on)',
  'entities.loan.fields.late-fee.formula': 'min(Days late * Late fee per day, Highest late fee)',
  'entities.loan.fields.owed.formula':
    'Paid how is not empty and Paid how == "Not asked for" ? 0 EUR : max(0 EUR, Late fee + Damage charge - Paid)',
  'entities.loan.fields.paid-how.values': `
    Cash | coins and notes in the tin | yes
    Card | on the member’s own phone | yes
    From the deposit | kept back from what they left with us | yes
    Not asked for | the steward has waived it | yes`,
  'entities.loan.fields.paid-how.keeper': 'Pat.',
  'entities.loan.relations': {
    says: 'Loan | Repair | any number | at most one | no | stays alone',
    by: 'lena',
    agree: ['tomas'],
  },
  'entities.loan.relations.*.fields': { na: 'The repair says it all.' },
  'entities.loan.relations.*.left-behind': 'Among the Repairs; Lena looks after it.',
  'entities.loan.volume': '95 loans | 12 loans | 9 000 loans | 61 loans in one day',
  'entities.loan.volume.put-away': 'A Closed loan leaves the daily lists at once.',
  'entities.loan.volume.search': '- Member\n- Tool\n- Number',
  'entities.loan.history': 'log',
  'entities.loan.history.readers': '- Steward\n- Volunteer',
  'entities.loan.retention': { says: 'anonymise', by: 'pat', agree: ['jonas'] },
  'entities.loan.retention.from': 'The end of the year in which it was closed.',
  'entities.loan.retention.hold': 'Pat, while the tax office or the insurance asks about it.',
  'entities.loan.retention-time': '6 years',
  'entities.loan.brought-in': 'out | the treasurer | CSV | once a quarter',
};
