import type { Part } from '../../part.ts';
import { CALL_OPEN, EVENT } from '../words.ts';

const ASKED = `title, session type (if count(all Session types) > 1), track, abstract, description, notes, do not record, language`;

/** What speakers see, and what organisers see of them. */
export const speakers: Part = {
  'screens.Speakers.parts': `
    Speakers | table | all Speakers | | name, email (empty: “–”), managed, arrived, join(its Sessions.Title) as Sessions; by name; 20 a page; search in name, email; filter by managed, arrived | Open, Add a speaker`,
  'screens.Speaker page.parts': `
    The speaker | record | this speaker | | picture, biography, email (empty: “–”), managed, arrived, internal notes (empty: “–”), code | Edit: stays here
    When they are there | table | its Availabilities | | start, end, all day; by start; empty: “They have not said.” |
    Their sessions | table | its Sessions | | title, session type, state |`,
  'screens.My proposals.parts': `
    My proposals | table | all Sessions | contains(Speakers, me) | title, called, session type, state, duration; by title; empty: “You have not sent in a proposal yet.” | Confirm, Withdraw, Open → One of my proposals, Submit a proposal → Submit a proposal`,
  'screens.One of my proposals.parts': `
    The proposal | record | this session | | called, session type, track, join(Speakers.Name) as Speakers, abstract, description, notes, duration, language | Make submitted, Confirm, Withdraw
    Change it (if Open to its speakers is yes) | form | this session | | ${ASKED} | Save: stays here
    Closed (if Open to its speakers is no) | text | | | “You cannot change this proposal any more.” |
    Where I speak | table | its Slots | Public is yes, Schedule.Latest is yes | start, room, room.information for speakers as Information for speakers; empty: “It has no public time yet.” |`,
  'screens.Submit a proposal.parts': `
    What we look for | text | | | “We collect ideas from everybody who would like to speak at {${EVENT}.Name}.” |
    Your proposal (if ${CALL_OPEN}) | form | new Session | | ${ASKED}, starting state | Send it in → My proposals
    Closed (if not (${CALL_OPEN})) | text | | | “The call for proposals is closed.” |`,
  'screens.My profile.parts': `
    My profile | form | me | | name, biography, picture, email | Save: stays here
    When I am there (if ${EVENT}.Ask for availability is yes) | table | all Availabilities | mine | start, end, all day; by start; empty: “You have not said.” | Delete
    Add a time (if ${EVENT}.Ask for availability is yes) | form | new Availability | | start, end | Add: stays here`,
};
