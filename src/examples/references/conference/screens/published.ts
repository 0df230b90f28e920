import type { Part } from '../../part.ts';
import { EVENT } from '../words.ts';

const LATEST = 'Public is yes, Schedule.Latest is yes';
const USED = 'any(its Slots where Public is yes and Schedule.Latest is yes and Kind is "Session")';
const IN_A_USED_ROOM = 'any(Room.Slots where Public is yes and Schedule.Latest is yes and Kind is "Session")';
const WHO = 'join(Session.Speakers.Name) as Speakers, Session.Track as Track, Session.Language as Language';
const PUBLISHED = `${EVENT}.State is "Schedule public"`;
const FEATURED = `(${EVENT}.Featured page is Always or (${EVENT}.Featured page is "Before the schedule release" and none(all Schedules where State is Released)))`;

/** What everybody can read. */
export const published: Part = {
  'screens.Schedule.parts': `
    Version (if ${PUBLISHED}) | record | first(all Schedules where Latest is yes) | | published, comment; empty: “No version is released yet.” |
    Hidden (if not (${PUBLISHED})) | text | | | “The schedule is not public at the moment.” |
    Time zone | text | | | “All times are in the time zone {${EVENT}.Time zone}.” |
    Show (if ${PUBLISHED}) | tabs | | | By room, In one column |
    By room | timetable | all Slots | ${LATEST}, ${IN_A_USED_ROOM} | what, ${WHO}; columns are rooms where ${USED} by position, rows are times from start to end; the line is grey if Kind is Break; search in what, speakers; filter by room, track, language; empty: “Nothing is in the programme yet.” |
    In one column | table | all Slots | ${LATEST}, Said in an earlier room is no | start, what, room, ${WHO}; by start; 50; search in what, speakers; filter by room, track, language; empty: “Nothing is in the programme yet.” |
    Rooms (if ${PUBLISHED}) | table | all Rooms | ${USED} | name, description; by position; empty: “No room is in use.” |`,
  'screens.Changelog.parts': `
    Versions | table | all Schedules | Released | version, published, comment; newest published first |
    New and moved | table | all Slots | Public is yes, Kind is "Session", Change is one of ["new", "moved"] | schedule.version as Version, what, change, start, room; newest start first; 50; filter by version; empty: “Nothing has changed.” |
    Gone | table | all Slots | Public is yes, Kind is "Session", Gone in the next version is yes | schedule.version as Was in version, what, start, room; empty: “Nothing was taken out.” |`,
  'screens.Featured sessions.parts': `
    Featured sessions (if ${FEATURED}) | cards | all Sessions | Featured is yes, State is one of [Accepted, Confirmed] | title, join(Speakers.Name) as Speakers, abstract; by title; empty: “No session is featured yet.” |
    Not shown (if not ${FEATURED}) | text | | | “There is nothing to see here at the moment.” |`,
  'screens.Talk.parts': `
    The session | record | this session | | abstract (bold if Abstract is not empty), description, join(Speakers.Name) as Speakers, session type, track, language |
    Where and when | table | its Slots | Public is yes, Schedule.Latest is yes | start, end, room; empty: “It has no public time yet.” |
    Its speakers | cards | its Speakers | | name, biography |`,
  'screens.Where it is.parts': `
    The room | record | this room | | description, information for speakers (if contains(its Slots.Session.Speakers, me)), capacity |
    What takes place in it | table | its Slots | ${LATEST} | start, what, duration; by start |`,
};
