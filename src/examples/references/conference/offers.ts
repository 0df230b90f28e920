import type { Part } from '../part.ts';

const EVENT = '/api/events/:event';
const CODE = 'code | path | text | yes | the code of the session';
const WRONG =
  'Wrong input | 400 | {title list of text, session_type list of text} | a value is refused; each wrong field with its messages';
const SESSION = 'Session';

const moves = ['accept', 'confirm', 'reject', 'cancel', 'make-submitted'] as const;
const nameOf = (move: string) => `${move.charAt(0).toUpperCase()}${move.slice(1).replace('-', ' ')} a session`;

/** The calls on sessions, rooms and schedules. */
export const offered: Part = {
  'calls.offers': `
    List sessions | GET | ${EVENT}/submissions/ | Organiser
    Create a session | POST | ${EVENT}/submissions/ | Organiser
    Change a session | PATCH | ${EVENT}/submissions/:code/ | Organiser
    Delete a session | DELETE | ${EVENT}/submissions/:code/ | Server administrator
    ${moves.map((move) => `${nameOf(move)} | POST | ${EVENT}/submissions/:code/${move}/ | Organiser`).join('\n')}
    Add a speaker | POST | ${EVENT}/submissions/:code/add-speaker/ | Organiser
    Change a speaker | PATCH | ${EVENT}/speakers/:code/ | Organiser
    List rooms | GET | ${EVENT}/rooms/ | Organiser
    List schedules | GET | ${EVENT}/schedules/ | everybody
    Get the schedule that is worked on | GET | ${EVENT}/schedules/wip/ | Organiser
    Get the latest schedule | GET | ${EVENT}/schedules/latest/ | everybody
    Release a schedule | POST | ${EVENT}/schedules/release/ | Organiser
    List slots | GET | ${EVENT}/slots/ | everybody
    Change a slot | PATCH | ${EVENT}/slots/:id/ | Organiser`,
  'calls.offers.List sessions.takes': `
    state | query | text | no | only sessions in this state
    pending_state | query | text | no | only sessions with this pending state
    track | query | whole number | no | only sessions of this track
    submission_type | query | whole number | no | only sessions of this type
    content_locale | query | text | no | only sessions in this language
    is_featured | query | yes or no | no | only featured sessions
    page | query | whole number | no | which page
    page_size | query | whole number | no | how many on a page`,
  'calls.offers.List sessions.gives': `The sessions | 200 | list of ${SESSION} |`,
  'calls.offers.Create a session.takes': `
    title | body | text | yes | the title
    submission_type | body | whole number | yes | its session type
    track | body | whole number | no | its track`,
  'calls.offers.Create a session.gives': `
    Created | 201 | ${SESSION} | it is submitted, has no speakers, and triggers no emails
    ${WRONG}`,
  'calls.offers.Change a session.takes': `
    ${CODE}
    title | body | text | no | the title
    speakers | body | list of text | no | the whole new list; an empty one clears it, null is refused`,
  'calls.offers.Change a session.gives': `
    Changed | 200 | ${SESSION} |
    ${WRONG}`,
  'calls.offers.Delete a session.takes': CODE,
  'calls.offers.Delete a session.gives': `
    Deleted | 204 | | a server administrator asks
    Not allowed | 403 | {detail text} | anybody else asks`,
  ...Object.fromEntries(
    moves.flatMap((move) => [
      [`calls.offers.${nameOf(move)}.takes`, `${CODE}`],
      [`calls.offers.${nameOf(move)}.gives`, `Done | 200 | ${SESSION} | ${move}`],
    ]),
  ),
  'calls.offers.Add a speaker.takes': `
    ${CODE}
    email | body | email | yes | an address that may be unknown
    name | body | text | no | the name`,
  'calls.offers.Add a speaker.gives': `
    Added | 200 | ${SESSION} | an unknown address becomes a profile without an account; no invitation is sent`,
  'calls.offers.Change a speaker.takes': `
    code | path | text | yes | the code of the speaker
    name | body | text | no | the name
    biography | body | text | no | the biography`,
  'calls.offers.Change a speaker.gives': 'Changed | 200 | Speaker | an email in the body changes nothing',
  'calls.offers.List rooms.takes': 'hidden | query | yes or no | no | hidden rooms too',
  'calls.offers.List rooms.gives': 'The rooms | 200 | list of Room |',
  'calls.offers.List schedules.takes': { na: 'It takes nothing but the page.' },
  'calls.offers.List schedules.gives': 'The schedules | 200 | list of Schedule |',
  'calls.offers.Get the schedule that is worked on.takes': `
    only those | fixed | State is "Work in progress" | | the one that is worked on`,
  'calls.offers.Get the schedule that is worked on.gives': 'The schedule | 200 | Schedule |',
  'calls.offers.Get the latest schedule.takes': 'only those | fixed | Latest is yes | | the latest version',
  'calls.offers.Get the latest schedule.gives': `
    The schedule | 200 | Schedule |
    None | 404 | {detail text} | no version is released`,
  'calls.offers.Release a schedule.takes': `
    version | body | text | yes | the name of the version
    comment | body | text | no | the public comment`,
  'calls.offers.Release a schedule.gives': `
    Released | 201 | Schedule | it is released
    Name is taken | 400 | {version list of text} | a version of that name exists
    Not allowed | 403 | {detail text} | the caller may not change proposals`,
  'calls.offers.List slots.takes': `
    schedule | query | whole number | no | slots of this schedule
    without any filter, only those | fixed | Kind is "Session" and Schedule.Latest is yes | | the sessions of the latest version
    room | query | whole number | no | slots in this room
    speaker | query | text | no | slots with this speaker
    is_visible | query | yes or no | no | public slots only`,
  'calls.offers.List slots.gives': 'The slots | 200 | list of Slot |',
  'calls.offers.Change a slot.takes': `
    id | path | whole number | yes | the number of the slot
    room | body | whole number | no | its room
    start | body | date and time | no | when it starts
    end | body | date and time | no | when it ends
    description | body | text | no | the title of a break or a blocker`,
  'calls.offers.Change a slot.gives': `
    Changed | 200 | Slot | submission and schedule in the body change nothing
    ${WRONG}`,
  'calls.offers.common': `
    every request | Authorization: Token and the token of the organiser | Authorization: Token 2x8f…
    every error | {detail text} | {"detail": "Not found."}
    every list | count, next, previous, results | {"count": 6, "next": null, "previous": null, "results": []}
    every list | page and page_size, 50 by default | ?page=2&page_size=20`,
};
