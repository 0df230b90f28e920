import type { Part } from '../../part.ts';
import { DRAFT_SCHEDULE } from '../words.ts';

const SAME_VERSION = 'Schedule is this.Schedule';
const SAME_THING = '(Session is this.Session or (Kind is not "Session" and Title is this.Title))';
const BEFORE = `Schedule is this.Schedule.Previous version and ${SAME_THING} and Start is not empty`;

/** What is kept of a version of the schedule, and of a place in it. */
export const schedule: Part = {
  'entities.schedule.identity.lines': '- Version',
  'entities.schedule.fields': `
    Version | text | | Released | | Organiser | v1
    Published | date and time | | Released | | Programme Desk | 2026-05-28 16:30
    Comment | long text | | | | Organiser | Mend Your Own Kettle now runs twice.
    Notify speakers | yes or no | | always | yes | Organiser | yes
    Previous version | link | Schedule | | | Programme Desk | v1
    Latest | computed | | | | Programme Desk | yes`,
  'entities.schedule.fields.latest.formula': 'State is Released and none(its Schedules where State is Released)',

  'entities.slot.identity': 'issued',
  'entities.slot.identity.issued-by': 'Programme Desk, when something is put into a schedule.',
  'entities.slot.identity.reuse': 'never',
  'entities.slot.identity-format': '301 | 0301 | the event',
  'entities.slot.fields': `
    What | computed | | | | Programme Desk | Radios from Scrap
    Kind | choice | | always | Session | Organiser | Session | when it is made |
    Session | link | Session | | | Programme Desk | Radios from Scrap | when it is made |
    Schedule | link | Schedule | always | ${DRAFT_SCHEDULE} | Programme Desk | v1 | when it is made
    Title | text | | | | Organiser | Lunch
    Room | link | Room | | | Organiser | Boiler Hall
    Start | date and time | | | | Organiser | 2026-10-09 10:30
    End | date and time | | | | Organiser | 2026-10-09 11:15
    Planned duration | whole number | minutes | | 30 | Organiser | 60
    Duration | computed | minutes | | | Programme Desk | 45
    Public | yes or no | | always | no | Programme Desk | yes
    Copied to other rooms | yes or no | | always | no | Programme Desk | no
    Room away | computed | | | | Programme Desk | no
    Speakers who are away | computed | | | | Programme Desk | Teo Markovic
    Room taken | computed | | | | Programme Desk | no
    Speakers who are elsewhere | computed | | | | Programme Desk | Nora Hjelm
    Warnings | computed | | | | Programme Desk | The room is not available.
    Said in an earlier room | computed | | | | Programme Desk | no
    Change | computed | | | | Programme Desk | moved
    Gone in the next version | computed | | | | Programme Desk | no`,
  'entities.slot.fields.kind.values': `
    Session | a session takes place | yes
    Break | nothing takes place, and everybody can read so | yes
    Blocker | the time in the room is kept free, and only organisers see it | yes`,
  'entities.slot.fields.what.formula': 'if Kind is "Session" then Session.Title else Title',
  'entities.slot.fields.duration.formula':
    'if Start is not empty and End is not empty then minutes(End - Start) else (if Kind is "Session" then Session.Duration else Planned duration)',
  'entities.slot.fields.room-away.formula':
    'Kind is "Session" and Room is not empty and Start is not empty and any(Room.Availabilities) and none(Room.Availabilities where Start <= this.Start and End >= this.End)',
  'entities.slot.fields.speakers-who-are-away.formula':
    'if Kind is "Session" and Start is not empty then join((Session.Speakers where any(its Availabilities) and none(its Availabilities where Start <= this.Start and End >= this.End)).Name) else ""',
  'entities.slot.fields.room-taken.formula': `Room is not empty and Start is not empty and any(other Slots where ${SAME_VERSION} and Room is this.Room and Start < this.End and End > this.Start)`,
  'entities.slot.fields.speakers-who-are-elsewhere.formula': `if Kind is "Session" and Start is not empty then join((Session.Speakers where any(its Sessions.Slots where ${SAME_VERSION} and Session is not this.Session and Start < this.End and End > this.Start)).Name) else ""`,
  'entities.slot.fields.warnings.formula':
    'trim((if Room away is yes then "The room is not available. " else "") + (if Speakers who are away is not empty then "Not available: " + text(Speakers who are away) + ". " else "") + (if Room taken is yes then "The room is taken. " else "") + (if Speakers who are elsewhere is not empty then "In another session then: " + text(Speakers who are elsewhere) + "." else ""))',
  'entities.slot.fields.said-in-an-earlier-room.formula': `Kind is Break and any(other Slots where Kind is Break and ${SAME_VERSION} and Start is this.Start and Title is this.Title and Room.Position < this.Room.Position)`,
  'entities.slot.fields.change.formula': `if Start is empty then "not placed" else (if any(all Slots where ${BEFORE} and Start is this.Start and Room is this.Room) then "same" else (if any(all Slots where ${BEFORE}) then "moved" else "new"))`,
  'entities.slot.fields.gone-in-the-next-version.formula': `Start is not empty and any(Schedule.Schedules) and none(all Slots where Schedule.Previous version is this.Schedule and ${SAME_THING} and Start is not empty)`,
};
