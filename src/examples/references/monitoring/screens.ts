import type { Part } from '../part.ts';
import { checkScreens } from './screens/check.ts';
import { projectScreens } from './screens/project.ts';

/** The screens, what is on them, and the ways between them. */
export const screens: Part = {
  'screens.landing': `
    Owner | My Projects | see what is down, add a check, invite somebody
    Manager | My Projects | see what is down, add a check, invite somebody
    Team Member | My Projects | see what is down, add a check, read the output of a job
    Read-only | My Projects | see what is down, open a check, look at its events`,
  'screens.inventory': `
    Every page | page | - | -
    My Projects | page | - | /
    New Project | form | Project | /projects/new
    Checks | page | Project | /projects/:project/checks
    Add Check | page | Project | /projects/:project/checks/new
    Integrations | page | Project | /projects/:project/integrations
    Add Integration | page | Project | /projects/:project/integrations/new
    Badges | page | Project | /projects/:project/badges
    Project Settings | page | Project | /projects/:project/settings
    Invite a Team Member | page | Project | /projects/:project/invite
    Transfer Project | page | Project | /projects/:project/transfer
    Check page | detail | Check | /checks/:check/details
    Log | page | Check | /checks/:check/log
    Name and Tags | page | Check | /checks/:check/name
    Change Schedule | page | Check | /checks/:check/schedule
    Filtering Rules | page | Check | /checks/:check/filtering
    Notification Methods | page | Check | /checks/:check/notifications
    Transfer to Another Project | page | Check | /checks/:check/transfer
    Ping Now | page | Check | /checks/:check/ping
    Ping Details | detail | Ping | /pings/:ping
    Original body | page | Ping | /pings/:ping/body
    Integration page | detail | Integration | /integrations/:integration
    Badge page | detail | Badge | /badges/:badge
    Email Reports | page | Account | /accounts/:account/reports
    About Heartbeat | static | - | /about`,
  ...projectScreens,
  ...checkScreens,
  'screens.Every page.parts': `
    Menu | menu | | | My Projects, About Heartbeat |
    Foot | text | | | “{Site name} – cron job monitoring” |`,
  'screens.irreversible': `
    Pause | a question | a job that fails unseen
    Delete a check | a question | its address and its events
    Delete a project | typing the name | all its checks
    Delete an integration | a question | alerts that reach nobody
    Delete a member | a question | an invitation`,
  'screens.irreversible.Delete a project.typed': 'Its Name.',
  'screens.languages': '- English',
  'screens.devices': '- desk\n- phone',
};
