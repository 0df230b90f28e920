import type { Question } from '#core/index.ts';

/** The cells of an example; a table that is asked of one entity does not name that. */
export function exampleFor({ slot, shape }: Question): readonly string[] {
  const segments = slot?.split('/') ?? [];
  const cells = EXAMPLE_ROWS[`${segments[0]}.${segments.at(-1)}`]?.split(' | ') ?? [];
  const namesEntity = shape.shape === 'table' && shape.columns.some(({ id }) => id === 'thing');
  return cells.filter((cell) => namesEntity || !cell.startsWith('@')).map((cell) => cell.replace(/^@/, ''));
}

/**
 * One row of a believable answer for each table, from a bicycle workshop; an empty table shows it in grey. By part and
 * last segment of the slot; the cell after “@” is left out where the table is asked of one entity.
 */
const EXAMPLE_ROWS: Readonly<Record<string, string>> = {
  'purpose.groups': 'Mechanic | 6 | all day | a tablet in the workshop',
  'purpose.last-case': 'Customer brings a bike | front desk',
  'purpose.measure': 'Days until a bike is ready | 9 | 4 | end of June',
  'purpose.replaces': 'The paper job cards | is switched off | ',
  'purpose.deciders': 'Prices | the owner | the workshop manager',
  'purpose.erasure': 'Phone number | deleted | privacy law',
  'screens.landing': 'Mechanic | Today’s jobs | start a job, order a part, finish a job',
  'screens.actions': 'Start a job | One job | another mechanic has it',
  'screens.inventory': 'Today’s jobs | list | Job | /jobs',
  'screens.columns': 'Ready by | yes | yes | no',
  'screens.steps': 'Choose a day | when it suits you | yes',
  'screens.figures': 'Jobs overdue | jobs past “Ready by” | call the customer',
  'screens.links': 'Today’s jobs | One job | a row of the list | ',
  'screens.words': 'empty | No jobs today.',
  'screens.shared-links': 'One job | the sign-in page | “This job was deleted.”',
  'screens.irreversible': 'Delete a customer | asks first | all their jobs',
  'screens.print': 'Job card | A5 | the job number',
  'screens.outputs': '“Your bike is ready” | Customer | a job is finished | text message',
  'entities.records': 'Job | J-1042, new chain | J-1043, flat tyre | J-1044, full service | Jobs',
  'entities.fields': 'Ready by | @Job | date |  | the job is accepted | in 3 days | Front desk | 14 May',
  'entities.values': 'Brakes | anything that stops it | yes',
  'entities.range': '5 | 400 | EUR',
  'entities.files': '@Bike | in | the old spreadsheet | CSV | once',
  'entities.privacy': 'Mechanic | hidden | “deleted”',
  'entities.relations': 'Customer | Job | any number | exactly one | no | stays',
  'entities.volume': '@Job | 2,400 | 15 | 20,000 | 41 on one Saturday',
  'entities.terms': 'Service | check everything, replace what is worn | Mechanics',
  'entities.identity-format': '@Job | J-1042 | j 1042 | for ever',
  'states.list': 'In the stand | a mechanic is working on it | on the way | ',
  'states.transitions': 'Waiting | In the stand | start | a person | Mechanic | all parts are there',
  'states.where': 'One job | what was found',
  'states.exact': 'start | Parts | all arrived',
  'states.effects': 'finish | “Finished on” is filled in, text message | Customer',
  'states.refusal': 'delete | This job is in the stand.',
  'states.reversal': 'Finished | In the stand | reopen | Workshop manager | within 7 days',
  'states.idle': 'Waiting | 5 days | a reminder | Workshop manager',
  'validation.examples': 'Frame number | WTU123456 | 12 | a space in the middle',
  'validation.across': 'Brought in, Ready by | Ready by is not before Brought in',
  'validation.unique': '@Bike | Frame number | everywhere | no',
  'validation.severity': 'Price is above zero | stop',
  'validation.who': 'Workshop manager | the owner',
  'validation.source': 'Price is above zero | the owner | Workshop manager | hardly ever',
  'validation.rules': 'Price is above zero | @Job | Price | at least | 0 |  | stop | No price',
  'roles.conditions': 'delete | it is still waiting',
  'roles.scope': 'Mechanic | Job | their own | it is assigned to them',
  'roles.grants': 'Mechanic | Workshop manager | Sam',
  'roles.separation': 'approve a refund | pay it out | Job',
  'calls.systems': 'Parts supplier | read and write | the supplier | their developer site | yes',
  'calls.exchanges':
    'Order a part | Parts supplier | a part is missing | part number, quantity | delivery date | 1 hour',
  'calls.mapping': 'ETA | Delivery date | “unknown”',
  'calls.address': 'POST | /orders',
  'calls.mark': 'job number and part | 1 day',
  'calls.authority': 'Price of a part | Parts supplier | is overwritten every night',
  'calls.inbound': 'Part has arrived | Parts supplier | part number, job | 20 a day',
  'calls.quota': 'Parts supplier | 100 an hour | nothing | it answers an hour later',
  'errors.messages':
    'Part is out of stock | ordering it | This part will arrive on 3 June. | choose another part | stop',
  'errors.languages': 'German | Dieses Teil kommt am 3. Juni. | anderes Teil wählen',
  'errors.classes': 'Part is out of stock | ',
  'errors.alerts': 'Supplier does not answer | Workshop manager | 10 minutes | text message',
  'constants.values': 'Deposit | 20 | % | everybody',
  'constants.boundaries': '10 jobs a day | is accepted | is accepted | is put off to tomorrow',
  'constants.timers': 'A finished bike nobody fetches | 14 days | a reminder',
  'constants.capacity': 'Photos of a job | 12 | 3',
  'constants.money': 'A repair | EUR | 0.05 | 20 % | above 300: the owner',
  'constants.bands': '300 EUR | the owner',
  'constants.service-levels': 'Open the list | 1 second | 8 people',
  'constants.own': 'Club members | 10 | %',
  'constants.bounds': '5 | 50 | the price list',
  'constants.provenance': 'Deposit |  | the terms on the wall',
};
