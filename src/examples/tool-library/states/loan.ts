import type { Part } from '../people.ts';

/** Where a loan can be, and what moves it on. */
export const loan: Part = {
  'states.loan.list': {
    says: `
      Prepared | written, the tool still lies on the counter | first
      Out | the member has the tool | on the way
      Overdue | it should have been back | on the way
      Owing | the tool is back, something is still to be paid | on the way
      Closed | over, and nothing is owed | last
      Lost | the tool will not come back | last`,
    by: 'tomas',
    agree: ['maeve'],
    otherwise: [
      {
        by: 'ines',
        says: `
          Out | I have it | first
          Overdue | I should have brought it back | on the way
          Closed | I have brought it back | last`,
      },
    ],
  },
  'states.loan.list.Prepared.responsible': 'The volunteer at the counter.',
  'states.loan.list.Out.responsible': 'The member.',
  'states.loan.list.Overdue.responsible': 'The member; after a month Maeve.',
  'states.loan.list.Owing.responsible': 'The member.',
  'states.loan.list.*.responsible': 'Nobody; it is over.',
  'states.loan.list.Prepared.editable': '- Tool\n- Member\n- Deposit taken\n- Note',
  'states.loan.list.Out.editable': '- Damage charge\n- Note',
  'states.loan.list.Overdue.editable': '- Damage charge\n- Note',
  'states.loan.list.Owing.editable': '- Damage charge\n- Paid\n- Paid how\n- Note',
  'states.loan.list.*.editable': '- Note',
  'states.loan.list.*.visible-to': '- Member\n- Volunteer\n- Steward',
  'states.loan.list.Prepared.longest-stay': '2 hours',
  'states.loan.list.Out.longest-stay': '42 days',
  'states.loan.list.Overdue.longest-stay': '60 days',
  'states.loan.list.Owing.longest-stay': '3 months',
  'states.loan.transitions': {
    says: `
      Prepared | Out | hand out | a person | Volunteer, Steward | Deposit taken >= Tool.Deposit and Member.Paid until >= today() and Member.Tools out now < Most tools at once
      Prepared | Closed | drop | a person | Volunteer, Steward |
      Out | Out | extend | a person | Member, Volunteer, Steward | Times extended < Most extensions and Due on >= today()
      Out | Overdue | fall due | the clock | Longest loan | Due on < today()
      Out | Closed | take back | a person | Volunteer, Steward | Owed == 0 EUR
      Out | Owing | take back | a person | Volunteer, Steward | Owed > 0 EUR
      Overdue | Closed | take back | a person | Volunteer, Steward | Owed == 0 EUR
      Overdue | Owing | take back | a person | Volunteer, Steward | Owed > 0 EUR
      Overdue | Lost | give up | the clock | Giving-up time |
      Owing | Closed | payment comes in | another system | PayPost |
      Owing | Closed | pay at the counter | a person | Volunteer, Steward | Owed == 0 EUR
      Owing | Closed | waive | a person | Steward |`,
    by: 'tomas',
    agree: ['maeve', 'pat'],
  },
  'states.loan.transitions.Prepared → Out: hand out.where': 'Loan page | Deposit taken',
  'states.loan.transitions.Out → Closed: take back.where': 'Loan page | Note',
  'states.loan.transitions.Out → Owing: take back.where': 'Loan page | Damage charge',
  'states.loan.transitions.Overdue → Closed: take back.where': 'Loan page | Note',
  'states.loan.transitions.Overdue → Owing: take back.where': 'Loan page | Damage charge',
  'states.loan.transitions.Owing → Closed: pay at the counter.where': 'Loan page | Paid, Paid how',
  'states.loan.transitions.Owing → Closed: waive.where': 'Loan page | Note',
  'states.loan.transitions.*.where': 'Loan page',
  'states.loan.transitions.Out → Overdue: fall due.after': '14 days',
  'states.loan.transitions.Overdue → Lost: give up.after': '60 days',
  'states.loan.transitions.Owing → Closed: payment comes in.system': 'PayPost, with the message Payment made.',
  'states.loan.effects': {
    says: `
      hand out | Handed out at = now; Due on = today + Longest loan; Member.Tools out now + 1; the tool is lent; the message Send a receipt | Member
      extend | Due on = Due on + Longest loan; Times extended + 1 | Member
      fall due | the message Send an overdue notice | Member
      take back | Returned on = today; Member.Tools out now - 1; the tool is shelved; the message Ask for a payment, if Owed > 0 EUR | Member
      give up | Member.Tools out now - 1; write off the tool | Steward
      payment comes in | Paid = Paid + Owed; Paid how = Card; the message Send a receipt | Member
      waive | Paid how = Not asked for | Member`,
    by: 'tomas',
    agree: ['jonas'],
  },
  'states.loan.effects.*.fails': 'retry',
  'states.loan.matrix': {
    says: `
      Now it is \\ Somebody tries to | hand out | drop | extend | take back | payment comes in | pay at the counter | waive
      Prepared | allow | allow | refuse | refuse | refuse | refuse | refuse
      Out | ignore | refuse | allow | allow | refuse | refuse | refuse
      Overdue | refuse | refuse | refuse | allow | refuse | refuse | refuse
      Owing | refuse | refuse | refuse | ignore | allow | allow | allow
      Closed | refuse | ignore | refuse | ignore | ignore | refuse | refuse
      Lost | refuse | refuse | refuse | refuse | refuse | refuse | refuse`,
    by: 'tomas',
    agree: ['maeve'],
  },
  'states.loan.matrix.Prepared.refusal': `
    extend | Loan has not begun
    take back | Loan has not begun
    payment comes in | Nothing is owed
    pay at the counter | Nothing is owed
    waive | Nothing is owed`,
  'states.loan.matrix.Out.refusal': `
    drop | Tool is not here
    payment comes in | Nothing is owed
    pay at the counter | Nothing is owed
    waive | Nothing is owed`,
  'states.loan.matrix.Overdue.refusal': `
    hand out | Tool is not here
    drop | Tool is not here
    extend | Loan is overdue
    payment comes in | Nothing is owed
    pay at the counter | Nothing is owed
    waive | Nothing is owed`,
  'states.loan.matrix.Owing.refusal': `
    hand out | Loan is over
    drop | Loan is over
    extend | Loan is over`,
  'states.loan.matrix.Closed.refusal': `
    hand out | Loan is over
    extend | Loan is over
    pay at the counter | Nothing is owed
    waive | Nothing is owed`,
  'states.loan.matrix.Lost.refusal': `
    hand out | Loan is over
    drop | Loan is over
    extend | Loan is over
    take back | Loan is over
    payment comes in | Loan is over
    pay at the counter | Loan is over
    waive | Loan is over`,
  'states.loan.reversal': `
    Closed | Owing | correct | Steward |
    Lost | Owing | reopen | Steward |`,
  'states.loan.reversal.*.effects': 'told',
  'states.loan.reversal.*.reason': 'yes',
  'states.loan.reversal-time': '3 months',
  'states.loan.idle': {
    says: `
      Out | 12 days | remind | Member
      Overdue | 7 days | remind | Member
      Overdue | 30 days | pass it on | Steward
      Owing | 14 days | remind | Member`,
    by: 'tomas',
  },
  'states.loan.idle.days': 'count',
  'states.loan.idle.Overdue.passed-to': 'To Maeve, who rings them up and may write the tool off.',
};
