import type { Part } from '../../part.ts';
import { WORKED_ON } from '../words.ts';

/** Whether rooms and the schedule can be seen, and what happens with a new event and a new speaker. */
export const setup: Part = {
  'states.event.list': `
    Schedule public | everybody can read the latest version | first
    Schedule hidden | nobody outside can read a version, even if one is released | on the way`,
  'states.event.list.*.responsible': 'The organisers.',
  'states.event.transitions': `
    Schedule public | Schedule hidden | Hide schedule | a person | Organiser |
    Schedule hidden | Schedule public | Make schedule public | a person | Organiser |`,
  'states.event.transitions.*.where': 'Schedule editor',
  'states.event.effects': `
    an event is created | make a session type: Name = "Talk", Default duration = 30 | Settings organiser`,

  'states.room.list': `
    Shown | sessions can be put into it | first
    Hidden | it is kept for old versions only | on the way`,
  'states.room.list.*.responsible': 'The organisers.',
  'states.room.transitions': `
    Shown | Hidden | Hide | a person | Settings organiser, Organiser | none(its Slots where Schedule.${WORKED_ON})
    Hidden | Shown | Show | a person | Settings organiser, Organiser |`,
  'states.room.transitions.*.where': 'Room page',
};
