import type { Part } from './part.ts';

const KEY = `
    Part | Where | Type | Must be there | It is
    Authorization | header | text | yes | Bearer and the key of the API`;
const SITE = 'site_id | path | text | yes | the domain of the site';
const NO_KEY = 'No key | 401 | {error text} | the key is missing or wrong';
const SITE_SHAPE = '{domain text, timezone text}';

/** What other programs may call. */
export const calls: Part = {
  'calls.systems': `
    System | We | Who runs it | Where it is described | Has a test copy
    Google Analytics | read | Google | its own documentation | no`,
  'calls.offers': `
    Call | Method | Address | Who may
    Query statistics | POST | /api/v2/query | Owner, Admin
    Current visitors | GET | /api/v1/stats/realtime/visitors | Owner, Admin
    List sites | GET | /api/v1/sites | Owner, Admin
    Create a site | POST | /api/v1/sites | Owner, Admin
    Get a site | GET | /api/v1/sites/:site_id | Owner, Admin
    Change a site | PUT | /api/v1/sites/:site_id | Owner, Admin
    Delete a site | DELETE | /api/v1/sites/:site_id | Owner, Admin
    Find or create a shared link | PUT | /api/v1/sites/shared-links | Owner, Admin
    List goals | GET | /api/v1/sites/goals | Owner, Admin
    Find or create a goal | PUT | /api/v1/sites/goals | Owner, Admin
    Delete a goal | DELETE | /api/v1/sites/goals/:goal_id | Owner, Admin
    List guests | GET | /api/v1/sites/guests | Owner, Admin
    Invite a guest | PUT | /api/v1/sites/guests | Owner, Admin
    Remove a guest | DELETE | /api/v1/sites/guests/:email | Owner, Admin`,
  'calls.offers.common': `
    Of | Has | Example
    every request | a key in the header Authorization; at most 600 an hour | Bearer hk_7QmT2kXvLr9sYb4e
    every answer | JSON; a list has meta with after, before and limit 100 | {"results": [], "meta": {}}
    every error | the reason | {"error": "site not found"}`,
  'calls.offers.Query statistics.takes': `${KEY}
    site_id | body | text | yes | the domain of the site
    date_range | body | day, 24h, 7d, 28d, 30d, 91d, month, 6mo, 12mo, year, all or two dates | yes | the period
    metrics | body | list of visitors, visits, pageviews, views_per_visit, bounce_rate, visit_duration, events, scroll_depth, conversion_rate | yes | the figures; bounce_rate, views_per_visit and visit_duration not with event dimensions, but with event:page and, beside it, event:hostname
    dimensions | body | list of text | no | by what they are grouped
    filters | body | list of text | no | is, is_not, contains, contains_not, matches, matches_not, has_done, has_not_done; event:goal takes is and contains only
    order_by | body | list of text | no | without it by time, ascending, where a dimension is a time, else by the first metric, descending
    include.imports | body | yes or no, by itself no | no | whether imported figures count
    include.time_labels | body | yes or no, by itself no | no | whether all steps of time are listed, also those without data
    include.total_rows | body | yes or no, by itself no | no | whether the number of all rows is given
    pagination.limit | body | number, by itself 10000 | no | most rows
    pagination.offset | body | number, by itself 0 | no | rows that are left out before`,
  'calls.offers.Query statistics.gives': `
    Outcome | Status | Body | When
    Results | 200 | {results: list of {dimensions list of text, metrics list of number}, meta: {imports_included yes or no, imports_skip_reason unsupported_query or unsupported_interval or nothing, time_labels list of text or nothing, total_rows number or nothing}, query: {site_id text, date_range list of text}} | metrics and dimensions in the order asked for; steps without data are left out
    Invalid | 400 | {error text} | a required part is missing, or metrics and dimensions do not go together
    ${NO_KEY}
    Too many | 429 | {error text} | more than 600 requests in an hour`,
  'calls.offers.Current visitors.takes': `${KEY}
    site_id | query | text | yes | the domain of the site`,
  'calls.offers.Current visitors.gives': `
    Outcome | Status | Body | When
    The number | 200 | number | always
    ${NO_KEY}`,
  'calls.offers.List sites.takes': KEY,
  'calls.offers.List sites.gives': `
    Outcome | Status | Body | When
    The sites | 200 | {sites: list of ${SITE_SHAPE}, meta: {after text or nothing, before text or nothing, limit number}} | always
    ${NO_KEY}`,
  'calls.offers.Create a site.takes': `${KEY}
    domain | body | text | yes | the domain
    timezone | body | time zone, by itself Etc/UTC | no | the time zone`,
  'calls.offers.Create a site.gives': `
    Outcome | Status | Body | When
    Created | 200 | ${SITE_SHAPE} | it is made
    Taken | 400 | {error text} | the domain exists already, anywhere in the service
    ${NO_KEY}`,
  'calls.offers.Get a site.takes': `${KEY}
    ${SITE}`,
  'calls.offers.Get a site.gives': `
    Outcome | Status | Body | When
    The site | 200 | ${SITE_SHAPE} | it is there
    ${NO_KEY}`,
  'calls.offers.Change a site.takes': `${KEY}
    ${SITE}
    domain | body | text | no | the new domain
    tracker_script_configuration | body | list of text | no | options of the tracker; what is not mentioned stays as it is`,
  'calls.offers.Change a site.gives': `
    Outcome | Status | Body | When
    Changed | 200 | ${SITE_SHAPE} | only what is sent is changed
    ${NO_KEY}`,
  'calls.offers.Delete a site.takes': `${KEY}
    ${SITE}`,
  'calls.offers.Delete a site.gives': `
    Outcome | Status | Body | When
    Deleted | 200 | {deleted yes or no} | it is gone within 48 hours
    ${NO_KEY}`,
  'calls.offers.Find or create a shared link.takes': `${KEY}
    site_id | body | text | yes | the domain of the site
    name | body | text | yes | the name of the link`,
  'calls.offers.Find or create a shared link.gives': `
    Outcome | Status | Body | When
    The link | 200 | {name text, url text} | it is made, or one of this name is there already
    ${NO_KEY}`,
  'calls.offers.List goals.takes': `${KEY}
    site_id | query | text | yes | the domain of the site`,
  'calls.offers.List goals.gives': `
    Outcome | Status | Body | When
    The goals | 200 | {goals: list of {id text, goal_type text, display_name text, event_name text or nothing, page_path text or nothing}, meta: {limit number}} | always
    ${NO_KEY}`,
  'calls.offers.Find or create a goal.takes': `${KEY}
    site_id | body | text | yes | the domain of the site
    goal_type | body | event or page | yes | the trigger
    event_name | body | text | no | for an event
    page_path | body | text | no | for a page
    display_name | body | text | no | by itself the event name, or Visit and the path`,
  'calls.offers.Find or create a goal.gives': `
    Outcome | Status | Body | When
    The goal | 200 | {id text, goal_type text, display_name text} | it is made, or was there already
    ${NO_KEY}`,
  'calls.offers.Delete a goal.takes': `${KEY}
    goal_id | path | text | yes | the goal
    site_id | body | text | yes | the domain of the site`,
  'calls.offers.Delete a goal.gives': `
    Outcome | Status | Body | When
    Deleted | 200 | {deleted yes or no} | it is gone
    ${NO_KEY}`,
  'calls.offers.List guests.takes': `${KEY}
    site_id | query | text | yes | the domain of the site`,
  'calls.offers.List guests.gives': `
    Outcome | Status | Body | When
    The guests | 200 | {guests: list of {email text, role text, status invited or accepted}, meta: {limit number}} | always
    ${NO_KEY}`,
  'calls.offers.Invite a guest.takes': `${KEY}
    site_id | body | text | yes | the domain of the site
    email | body | email | yes | who is invited
    role | body | editor or viewer | yes | what they may do`,
  'calls.offers.Invite a guest.gives': `
    Outcome | Status | Body | When
    Invited | 200 | {email text, role text, status invited or accepted} | it is sent, or was before
    ${NO_KEY}`,
  'calls.offers.Remove a guest.takes': `${KEY}
    email | path | email | yes | the guest
    site_id | query | text | yes | the domain of the site`,
  'calls.offers.Remove a guest.gives': `
    Outcome | Status | Body | When
    Removed | 200 | {deleted yes or no} | they are no guest any more
    ${NO_KEY}`,
};
