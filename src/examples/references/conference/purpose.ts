import type { Part } from '../part.ts';

/** What the product is for. */
export const purpose: Part = {
  'purpose.name': 'Programme Desk',
  'purpose.what':
    'A desk for the programme of a conference: it collects ideas from people who would like to speak, and puts what is chosen into rooms and times.',
  'purpose.kind': '- company\n- project',
  'purpose.what.why':
    'Organisers rearrange as long as they like, as only a release changes what is public; they decide step by step, and tell all speakers at one chosen moment.',
  'purpose.constraints': `
    give times as ISO 8601 text with a time zone | formats | programs read them
    give texts in several languages as an object with one text per language code | formats | programs read them`,
  'purpose.problem':
    'A conference asks people who would like to speak for their ideas, chooses among them, and puts what it has chosen into rooms and times. All of it changes until the last day, and nobody outside should notice half of a change.',
  'purpose.groups': `
    Organiser | 2 to 20 | every day before the event | laptop
    Settings organiser | 1 or 2 | once a week | laptop
    Speaker | some hundred | a few times a year | laptop or phone
    Attendee | thousands | during the event | phone
    Server administrator | 1 | seldom | laptop`,
  'purpose.groups.Organiser.task':
    'Choose among the proposals step by step, tell all speakers at one chosen moment, and rearrange the programme until it is released.',
  'purpose.groups.Settings organiser.task': 'Set dates, rooms, session types and tracks, and open and close the call.',
  'purpose.groups.Speaker.task': 'Send in an idea, change it while that is allowed, and confirm the session.',
  'purpose.groups.Attendee.task': 'See what takes place where and when, and what has changed.',
  'purpose.groups.Server administrator.task': 'Look after the server, and delete what must not stay.',
  'purpose.groups.*.role': 'own',
  'purpose.groups.*.languages': '- English',
  'purpose.out-of-scope': `
    - Review scores
    - Custom fields
    - Access codes
    - Sign-up for sessions
    - Feedback of attendees`,
};
