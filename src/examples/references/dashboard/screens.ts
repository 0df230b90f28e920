import type { Part } from '../part.ts';
import { dashboardScreens } from './screens/dashboard.ts';
import { sixFigures } from './screens/figures.ts';
import { settingsScreens } from './screens/settings.ts';
import { sharedScreens } from './screens/shared.ts';

const CARD = 'domain, visitors in last 24h, (its Visits).Start over the last 24 hours as Graph, change';

/** The screens, what is on them, and the ways between them. */
export const screens: Part = {
  'screens.landing': `
    Owner | Sites | read the dashboard, compare, look after people
    Admin | Sites | read the dashboard, compare, look after people
    Editor | Sites | read the dashboard, import figures, add a goal
    Billing | Sites | pay the subscription
    Viewer | Sites | read the dashboard, filter, compare
    Guest Editor | Sites | read the dashboard, filter, compare
    Guest Viewer | Sites | read the dashboard, filter, compare
    Public | Sites | read the dashboard, filter, compare`,
  'screens.inventory': `
    Every page | page | - | -
    Sites | page | - | /sites
    Add Website | form | Site | /sites/new
    All sites | page | - | /all-sites
    API keys | page | - | /account/api-keys
    Dashboard | page | Site | /:site
    Realtime | page | Site | /:site/realtime
    Notes | page | Site | /:site/notes
    Segments | page | Site | /:site/segments
    General | page | Site | /:site/settings/general
    People | page | Site | /:site/settings/people
    Visibility | page | Site | /:site/settings/visibility
    New shared link | page | Site | /:site/settings/shared-links/new
    Edit shared link | page | Shared link | /shared-links/:shared-link
    Goals | page | Site | /:site/settings/goals
    Imports & exports | page | Site | /:site/settings/imports-exports
    Import from CSV | page | Site | /:site/settings/import/csv
    Import from Google Analytics | wizard | Import | /:site/settings/import/google-analytics
    Import page | page | Import | /imports/:import
    Email reports | page | Site | /:site/settings/email-reports
    Danger zone | page | Site | /:site/settings/danger-zone
    Shared dashboard | page | Shared link | /share/:shared-link`,
  'screens.Every page.parts': 'Menu | menu | | | Sites, All sites, API keys |',
  'screens.Sites.parts': `
    Pinned | cards | all sites | any(its Pins where User is me) | ${CARD}; latest(Pinned at of its Pins where User is me), descending; 9; empty: “No site is pinned.” | Dashboard, Unpin
    Sites | cards | all sites | none(its Pins where User is me) | ${CARD}; by domain; search in domain; 20 | Dashboard, Pin (if Role is not "Public")
    Add | buttons | | | | Add Website → Add Website (if Role is one of ["Owner", "Admin", "Editor"])`,
  'screens.Add Website.leaving': 'lost',
  'screens.All sites.parts': `
    Only with a team (if count(all Sites where has(Team) and Team is me.Team) < 2) | text | | | “All sites together are shown once a team has two.” |
    Look | filter | all visits, all events | | period of start to end or at: Last 28 days, Today, Last 7 days, Last 12 months; ${'compared with previous period, year over year'} |
    ${sixFigures({ visits: '(all Visits where Site.Team is me.Team)' })}
    Graph | chart | | | the chosen figure over time |
    Notice | text | | | “What was imported is left out here.” |`,
  ...dashboardScreens,
  ...sharedScreens,
  ...settingsScreens,
  'screens.links': `
    Add Website | Dashboard | Save |
    Import from Google Analytics | Imports & exports | Confirm import |`,
  'screens.shared-links': `
    Shared dashboard | the dashboard, after the password where there is one | a message
    Dashboard | the dashboard where the site is public | a message`,
  'screens.irreversible': `
    Delete a site | typing the name | the site and all its figures
    Delete an import | a question | its figures, until they are imported again`,
  'screens.irreversible.Delete a site.typed': 'Its Domain.',
  'screens.languages': '- English',
  'screens.devices': '- desk\n- phone',
};
