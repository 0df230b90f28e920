import type { Part } from '../../part.ts';

/** What is kept of a check: the job it watches, when that is due, and how its pings are read. */
export const check: Part = {
  'entities.check.identity': 'natural',
  'entities.check.identity-format': `
    1f6c9b84-03de-4a75-9c28-b7e14d60f5a3 | 1F6C9B84-03DE-4A75-9C28-B7E14D60F5A3 | all checks`,
  'entities.check.fields': `
    Name | text | | never | empty | Team Member | Nightly database dump
    Slug | text | | never | empty | Team Member | nightly-db-dump
    Tags | text | | never | empty | Team Member | prod db
    Description | long text | | never | empty | Team Member | Runs on db1, takes six minutes
    Project | link | Project | always | | Team Member | Brightfold Print
    UUID | text | | always | a new UUID | Heartbeat | 1f6c9b84-03de-4a75-9c28-b7e14d60f5a3 | never
    Unique key | text | | always | a new code of 40 characters | Heartbeat | 5f9a2c0d4be81763a9c05d2e7f1b8364c0e97a5d
    Schedule kind | choice | | always | Simple | Team Member | Cron
    Period | duration | seconds | | 86400 | Team Member | 3600
    Schedule | long text | | | | Team Member | 15 2 * * *
    Time zone | time zone | | | UTC | Team Member | Europe/Riga
    Grace time | duration | seconds | always | 3600 | Team Member | 1800
    Manual resume | yes or no | | always | no | Team Member | no
    Methods | choice | | never | empty | Team Member | POST
    Start keywords | text | | never | empty | Team Member | STARTED
    Success keywords | text | | never | empty | Team Member | DELIVERED
    Failure keywords | text | | never | empty | Team Member | BOUNCED,FAILED
    Filter subject | yes or no | | always | no | Team Member | no
    Filter body | yes or no | | always | no | Team Member | no
    Filter HTTP body | yes or no | | always | no | Team Member | no
    Filter default fail | yes or no | | always | no | Team Member | no
    Integrations | links | Integration | never | empty | Team Member | Ops mailbox, #alerts-prod
    Made by ping | yes or no | | always | no | Heartbeat | no
    Number of pings | number | pings | always | 0 | Heartbeat | 428
    Started | yes or no | | always | no | Heartbeat | no
    Started at | date and time | | | | Heartbeat | 2026-05-31T23:15:03Z
    Last ping | date and time | | | | Heartbeat | 2026-05-31T23:21:40Z
    Next ping | date and time | | | | Heartbeat | 2026-06-01T23:15:00Z
    Down at | date and time | | | | Heartbeat | 2026-06-01T23:45:00Z
    Last duration | duration | seconds | | | Heartbeat | 397
    API status | computed | | | | Heartbeat | up
    Ping URL | computed | | | | Heartbeat | https://beat.example/1f6c9b84-03de-4a75-9c28-b7e14d60f5a3
    Slug URL | computed | | | | Heartbeat | https://beat.example/k4tq9wz2m7rxv5dbn8hc1s/nightly-db-dump
    Email address | computed | | | | Heartbeat | 1f6c9b84-03de-4a75-9c28-b7e14d60f5a3@in.beat.example
    Slug email address | computed | | | | Heartbeat | k4tq9wz2m7rxv5dbn8hc1s+nightly-db-dump@in.beat.example`,
  'entities.check.fields.schedule-kind.values': `
    Simple | due so long after the last success | yes
    Cron | due when a cron line says so | yes
    OnCalendar | due when one of the lines says so, as in systemd timers | yes`,
  'entities.check.fields.methods.values': 'POST | only POST is a ping; empty: HEAD, GET and POST are | yes',
  'entities.check.fields.period.range': '60 | 31536000 | seconds',
  'entities.check.fields.grace-time.range': '60 | 31536000 | seconds',
  'entities.check.fields.last-duration.range': '0 | 259200 | seconds',
  'entities.check.fields.number-of-pings.range': '0 | 10000000 | pings',
  'entities.check.fields.api-status.formula':
    'State is New ? "new" : State is Up ? "up" : State is Late ? "grace" : State is Down ? "down" : "paused"',
  'entities.check.fields.ping-url.formula': 'join([Ping endpoint, UUID], "")',
  'entities.check.fields.slug-url.formula': 'join([Ping endpoint, Project.Ping key, "/", Slug], "")',
  'entities.check.fields.email-address.formula': 'join([UUID, "@", Ping mail domain], "")',
  'entities.check.fields.slug-email-address.formula': 'join([Project.Ping key, "+", Slug, "@", Ping mail domain], "")',
  'entities.check.relations': `
    Check | Ping | any number | exactly one | no | goes too
    Check | Flip | any number | exactly one | no | goes too
    Check | Integration | any number | any number | yes | stays alone
    Check | Badge | any number | at most one | no | goes too`,
};
