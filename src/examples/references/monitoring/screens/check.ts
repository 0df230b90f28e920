import type { Part } from '../../part.ts';

const EVENTS =
  'number, received at as Received, label, source, user agent, run ID, duration; newest first; empty: “No pings received yet.”';

/** The screens of a check: what is known of it, its events, and what can be changed. */
export const checkScreens: Part = {
  'screens.Check page.parts': `
    Check | record | this check | | name, slug, tags, description, project, UUID | Name and Tags → Name and Tags
    How To Ping | record | this check | | ping URL, slug URL, email address, slug email address | Filtering Rules… → Filtering Rules, Ping Now! → Ping Now
    Current Status | record | this check | | state, API status, “● ● ●” as Running (if Started is yes), last ping (empty: “Never”), next ping, last duration, number of pings | Pause (if State is not Paused), Resume (if State is Paused)
    Downtimes | figure | its flips | Up == 0, Timestamp in the last 3 months | count |
    Total downtime | figure | its flips | Up == 1, Timestamp in the last 3 months | sum of down for |
    Downtimes by month | chart | its flips | Up == 0 | count by month of timestamp |
    Schedule | record | this check | | schedule kind, period (if Schedule kind is Simple), schedule (if Schedule kind is not Simple), time zone (if Schedule kind is not Simple), grace time | Change Schedule… → Change Schedule
    Notification Methods | table | its integrations | | name, kind; by name; empty: “Nobody is alerted.” |
    Switch | buttons | this check | | | Change Notification Methods → Notification Methods
    Danger Zone | record | this check | | number of pings as Pings that would be lost | Create a Copy, Transfer to Another Project… → Transfer to Another Project, Remove
    Events | table | its pings | | ${EVENTS}; 20 a page; filter by label |
    Changes | table | its flips | | timestamp, up, down for; newest first; empty: “It has never been down.” |`,
  'screens.Log.parts': `
    Events | table | its pings | | ${EVENTS}; filter by label; 50 a page |
    Status changes | history | this check | | |`,
  'screens.Name and Tags.parts': `
    Name and Tags | form | this check | | name, slug, tags, description | Save → Check page, Cancel → Check page`,
  'screens.Change Schedule.parts': `
    Schedule | form | this check | | schedule kind, period (if Schedule kind is Simple), schedule (if Schedule kind is not Simple), time zone (if Schedule kind is not Simple), grace time | Save → Check page, Cancel → Check page`,
  'screens.Filtering Rules.parts': `
    Filtering Rules | form | this check | | methods, filter subject, filter body, filter HTTP body, start keywords, success keywords, failure keywords, filter default fail, manual resume | Save → Check page, Cancel → Check page`,
  'screens.Notification Methods.parts': `
    Notification Methods | form | this check | | integrations | Save → Check page, Cancel → Check page`,
  'screens.Transfer to Another Project.parts': `
    Transfer to Another Project | form | this check | | project | Save → Check page, Cancel → Check page
    Notice | text | | | “Integrations will get reset: all integrations of the target project are switched on.” |`,
  'screens.Ping Now.parts': `
    Signal | form | new ping of this check | | kind, exit status, run ID, scheme, method, subject, body, received at, remote address, user agent | Save → Check page, Cancel → Check page`,
  'screens.Ping Details.parts': `
    Ping | record | this ping | | number, label, received at as Time Received, remote address as Client IP, scheme as Protocol, method, user agent, subject, run ID, exit status, duration |
    Request Body | record | this ping | | body | Download Original → Original body, Got It! → Check page`,
  'screens.Original body.parts': 'Original body | record | this ping | | body |',
};
