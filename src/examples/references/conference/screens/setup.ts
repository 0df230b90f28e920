import type { Part } from '../../part.ts';
import { EVENT } from '../words.ts';

/** Rooms, session types, tracks and the settings of the event. */
export const setup: Part = {
  'screens.Rooms.parts': `
    Rooms | table | all Rooms | | position, name, description, capacity, state, count(its Slots where Schedule.State is "Work in progress") as Sessions; by position; 50; empty: “There is no room yet.” | Open, New room`,
  'screens.Room page.parts': `
    The room | record | this room | | description, information for speakers, capacity, position | Hide, Show, Delete, Edit: stays here
    When it is there | table | its Availabilities | | start, end, all day; by start; empty: “It is free during the whole event.” | Delete
    Add a time | form | new Availability on this room | | start, end | Add: stays here
    What takes place in it | table | its Slots | Schedule.State is "Work in progress" | what, start, duration; by start; empty: “Nothing.” | Open`,
  'screens.Session types.parts': `
    Session types | table | all Session types | | name, default duration, deadline (empty: “as the call”), access code needed, count(its Sessions) as Sessions; by name; empty: “There is no session type yet.” | Edit: stays here, Delete
    New session type | form | new Session type | | name, default duration, deadline, access code needed | Add: stays here`,
  'screens.Tracks.parts': `
    Tracks | table | all Tracks | | position, name, description, colour, count(its Sessions) as Sessions; by position; empty: “There is no track yet.” | Edit: stays here, Delete
    New track | form | new Track | | name, description, colour, position | Add: stays here`,
  'screens.Call for proposals.parts': `
    The call | form | ${EVENT} | | live, call opens, call deadline, speakers may edit, longest title, ask for availability | Save: stays here
    Deadlines of session types | table | all Session types | Deadline is not empty | name, deadline; empty: “Every type follows the call.” |
    Review phases | table | all Review phases | | name, starts, ends, active, editing allowed; by starts; empty: “There is no review phase.” | Edit: stays here, Delete
    New review phase | form | new Review phase | | name, starts, ends, editing allowed | Add: stays here`,
  'screens.Event settings.parts': `
    The event | form | ${EVENT} | | name, slug, first day, last day, time zone, featured page | Save: stays here
    Emails | form | ${EVENT} | | reply to, subject prefix, signature | Save emails: stays here`,
  'screens.Events.parts': `
    Events | table | all Events | | name, slug, first day, last day |
    New event | form | new Event | | name, slug, first day, last day, time zone, reply to | Create event: stays here
    Session types | table | all Session types | | name, default duration |
    Sessions | table | all Sessions | | title, state; 20 a page; search in title | Delete`,
};
