import type { Part } from '../../part.ts';
import { emailFrom, template, WORKED_ON } from '../words.ts';

const STATES = ['Draft', 'Submitted', 'Accepted', 'Confirmed', 'Rejected', 'Canceled', 'Withdrawn'] as const;
type State = (typeof STATES)[number];

/** What an organiser does to bring a session into a state. */
const EVENTS: Readonly<Record<State, string>> = {
  Draft: 'Make it a draft',
  Submitted: 'Make submitted',
  Accepted: 'Accept',
  Confirmed: 'Confirm',
  Rejected: 'Reject',
  Canceled: 'Cancel',
  Withdrawn: 'Withdraw',
};
/** What a speaker may do, and when. */
const OF_SPEAKERS: ReadonlyMap<string, string> = new Map([
  ['Draft → Submitted', 'Role is not Speaker or Call is open is yes'],
  ['Accepted → Confirmed', ''],
  ['Submitted → Withdrawn', 'Role is not Speaker or Open to its speakers is yes'],
]);

const moves = STATES.flatMap((from) =>
  STATES.filter((to) => to !== from).map((to) => {
    const guard = OF_SPEAKERS.get(`${from} → ${to}`);
    const who = guard === undefined ? 'Organiser' : 'Organiser, Speaker';
    return `${from} | ${to} | ${EVENTS[to]} | a person | ${who} | ${guard ?? ''}`;
  }),
).join('\n');

const ITS_SLOTS = `its Slots where Schedule.${WORKED_ON}`;
const SLOT = 'make a slot';
const PLACES = [1, 2, 3]
  .map((most) => `${SLOT}, if Number of times >= ${most} and count(${ITS_SLOTS}) < ${most}`)
  .join('; ');
const DONE = 'clear Pending state';
const AWAY = `${DONE}; delete ${ITS_SLOTS}`;
const EACH = 'for each of Speakers:';
const TO_EACH = 'Recipients = this, Proposals = Session';
const PENDING = STATES.map((state) => `it becomes ${state}, if Pending state is ${state}`).join('; ');
const STARTING = STATES.slice(1)
  .map((state) => `it becomes ${state}, if Starting state is ${state}`)
  .join('; ');

/** Where a session can be, and what moves it on. */
export const session: Part = {
  'states.session.list': `
    Draft | its speaker has not handed it in yet | first
    Submitted | handed in, and nobody has decided | on the way
    Accepted | organisers want it, and its speakers have not said yet that they come | on the way
    Confirmed | its speakers come | on the way
    Rejected | organisers do not want it; it stays stored | on the way
    Canceled | it will not take place after all | on the way
    Withdrawn | its speaker has taken it back | on the way`,
  'states.session.list.Draft.responsible': 'Its speaker.',
  'states.session.list.Submitted.responsible': 'The organisers.',
  'states.session.list.Accepted.responsible': 'Its speakers.',
  'states.session.list.*.responsible': 'Nobody.',
  'states.session.transitions': moves,
  'states.session.transitions.*.where': 'Session page',
  'states.session.effects': `
    a session is created | ${STARTING} | Organiser
    Draft → Submitted: Make submitted | ${EACH} ${emailFrom('Proposal received', TO_EACH)}, if Role is Speaker | Speaker
    Make submitted | ${DONE} | Organiser
    Accept | ${EACH} ${emailFrom('Proposal accepted', TO_EACH)}; ${PLACES}; ${DONE} | Speaker
    Reject | ${EACH} ${emailFrom('Proposal rejected', TO_EACH)}; ${AWAY} | Speaker
    Confirm | ${PLACES}; ${DONE} | Organiser
    Cancel | ${AWAY} | Organiser
    Withdraw | ${AWAY} | Organiser
    Pending state changes | clear Pending state, if text(Pending state) is text(State); ${PLACES.replaceAll('if ', 'if Pending state is Accepted and ')} | Organiser
    “Apply pending change” is pressed | ${PENDING}; ${DONE} | Speaker
    “Apply pending changes” is pressed | ${PENDING}; ${DONE} | Speaker
    “Write to its speakers” is pressed | ${EACH} ${emailFrom('Composed', TO_EACH)} | Speaker`,
};

/** A rejection that waits in the outbox while the session is accepted. */
export const CONTRADICTION = `any(its Emails where State is "In the outbox" and Template is ${template('Proposal rejected')})`;
