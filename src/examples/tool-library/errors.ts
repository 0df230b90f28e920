import type { Part } from './people.ts';

/** What can go wrong, and what people read then. */
export const errors: Part = {
  'errors.mistakes': {
    says: '- A tool is promised to two people\n- Nobody looks whether the fee is paid\n- A broken tool goes back on the shelf',
    by: 'tomas',
    agree: ['ines', 'lena'],
  },
  'errors.mistakes.A tool is promised to two people.today': 'The second one goes home, and Tomás says sorry.',
  'errors.mistakes.Nobody looks whether the fee is paid.today': 'Pat finds out in winter and writes letters.',
  'errors.mistakes.A broken tool goes back on the shelf.today': 'The next member brings it back after an hour, cross.',
  'errors.mistakes.A broken tool goes back on the shelf.prevent': 'partly',
  'errors.mistakes.*.prevent': 'yes',
  'errors.messages': {
    says: `
      Not allowed | somebody opens or tries what their role may not | This is not for you to see or do. | ask a volunteer at the counter | stop | 403
      Signed out | somebody has not touched the screen for long, or never signed in | You are signed out, so that nobody else works under your name. | sign in again; nothing is lost | take care | 401
      Somebody was faster | two people change the same thing | Somebody else has changed this a moment ago. | look at it as it stands now, and do it again | take care | 409
      Tool is not here | a member has it, or it is on the bench | This tool is not on its shelf. | reserve it, or choose another one | take care
      Tool is retired | the tool is no longer lent | We no longer lend this tool. | choose another one | take care
      Member is not active | somebody is not let in yet, or the fee is not paid | This member may not lend at the moment. | pay the fee and show the address at the counter | stop
      Member has left | somebody is no longer a member | This member has left. | sign them up again | stop
      Loan has not begun | the tool still lies on the counter | This loan has not begun yet. | hand out the tool, or drop the loan | take care
      Loan is overdue | it should have been back | This tool should be back already. | bring it back; extending no longer helps | stop
      Loan is over | it is closed, lost or dropped | This loan is over. | write a new one | take care
      Nothing is owed | there is nothing to pay | Nothing is owed for this loan. | leave it as it is | good to know
      Not set aside yet | the tool does not lie under the counter yet | This tool is not set aside yet. | set it aside first | take care
      Reservation is over | it was collected, cancelled, or has run out | This reservation is over. | make a new one | take care | 409
      Repair is over | it is mended or given up | This repair is over. | report the damage again | take care
      Too many tools | somebody has as many tools as they may | You have as many tools as one may have at a time. | bring one back first | stop
      Extended often enough | a loan was extended as often as it may be | This loan cannot be extended any further. | bring the tool back | stop
      Still has tools | somebody wants to leave with tools at home | There are still tools of ours at home. | bring them back first | stop
      Not briefed | a dangerous tool, and nobody has shown them | Somebody has to show you this tool first. | ask a volunteer; it takes five minutes | stop
      Amount out of range | an amount of money nobody believes | This amount cannot be right. | look at the comma, and write it again | stop
      Day does not fit | a day lies before or after what it must | This day does not fit. | choose another day | stop
      Text does not fit | a text is too short or too long | This text is too short or too long. | write a little more or less | stop
      Something is missing | a line that is needed is empty | Something is still missing here. | fill in the line with the mark | stop | 422
      Too young | somebody is below the age of the insurance | The insurance asks for an older age. | come with somebody who is old enough | stop
      Contact looks wrong | no @, letters in a number, or too few digits | Nobody can be reached in this way. | write it again | stop
      Lives too far away | the address is not in Millbrook | We lend to people who live in Millbrook. | say why we make an exception | take care
      There already | the same member or the same reservation is there | This is there already. | open the one that is there | take care | 409
      Mending costs too much | the price is above what we pay | Mending this costs more than we usually pay. | decline it, or go on all the same | take care
      Picture is too large | a picture above the limit | This picture is too large. | take a smaller one | stop
      Shed is full | there are more tools than we can look after | The list of tools is full. | retire one first | stop
      PayPost does not answer | a payment cannot be asked for or looked up | The card payment does not work at the moment. | pay at the counter, or try again later | take care
      Mail is not sent yet | a letter cannot be handed over | The mail could not be sent yet. | go on; it is tried again | good to know
      Repair café does not answer | a job cannot be booked or looked up | The repair café cannot be reached. | go on; it is tried again | good to know
      Takings were not passed on | the books do not take the takings | The takings of the day are not in the books yet. | nothing; Pat is told | good to know
      Message cannot be read | something comes in from outside that makes no sense | A message from outside could not be read. | nothing; Jonas looks at it | good to know`,
    by: 'ines',
    agree: ['tomas', 'maeve'],
  },
  'errors.messages.*.languages': { na: 'The screens speak English only.' },
  'errors.messages.approver': 'Ines, for the members.',
  'errors.messages.Not allowed.raised-by': '- Not allowed',
  'errors.messages.Signed out.raised-by': '- Signed out',
  'errors.messages.Somebody was faster.raised-by': `
    - Ask for a payment: conflict
    - Book a repair: conflict
    - Pass on the takings: conflict
    - Send a welcome: conflict
    - Send a reminder of the fee: conflict
    - Send a receipt: conflict
    - Send an overdue notice: conflict
    - Say that it is ready: conflict`,
  'errors.messages.Tool is not here.raised-by': '- lend\n- drop\n- retire',
  'errors.messages.Contact looks wrong.raised-by': '- A mail address\n- A mobile one can ring',
  'errors.messages.There already.raised-by':
    '- E-mail may exist only once within all members\n- Tool, Member, Wanted from may exist only once within all reservations',
  'errors.messages.Tool is retired.raised-by': '- lend\n- shelve\n- bench',
  'errors.messages.Member is not active.raised-by': '- suspend\n- readmit\n- leave',
  'errors.messages.Member has left.raised-by': '- admit',
  'errors.messages.Loan has not begun.raised-by': '- extend\n- take back',
  'errors.messages.Loan is overdue.raised-by': '- extend',
  'errors.messages.Loan is over.raised-by': '- hand out\n- extend\n- waive',
  'errors.messages.Nothing is owed.raised-by': '- pay at the counter\n- waive',
  'errors.messages.Not set aside yet.raised-by': '- collect',
  'errors.messages.Reservation is over.raised-by': '- set aside\n- cancel',
  'errors.messages.Repair is over.raised-by': '- decline',
  'errors.messages.Too many tools.raised-by': '- hand out\n- Most tools at once',
  'errors.messages.Extended often enough.raised-by': '- extend\n- Most extensions',
  'errors.messages.Still has tools.raised-by': '- leave',
  'errors.messages.Not briefed.raised-by': '- Briefed on what is dangerous',
  'errors.messages.Amount out of range.raised-by': `
    - A worth we believe
    - No deposit above the worth
    - A charge we can defend
    - Nothing paid back`,
  'errors.messages.Day does not fit.raised-by': `
    - Bought in the past
    - Back after it went
    - Not too far ahead
    - Mended after it broke`,
  'errors.messages.Text does not fit.raised-by': `
    - A name one can read
    - A note and no novel
    - A short note
    - Say what is wrong
    - Length of a note`,
  'errors.messages.Something is missing.raised-by': '- Say how it was paid',
  'errors.messages.Too young.raised-by': '- Old enough',
  'errors.messages.Lives too far away.raised-by': '- Lives near by',
  'errors.messages.Mending costs too much.raised-by': '- Worth mending',
  'errors.messages.Picture is too large.raised-by': '- Size of a picture',
  'errors.messages.Shed is full.raised-by': '- Tools in the shed',
  'errors.messages.PayPost does not answer.raised-by': `
    - Ask for a payment: unreachable
    - Ask for a payment: timeout
    - Ask for a payment: refused
    - Ask for a payment: duplicate
    - Look up a payment: unreachable
    - Look up a payment: timeout
    - Look up a payment: refused`,
  'errors.messages.Mail is not sent yet.raised-by': `
    - Send a welcome: unreachable
    - Send a welcome: timeout
    - Send a welcome: refused
    - Send a welcome: duplicate
    - Send a reminder of the fee: unreachable
    - Send a reminder of the fee: timeout
    - Send a reminder of the fee: refused
    - Send a reminder of the fee: duplicate
    - Send a receipt: unreachable
    - Send a receipt: timeout
    - Send a receipt: refused
    - Send a receipt: duplicate
    - Send an overdue notice: unreachable
    - Send an overdue notice: timeout
    - Send an overdue notice: refused
    - Send an overdue notice: duplicate
    - Say that it is ready: unreachable
    - Say that it is ready: timeout
    - Say that it is ready: refused
    - Say that it is ready: duplicate`,
  'errors.messages.Repair café does not answer.raised-by': `
    - Book a repair: unreachable
    - Book a repair: timeout
    - Book a repair: refused
    - Ask how a repair stands: unreachable
    - Ask how a repair stands: timeout
    - Ask how a repair stands: refused
    - Book a repair: duplicate`,
  'errors.messages.Takings were not passed on.raised-by': `
    - Pass on the takings: unreachable
    - Pass on the takings: timeout
    - Pass on the takings: refused
    - Pass on the takings: duplicate`,
  'errors.messages.Message cannot be read.raised-by': '- Payment made\n- Job taken on\n- Job finished',
  'errors.classes': {
    says: `
      Not allowed | not allowed
      Signed out | yours to fix
      Somebody was faster | somebody was faster
      Tool is not here | yours to fix
      Tool is retired | yours to fix
      Contact looks wrong | yours to fix
      There already | yours to fix
      Member is not active | yours to fix
      Member has left | yours to fix
      Loan has not begun | yours to fix
      Loan is overdue | yours to fix
      Loan is over | yours to fix
      Nothing is owed | yours to fix
      Not set aside yet | yours to fix
      Reservation is over | yours to fix
      Repair is over | yours to fix
      Too many tools | yours to fix
      Extended often enough | yours to fix
      Still has tools | yours to fix
      Not briefed | yours to fix
      Amount out of range | yours to fix
      Day does not fit | yours to fix
      Text does not fit | yours to fix
      Something is missing | yours to fix
      Too young | yours to fix
      Lives too far away | yours to fix
      Mending costs too much | yours to fix
      Picture is too large | yours to fix
      Shed is full | yours to fix
      PayPost does not answer | trouble outside
      Mail is not sent yet | trouble outside
      Repair café does not answer | trouble outside
      Takings were not passed on | trouble outside
      Message cannot be read | our own fault`,
    by: 'jonas',
    agree: ['tomas'],
  },
  'errors.classes.Repair café does not answer.contact': 'Lena; tell her the number of the tool.',
  'errors.classes.Takings were not passed on.contact': 'Pat; tell her the day.',
  'errors.classes.*.contact': 'Jonas; tell him what you did and when.',
  'errors.classes.Somebody was faster.again': '1 seconds',
  'errors.classes.Takings were not passed on.again': '24 hours',
  'errors.classes.*.again': '10 minutes',
  'errors.kept-work': { says: 'form', by: 'ines', agree: ['tomas'] },
  'errors.alerts': {
    says: `
      Takings were not passed on | Pat Okafor | the next morning | mail
      Message cannot be read | Jonas Brandt | within the hour | text message
      PayPost does not answer | Jonas Brandt | within the hour | text message
      Mail is not sent yet | Jonas Brandt | after two days | mail`,
    by: 'jonas',
    agree: ['pat'],
  },
  'errors.alerts.*.at-night': 'Nobody; it waits until eight in the morning.',
  'errors.disclosure': { says: 'denied', by: 'jonas', agree: ['pat'] },
  'errors.bulk': { says: 'per-row', by: 'tomas' },
  'errors.bulk.again': 'The failed ones stay ticked; one presses the button once more.',
};
