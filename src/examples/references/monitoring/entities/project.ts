import type { Part } from '../../part.ts';

/** What is kept of accounts, their projects, and the people in them. */
export const project: Part = {
  'entities.account.identity': 'natural',
  'entities.account.identity-format': 'mara@brightfold.example | Mara@Brightfold.example | all accounts',
  'entities.account.fields': `
    Email | email | | always | | Owner | mara@brightfold.example
    Plan | choice | | always | Free | Heartbeat | Paid
    Reminders | choice | | always | None | Owner | Daily
    Reports | choice | | always | Monthly | Owner | Weekly
    Alerts sent this month | number | alerts | always | 0 | Heartbeat | 12
    Checks owned | computed | checks | | | Heartbeat | 6`,
  'entities.account.fields.plan.values': `
    Free | 20 checks, 100 pings kept of each | yes
    Paid | 100 checks, 1000 pings kept of each | yes
    Paid plus | 1000 checks, 1000 pings kept of each | yes`,
  'entities.account.fields.reminders.values': `
    None | no reminders | yes
    Daily | once a day while a check is down | yes
    Hourly | once an hour while a check is down | yes`,
  'entities.account.fields.reports.values': `
    Off | no reports | yes
    Daily | every morning | yes
    Weekly | on Mondays | yes
    Monthly | on the first of the month | yes`,
  'entities.account.fields.alerts-sent-this-month.range': '0 | 5000 | alerts',
  'entities.account.fields.checks-owned.formula': 'sum(Projects.Number of checks)',
  'entities.account.relations': 'Account | Project | any number | exactly one | yes | goes too',

  'entities.project.identity': 'natural',
  'entities.project.identity-format': 'Brightfold Print | brightfold print | the account',
  'entities.project.fields': `
    Name | text | | always | | Owner | Brightfold Print
    Owner | link | Account | always | whoever is signed in | Heartbeat | mara@brightfold.example
    API key | text | | | | Heartbeat | hcw_7QmT2kXvLr9sYb4e
    Read-only API key | text | | | | Heartbeat | hcr_Zp3NcH8uWd6fJa1g
    Ping key | text | | | | Heartbeat | k4tq9wz2m7rxv5dbn8hc1s
    Number of checks | computed | checks | | | Heartbeat | 6
    Number of integrations | computed | integrations | | | Heartbeat | 4
    Overall status | computed | | | | Heartbeat | Down`,
  'entities.project.fields.number-of-checks.formula': 'count(Checks)',
  'entities.project.fields.number-of-integrations.formula': 'count(Integrations)',
  'entities.project.fields.overall-status.formula':
    'any(Checks where State is Down) ? "Down" : any(Checks where State is Late) ? "Late" : "Up"',
  'entities.project.relations': `
    Project | Member | any number | exactly one | no | goes too
    Project | Check | any number | exactly one | yes | goes too
    Project | Integration | any number | exactly one | no | goes too
    Project | Badge | any number | exactly one | no | goes too`,

  'entities.member.identity': 'composite',
  'entities.member.fields': `
    Email | email | | always | | Manager | ines@brightfold.example
    Project | link | Project | always | | Manager | Brightfold Print
    Account | link | Account | | | Heartbeat | ines@brightfold.example
    Role | choice | | always | Team Member | Manager | Team Member`,
  'entities.member.fields.role.values': `
    Owner | everything, and the bill | yes
    Manager | everything but giving the project away or removing it | yes
    Team Member | checks, integrations and keys, but no people | yes
    Read-only | look, but change nothing | yes`,
};
