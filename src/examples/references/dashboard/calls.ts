import type { Part } from '../part.ts';

const OF_SITE = 'site_id | body | text | yes | the domain of the site';
const IN_PATH = 'site_id | path | text | yes | the domain of the site';
const IN_QUERY = 'site_id | query | text | yes | the domain of the site';
const NO_KEY = 'No key | 401 | {error text} | the key is missing or wrong';
const NOT_THERE = 'Not there | 404 | {error text} | no site, or nothing of it, is called that';
const INVALID = 'Invalid | 400 | {error text} | something that was sent is wrong';
const SITE = `site {domain, timezone Time zone, tracker_script_configuration {outbound_links Outbound links,
    file_downloads File downloads, form_submissions Form submissions}}`.replaceAll(/\s+/gu, ' ');
const GOAL = 'goal {id, goal_type Trigger, display_name, event_name, page_path}';
const GUEST = 'guest {email, role Guest role, status}';
const QUERY = `query {results list of {dimensions list of text, metrics list of number},
    meta {imports_included Imports included, imports_skip_reason Imports skip reason, total_rows Row count},
    query {site_id text, date_range Date range, metrics Metrics, pagination {limit, offset}}}`.replaceAll(/\s+/gu, ' ');
const TRACKER = `
    tracker_script_configuration | body | {outbound_links Outbound links, file_downloads File downloads, form_submissions Form submissions} | no | options of the tracker; what is not mentioned stays as it is`;

