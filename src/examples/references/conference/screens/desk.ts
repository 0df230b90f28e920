import type { Part } from '../../part.ts';
import { CONTRADICTION } from '../states/session.ts';
import { EVENT, UNRELEASED } from '../words.ts';

const ROW =
  'title, called, join(Speakers.Name) as Speakers, session type, track, state, pending state (empty: “–”), language, featured';
const LIST = `${ROW}; by title; 20 a page; search in title, speakers; filter by state, pending state, session type, track, language, featured`;
const PRESS = 'Apply pending changes (all), Write to its speakers (in bulk), New session';

const WAITING = 'count(all Emails where State is In the outbox)';

/** What organisers see of sessions, and what stands on every page. */
export const desk: Part = {
  'screens.Every page.parts': `
    Menu | menu | | | at the side; Dashboard, Sessions, Schedule editor (${UNRELEASED}), Speakers; Schedule: Rooms, Release; Emails: Outbox (${WAITING}), Sent emails, Email templates; Settings: Call for proposals, Session types, Tracks, Event settings; Speaking: My proposals, Submit a proposal, My profile; Programme: Schedule, Changelog, Featured sessions; Server: Events |`,
  'screens.Dashboard.parts': `
    The event | text | | | “{${EVENT}.Name}: what there is to do” |
    Proposals | figure | all Sessions | Submitted | count |
    Not yet confirmed | figure | all Sessions | Accepted | count |
    Confirmed sessions | figure | all Sessions | Confirmed | count |
    Emails in the outbox | figure | all Emails | In the outbox | count |
    Pending changes (if any(all Sessions where Pending state is not empty)) | text | | | “{count(all Sessions where Pending state is not empty)} pending changes wait to be applied.” |
    Ways | buttons | | | | Sessions, Schedule editor, Outbox
    Sessions by state | chart | all Sessions | | count by state |`,
  'screens.Sessions.parts': `
    Show | tabs | | | In the running, All sessions |
    In the running | table | all Sessions | State is one of [Submitted, Accepted, Confirmed] | ${LIST}; empty: “No proposal has come in yet.” | ${PRESS}
    All sessions | table | all Sessions | | ${LIST}; empty: “No proposal has come in yet.” | ${PRESS}`,
  'screens.Session page.parts': `
    The session | record | this session | | called, code, session type, track, join(Speakers.Name) as Speakers, abstract, description, notes (empty: “–”), internal notes (empty: “–”), duration, number of times, language, featured, do not record | Accept, Confirm, Reject, Cancel, Withdraw, Make submitted, Make it a draft, Write to its speakers, Edit: stays here
    Warning (if State is one of [Accepted, Confirmed] and ${CONTRADICTION}) | text | | | “Careful: an email that says the contrary still waits in the outbox.” |
    Decide later | form | this session | | pending state | Save: stays here
    Pending change (if Pending state is not empty) | record | this session | | pending state | Apply pending change
    When all its speakers are there | table | all Availabilities | contains(this.Speakers, Speaker) | speaker, start, end, all day; by start; empty: “Nobody has said when they are there.” |
    Its places in the schedule | table | its Slots | Schedule.State is "Work in progress" | what, room (empty: “not yet”), start, duration, warnings | Unschedule
    Emails about it | table | its Emails | | subject, to, state, sent |`,
};
