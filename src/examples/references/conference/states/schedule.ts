import type { Part } from '../part.ts';
import { DRAFT_SCHEDULE, emailFrom, PLACED } from '../words.ts';

const COPY = `Schedule = ${DRAFT_SCHEDULE}`;
const WHERE = 'Room = Room, Start = Start, End = End';
const IN_THE_PROGRAMME = `${PLACED} and (Kind is Break or (Kind is Session and Session.State is Confirmed))`;
const EMAIL = emailFrom(
  'New schedule published',
  'Recipients = Session.Speakers, Proposals = Session, Calendar file = slug(Session.Title) + ".ics"',
);
const NEWS = 'Public is yes and Kind is Session and Change is one of ["new", "moved"]';

/** Where a version of the schedule and its slots can be, and what a release does. */
export const schedule: Part = {
  'states.schedule.list': `
    Answer | It means | Place
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
    From | To | What happens | Started by | Who or what | Only if
    Work in progress | Released | Release | a person | Organiser | Version is not empty and none(other Schedules where Version is this.Version)`,
  'states.schedule.transitions.*.where': 'Release | Version, Comment, Notify speakers',
  'states.schedule.effects': `
    Move | What else happens | For whom
    Release | Published = now; make a schedule; freeze its slots | everybody
    “Make speaker emails again” is pressed | tell again Previous version.Slots | Speaker
    “New break” is pressed | tell the Organiser: “Drag the box onto the schedule to add a break.” | Organiser
    “New blocker” is pressed | tell the Organiser: “Drag the box onto the schedule to add a blocker.” | Organiser`,

  'states.slot.list': `
    Answer | It means | Place
    Planned | it belongs to the schedule that is worked on | first
    Fixed | it belongs to a released version | last`,
  'states.slot.list.Planned.responsible': 'The organisers.',
  'states.slot.list.Planned.editable': '- Title\n- Room\n- Start\n- End\n- Planned duration\n- Kind',
  'states.slot.list.Planned.visible-to': '- Organiser\n- Settings organiser\n- Server administrator',
  'states.slot.list.Fixed.responsible': 'Nobody.',
  'states.slot.list.Fixed.editable': { na: 'What is released stays as it is.' },
  'states.slot.list.Fixed.visible-to':
    '- Organiser\n- Settings organiser\n- Speaker\n- Attendee\n- Server administrator',
  'states.slot.transitions': `
    From | To | What happens | Started by | Who or what | Only if
    Planned | Fixed | freeze | another system | the release of its schedule |
    Fixed | Fixed | tell again | another system | the actions of the schedule editor |`,
  'states.slot.transitions.*.system': 'No other system: Programme Desk itself, when somebody presses a button.',
  'states.slot.effects': `
    Move | What else happens | For whom
    freeze | Public = yes, if ${IN_THE_PROGRAMME}; ${EMAIL}, if Schedule.Notify speakers is yes and ${NEWS}; make a slot: Session = Session, ${WHERE}, ${COPY}, if Kind is Session and ${PLACED}; make a slot: Session = Session, ${COPY}, if Kind is Session and (Start is empty or Room is empty); make a slot: Kind = Kind, Title = Title, Planned duration = Planned duration, ${WHERE}, ${COPY}, if Kind is not Session and ${PLACED} | everybody
    tell again | ${EMAIL}, if ${NEWS} | Speaker
    Start changes | End = Start + Duration, if Start is not empty and End is empty | Organiser
    Planned duration changes | End = Start + Planned duration, if Kind is not Session and Start is not empty | Organiser
    “Unschedule” is pressed | clear Room; clear Start; clear End | Organiser`,
};
