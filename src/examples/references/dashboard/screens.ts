import type { Part } from './part.ts';
import { dashboardScreen } from './screens/dashboard.ts';

/** The screens, what is on them, and the ways between them. */
export const screens: Part = {
  'screens.landing': `
    Role | Sees first | Three most frequent actions
    Owner | Sites | read the dashboard, compare, look after people
    Viewer | Sites | read the dashboard, filter, compare`,
  'screens.inventory': `
    Screen | Kind | About what | Address
    Every page | page | - | -
    Sites | page | - | /sites
    Dashboard | page | Site | /:site
    Imports & exports | page | Site | /:site/settings/imports-exports`,
  'screens.Every page.parts': `
    Part | Kind | Of | Only those | Shows | Can be pressed
    Menu | menu | | | Sites |`,
  'screens.Sites.parts': `
    Part | Kind | Of | Only those | Shows | Can be pressed
    Sites | cards | all sites | | domain, count(distinct((its Visits where Start in the last 24 hours).Visitor)) as Visitors in last 24h; by domain; search in domain | Open → Dashboard`,
  ...dashboardScreen,
  'screens.Imports & exports.parts': `
    Part | Kind | Of | Only those | Shows | Can be pressed
    Imports | table | its imports | | state, source, first day, last day, pageviews; newest first day first; empty: “Import your first data” |`,
};
