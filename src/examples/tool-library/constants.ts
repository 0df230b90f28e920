import type { Part } from './people.ts';

/** Numbers that could change while the work stays the same. */
export const constants: Part = {
  'constants.values': {
    says: `
      Longest loan | 14 | days | every loan
      Most tools at once | 3 | loans | every member
      Most extensions | 2 | times | every loan
      Late fee per day | 0.50 | EUR/day | every loan
      Highest late fee | 15 | EUR | every loan
      Yearly fee | 24 | EUR | every member
      Youngest member | 18 | years | every member
      Longest notice | 3 | months | every reservation
      Repair limit | 60 | EUR | every repair`,
    by: 'maeve',
    agree: ['pat', 'tomas'],
    otherwise: [
      {
        by: 'ines',
        says: `
          Longest loan | 21 | days | every loan
          Most tools at once | 5 | loans | every member`,
      },
    ],
  },
  'constants.values.Late fee per day.owner': 'Pat; the yearly meeting may change it.',
  'constants.values.Highest late fee.owner': 'Pat; the yearly meeting may change it.',
  'constants.values.Yearly fee.owner': 'Pat; the yearly meeting may change it.',
  'constants.values.Youngest member.owner': 'The insurance; nobody here may change it.',
  'constants.values.Repair limit.owner': 'Lena; Maeve may change it.',
  'constants.values.*.owner': 'Maeve, and she may change it.',
  'constants.values.Longest loan.from': 'new',
  'constants.values.Late fee per day.from': 'new',
  'constants.values.Highest late fee.from': 'open',
  'constants.values.Repair limit.from': 'open',
  'constants.values.*.from': 'new',
  'constants.boundaries': {
    says: `
      Longest loan | out | still out, until the shed closes | overdue
      Most tools at once | may lend another one | may lend no more | cannot happen
      Highest late fee | all of it is asked for | all of it is asked for | the rest is forgiven
      Repair limit | it is mended | it is mended | Lena asks the steward`,
    by: 'tomas',
    agree: ['pat'],
  },
  'constants.boundaries.Longest loan.warn': 'Two days before, by mail.',
  'constants.boundaries.*.warn': { na: 'They see it on the screen anyway.' },
  'constants.timers': {
    says: `
      Set-aside time | 3 days | the reservation has run out
      Application time | 30 days | the application lapses
      Giving-up time | 60 days | the loan is lost, and the tool is written off
      Striking-off time | 12 months | the member has left
      Life of a sign-in link | 15 minutes | another one is asked for`,
    by: 'tomas',
    agree: ['jonas'],
  },
  'constants.timers.*.days': 'count',
  'constants.timers.clock': 'By the clock and the public holidays of Ireland.',
  'constants.capacity': {
    says: `
      Size of a picture | 5 MB | 2 MB
      Length of a note | 400 characters | 60 characters
      Tools in the shed | 1500 tools | 640 tools`,
    by: 'jonas',
    agree: ['tomas'],
  },
  'constants.capacity.Size of a picture.over': 'Picture is too large',
  'constants.capacity.Length of a note.over': 'Text does not fit',
  'constants.capacity.Tools in the shed.over': 'Shed is full',
  'constants.money': {
    says: `
      Fees and charges | EUR | one cent | none, the club is a charity | nobody
      Mending and buying | EUR | one cent | as on the bill | Pat, from 200 EUR`,
    by: 'pat',
    agree: ['maeve'],
  },
  'constants.money.Fees and charges.bands': `
    50 EUR | Volunteer
    500 EUR | Steward`,
  'constants.money.Mending and buying.bands': `
    200 EUR | Steward
    2000 EUR | Treasurer`,
  'constants.money.rate': { na: 'There are only euros.' },
  'constants.service-levels': {
    says: `
      Find a tool | 1 second | 40 people
      Hand out a tool | 2 seconds | 3 volunteers
      Year report | 20 seconds | 1 person`,
    by: 'ines',
    agree: ['jonas'],
  },
  'constants.variants': {
    says: `
      Number \\ For whom | Steward
      Most tools at once | its own`,
    by: 'maeve',
    agree: ['tomas'],
  },
  'constants.variants.Most tools at once.own': 'Steward | 5 | loans',
  'constants.provenance': {
    says: `
      Longest loan | habit | on the door
      Most tools at once | habit | on the door
      Most extensions | guess | nowhere
      Late fee per day | contract | the rules of the club
      Highest late fee | contract | the rules of the club
      Yearly fee | contract | the rules of the club
      Youngest member | contract | the insurance policy
      Longest notice | guess | nowhere
      Repair limit | habit | on Lena’s bench
      Set-aside time | habit | on the note on the tool
      Application time | guess | nowhere
      Giving-up time | contract | the insurance policy
      Striking-off time | contract | the rules of the club
      Life of a sign-in link | guess | nowhere
      Size of a picture | guess | nowhere
      Length of a note | guess | nowhere
      Tools in the shed | contract | the lease of the shed`,
    by: 'pat',
    agree: ['maeve'],
  },
  'constants.provenance.*.check': 'Maeve, by 31 January 2027, from the loans of the autumn.',
  'constants.outage': { says: '3 days', by: 'maeve', agree: ['tomas'] },
  'constants.outage.meanwhile': 'They write cards, and type them in afterwards.',
  'constants.outage.pauses': '- Monday and Tuesday, all day\n- Every night from ten to six',
  'constants.loss': { says: '1 hours', by: 'tomas', agree: ['maeve', 'ines'] },
};
