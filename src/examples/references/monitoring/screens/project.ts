import type { Part } from '../../part.ts';

const BAR =
  'Bar | buttons | this project | | | Checks → Checks, Integrations → Integrations, Badges → Badges, Settings → Project Settings';

/** The screens of a project: its checks, integrations, badges, keys and people. */
export const projectScreens: Part = {
  'screens.My Projects.parts': `
    Projects | cards | all projects | | name, overall status, number of checks, number of integrations, owner; by name | Checks → Checks
    New | buttons | | | | New Project… → New Project`,
  'screens.Checks.parts': `
    ${BAR}
    View | tabs | | | UUID, Slug |
    UUID | table | its checks | | name, state, “● ● ●” as Running (if Started is yes), tags, ping URL, integrations, join([Schedule kind is Simple ? text(Period) : Schedule, text(Grace time)], " / ") as Period / Grace, last ping (empty: “Never”), last duration; search in name, slug; filter by state, tags; sorted by name; empty: “No checks yet. Add one, or ping a slug.” | Pause (if State is not Paused), Resume (if State is Paused)
    Slug | table | its checks | | name, slug URL, “(not unique)” as Shared (if any(other checks where Slug == this.Slug)); by slug |
    Add | buttons | this project | | | Add Check → Add Check`,
  'screens.Add Check.parts': `
    New | form | new check of this project | | name, slug, tags, schedule kind, period (if Schedule kind is Simple), schedule (if Schedule kind is not Simple), time zone (if Schedule kind is not Simple), grace time, integrations | Save → Check page, Cancel → Checks`,
  'screens.Integrations.parts': `
    ${BAR}
    Quota used up (if Owner.Alerts sent this month >= Alert quota) | text | | | “The monthly quota of SMS, WhatsApp and phone alerts is used up: no more of them are sent this month.” |
    Integrations | table | its integrations | | name, kind, sends to, count(checks) as Assigned checks, disabled, last error; by name; empty: “Nobody is alerted yet.” | Test
    Add | buttons | this project | | | Add Integration → Add Integration`,
  'screens.Add Integration.parts': `
    New | form | new integration of this project | | name, kind, sends to, down method, down address, down body, down headers, up method, up address, up body, up headers | Save → Integrations, Cancel → Integrations`,
  'screens.Integration page.parts': `
    Integration | record | this integration | | name, kind, sends to, ID, project, disabled, last error | Test, Remove
    Down | record | this integration | | down method, down address, down headers, down body |
    Up | record | this integration | | up method, up address, up headers, up body |
    Assigned checks | table | its checks | | state, name, tags; by name |`,
  'screens.Badges.parts': `
    ${BAR}
    Badges | table | its badges | | scope, states, format, shows, address; by scope | Choose → Badge page
    Hint | text | | | “Badges are public: whoever knows an address sees it. A ping address cannot be worked out from it.” |`,
  'screens.Badge page.parts': `
    Badge | record | this badge | | scope, states, format, shows as Preview, address as Badge URL |
    Choose | form | this badge | | states, format | Save: stays here`,
  'screens.Project Settings.parts': `
    ${BAR}
    Project Name | form | this project | | name | Change Project Name: stays here
    API Access | record | this project | | API key (empty: “not set”), Read-only API key (empty: “not set”), Ping key (empty: “not set”) | Create API key (if API key is empty), Revoke API key (if API key is not empty), Create read-only API key (if Read-only API key is empty), Revoke read-only API key (if Read-only API key is not empty), Create ping key (if Ping key is empty), Revoke ping key (if Ping key is not empty)
    Team Access | table | its members | | email, role; by email | Remove (if Role is not Owner)
    Invite | buttons | this project | | | Invite a Team Member → Invite a Team Member (if Role in ["Owner", "Manager"])
    Danger Zone (if Role is "Owner") | record | this project | | owner, number of checks as Checks that would be lost | Transfer Project… → Transfer Project, Remove Project`,
  'screens.Invite a Team Member.parts': `
    Who | form | new member of this project | | email, role | Save → Project Settings, Cancel → Project Settings`,
  'screens.Transfer Project.parts': `
    New owner | form | this project | | owner | Save → Project Settings, Cancel → Project Settings`,
  'screens.Email Reports.parts': 'Mails | form | this account | | reports, reminders | Save Changes: stays here',
  'screens.About Heartbeat.parts': `
    What it does | text | | | “Heartbeat waits for the signals of your scheduled jobs. It is quiet while they come in time, and raises an alarm when one is missing.” |
    What it is not | text | | | “It does not probe websites, collect performance figures or gather logs.” |`,
};
