import { ofEach, permissions } from '../../permissions.ts';
import type { Part } from '../part.ts';
import { EVENT } from './words.ts';

const PROGRAMME = `if any(its Slots where Public is yes and Schedule.Latest is yes) and ${EVENT}.State is "Schedule public"`;
const AHEAD = `(Featured is yes and (${EVENT}.Featured page is Always or (${EVENT}.Featured page is "Before the schedule release" and none(all Schedules where State is Released))))`;
const PUBLIC_SLOT = `if Public is yes and ${EVENT}.State is "Schedule public"`;
const PUBLIC_SESSION = `${PROGRAMME} or ${AHEAD}`;
const RELEASED = `if ${EVENT}.State is "Schedule public"`;

/** Who may do what. */
export const roles: Part = {
  'roles.grants': `
    Organiser | Settings organiser | Mira Castell
    Settings organiser | Server administrator | Jonas Hale
    Speaker | Programme Desk, when somebody submits a proposal | Nora Hjelm
    Attendee | nobody, whoever looks | an attendee
    Server administrator | whoever runs the server | Ingrid Voll`,
  'roles.grants.me': 'Speaker | Speaker',
  'roles.several': 'one',
  'roles.sign-in': 'password',
  'roles.refusal': 'hidden',
  'roles.*.permissions.blank': 'forbidden',
  'roles.anonymous': '- Schedule\n- Changelog\n- Featured sessions',

  'roles.event.permissions': permissions(`
    Organiser | yes | yes | no | no | no
    Settings organiser | yes | yes | no | yes | no
    Speaker, Attendee | yes | yes | no | no | no
    Server administrator | yes | yes | yes | yes | no`),
  'roles.session-type.permissions': permissions(`
    Organiser | yes | yes | no | no | no
    Settings organiser | yes | yes | yes | yes | if none(its Sessions)
    Speaker, Attendee | yes | yes | no | no | no
    Server administrator | yes | yes | yes | yes | no`),
  'roles.track.permissions': permissions(`
    Organiser | yes | yes | no | no | no
    Settings organiser | yes | yes | yes | yes | if none(its Sessions)
    Speaker, Attendee | yes | yes | no | no | no
    Server administrator | yes | yes | yes | yes | no`),
  'roles.room.permissions': permissions(`
    Organiser, Settings organiser | yes | yes | yes | yes | if none(its Slots)
    Speaker, Attendee | if State is Shown | if State is Shown | no | no | no
    Server administrator | yes | yes | yes | yes | if none(its Slots)`),
  'roles.room.visibility': `
    Field \\ Role | Organiser | Settings organiser | Speaker | Attendee | Server administrator
    Information for speakers | shown | shown | shown | hidden | shown`,
  'roles.review-phase.permissions': permissions(`
    Organiser | yes | yes | no | no | no
    Settings organiser | yes | yes | yes | yes | yes`),
  'roles.speaker.permissions': permissions(`
    Organiser | yes | yes | yes | yes | no
    Settings organiser | yes | yes | no | no | no
    Speaker | own | own | no | own | no
    Attendee | if any(its Sessions.Slots where Public is yes) | if any(its Sessions.Slots where Public is yes) | no | no | no
    Server administrator | yes | yes | yes | yes | yes`),
  'roles.speaker.permissions.*.theirs': 'By the Name with which they are signed in.',
  'roles.speaker.visibility': ofEach(`
    Field \\ Role | Organiser | Settings organiser | Speaker | Attendee | Server administrator
    Email | shown | shown | shown | hidden | shown
    Internal notes, Arrived | shown | shown | hidden | hidden | shown
    User account | read-only | read-only | hidden | hidden | shown
    Managed | shown | shown | hidden | hidden | shown`),
  'roles.availability.permissions': permissions(`
    Organiser, Settings organiser | yes | yes | yes | no | yes
    Speaker | own | own | if ${EVENT}.Ask for availability is yes | no | own
    Server administrator | yes | yes | yes | no | yes`),
  'roles.availability.permissions.*.theirs': 'By the Speaker of the availability.',
  'roles.session.permissions': permissions(`
    Organiser | yes | yes | yes | yes | no
    Settings organiser | yes | yes | no | no | no
    Speaker | if contains(Speakers, me) | if contains(Speakers, me) | yes | if contains(Speakers, me) and Open to its speakers is yes | no
    Attendee | ${PUBLIC_SESSION} | ${PUBLIC_SESSION} | no | no | no
    Server administrator | yes | yes | yes | yes | yes`),
  'roles.session.visibility': ofEach(`
    Field \\ Role | Organiser | Settings organiser | Speaker | Attendee | Server administrator
    Pending state, Internal notes | shown | shown | hidden | hidden | shown
    Notes | shown | shown | shown | hidden | shown
    Own duration, Number of times, Featured | shown | shown | hidden | hidden | shown`),
  'roles.schedule.permissions': permissions(`
    Organiser | yes | yes | no | yes | no
    Settings organiser | yes | yes | no | no | no
    Speaker, Attendee | ${RELEASED} | ${RELEASED} | no | no | no
    Server administrator | yes | yes | no | no | no`),
  'roles.slot.permissions': permissions(`
    Organiser | yes | yes | yes | if Schedule.State is "Work in progress" | if Kind is not "Session" and Schedule.State is "Work in progress"
    Settings organiser | yes | yes | no | no | no
    Speaker, Attendee | ${PUBLIC_SLOT} | ${PUBLIC_SLOT} | no | no | no
    Server administrator | yes | yes | no | no | no`),
  'roles.email.permissions': permissions(`
    Organiser | yes | yes | yes | if State is "In the outbox" | if State is "In the outbox"`),
  'roles.email-template.permissions': permissions(`
    Organiser | yes | yes | no | yes | no
    Settings organiser | yes | yes | yes | yes | yes`),
};
