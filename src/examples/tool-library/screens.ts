import type { Part } from './people.ts';

/** The screens, and the ways between them. */
export const screens: Part = {
  'screens.devices': { says: '- phone\n- desk\n- paper', by: 'ines', agree: ['tomas'] },
  'screens.devices.print': `
    The tag for a tool | a label of 5 cm | its number
    The list of open loans | A4 | the day, and a note that it is out of date tomorrow`,
  'screens.languages': '- English',
  'screens.languages.English.writer': 'Ines, and Maeve reads it once more.',

  'screens.landing': {
    says: `
      Member | Find a tool | look for a tool, reserve a tool, extend a loan
      Volunteer | Counter | hand out a tool, take a tool back, set a tool aside
      Steward | Counter | look who is late, add a tool, decline a repair`,
    by: 'tomas',
    agree: ['ines', 'maeve'],
  },
  'screens.landing.Member.actions': `
    look for a tool | Tool page | 
    reserve a tool | Reservation page | they are not an active member
    extend a loan | Loan page | it is overdue, or was extended too often`,
  'screens.landing.Volunteer.actions': `
    hand out a tool | Loan page | the deposit or the fee is missing
    take a tool back | Loan page | it is not out
    set a tool aside | Reservation page | it is wanted much later`,
  'screens.landing.Steward.actions': `
    look who is late | Loans | 
    add a tool | Tool page | 
    decline a repair | Repair page | it is cheap enough to mend`,

  'screens.inventory': {
    says: `
      Sign in | sign-in | - | /sign-in
      Find a tool | list | Tool | /tools
      Tool page | detail | Tool | /tools/:tool
      Tool form | form | Tool | /tools/:tool/edit
      Counter | dashboard | Loan | /counter
      Members | list | Member | /members
      Member page | detail | Member | /members/:member
      New member | wizard | Member | /members/new
      Loans | list | Loan | /loans
      Loan page | detail | Loan | /loans/:loan
      New loan | form | Loan | /loans/new
      Reservations | list | Reservation | /reservations
      Reservation page | detail | Reservation | /reservations/:reservation
      Reserve a tool | form | Reservation | /tools/:tool/reserve
      Repairs | list | Repair | /repairs
      Repair page | detail | Repair | /repairs/:repair
      Report damage | form | Repair | /tools/:tool/damage
      Year report | report | - | /report
      House rules | static | - | /house-rules
      Something went wrong | error | - | /error`,
    by: 'tomas',
    agree: ['maeve', 'ines'],
    otherwise: [
      {
        by: 'lena',
        says: `
          My bench | list | Repair | /bench
          Repair page | detail | Repair | /repairs/:repair`,
      },
    ],
  },

  'screens.Find a tool.columns': `
    Name | yes | no | yes
    Category | yes | yes | no
    State | no | yes | no
    Shelf | yes | no | yes
    Deposit | yes | no | no`,
  'screens.Find a tool.order': 'By name.',
  'screens.Find a tool.page-size': '25 lines',
  'screens.Find a tool.bulk': { na: 'Nobody lends ten tools with one click.' },
  'screens.Members.columns': `
    Name | yes | no | yes
    E-mail | no | no | yes
    State | yes | yes | no
    Paid until | yes | no | no
    Tools out now | yes | no | no`,
  'screens.Members.order': 'By name.',
  'screens.Members.page-size': '50 lines',
  'screens.Members.bulk': '- Send a reminder of the fee',
  'screens.Loans.columns': `
    Number | yes | no | yes
    Tool | yes | no | yes
    Member | yes | no | yes
    State | no | yes | no
    Due on | yes | yes | no
    Owed | yes | no | no`,
  'screens.Loans.order': 'What has been due longest comes first.',
  'screens.Loans.page-size': '50 lines',
  'screens.Loans.bulk': '- Send an overdue notice',
  'screens.Reservations.columns': `
    Tool | yes | no | yes
    Member | yes | no | yes
    Wanted from | yes | no | no
    State | no | yes | no
    Keep until | yes | no | no`,
  'screens.Reservations.order': 'What is wanted soonest comes first.',
  'screens.Reservations.page-size': '25 lines',
  'screens.Reservations.bulk': '- Set aside',
  'screens.Repairs.columns': `
    Tool | yes | no | yes
    What is wrong | no | no | yes
    Urgency | yes | yes | no
    State | no | yes | no
    Reported on | yes | no | no`,
  'screens.Repairs.order': 'Dangerous ones first, then the oldest.',
  'screens.Repairs.page-size': '25 lines',
  'screens.Repairs.bulk': { na: 'Each repair is looked at by itself.' },
  'screens.Tool page.parts': `
    The tool | record | this tool | | |
    Its open loan | table | its loans | open | member, state, due on; empty: “Nobody has it.” |
    Its reservations | table | its reservations | open | member, wanted from, state; what is wanted soonest first |
    Its repairs | table | its repairs | | what is wrong, urgency, state, reported on; newest first |`,
  'screens.Member page.parts': `
    The member | record | this member | | |
    Their open loans | table | their loans | open | tool, state, due on, owed |
    Their reservations | table | their reservations | | tool, wanted from, state, keep until |
    Their closed loans of this year | table | their loans | Closed, Returned on is this year | tool, returned on, days late, late fee |`,
  'screens.Loan page.parts': `
    The loan | record | this loan | | |
    Repairs that came from it | table | its repairs | | what is wrong, urgency, state |
    What happened to it before | history | this loan | | |`,
  'screens.Reservation page.parts': 'The reservation | record | this reservation | | |',
  'screens.Repair page.parts': 'The repair | record | this repair | | |',
  'screens.House rules.parts': `
    What we ask | text | | | “Bring it back clean, dry and on the day. Say what broke: nobody is cross about an honest word.” |
    What it costs | text | | | “A tool may be kept for {Longest loan} days. After that a late fee of {Late fee per day} EUR a day is due.” |`,
  'screens.*.leaving': 'asked',
  'screens.New member.leaving': { says: 'draft', by: 'tomas' },
  'screens.New member.steps': `
    Who they are | Name, Born on, E-mail, Mobile | yes
    Where they live | Address, Address seen | yes
    What they pay | Paid until | no
    What they may use | Briefed on power tools | no`,
  'screens.Counter.parts': `
    With members | figure | all loans | Out | count |
    Overdue | figure | all loans | Overdue | count |
    Ready for pick-up | figure | all reservations | Ready | count |
    Broken | figure | all repairs | Reported | count |
    To ring up | table | all loans | Overdue | number, member, tool, due on, days late; by due on; 10; empty: “Nobody is late.” |
    Under the counter | table | all reservations | Ready | number, tool, member, keep until; by set aside on; 10 |`,
  'screens.Year report.parts': `
    Loans in the year | figure | all loans | Handed out at is this year | count |
    Late out of a hundred | figure | | | round(100 * count(all loans where Days late > 0 days) / count(all loans)) as Late out of a hundred |
    Money from late tools | figure | all loans | Returned on is this year | sum of late fee as Money from late tools |
    Cost of mending | figure | all repairs | Mended on is this year | sum of cost as Cost of mending |
    Most wanted tools | chart | all reservations | | count by tool |`,

  'screens.links': {
    says: `
      Sign in | Find a tool | Sign in | Role is Member
      Sign in | Counter | Sign in | Role is one of [Volunteer, Steward]
      Find a tool | Tool page | a line |
      Find a tool | Tool form | Add a tool | Role is Steward
      Find a tool | Loans | My loans |
      Find a tool | Reservations | My reservations |
      Find a tool | House rules | House rules |
      Find a tool | Counter | Counter | Role is one of [Volunteer, Steward]
      Tool page | Find a tool | All tools |
      Tool page | Tool form | Change | Role is Steward
      Tool page | Reserve a tool | Reserve | State is not Retired
      Tool page | New loan | Hand out | State is In stock and Role is one of [Volunteer, Steward]
      Tool page | Report damage | Report damage | State is not Retired
      Tool form | Tool page | Save |
      Counter | New loan | Hand out |
      Counter | Loans | Loans |
      Counter | Reservations | Reservations |
      Counter | Members | Members | Role is one of [Volunteer, Steward]
      Counter | Repairs | Repairs |
      Counter | Find a tool | Tools |
      Counter | Year report | Year report | Role is Steward
      Members | Member page | a line |
      Members | New member | Sign somebody up |
      Members | Counter | Counter |
      Member page | Members | All members |
      Member page | Loans | Loans |
      New member | Member page | Finish |
      Loans | Loan page | a line |
      Loans | Find a tool | Tools |
      Loan page | Loans | All loans |
      Loan page | Tool page | the tool |
      Loan page | Report damage | Report damage |
      New loan | Loan page | Save |
      Reservations | Reservation page | a line |
      Reservations | Find a tool | Tools |
      Reservation page | Reservations | All reservations |
      Reservation page | New loan | Hand out | State is Ready and Role is one of [Volunteer, Steward]
      Reserve a tool | Reservation page | Save |
      Repairs | Repair page | a line |
      Repairs | Counter | Counter |
      Repair page | Repairs | All repairs |
      Repair page | Tool page | the tool |
      Report damage | Repair page | Save |
      Year report | Counter | Counter |
      Something went wrong | Find a tool | Start again |`,
    by: 'tomas',
    agree: ['ines'],
  },
  'screens.links.dead-ends': '- House rules',
  'screens.links.back': 'asked',

  'screens.conditions': {
    says: `
      Screen \\ When it is | empty | loading | partial | failed | forbidden
      Find a tool | a message | what was there before | what was there before | a message | cannot happen
      Every screen | a message | what was there before | what was there before | another screen | another screen`,
    by: 'tomas',
    agree: ['ines'],
  },
  'screens.conditions.Find a tool.words': `
    empty | No tool is called that. Try another word, or ask us for it.
    failed | The list of tools cannot be shown right now. Please try again in a minute.`,
  'screens.conditions.Every screen.words': 'empty | There is nothing here yet.',
  'screens.shared-links': {
    says: `
      Tool page | the tool, without who has it | Find a tool, with a note
      Loan page | Sign in | Something went wrong
      House rules | all of it | it never is`,
    by: 'ines',
    agree: ['jonas'],
  },
  'screens.shared-links.after-sign-in': 'that-page',
  'screens.irreversible': {
    says: `
      Erase a member | typing the name | their loans without a name, for ever
      Delete a tool | a question | an hour of typing
      Waive what is owed | a second person agrees | some euros, and hard feelings`,
    by: 'maeve',
    agree: ['tomas'],
  },
  'screens.irreversible.Erase a member.typed': 'The number of the member.',
  'screens.irreversible.Waive what is owed.second':
    'Anybody who did not take the tool back; they have until the end of the day.',
  'screens.undo-window': '10 seconds',
  'screens.outputs': {
    says: `
      Receipt | Member | a tool is handed out, or paid for | mail
      Overdue notice | Member | a loan falls due | mail and text message
      Word that a tool is ready | Member | a reservation is set aside | mail
      Takings of the day | Treasurer | every evening at nine | a line in the books
      Tag for a tool | Steward | a tool is added | print`,
    by: 'tomas',
    agree: ['jonas'],
  },
  'screens.outputs.*.refuse': 'no',
  'screens.outputs.Word that a tool is ready.refuse': 'yes',
  'screens.outputs.Receipt.undelivered': 'Nothing; it stands on the Loan page too.',
  'screens.outputs.Overdue notice.undelivered': 'The volunteers ring up.',
  'screens.outputs.Word that a tool is ready.undelivered': 'The member sees it the next time they sign in.',
  'screens.outputs.Takings of the day.undelivered': 'They go with those of the next evening, and Pat is told.',
  'screens.outputs.Tag for a tool.undelivered': 'It is printed again.',
};
