import type { Decisions } from './facilitator.ts';

/** Nine points of which nothing is said. */
export const NINE_HEADINGS = `# Bike bench

## 1. What it does and for whom

## 2. Screens and routes

## 3. Entities and their fields

## 4. States and transitions

## 5. Validation rules

## 6. Roles and permissions

## 7. The calls it makes

## 8. The error catalogue

## 9. Business constants and limits
`;

const no = (reason: string) => ({ no: reason });

const PURPOSE: Decisions = {
  'purpose.name': 'Bike bench',
  'purpose.what.*': no('The bench opens in spring.'),
  'purpose.kind': 'A tool for our own staff, or forms',
  'purpose.problem': 'Twice a week somebody comes for a bicycle that is not mended yet.',
  'purpose.problem.*': no('It is the same every week.'),
  'purpose.groups': `Who | How many | How often | On what device
Clerk | 2 | daily | desk
Mechanic | 3 | daily | desk`,
  'purpose.groups.neighbour.role': 'None, it must be kept out',
  'purpose.groups.*.role': 'Permissions of its own',
  'purpose.groups.*.*': no('It is five people, all in one room.'),
  'purpose.last-case': no('The bench opens in spring.'),
  'purpose.*': no('The bench opens in spring.'),
};

const ENTITIES: Decisions = {
  'entities.records': `Thing | Example | Another | A third | Plural
Job | Red city bike | Green racer | Tandem | Jobs`,
  'entities.job.identity': 'By a number that we give it',
  'entities.job.identity.issued-by': 'The bench, when a bicycle is taken in.',
  'entities.job.identity.reuse': 'Never',
  'entities.job.fields': `Field | Type | Unit | Required when | If left empty | Filled in by | Example
Bicycle | text | | always | | Clerk | Red city bike
Days | number | days | always | 3 | Clerk | 5`,
  'entities.job.fields.days.range': `Smallest | Largest | Unit
1 | 30 | days`,
  'entities.job.history': 'No, only what it says now',
  'entities.job.retention': 'It is kept for ever',
  'entities.*': no('A job stands alone.'),
  'entities.*.*': no('A job stands alone.'),
  'entities.*.*.*': no('A job stands alone.'),
};

const STATES: Decisions = {
  'states.job.list': `Answer | It means | Place
Waiting | nobody has begun | first
Mended | it rides again | on the way
Collected | it is gone | last`,
  'states.job.transitions': `From | To | What happens | Started by | Who or what | Only if
Waiting | Mended | mend | a person | Mechanic |
Mended | Collected | hand over | a person | Clerk |`,
  'states.job.transitions.*.where': `Screen | Must type
Job page |`,
  'states.job.matrix': `| mend | hand over
Waiting | allow | ignore
Mended | ignore | allow
Collected | ignore | ignore`,
  'states.conflict': 'The last one',
  'states.conflict.twice': 'Nothing',
  'states.*': no('A job goes forward only.'),
  'states.job.*': no('A job goes forward only.'),
  'states.job.*.*': no('There is no “only if”.'),
  'states.job.list.*.*': no('The shelf says it.'),
};

const SCREENS: Decisions = {
  'screens.inventory': `Screen | Kind | About what | Address
Jobs | list | Job | /jobs
Job page | detail | Job | /jobs/:number
Job form | form | Job | /jobs/new
Trouble | error | | /trouble`,
  'screens.landing': `Role | Sees first | Three most frequent actions
Clerk | Jobs | take in a bicycle
Mechanic | Jobs | mend`,
  'screens.links': `From | To | By which button or link | Only when
Jobs | Job page | a line |
Jobs | Job form | Take in a bicycle | Role is Clerk
Job page | Jobs | All jobs |
Job page | Job form | Change | Role is Clerk
Job form | Job page | Save |
Trouble | Jobs | Start again |`,
  'screens.links.back': 'It is lost',
  'screens.jobs.columns': `Column | Sort | Filter | Search
Bicycle | yes | no | yes
Days | yes | no | no`,
  'screens.jobs.order': 'By bicycle.',
  'screens.jobs.page-size': '10 lines',
  'screens.job-form.leaving': 'It is lost',
  'screens.background': 'Ivory',
  'screens.colour': 'Green',
  'screens.devices': 'A computer at a desk',
  'screens.languages': 'English',
  'screens.languages.english.writer': 'The owner.',
  'screens.*': no('It stays on the screen.'),
  'screens.*.*': no('There is nothing else.'),
  'screens.landing.*.actions': no('The permissions say it.'),
};

