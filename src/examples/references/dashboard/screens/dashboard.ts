import type { Part } from '../../part.ts';
import { EDITORS } from '../words.ts';
import { COMPARED, IMPORTED, PERIODS, PROPERTIES, sixFigures } from './figures.ts';
import { goalsReached } from './goals.ts';

const PAGE_TEXT = 'Page == Chosen Page';
const ON_EXIT_PAGE =
  'count(all Events where Kind is Pageview and Visit.Site is this and Page == Chosen Exit page and date(At) >= Chosen first day and date(At) <= Chosen last day)';

const lists = (name: string, ...tabs: readonly (readonly [tab: string, shows: string])[]) =>
  [
    `${name} | tabs | | | ${tabs.map(([tab]) => tab).join(', ')} |`,
    ...tabs.map(([tab, shows]) => `${tab} | chart | | | ${shows} |`),
  ].join('\n    ');

const LISTS = [
  lists(
    'Acquisition',
    ['Channels', 'Unique Visitors, Bounce Rate by Channel'],
    ['Sources', 'Unique Visitors, Bounce Rate by Source'],
    ['Campaigns', 'Unique Visitors, Bounce Rate by Campaign'],
  ),
  lists(
    'Pages',
    ['Top Pages', 'Unique Visitors by Page; 6'],
    ['Entry Pages', 'Unique Visitors by Entry page'],
    ['Exit Pages', `Unique Visitors, percent(count(its Visits) / ${ON_EXIT_PAGE}) as Exit Rate by Exit page`],
  ),
  lists(
    'Locations',
    ['Countries', 'Unique Visitors by Country'],
    ['Regions', 'Unique Visitors by Region'],
    ['Cities', 'Unique Visitors by City'],
  ),
  lists(
    'Technology',
    ['Browsers', 'Unique Visitors by Browser'],
    ['Operating Systems', 'Unique Visitors by Operating system'],
    ['Devices', 'Unique Visitors by Device'],
  ),
].join('\n    ');

/** The one page with everything, and the last half hour of it. */
export const dashboardScreens: Part = {
  'screens.Dashboard.parts': `
    Bar | record | this site | | current visitors | Realtime → Realtime, Segments → Segments, Notes → Notes (if Role is not "Public"), Pin (if Role is not "Public" and none(its Pins where User is me)), Settings → General (if ${EDITORS})
    Look | filter | its visits, its visits.events, its imported rows | | period of start to end or at or date: ${PERIODS}; ${PROPERTIES}; switch Include imported data (in the menu); ${COMPARED}; saved as its segments: name, property, operator, values |
    ${sixFigures({ visits: '(its Visits)', imported: IMPORTED })}
    Scroll depth (if has(Chosen Page)) | figure | its visits | | average(((its Visits.Events) where ${PAGE_TEXT}).Scroll depth) as Scroll Depth |
    Graph | chart | | | the chosen figure over time; marked by its annotations: date, text, author |
    Left out (if has(Chosen filters) and Include imported data is yes and any(its Imports where State is Done and First day <= Chosen last day and Last day >= Chosen first day) and none(${IMPORTED})) | text | | | “Imported data is excluded due to applied filters.” |
    ${LISTS}
    Sampled (if count((its Visits.Events) where Kind is Pageview) > Pageviews before sampling) | text | | | “So many pageviews are computed from a sample, to load faster.” |
    Behaviour | tabs | | | Goals, Own goals, Properties, Funnels, Explore |
    Goals (if Include imported data is yes) | table | its goals | ${goalsReached({ withImported: true })}
    Own goals (if Include imported data is no) | table | its goals | ${goalsReached({ withImported: false })}
    Properties | text | | | “No property comes with the events of this site.” |
    Funnels | text | | | “No funnel was set up for this site.” |
    Explore | text | | | “There is nothing to explore yet.” |`,
  'screens.Realtime.parts': `
    Now | record | this site | | current visitors | ← Back to stats → Dashboard
    Look | filter | its visits, its visits.events | | period of start to end or at: Last 30 minutes; ${PROPERTIES} |
    Figures | figure | its visits | | count(distinct(its Visits.Visitor)) as Unique Visitors (last 30 min), count((its Visits.Events) where Kind is Pageview) as Total Pageviews (last 30 min) |
    Graph | chart | | | the chosen figure over time |
    Sources now | chart | | | count(distinct((its Visits where End in the last 5 minutes).Visitor)) as Current Visitors by Source |
    Pages now | chart | | | count(distinct((its Visits where End in the last 5 minutes).Visitor)) as Current Visitors by Page |
    Countries now | chart | | | count(distinct((its Visits where End in the last 5 minutes).Visitor)) as Current Visitors by Country |
    Devices now | chart | | | count(distinct((its Visits where End in the last 5 minutes).Visitor)) as Current Visitors by Device |`,
  'screens.Notes.parts': `
    Note | form | new annotation of this site | | date, text, kind | Add note: stays here
    All notes | table | its annotations | | date, text, kind, author; newest date first; empty: “No notes yet.” | Edit → stays here, Delete`,
  'screens.Segments.parts': `
    Back | buttons | this site | | | ← Back to stats → Dashboard
    Segments (if any(its Segments)) | table | its segments | | name, kind, in words as Filter, author; by name | Edit → stays here, Delete
    Save as segment (if Role is not "Public") | form | new segment of this site | | name, kind, property, operator, values | Save: stays here`,
};
