import type { Part } from '../../part.ts';
import { DRAFT_SCHEDULE, emailFrom, PLACED } from '../words.ts';

const COPY = `Schedule = ${DRAFT_SCHEDULE}`;
const WHERE = 'Room = Room, Start = Start, End = End';
const IN_THE_PROGRAMME = `${PLACED} and (Kind is Break or (Kind is "Session" and Session.State is Confirmed))`;
const EMAIL = emailFrom(
  'New schedule published',
  'Recipients = Session.Speakers, Proposals = Session, Calendar file = slug(Session.Title) + ".ics"',
);
const NEWS = 'Public is yes and Kind is "Session" and Change is one of ["new", "moved"]';
const EACH = 'for each of its Slots:';

/** Where a version of the schedule can be, what a release does, and what happens to a slot. */
export const schedule: Part = {
  'states.schedule.list': `
    Work in progress | organisers change it; there is exactly one | first
    Released | everybody can read it, and it never changes again | last`,
  'states.schedule.list.Work in progress.responsible': 'The organisers.',
  'states.schedule.list.Work in progress.editable': '- Version\n- Comment\n- Notify speakers',
  'states.schedule.list.Work in progress.visible-to': '- Organiser\n- Settings organiser\n- Server administrator',
  'states.schedule.list.Released.responsible': 'Nobody.',
  'states.schedule.list.Released.editable': { na: 'What is released stays as it is.' },
  'states.schedule.list.Released.visible-to':
    '- Organiser\n- Settings organiser\n- Speaker\n- Attendee\n- Server administrator',
  'states.schedule.transitions': `
    Work in progress | Released | Release | a person | Organiser | Version is not empty and none(other Schedules where Version is this.Version)`,
  'states.schedule.transitions.*.where': 'Release | Version, Comment, Notify speakers',
  'states.schedule.effects': [
    `Release | ${[
      'Published = now',
      'make a schedule',
      `${EACH} Public = yes, if ${IN_THE_PROGRAMME}`,
      `${EACH} make a slot: Session = Session, ${WHERE}, ${COPY}, if Kind is "Session" and ${PLACED}`,
      `${EACH} make a slot: Session = Session, ${COPY}, if Kind is "Session" and (Start is empty or Room is empty)`,
      `${EACH} make a slot: Kind = Kind, Title = Title, Planned duration = Planned duration, ${WHERE}, ${COPY}, if Kind is not "Session" and ${PLACED}`,
      `${EACH} ${EMAIL}, if Schedule.Notify speakers is yes and ${NEWS}`,
    ].join('; ')} | everybody`,
    `“Make speaker emails again” is pressed | for each of Previous version.Slots: ${EMAIL}, if ${NEWS} | Speaker`,
    '“New break” is pressed | tell the Organiser: “Drag the box onto the schedule to add a break.” | Organiser',
    '“New blocker” is pressed | tell the Organiser: “Drag the box onto the schedule to add a blocker.” | Organiser',
  ].join('\n'),

  'states.slot.list': { na: 'It is where its schedule is.' },
  'states.slot.effects': `
    Start changes | End = Start + Duration, if Start is not empty and End is empty | Organiser
    Planned duration changes | End = Start + Planned duration, if Kind is not "Session" and Start is not empty | Organiser
    a slot is created | End = Start + Duration, if Start is not empty and End is empty | Organiser
    Copied to other rooms changes | for each of (all Rooms where State is Shown and Name is not this.Room.Name): make a slot: Kind = Slot.Kind, Title = Slot.Title, Planned duration = Slot.Planned duration, Start = Slot.Start, End = Slot.End, Room = this, if Slot.Copied to other rooms is yes; Copied to other rooms = no | Organiser
    “Unschedule” is pressed | clear Room; clear Start; clear End | Organiser`,
};
