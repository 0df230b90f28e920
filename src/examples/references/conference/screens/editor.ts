import type { Part } from '../../part.ts';
import { DRAFT_SCHEDULE, EVENT, UNRELEASED } from '../words.ts';

const SLOTS = `(${DRAFT_SCHEDULE}).Slots`;
const TOP = 'Hide schedule, Make schedule public';
const SEARCHED = 'search in what, speakers; filter by track, type';
const WHO = 'join(Session.Speakers.Name) as Speakers, Session.Track as Track, Session.Session type as Type';

/** Where sessions get their rooms and times, and where a version is released. */
export const editor: Part = {
  'screens.Schedule editor.parts': `
    Time zone | text | | | “All times are in the time zone {${EVENT}.Time zone}. One row is {Grid interval}, {Schedule editor shows}. What others change appears within {Refresh of the editor}.” |
    Visibility | record | ${EVENT} | | state | ${TOP}
    Actions | record | ${DRAFT_SCHEDULE} | | previous version, ${UNRELEASED} as Unreleased changes | New break, New blocker, Make speaker emails again, New release → Release
    Schedule | timetable | ${SLOTS} | Start is not empty or (Kind is "Session" and Duration is not empty and (Session.State is one of [Accepted, Confirmed] or Session.Pending state is Accepted)) | what, join(Session.Speakers.Name) as Speakers, session.state as State (if Kind is "Session"), warnings (red as “a warning” if Warnings is not empty); columns are rooms where State is Shown by position, rows are times from start to end; one row is Grid interval; the line is grey if Kind is not "Session"; ${SEARCHED}; empty: “Nothing has a place yet.” | Move, New slot, Open, Unschedule
    New break or blocker (if any(all Rooms)) | form | new Slot | | kind, title, room, start, planned duration | Put it there: stays here
    No room (if none(all Rooms)) | text | | | “Add a room first. Nothing can be scheduled without one.” | New room`,
  'screens.Slot page.parts': `
    Item | record | this slot | | kind, ${WHO}, room, start, end, duration, session.state as State (if Kind is "Session"), warnings (empty: “none”) | Unschedule, Delete
    Availability of its speakers (if Kind is "Session") | table | all Availabilities | contains(this.Session.Speakers, Speaker) | speaker, start, end, all day; empty: “No speaker has said when they are there.” |
    Availability of its room | table | its Room.Availabilities | | start, end; empty: “The room is free during the whole event.” |
    Where and when (if Schedule.State is "Work in progress" and Kind is "Session") | form | this slot | | room, start, end | Save: stays here
    The break or blocker (if Schedule.State is "Work in progress" and Kind is not "Session") | form | this slot | | title, planned duration, room, start, copied to other rooms | Save: stays here
    Full page (if Kind is "Session") | table | all Sessions | this.Session is Session | title, state | Open → Session page`,
  'screens.Release.parts': `
    New version | record | ${DRAFT_SCHEDULE} | | previous version, ${UNRELEASED} as Unreleased changes, version, comment, notify speakers | Release
    Sessions that are not confirmed | table | ${SLOTS} | Kind is "Session", Session.State is not Confirmed | what, session.state as State; empty: “Every session is confirmed.” | Open
    Sessions without a place | table | ${SLOTS} | Kind is "Session", Start is empty or Room is empty | what, duration; empty: “Every session has its place.” | Open
    Conflicts | table | ${SLOTS} | Warnings is not empty | what, start, room, warnings; empty: “There are no conflicts.” | Open
    Versions so far | table | all Schedules | Released | version, published, comment; newest published first |`,
};
