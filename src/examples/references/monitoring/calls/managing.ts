import type { Part } from '../../part.ts';

const KEY = 'api_key | body | text | no | the key of the project, in place of the header';
const UUID = 'check | path | UUID | yes | the UUID of the check';
const FIELDS = `
    name | body | text | no | the name
    slug | body | text | no | the slug
    tags | body | text | no | the tags, with blanks between them
    desc | body | Description | no | the description
    timeout | body | Period | no | the period
    schedule | body | text | no | a cron line, or OnCalendar lines; it counts before timeout
    tz | body | Time zone | no | the time zone
    grace | body | Grace time | no | the grace time
    manual_resume | body | yes or no | no | whether a paused check ignores pings
    methods | body | empty or POST | no | the methods
    start_kw | body | Start keywords | no | the start keywords
    success_kw | body | Success keywords | no | the success keywords
    failure_kw | body | Failure keywords | no | the failure keywords
    filter_subject | body | yes or no | no | whether the subject is searched
    filter_body | body | yes or no | no | whether the body of a mail is searched
    filter_http_body | body | yes or no | no | whether the body of a request is searched
    filter_default_fail | body | yes or no | no | whether a ping without a keyword is a failure
    channels | body | Integrations | no | * for all integrations, or their IDs or names with commas between; empty for none`;
const CHECK =
  `{name, slug, tags, desc Description, grace Grace time, n_pings Number of pings, status API status, started, last_ping,
    next_ping, manual_resume, methods, uuid, ping_url, channels Integrations, timeout Period}`.replaceAll(/\s+/gu, ' ');
const READ_ONLY_CHECK = CHECK.replace('uuid, ping_url, channels Integrations', 'unique_key');
const NO_KEY = 'No key | 401 | {error text} | the key is missing or wrong';
const NO_RIGHT = 'Not allowed | 403 | {error text} | the check is in another project, or the key may only read';
const NO_CHECK = 'Not found | 404 | {error text} | no check has this UUID';
const REFUSED = `
    ${NO_KEY}
    ${NO_RIGHT}
    ${NO_CHECK}`;
const INVALID = 'Invalid | 400 | {error text} | the body is no JSON, or a value breaks a rule';

/** The calls by which programs read and change checks. */
export const managing: Part = {
  'calls.offers.List checks.takes': `
    slug | query | text | no | only checks with this slug
    tag | query | text | no | only checks with this tag; may be given several times`,
  'calls.offers.List checks.gives': `
    The checks | 200 | list of ${CHECK}, wrapped in checks | it is done
    The checks for a read-only key | 200 | list of ${READ_ONLY_CHECK}, wrapped in checks | Role is Read-only
    ${NO_KEY}`,
  'calls.offers.Create a check.takes': `${KEY}${FIELDS}
    Project | fixed | Brightfold Print | | the project that the key belongs to
    unique | body | list of name, slug, tags, timeout or grace | no | a check that is equal in all of these is updated instead`,
  'calls.offers.Create a check.gives': `
    Created | 201 | ${CHECK} | it is made
    Updated | 200 | ${CHECK} | unique is given and a check is equal in its fields
    ${INVALID}
    ${NO_KEY}
    Too many | 403 | {error text} | the account has as many checks as its plan allows`,
  'calls.offers.Get a check.takes': 'check | path | UUID or unique key | yes | the check',
  'calls.offers.Get a check.gives': `
    The check | 200 | ${CHECK} | it is there
    The check for a read-only key | 200 | ${READ_ONLY_CHECK} | Role is Read-only
    ${REFUSED}`,
  'calls.offers.Update a check.takes': `${KEY}
    ${UUID}${FIELDS}`,
  'calls.offers.Update a check.gives': `
    Updated | 200 | ${CHECK} | only what is sent is changed
    ${INVALID}
    ${REFUSED}`,
  'calls.offers.Pause a check.takes': `${KEY}
    ${UUID}`,
  'calls.offers.Pause a check.gives': `
    Paused | 200 | ${CHECK} | it is paused, or was already
    ${REFUSED}`,
  'calls.offers.Resume a check.takes': `${KEY}
    ${UUID}`,
  'calls.offers.Resume a check.gives': `
    Resumed | 200 | ${CHECK} | it is new again
    ${REFUSED}
    Not paused | 409 | {error text} | the check is not paused`,
  'calls.offers.Delete a check.takes': `${KEY}
    ${UUID}`,
  'calls.offers.Delete a check.gives': `
    Deleted | 200 | ${CHECK} | it is gone for good; this is how it was last
    ${REFUSED}`,
  'calls.offers.List pings of a check.takes': UUID,
  'calls.offers.List pings of a check.gives': `
    The pings | 200 | list of ping {type Kind, date Received at, n Number, scheme, remote_addr Remote address, method, ua User agent, rid Run ID, duration}, newest first, at most Pings kept, wrapped in pings | it is done
    ${REFUSED}`,
  'calls.offers.Get the body of a ping.takes': `
    ${UUID}
    ping | path | number | yes | the number of the ping`,
  'calls.offers.Get the body of a ping.gives': `
    The body | 200 | body with the header Content-Type: text/plain | it has one; it is unchanged
    ${NO_RIGHT}
    No body | 404 | {error text} | there is no such ping, or it has no body
    Store is away | 503 | {error text} | the outside store for bodies cannot be reached`,
  'calls.offers.List flips of a check.takes': `
    check | path | UUID or unique key | yes | the check
    seconds | query | number | no | only the last so many seconds
    start | query | UNIX timestamp | no | only from then on
    end | query | UNIX timestamp | no | only until then`,
  'calls.offers.List flips of a check.gives': `
    The flips | 200 | list of flip {timestamp, up}, newest first | newest first
    ${INVALID}
    ${REFUSED}`,
  'calls.offers.List integrations.takes': { na: 'Only the key.' },
  'calls.offers.List integrations.gives': `
    The integrations | 200 | list of integration {id, name, kind}, wrapped in channels | always
    ${NO_KEY}`,
  'calls.offers.List badges.takes': { na: 'Only the key.' },
  'calls.offers.List badges.gives': `
    The badges | 200 | list of badge {tag, format, states, address}, wrapped in badges | the tag * is the whole project
    ${NO_KEY}`,
  'calls.offers.Get a badge.takes': `
    states | path | 2 or 3 | yes | the states of the badge
    badge | path | text | yes | the code of the badge, which nobody can guess
    format | query | svg, json or shields | no | the format of the badge`,
  'calls.offers.Get a badge.gives': `
    The badge | 200 | badge {scope, shows} | always
    Not found | 404 | nothing | no badge has this code`,
  'calls.offers.Ask how the service is.takes': { na: 'It takes nothing.' },
  'calls.offers.Ask how the service is.gives': `
    It works | 200 | “OK” | a test query runs
    It does not | 500 | “error” | the database does not answer`,
};
