import type { Part } from '../people.ts';

/** What is kept of a member. */
export const member: Part = {
  'entities.member.identity': { says: 'issued', by: 'maeve', agree: ['tomas'] },
  'entities.member.identity.issued-by': 'Toolshed, when somebody is signed up; it stands on the card they get.',
  'entities.member.identity-format': 'M-0217 | m0217, M 217 and 217 | the shed',
  'entities.member.fields': {
    says: `
      Name | person | | always | | Volunteer | Aoife Byrne
      E-mail | text | | always | | Volunteer | aoife@mail.example
      Mobile | text | | | | Volunteer | 085 555 0143
      Address | text | | always | | Volunteer | 4 Weir Lane, Millbrook
      Born on | date | | always | | Volunteer | 1988-11-02
      Address seen | yes or no | | always | no | Volunteer | yes
      Paid until | date | | Active | | Volunteer | 2027-03-31
      Briefed on power tools | yes or no | | always | no | Volunteer | yes
      Tools out now | number | loans | always | 0 | Toolshed | 2`,
    by: 'tomas',
    agree: ['maeve'],
  },
  'entities.member.fields.name.privacy': `
    Steward | all of it | “Former member”
    Volunteer | all of it | “Former member”
    Member | nothing | nothing`,
  'entities.member.fields.*.clock': 'day',
  'entities.member.fields.tools-out-now.range': '0 | 9 | loans',
  'entities.member.relations': {
    says: `
      Member | Loan | any number | exactly one | no | not allowed
      Member | Reservation | any number | exactly one | no | goes too`,
    by: 'tomas',
    agree: ['jonas'],
  },
  'entities.member.relations.*.fields': {
    na: 'Everything worth noting stands on the loan or the reservation itself.',
  },
  'entities.member.relations.*.first': 'All their tools must be back and paid for.',
  'entities.member.volume': '410 members | 0.3 members | 600 members | 425 members',
  'entities.member.volume.put-away': 'Whoever has Left is not in the daily lists.',
  'entities.member.volume.search': '- Name\n- E-mail',
  'entities.member.history': 'log',
  'entities.member.history.readers': '- Steward',
  'entities.member.retention': {
    says: 'anonymise',
    by: 'pat',
    agree: ['jonas'],
    otherwise: [{ by: 'tomas', says: 'keep' }],
  },
  'entities.member.retention.from': 'The day they left, or the day the last debt was settled, whichever is later.',
  'entities.member.retention.hold': 'Pat, while a debt is open.',
  'entities.member.retention-time': '1 years',
  'entities.member.brought-in': 'in | The paper form for joining | typed at the counter | with each new member',
  'entities.member.brought-in.again': 'replaces',
};
