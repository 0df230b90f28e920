import type { Part } from './people.ts';

/** What is accepted, and what is not. */
export const validation: Part = {
  'validation.*.required.draft': 'no',

  // Tools
  'validation.tool.rules': {
    says: `
      A name one can read | Name | this long | at most 70 characters | is still fine | stop | Text does not fit
      A worth we believe | Worth | between | 0 EUR to 3000 EUR | is still fine | stop | Amount out of range
      No deposit above the worth | Deposit, Worth | fits together | Deposit <= Worth | is still fine | stop | Amount out of range
      Bought in the past | Bought on | between | not in the future | is still fine | stop | Day does not fit`,
    by: 'maeve',
    agree: ['tomas'],
  },
  'validation.tool.examples': `
    Worth | 140 EUR | 4000 EUR | 3000 EUR
    Shelf | B3 | somewhere at the back | B12`,
  'validation.tool.examples.worth.edge': 'yes',
  'validation.tool.examples.shelf.edge': 'yes',
  'validation.tool.examples.worth.words': 'Amount out of range',
  'validation.tool.examples.shelf.words': 'Text does not fit',
  'validation.tool.required': `
    Field \\ When it is | In stock | Out | In repair | Retired
    Shelf | must be filled in | may be empty | may be empty | may be empty`,
  'validation.tool.required.shelf.exempt': { na: 'A tool without a shelf is lost among the others.' },
  'validation.tool.unique': {
    na: 'We have two of some tools, alike down to the colour; the number tells them apart.',
  },

  // Members
  'validation.member.rules': {
    says: `
      Old enough | Born on | between | at least Youngest member | is still fine | stop | Too young
      A mail address | E-mail | looks like | e-mail address | | stop | Contact looks wrong
      A mobile one can ring | Mobile | looks like | phone number | | warn | Contact looks wrong
      Lives near by | Address | fits together | contains(Address, "Millbrook") | | allow with a reason | Lives too far away`,
    by: 'tomas',
    agree: ['maeve'],
    otherwise: [
      {
        by: 'ines',
        says: 'A mail address | E-mail | looks like | e-mail address | | warn | Contact looks wrong',
      },
    ],
  },
  'validation.member.rules.Lives near by.who': 'Steward | Treasurer',
  'validation.member.examples': `
    Born on | 1988-11-02 | 2015-06-30 | the birthday itself
    E-mail | aoife@mail.example | aoife at mail | a@b.example`,
  'validation.member.examples.*.edge': 'yes',
  'validation.member.examples.born-on.words': 'Too young',
  'validation.member.examples.e-mail.words': 'Contact looks wrong',
  'validation.member.required': `
    Field \\ When it is | Applied | Active | Suspended | Left
    Paid until | may be empty | must be filled in | must be filled in | may be empty`,
  'validation.member.required.draft': 'yes',
  'validation.member.required.paid-until.exempt': { na: 'Everybody pays, the steward too.' },
  'validation.member.unique': 'E-mail | all members | no',
  'validation.member.unique.e-mail.found': 'open',

  // Loans
  'validation.loan.rules': {
    says: `
      Briefed on what is dangerous | Tool, Member | fits together | Tool.Briefing needed is no or Member.Briefed on power tools is yes | | stop | Not briefed
      A charge we can defend | Damage charge | between | 0 EUR to 500 EUR | is still fine | stop | Amount out of range
      Nothing paid back | Paid | between | at least 0 EUR | is still fine | stop | Amount out of range
      Say how it was paid | Paid how | only sometimes | Paid > 0 EUR | | stop | Something is missing
      Back after it went | Returned on | fits together | Returned on >= date(Handed out at) | is still fine | stop | Day does not fit
      A note and no novel | Note | this long | at most Length of a note | is still fine | stop | Text does not fit`,
    by: 'tomas',
    agree: ['maeve', 'pat'],
  },
  'validation.loan.examples': 'Damage charge | 10 EUR | -5 EUR | 500 EUR',
  'validation.loan.examples.damage-charge.edge': 'yes',
  'validation.loan.examples.damage-charge.words': 'Amount out of range',
  'validation.loan.required': `
    Field \\ When it is | Prepared | Out | Overdue | Owing | Closed | Lost
    Handed out at | must be empty | fills itself | fills itself | fills itself | may be empty | fills itself
    Due on | must be empty | fills itself | fills itself | fills itself | may be empty | fills itself
    Returned on | must be empty | must be empty | must be empty | fills itself | may be empty | must be empty`,
  'validation.loan.unique': { na: 'A tool that is out cannot be lent; nothing else can come twice.' },

  // Reservations
  'validation.reservation.rules': {
    says: `
      Not too far ahead | Wanted from | fits together | Wanted from <= today() + Longest notice | is still fine | stop | Day does not fit
      A short note | Note | this long | at most Length of a note | is still fine | stop | Text does not fit`,
    by: 'ines',
    agree: ['tomas'],
  },
  'validation.reservation.examples': 'Wanted from | next Saturday | next summer | the last day of the Longest notice',
  'validation.reservation.examples.wanted-from.edge': 'yes',
  'validation.reservation.examples.wanted-from.words': 'Day does not fit',
  'validation.reservation.required': `
    Field \\ When it is | Waiting | Ready | Collected | Dropped
    Set aside on | must be empty | fills itself | fills itself | may be empty`,
  'validation.reservation.unique': 'Tool, Member, Wanted from | all reservations | no',
  'validation.reservation.unique.*.found': 'open',

  // Repairs
  'validation.repair.rules': {
    says: `
      Say what is wrong | What is wrong | this long | at most Length of a note | is still fine | stop | Text does not fit
      Worth mending | Cost | fits together | Cost <= Repair limit | is still fine | warn | Mending costs too much
      Mended after it broke | Mended on, Reported on | fits together | Mended on >= Reported on | is still fine | stop | Day does not fit`,
    by: 'lena',
    agree: ['maeve'],
  },
  'validation.repair.examples': 'Cost | 22.50 EUR | more than a new one | the Repair limit itself',
  'validation.repair.examples.cost.edge': 'yes',
  'validation.repair.examples.cost.words': 'Mending costs too much',
  'validation.repair.required': `
    Field \\ When it is | Reported | In the workshop | Mended | Beyond repair
    Estimate | may be empty | may be empty | may be empty | may be empty
    Mended on | must be empty | must be empty | fills itself | must be empty`,
  'validation.repair.unique': { na: 'A tool may well break twice in a week.' },

  // For all of them
  'validation.across': { na: 'Said among the rules of each thing.' },
  'validation.severity': { na: 'Each rule says for itself whether it stops or warns.' },
  'validation.moment': { says: '- leaving\n- save', by: 'tomas', agree: ['ines', 'jonas'] },
  'validation.existing': { says: 'next-edit', by: 'maeve', agree: ['pat'] },
  'validation.existing.exempt': '- Loans that are Closed\n- Members who have Left',
  'validation.source': {
    says: `
      Old enough | the insurance policy | the insurance | every few years
      Lives near by | the rules of the club | the yearly meeting | every few years
      Briefed on what is dangerous | the insurance policy | the insurance | never
      Worth mending | a habit of Lena’s | Maeve and Lena | every year`,
    by: 'maeve',
    agree: ['pat'],
  },
  'validation.source.Worth mending.setting': 'Maeve | the day she changes it, for repairs that are not finished',
};
