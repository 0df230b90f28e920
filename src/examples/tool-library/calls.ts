import type { Part } from './people.ts';

/** What goes to other systems, and what comes back. */
export const calls: Part = {
  'calls.systems': {
    says: `
      PayPost | read and write | PayPost Ltd, by contract | the PayPost handbook, 2026 | yes
      Letterbox | write | Letterbox Mail, by contract | the Letterbox handbook | yes
      Repair café | read and write | Lena’s friends in the old bakery | a page of A4 by Jonas | no
      The books | write | Pat | the handbook of the bookkeeping program | no`,
    by: 'jonas',
    agree: ['pat', 'lena'],
  },
  'calls.systems.Repair café.sample': 'Lena sends five job sheets of last month.',
  'calls.systems.The books.sample': 'Pat sends the takings of one Saturday.',
  'calls.exchanges': {
    says: `
      Send a welcome | Letterbox | a member is admitted: admit | Member: Name, Member: E-mail | the number of the letter | now
      Send a reminder of the fee | Letterbox | the fee of a member runs out: fee runs out | Member: Name, Member: E-mail, Yearly fee | the number of the letter | now
      Send a receipt | Letterbox | a tool goes out or is paid for: hand out, payment comes in | Member: E-mail, Tool: Name, Due on, Deposit taken, Paid | the number of the letter | now
      Send an overdue notice | Letterbox | a loan is late: fall due | Member: E-mail, Member: Mobile, Tool: Name, Due on, Late fee | the number of the letter | now
      Say that it is ready | Letterbox | a reservation is prepared: set aside | Member: E-mail, Tool: Name, Keep until | the number of the letter | now
      Ask for a payment | PayPost | a tool is back and something is owed: take back | the Loan, Owed, Member: E-mail | the address of the payment page | now
      Look up a payment | PayPost | somebody opens a loan that is Owing | the Loan | amount, time, state | 1 minute
      Book a repair | Repair café | a repair is created | the Repair, Tool: Name, What is wrong, Urgency, Picture | the number of the job | now
      Ask how a repair stands | Repair café | somebody opens a repair that is In the workshop | the Repair | stage, price, finished on | 1 hour
      Pass on the takings | The books | every evening at nine | the day, Paid, Paid how | the number of the entry | now`,
    by: 'jonas',
    agree: ['tomas', 'pat'],
  },
  'calls.exchanges.Ask for a payment.mapping': `
    the address of the payment page | left alone | the member is asked to pay at the counter`,
  'calls.exchanges.Look up a payment.mapping': `
    amount | Loan: Paid | nothing was paid
    time | left alone | never mind
    state | left alone | the message Payment made counts`,
  'calls.exchanges.Book a repair.mapping': 'the number of the job | left alone | Lena rings them up',
  'calls.exchanges.Ask how a repair stands.mapping': `
    stage | left alone | the messages of the repair café count
    price | Repair: Estimate | it stays as it is
    finished on | Repair: Mended on | it stays empty`,
  'calls.exchanges.Pass on the takings.mapping': 'the number of the entry | left alone | Pat looks it up',
  'calls.exchanges.*.mapping': 'the number of the letter | left alone | never mind',
  'calls.exchanges.*.many': 'One line; there is no rest.',
  'calls.exchanges.Send a welcome.address': 'POST | /letters/welcome',
  'calls.exchanges.Send a reminder of the fee.address': 'POST | /letters/fee',
  'calls.exchanges.Send a receipt.address': 'POST | /letters/receipt',
  'calls.exchanges.Send an overdue notice.address': 'POST | /letters/overdue',
  'calls.exchanges.Say that it is ready.address': 'POST | /letters/ready',
  'calls.exchanges.Ask for a payment.address': 'POST | /payments',
  'calls.exchanges.Look up a payment.address': 'GET | /payments/{loan}',
  'calls.exchanges.Book a repair.address': 'POST | /jobs',
  'calls.exchanges.Ask how a repair stands.address': 'GET | /jobs/{repair}',
  'calls.exchanges.Pass on the takings.address': {
    later: { owner: 'Pat Okafor', until: '2026-09-30' },
    by: 'jonas',
  },
  'calls.waiting': { says: '10 seconds', by: 'tomas', agree: ['jonas'] },
  'calls.waiting.then': 'They go on with their work; a small note says that it is not done yet.',
  'calls.failure': { says: 'queue', by: 'jonas', agree: ['tomas'] },
  'calls.failure.half-done': 'Jonas, from the list of what is still waiting.',
  'calls.failure.shown': 'A yellow dot beside the loan or the repair, with the words “not sent yet”.',
  'calls.repeat': { says: 'recognised', by: 'jonas' },
  'calls.repeat.mark': 'the number of the loan, the repair or the day | 30 days',
  'calls.authority': {
    says: `
      What was paid | PayPost | follows
      What a tool cost | Maeve’s spreadsheet of tools | follows, for the first year`,
    by: 'jonas',
    agree: ['pat'],
  },
  'calls.authority.What was paid.noticed': 'Pat, when she compares the two once a month.',
  'calls.authority.What a tool cost.noticed': 'Maeve, at the stocktaking.',
  'calls.offers': {
    says: `
      Which tools there are | GET | /tools | anybody
      One tool | GET | /tools/:tool | anybody
      Reserve a tool | POST | /reservations | Member, with a token
      Cancel a reservation | POST | /reservations/:reservation/cancel | Member, with a token`,
    by: 'jonas',
    agree: ['ines'],
  },
  'calls.offers.Which tools there are.takes': `
    category | query | text | no | only tools of this kind
    state | query | text | no | only tools in this state
    sort | query | text | no | by which line, with “-” before it the other way round
    page | query | whole number | no | from 1
    per_page | query | whole number | no | how many on a page`,
  'calls.offers.Which tools there are.gives': `
    The tools | 200 | list of tool {id, name, category, deposit, briefing_needed, state} |
    Message cannot be read | 400 | | a page or a number that cannot be`,
  'calls.offers.One tool.takes': 'tool | path | text | yes | its number',
  'calls.offers.One tool.gives': `
    The tool | 200 | tool {id, name, category, shelf, weight, deposit, briefing_needed, state} |
    No such tool | 404 | no body | there is none with this number`,
  'calls.offers.Reserve a tool.takes': `
    tool | body | text | yes | the number of the tool
    wanted_from | body | date | yes | the first day
    note | body | text | no | what the volunteers should know`,
  'calls.offers.Reserve a tool.gives': `
    Reserved | 201 | reservation {id, tool {id, name}, wanted_from, note, state} |
    Message cannot be read | 400 | | it is no JSON
    Something is missing | 422 | | a part is missing or does not fit
    There already | 409 | | the same member has reserved it for that day
    Not allowed | 403 | |
    Signed out | 401 | | without a token, or with an old one`,
  'calls.offers.Cancel a reservation.takes': 'reservation | path | text | yes | its number',
  'calls.offers.Cancel a reservation.gives': `
    Cancelled | 200 | reservation {id, state} |
    Reservation is over | 409 | | it was collected, cancelled, or has run out
    No such reservation | 404 | no body | there is none with this number, or it is not theirs
    Signed out | 401 | | without a token, or with an old one`,
  'calls.offers.common': {
    says: `
      every request | Authorization: Bearer and the token of the member | Bearer 4f1c9a
      every answer | application/json; charset=utf-8 |
      every list | page and per_page, 20 by default, at most 100 |
      every list | data, total, next |
      every error | {error {code, message}, fields list of {field, message}} |`,
    by: 'jonas',
  },
  'calls.inbound': {
    says: `
      Payment made | PayPost | the number of the loan, the amount, the time | 10 a day
      Job taken on | Repair café | the number of the repair, the price | 1 a day
      Job finished | Repair café | the number of the repair, the price, the day | 1 a day`,
    by: 'jonas',
    agree: ['lena'],
  },
  'calls.inbound.Payment made.changes': 'It moves the Loan from Owing to Closed: payment comes in.',
  'calls.inbound.Job taken on.changes': 'It moves the Repair on: take it on.',
  'calls.inbound.Job finished.changes': 'It moves the Repair to Mended: job done.',
  'calls.inbound.*.unreadable': 'Into a box that Jonas empties every morning.',
  'calls.inbound.*.order': 'twice',
  'calls.identity': { says: 'product', by: 'jonas' },
  'calls.identity.really': 'It cannot, and need not; our own history says who it was.',
  'calls.identity.key': 'Jonas keeps it in the safe of the club, and changes it once a year.',
  'calls.in-background': { says: 'carries-on', by: 'tomas' },
  'calls.give-up': { says: '2 days', by: 'jonas' },
  'calls.give-up.then': 'Jonas sends it by hand, or the volunteers ring up.',
  'calls.stays-inside': '- When somebody was born\n- Who owes how much, except to PayPost and Pat',
  'calls.quota': {
    says: `
      PayPost | 100 a minute | 0.25 EUR each | it waits for a minute
      Letterbox | 1 000 a day | 0.01 EUR each | the rest goes out tomorrow`,
    by: 'jonas',
    agree: ['pat'],
  },
  'calls.quota.PayPost.words': 'PayPost does not answer',
  'calls.quota.Letterbox.words': 'Mail is not sent yet',
};
