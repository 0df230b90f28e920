import type { Part } from '../part.ts';
import { desk } from './screens/desk.ts';
import { editor } from './screens/editor.ts';
import { links } from './screens/links.ts';
import { mail } from './screens/mail.ts';
import { published } from './screens/published.ts';
import { setup } from './screens/setup.ts';
import { speakers } from './screens/speakers.ts';

/** The screens, and the ways between them. */
export const screens: Part = {
  'screens.devices': '- phone\n- tablet\n- desk',
  'screens.languages': '- English',
  'screens.landing': `
    Organiser | Dashboard | accept or reject a proposal, move a session in the schedule, send what waits in the outbox
    Settings organiser | Dashboard | change the call, change a room, change a session type
    Speaker | My proposals | send in a proposal, change one, confirm a session
    Attendee | Schedule | see what takes place now, look for a session, read what has changed
    Server administrator | Events | add an event, delete a session`,
  'screens.inventory': `
    Every page | page | - | -
    Dashboard | page | - | /orga/event
    Sessions | page | - | /orga/event/submissions
    New session | form | Session | /orga/event/submissions/new
    Session page | detail | Session | /orga/event/submissions/:session
    Speakers | page | - | /orga/event/speakers
    Add a speaker | form | Speaker | /orga/event/speakers/new
    Speaker page | detail | Speaker | /orga/event/speakers/:speaker
    Schedule editor | page | - | /orga/event/schedule
    Slot page | detail | Slot | /orga/event/schedule/:slot
    Release | page | - | /orga/event/schedule/release
    Rooms | page | - | /orga/event/schedule/rooms
    New room | form | Room | /orga/event/schedule/rooms/new
    Room page | detail | Room | /orga/event/schedule/rooms/:room
    Outbox | page | - | /orga/event/mails/outbox
    Sent emails | page | - | /orga/event/mails/sent
    Email page | detail | Email | /orga/event/mails/:email
    Email templates | page | - | /orga/event/mails/templates
    Call for proposals | page | - | /orga/event/cfp
    Session types | page | - | /orga/event/cfp/types
    Tracks | page | - | /orga/event/cfp/tracks
    Event settings | page | - | /orga/event/settings
    Events | page | - | /orga/admin/events
    My proposals | page | - | /lantern26/me/submissions
    Submit a proposal | page | - | /lantern26/submit
    One of my proposals | detail | Session | /lantern26/me/submissions/:session
    My profile | page | - | /lantern26/me/profile
    Schedule | page | - | /lantern26/schedule
    Changelog | page | - | /lantern26/schedule/changelog
    Featured sessions | page | - | /lantern26/featured
    Talk | detail | Session | /lantern26/talk/:session
    Where it is | detail | Room | /lantern26/rooms/:room`,
  ...desk,
  ...editor,
  ...mail,
  ...setup,
  ...speakers,
  ...published,
  ...links,
  'screens.*.leaving': 'lost',
};