/** What other programs may call. */
export const calls: Part = {
  'calls.systems': `
    Google Analytics | read | Google | its own documentation | no
    Mail | write | whoever runs the mail server | its own documentation | yes`,
  'calls.offers': `
    Query statistics | POST | /api/v2/query | Owner, Admin, with an API key
    Current visitors of a site | GET | /api/v1/stats/realtime/visitors | Owner, Admin, with an API key
    List sites | GET | /api/v1/sites | Owner, Admin, with an API key
    Create a site | POST | /api/v1/sites | Owner, Admin, with an API key
    Get a site | GET | /api/v1/sites/:site_id | Owner, Admin, with an API key
    Change a site | PUT | /api/v1/sites/:site_id | Owner, Admin, with an API key
    Delete a site | DELETE | /api/v1/sites/:site_id | Owner, Admin, with an API key
    Find or create a shared link | PUT | /api/v1/sites/shared-links | Owner, Admin, with an API key
    List goals | GET | /api/v1/sites/goals | Owner, Admin, with an API key
    Find or create a goal | PUT | /api/v1/sites/goals | Owner, Admin, with an API key
    Delete a goal | DELETE | /api/v1/sites/goals/:goal_id | Owner, Admin, with an API key
    List guests | GET | /api/v1/sites/guests | Owner, Admin, with an API key
    Find or invite a guest | PUT | /api/v1/sites/guests | Owner, Admin, with an API key
    Remove a guest | DELETE | /api/v1/sites/guests/:guest_email | Owner, Admin, with an API key`,
  'calls.offers.common': `
    every request | at most 600 an hour |
    every request | a key in the header Authorization | Bearer hk_7QmT2kXvLr9sYb4e
    every error | {error text} | {"error": "site not found"}
    every list | limit and after, 100 by default | ?limit=10&after=kidsreading.example`,
  'calls.offers.Query statistics.takes': `
    ${OF_SITE}
    date_range | body | Date range | yes | day, 7d, 28d, 30d or 91d
    metrics | body | Metrics | yes | the figures; bounce_rate, views_per_visit and visit_duration not with event dimensions, but with event:page and, beside it, event:hostname
    dimensions | body | Dimensions | no | by what they are grouped
    filters | body | Filters | no | is, is_not, contains, contains_not, matches, matches_not; event:goal takes is and contains only
    order_by | body | Order by | no | without it by time, ascending, where a dimension is a time, else by the first metric, descending
    include | body | {imports Imports asked for, time_labels Time labels asked for, total_rows Total rows asked for} | no | by itself none of them; time_labels lists all steps of time, also those without data
    pagination | body | {limit Limit, offset Offset} | no | by itself 10000 and 0`,
  'calls.offers.Query statistics.gives': `
    Results | 200 | ${QUERY} | metrics and dimensions in the order asked for; steps without data are left out
    ${INVALID}
    ${NO_KEY}
    Too many | 429 | {error text} | more than 600 requests in an hour`,
  'calls.offers.Current visitors of a site.takes': IN_QUERY,
  'calls.offers.Current visitors of a site.gives': `
    The number | 200 | Current visitors | always
    ${NO_KEY}
    ${NOT_THERE}`,
  'calls.offers.List sites.takes': { na: 'Only the key.' },
  'calls.offers.List sites.gives': `
    The sites | 200 | list of ${SITE}, wrapped in sites | always
    ${NO_KEY}`,
  'calls.offers.Create a site.takes': `
    domain | body | Domain | yes | the domain
    timezone | body | Time zone | no | by itself Etc/UTC`,
  'calls.offers.Create a site.gives': `
    Created | 200 | ${SITE} | it is made
    ${INVALID}
    Domain exists | 400 | {error text} | the domain exists already, anywhere in the service
    ${NO_KEY}`,
  'calls.offers.Get a site.takes': IN_PATH,
  'calls.offers.Get a site.gives': `
    The site | 200 | ${SITE} | it is there
    ${NO_KEY}
    ${NOT_THERE}`,
  'calls.offers.Change a site.takes': `
    ${IN_PATH}
    domain | body | Domain | no | the new domain${TRACKER}`,
  'calls.offers.Change a site.gives': `
    Changed | 200 | ${SITE} | only what is sent is changed
    ${INVALID}
    ${NO_KEY}
    ${NOT_THERE}`,
  'calls.offers.Delete a site.takes': IN_PATH,
  'calls.offers.Delete a site.gives': `
    Deleted | 200 | {deleted “true”} | it is gone within 48 hours
    ${NO_KEY}
    ${NOT_THERE}`,
  'calls.offers.Find or create a shared link.takes': `
    ${OF_SITE}
    name | body | Name | yes | the name of the link`,
  'calls.offers.Find or create a shared link.gives': `
    The link | 200 | shared link {name, url Link} | it is made, or one of this name is there already
    ${INVALID}
    ${NO_KEY}`,
  'calls.offers.List goals.takes': IN_QUERY,
  'calls.offers.List goals.gives': `
    The goals | 200 | list of ${GOAL}, wrapped in goals | always
    ${NO_KEY}`,
  'calls.offers.Find or create a goal.takes': `
    ${OF_SITE}
    goal_type | body | Trigger | yes | the trigger
    event_name | body | Event name | no | for an event
    page_path | body | Page path | no | for a page
    display_name | body | Display name | no | by itself the event name, or Visit and the path`,
  'calls.offers.Find or create a goal.gives': `
    The goal | 200 | ${GOAL} | it is made, or was there already
    ${INVALID}
    ${NO_KEY}`,
  'calls.offers.Delete a goal.takes': 'goal_id | path | text | yes | the goal',
  'calls.offers.Delete a goal.gives': `
    Deleted | 200 | {deleted “true”} | it is gone
    ${NO_KEY}
    ${NOT_THERE}`,
  'calls.offers.List guests.takes': IN_QUERY,
  'calls.offers.List guests.gives': `
    The guests | 200 | list of ${GUEST}, wrapped in guests | always
    ${NO_KEY}`,
  'calls.offers.Find or invite a guest.takes': `
    ${OF_SITE}
    email | body | Email | yes | who is invited
    role | body | Guest role | yes | what they may do`,
  'calls.offers.Find or invite a guest.gives': `
    Invited | 200 | ${GUEST} | it is sent, or was before
    ${INVALID}
    ${NO_KEY}`,
  'calls.offers.Remove a guest.takes': 'guest_email | path | email | yes | the guest',
  'calls.offers.Remove a guest.gives': `
    Removed | 200 | {deleted “true”} | they are no guest any more
    ${NO_KEY}
    ${NOT_THERE}`,
};
