import type { Part } from '../../part.ts';

/** What is kept of a website, of the people who read its figures, and of their teams. */
export const site: Part = {
  'entities.team.identity': 'natural',
  'entities.team.identity-format': 'Tidepool | tidepool | all teams',
  'entities.team.fields': 'Name | text | | always | | Owner | Tidepool',
  'entities.team.relations': `
    Team | User | any number | at most one | yes | stays alone
    Team | Site | any number | at most one | yes | goes too
    Team | Team invitation | any number | exactly one | no | goes too`,

  'entities.user.identity': 'natural',
  'entities.user.identity-format': 'nadia@tidepoolbooks.example | NADIA@tidepoolbooks.example | all users',
  'entities.user.fields': `
    Email | email | | always | | Headcount | nadia@tidepoolbooks.example
    Team | link | Team | | | Headcount | Tidepool
    Team role | choice | | | | Owner | Editor`,
  'entities.user.fields.team-role.values': `
    Owner | everything, and the subscription | yes
    Admin | everything but the subscription | yes
    Editor | the dashboards and the settings of all sites | yes
    Billing | the subscription only | yes
    Viewer | the dashboards of all sites | yes`,

  'entities.team-invitation.fields': `
    Team | link | Team | always | | Admin | Tidepool
    Email | email | | always | | Admin | jo@tidepoolbooks.example
    Team role | choice | | always | Viewer | Admin | Editor`,
  'entities.team-invitation.fields.team-role.values': `
    Admin | everything but the subscription | yes
    Editor | the dashboards and the settings of all sites | yes
    Billing | the subscription only | yes
    Viewer | the dashboards of all sites | yes`,

  'entities.site.identity': 'natural',
  'entities.site.identity-format': 'tidepoolbooks.example | TidepoolBooks.example | all sites',
  'entities.site.fields': `
    Domain | text | | always | | Editor | tidepoolbooks.example
    Time zone | time zone | | always | Etc/UTC | Editor | Europe/Lisbon
    Team | link | Team | | | Editor | Tidepool
    Belongs to | link | User | always | whoever is signed in | Headcount | nadia@tidepoolbooks.example
    Public | yes or no | | always | no | Editor | no
    Native start | date | | | | Headcount | 2024-03-11
    Old domain | text | | | | Headcount | tidepool.example
    Old domain until | date and time | | | | Headcount | 2026-03-21T12:00:00Z
    Outbound links | yes or no | | always | no | Editor | yes
    File downloads | yes or no | | always | no | Editor | no
    Form submissions | yes or no | | always | no | Editor | no
    Exit pages | computed | | | | Headcount | /cart
    Current visitors | computed | visitors | | | Headcount | 1
    Visitors in last 24h | computed | visitors | | | Headcount | 7
    Visitors in the 24h before | computed | visitors | | | Headcount | 3
    Change | computed | | | | Headcount | ↑ 133%`,
  'entities.site.fields.exit-pages.formula': 'distinct(its Visits.Exit page)',
  'entities.site.fields.current-visitors.formula':
    'count(distinct((its Visits where any(Events where Kind is Pageview and At in the last 5 minutes)).Visitor))',
  'entities.site.fields.visitors-in-last-24h.formula':
    'count(distinct((its Visits where Start in the last 24 hours).Visitor))',
  'entities.site.fields.visitors-in-the-24h-before.formula':
    'count(distinct((its Visits where Start in the last 48 hours and not (Start in the last 24 hours)).Visitor))',
  'entities.site.fields.change.formula':
    'Visitors in the 24h before == 0 ? "–" : Visitors in last 24h >= Visitors in the 24h before ? join(["↑ ", text(round(100 * (Visitors in last 24h - Visitors in the 24h before) / Visitors in the 24h before)), "%"], "") : join(["↓ ", text(round(100 * (Visitors in the 24h before - Visitors in last 24h) / Visitors in the 24h before)), "%"], "")',
  'entities.site.relations': `
    Site | Visit | any number | exactly one | no | goes too
    Site | Import | any number | exactly one | no | goes too
    Site | Imported row | any number | exactly one | no | goes too
    Site | Goal | any number | exactly one | no | goes too
    Site | Segment | any number | exactly one | no | goes too
    Site | Annotation | any number | exactly one | no | goes too
    Site | Shared link | any number | exactly one | no | goes too
    Site | Guest | any number | exactly one | no | goes too
    Site | Pin | any number | exactly one | no | goes too
    Site | Report | any number | exactly one | no | goes too`,
};