const VALIDATION: Decisions = {
  'validation.job.rules': `Rule | Fields | What kind | Limit | The limit itself | Then we | What goes wrong
Not too long | Days | between | at most Longest repair | is still fine | stop | Too long`,
  'validation.moment': 'On saving',
  'validation.existing': 'The rule applies to new ones only',
  'validation.*': no('The one rule says it all.'),
  'validation.*.*': no('The one rule says it all.'),
};

const ROLES: Decisions = {
  'roles.grants': `Role | Assigned by | Who has it first
Clerk | the owner | Ann
Mechanic | the owner | Bob`,
  'roles.job.permissions': `| list | open | create | change | delete
Clerk | yes | yes | yes | yes | yes
Mechanic | yes | yes | no | no | no`,
  'roles.job.permissions.blank': 'Forbidden',
  'roles.several': 'No, one role each',
  'roles.absence': 'Nobody, it waits',
  'roles.sign-in': 'Not at all',
  'roles.refusal': 'They see it greyed out, with the reason',
  'roles.refusal.words': 'Ask the clerk.',
  'roles.*': no('Five people, all trusted.'),
  'roles.*.*': no('Five people, all trusted.'),
  'roles.*.*.*': no('Five people, all trusted.'),
};

const CALLS: Decisions = {
  'calls.systems': `System | We | Who runs it | Where it is described | Has a test copy
Letterbox | write | Letterbox Ltd | their handbook | yes`,
  'calls.exchanges': `What for | System | When | We send | We get back | May be up to this old
Tell the owner | Letterbox | a bicycle is mended: mend | Bicycle | the number of the letter | now`,
  'calls.exchanges.*.mapping': `Theirs | Ours | If it is missing
the number of the letter | left alone | never mind`,
  'calls.exchanges.*.address': `Method | Address
POST | /letters`,
  'calls.waiting': '5 seconds',
  'calls.waiting.then': 'They go on with their work.',
  'calls.in-background': 'They wait and watch',
  'calls.failure': 'Say that it did not work and forget it',
  'calls.repeat': 'No, the second time changes nothing',
  'calls.give-up': '1 tries',
  'calls.give-up.then': 'The clerk rings up.',
  'calls.identity': 'In the name of the person at the screen',
  'calls.*': no('It is one letter.'),
  'calls.*.*': no('It is one letter.'),
  'calls.*.*.*': no('It is one letter.'),
};

const ERRORS: Decisions = {
  'errors.messages': `What goes wrong | When | They read | They can | How bad
Too long | more days than we promise | No repair takes that long here. | write fewer days | stop
Letter not sent | Letterbox does not take it | The letter could not be sent. | ring the owner up | take care
Not allowed | somebody tries what their role may not | This is not for you. | ask the clerk | stop`,
  'errors.messages.too-long.raised-by': 'Not too long',
  'errors.messages.letter-not-sent.raised-by': `Tell the owner: unreachable
Tell the owner: timeout
Tell the owner: refused
Tell the owner: conflict
Tell the owner: duplicate`,
  'errors.messages.not-allowed.raised-by': 'Not allowed',
  'errors.messages.approver': 'The owner.',
  'errors.classes': `What goes wrong | It is
Too long | yours to fix
Letter not sent | trouble outside
Not allowed | not allowed`,
  'errors.classes.*.contact': 'The owner.',
  'errors.classes.*.again': '1 minutes',
  'errors.kept-work': 'Everything stays on the screen',
  'errors.disclosure': 'Yes, it says that they may not see it',
  'errors.*': no('It has not happened yet.'),
  'errors.*.*.*': no('English only.'),
};

const CONSTANTS: Decisions = {
  'constants.values': `Number | Value | Unit | For whom
Longest repair | 14 | days | every job`,
  'constants.values.*.owner': 'The owner.',
  'constants.values.*.from': 'No, only for new ones',
  'constants.provenance': `Number | Comes from | Where it is written
Longest repair | contract | on the door`,
  'constants.*': no('It is five people in one room.'),
};

/** The smallest product that closes: one thing with a life, two roles, one rule, one call, three failures, one number. */
export const BIKE_BENCH: Decisions = {
  ...PURPOSE,
  ...ENTITIES,
  ...STATES,
  ...SCREENS,
  ...VALIDATION,
  ...ROLES,
  ...CALLS,
  ...ERRORS,
  ...CONSTANTS,
};
