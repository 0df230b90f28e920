import type { Part } from './people.ts';

/** What the tool library is for. */
export const purpose: Part = {
  'purpose.name': {
    says: 'Toolshed',
    by: 'maeve',
    agree: ['tomas'],
    otherwise: [{ by: 'ines', says: 'The Lending Shed' }],
  },
  'purpose.what': {
    says: 'A register of the tools that neighbours lend each other, with a counter that knows where each of them is.',
    by: 'maeve',
    agree: ['tomas'],
  },
  'purpose.what.why':
    'One shed, fourteen volunteers and no budget: what the shoebox does has to work without training and without upkeep.',
  'purpose.constraints': {
    says: `
      run in the browser of the counter laptop, from 2019 | where it runs | nobody buys another one
      keep all data on a server in the European Union | storage | the statutes of the association
      export every list as CSV | formats | the treasurer’s spreadsheet`,
    by: 'pat',
    agree: ['maeve'],
  },
  'purpose.problem': {
    says: `Loans are kept on paper cards in a shoebox. Two or three times a week nobody can say who has a tool, and a
member has walked here for a drill that is out. Late tools are noticed weeks afterwards, if at all.`,
    by: 'tomas',
    agree: ['maeve'],
    otherwise: [
      {
        by: 'ines',
        says: 'You only learn that a tool is out when you stand at the counter. That happens to me every other Saturday.',
      },
    ],
  },
  'purpose.problem.noticed-by':
    'The volunteer at the counter, when somebody asks for the tool and its card is not in the box.',
  'purpose.problem.workaround':
    'Tomás rings around on Sunday evening, and popular tools are hidden under the counter for friends.',
  'purpose.problem.do-nothing':
    'We lose about twenty tools a year, and the two volunteers who know the shoebox by heart are leaving in autumn.',
  'purpose.cost': { says: '6 hours a week', by: 'tomas', agree: ['pat'] },
  'purpose.quitting': {
    says: 'If lending a tool takes longer than writing a card, the volunteers go back to the cards on the first busy Saturday.',
    by: 'tomas',
    agree: ['ines'],
  },

  'purpose.groups': {
    says: `
      Member | 410 | once a month | their own phone
      Volunteer | 14 | every Saturday and Wednesday | the laptop at the counter
      Steward | 2 | every day | laptop or phone
      Treasurer | 1 | four times a year | mail
      Former member | 90 | never | none`,
    by: 'maeve',
    agree: ['tomas', 'pat'],
  },
  'purpose.groups.Member.task': 'Find out whether a tool is there, and have it kept for them.',
  'purpose.groups.Volunteer.task': 'Hand out a tool and take one back while three people are waiting.',
  'purpose.groups.Steward.task': 'Know where every tool is, and keep the shelves, the members and the money in order.',
  'purpose.groups.Treasurer.task': 'Get the takings of each day into the books without typing them again.',
  'purpose.groups.Former member.task': {
    na: 'Whoever has left has nothing to do here any more.',
  },
  'purpose.groups.Treasurer.role': 'receives-only',
  'purpose.groups.Former member.role': 'no-access',
  'purpose.groups.*.role': 'own',
  'purpose.groups.*.languages': '- English',
  'purpose.groups.Member.hindrances': '- Bright sun on a phone outside the shed\n- Poor sight, for about one in ten',
  'purpose.groups.Volunteer.hindrances': '- Gloves in winter\n- Noise, and somebody talking to them all the time',
  'purpose.groups.*.hindrances': { na: 'They sit at a desk at home, in peace.' },
  'purpose.groups.Volunteer.shared-device': {
    says: 'shared',
    by: 'tomas',
    unsure: [{ by: 'maeve', who: 'Tomás, who opens the counter' }],
  },
  'purpose.groups.*.shared-device': 'own',
  'purpose.groups.Member.spokesperson': 'Ines Calvo',
  'purpose.groups.Volunteer.spokesperson': 'Tomás Reilly',
  'purpose.groups.Steward.spokesperson': 'Maeve Doran',
  'purpose.groups.Treasurer.spokesperson': 'Pat Okafor',
  'purpose.groups.Former member.spokesperson': 'Maeve Doran, for want of anybody else',

  'purpose.last-case': {
    says: `
      Looks for a tile saw | Member
      Asks to have it kept | Member
      Writes out a card | Volunteer
      Brings it back late | Member
      Finds the blade broken | Volunteer
      Settles the bill | Member`,
    by: 'tomas',
    agree: ['ines'],
  },
  'purpose.last-case.Looks for a tile saw.where': 'On the screen Find a tool; last time it was a walk to the shed.',
  'purpose.last-case.Asks to have it kept.where': 'On the screen Reserve a tool; last time by phone.',
  'purpose.last-case.Writes out a card.where': 'On the screen New loan, at the counter.',
  'purpose.last-case.Brings it back late.where': 'On the Loan page, with the move “take back”.',
  'purpose.last-case.Finds the blade broken.where': 'On the screen Report damage.',
  'purpose.last-case.Settles the bill.where': 'With the message Ask for a payment; last time in coins at the counter.',
  'purpose.last-case.Looks for a tile saw.change': 'Nothing; she only knew that there is one.',
  'purpose.last-case.Asks to have it kept.change': 'The saw stood under the counter with a note on it.',
  'purpose.last-case.Writes out a card.change': 'The saw was out, and its card was in the box.',
  'purpose.last-case.Brings it back late.change':
    'The card was out of the box; nobody wrote down that it was nine days late.',
  'purpose.last-case.Finds the blade broken.change': 'The saw went to Lena’s bench and was missing from the shelf.',
  'purpose.last-case.Settles the bill.change': 'Twelve euros were in the tin, and the deposit went back.',
  'purpose.last-case.Looks for a tile saw.wait': '2 days',
  'purpose.last-case.Asks to have it kept.wait': '3 days',
  'purpose.last-case.Writes out a card.wait': '15 minutes',
  'purpose.last-case.Brings it back late.wait': '3 weeks',
  'purpose.last-case.Finds the blade broken.wait': '1 days',
  'purpose.last-case.Settles the bill.wait': '2 weeks',
  'purpose.last-case.Looks for a tile saw.near-miss': 'There are two saws, and the list on the door names only one.',
  'purpose.last-case.Asks to have it kept.near-miss':
    'The note fell off, and the saw was nearly lent to somebody else.',
  'purpose.last-case.Writes out a card.near-miss': 'Her membership had run out in March, and nobody looked.',
  'purpose.last-case.Brings it back late.near-miss': 'We nearly bought a new saw in the meantime.',
  'purpose.last-case.Finds the blade broken.near-miss': 'The next member had it in his hands already.',
  'purpose.last-case.Settles the bill.near-miss': 'The deposit was nearly paid out twice.',

  'purpose.measure': {
    says: `
      Tools brought back late | 38 of 100 | 10 of 100 | 31 December 2026
      Tools lost for good | 20 a year | 4 a year | 31 December 2027`,
    by: 'maeve',
    agree: ['pat'],
    otherwise: [
      {
        by: 'ines',
        says: 'Walks to the shed for nothing | 5 a week | none | 31 December 2026',
      },
    ],
  },
  'purpose.measure.Tools brought back late.counted-by': 'Maeve, once a month, from the Year report.',
  'purpose.measure.Tools lost for good.counted-by': 'Pat, at the stocktaking in January.',
  'purpose.measure.must-not-worsen': '- The queue at the counter on Saturdays\n- How many people join in a month',
  'purpose.out-of-scope': {
    says: '- Selling old tools\n- Courses and workshops\n- Lending between two tool libraries\n- Chat between members',
    by: 'maeve',
    agree: ['ines'],
  },
  'purpose.out-of-scope.Selling old tools.when': 'elsewhere',
  'purpose.out-of-scope.Courses and workshops.when': 'later',
  'purpose.out-of-scope.Lending between two tool libraries.when': 'later',
  'purpose.out-of-scope.Chat between members.when': 'never',
  'purpose.replaces': {
    says: `
      The shoebox of cards | goes | nothing
      Maeve’s spreadsheet of tools | stays for a while | what each tool cost
      The paper form for joining | stays | the signature`,
    by: 'tomas',
    agree: ['jonas'],
  },
  'purpose.replaces.The shoebox of cards.brought-over': '- The cards of tools that are out on the last day',
  'purpose.replaces.Maeve’s spreadsheet of tools.brought-over': '- All tools that are still here, from 2019 on',
  'purpose.replaces.The paper form for joining.brought-over': '- Members whose fee is paid, from 2025 on',
  'purpose.replaces.The shoebox of cards.last-day':
    'Saturday 29 August 2026. If it goes badly the cards are written again from the list of loans, and we try a week later.',
  'purpose.replaces.Maeve’s spreadsheet of tools.look-only': '12 months',
  'purpose.deciders': {
    says: `
      Tools, loans and members | Maeve Doran | Tomás Reilly
      Money | Pat Okafor | Maeve Doran
      Website and data | Jonas Brandt | Maeve Doran`,
    by: 'maeve',
  },
  'purpose.deciders.*.within': '7 days',
  'purpose.obligations': {
    says: '- personal-data\n- money\n- contract\n- accessibility',
    by: 'pat',
    agree: ['jonas'],
  },
  'purpose.obligations.ground':
    'The agreement that every member signs on joining; without a name and an address nothing can be lent.',
  'purpose.obligations.erasure': {
    says: `
      Name, mail, mobile and address | goes | the General Data Protection Regulation, article 17
      Loans and what was paid for them | stays without the name | six years of books, by tax law
      Damage somebody has reported | stays without the name | the insurance asks for it`,
    by: 'pat',
    agree: ['jonas'],
  },
  'purpose.obligations.residency': '- Ireland\n- Any other country of the European Union',
  'purpose.obligations.approval': '200 euros',
  'purpose.obligations.rounding': 'Nowhere; every amount we take is a whole number of cents anyway.',
  'purpose.obligations.contract.wording':
    'The insurance policy of the shed, paragraph 4: who has which tool must be on record while it is out.',
};
