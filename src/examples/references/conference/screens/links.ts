import type { Part } from '../../part.ts';
import { ORGANISERS } from '../words.ts';

const FOR_ORGANISERS = [
  ['Dashboard', 'Sessions'],
  ['Dashboard', 'Schedule editor'],
  ['Sessions', 'Dashboard'],
  ['Sessions', 'Speakers'],
  ['Dashboard', 'Rooms'],
  ['Dashboard', 'Session types'],
  ['Dashboard', 'Tracks'],
  ['Dashboard', 'Call for proposals'],
  ['Dashboard', 'Event settings'],
];
const FOR_PROGRAMME = [
  ['Schedule editor', 'Release'],
  ['Dashboard', 'Outbox'],
  ['Outbox', 'Sent emails'],
  ['Outbox', 'Email templates'],
];
const FOR_SPEAKERS = [
  ['My proposals', 'Submit a proposal'],
  ['My proposals', 'My profile'],
  ['My profile', 'My proposals'],
];
const open = (pairs: readonly (readonly string[])[], only: string) =>
  pairs.map(([from, to]) => `${from} | ${to} | ${to} | ${only}`).join('\n');

/** The ways between the screens; who may go them. */
export const links: Part = {
  'screens.links': `
    ${open(FOR_ORGANISERS, ORGANISERS)}
    ${open(FOR_PROGRAMME, 'Role is Organiser')}
    ${open(FOR_SPEAKERS, 'Role is Speaker')}
    Sessions | Session page | a line | ${ORGANISERS}
    Sessions | New session | New session | Role is Organiser
    New session | Session page | Save |
    Speakers | Speaker page | a line | ${ORGANISERS}
    Speakers | Add a speaker | Add a speaker | Role is Organiser
    Add a speaker | Speaker page | Save |
    Schedule editor | Slot page | a line | ${ORGANISERS}
    Rooms | Room page | a line | ${ORGANISERS}
    Rooms | New room | New room | ${ORGANISERS}
    New room | Room page | Save |
    Outbox | Email page | a line | Role is Organiser
    Events | Events | Events | Role is Server administrator
    My proposals | One of my proposals | a line | Role is Speaker
    Schedule | Talk | a line | Role is one of [Attendee, Speaker]
    Schedule | Changelog | Changelog |
    Schedule | Featured sessions | Featured sessions |
    Schedule | Where it is | the room | Role is one of [Attendee, Speaker]
    Changelog | Schedule | Schedule |
    Featured sessions | Talk | a line | Role is one of [Attendee, Speaker]`,
  'screens.links.back': 'lost',
};
