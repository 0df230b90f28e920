import type { Part } from '../../part.ts';

/** What is kept of each signal of a job, and of each change between up and down. */
export const ping: Part = {
  'entities.ping.identity': 'composite',
  'entities.ping.fields': `
    Check | link | Check | always | | Heartbeat | Nightly database dump
    Number | whole number | | | | Heartbeat | 428
    Kind | choice | | always | Success | Watched job | Success
    Received at | date and time | | always | now | Watched job | 2026-05-31T23:21:40Z
    Scheme | choice | | always | https | Watched job | https
    Method | choice | | | POST | Watched job | POST
    Remote address | text | | | | Watched job | 198.51.100.14
    User agent | text | | | | Watched job | curl/8.5.0
    Run ID | text | | | | Watched job | 5c1e8f20-7ab3-4d96-8e41-d20b7f93c6a5
    Exit status | whole number | | | | Watched job | 2
    Duration | duration | seconds | | | Heartbeat | 397.36
    Subject | text | | | | Watched job | BOUNCED: newsletter 14
    Body | long text | | | | Watched job | dumped 18 tables, 2.1 GB
    Label | computed | | | | Heartbeat | OK
    Source | computed | | | | Heartbeat | https POST from 198.51.100.14
    Filtered | computed | | | | Heartbeat | no
    Searched | computed | | | | Heartbeat | -
    Found | computed | | | | Heartbeat | nothing`,
  'entities.ping.fields.kind.values': `
    Success | the job has finished | yes
    Start | the job has begun | yes
    Failure | the job has failed | yes
    Log | the job says something | yes
    Ignored | no keyword was found in it, or the check is paused | yes`,
  'entities.ping.fields.scheme.values': `
    http | without encryption | yes
    https | with encryption | yes
    email | sent to the mail address of the check | yes`,
  'entities.ping.fields.method.values': `
    HEAD | asks for nothing back | yes
    GET | an address that is opened | yes
    POST | with a body | yes`,
  'entities.ping.fields.exit-status.range': '0 | 255 |',
  'entities.ping.fields.number.range': '1 | 10000000 |',
  'entities.ping.fields.duration.range': '0 | 259200 | seconds',
  'entities.ping.fields.label.formula':
    'Kind is Success ? "OK" : Kind is Start ? "Started" : Kind is Failure ? "Failure" : Kind is Log ? "Log" : "Ignored"',
  'entities.ping.fields.source.formula':
    'has(Remote address) ? join([Scheme, Method, "from", Remote address], " ") : join([Scheme, Method], " ")',
  'entities.ping.fields.filtered.formula': `(Scheme is email and (Check.Filter subject is yes or Check.Filter body is yes))
    or (Scheme is not email and Check.Filter HTTP body is yes) ? "yes" : "no"`,
  'entities.ping.fields.searched.formula': `Scheme is email ?
    join([Check.Filter subject is yes and has(Subject) ? Subject : "-", Check.Filter body is yes and has(Body) ? Body : "-"]) :
    Check.Filter HTTP body is yes and has(Body) ? Body : "-"`,
  'entities.ping.fields.found.formula': `has(Check.Failure keywords) and containsAny(Searched, Check.Failure keywords) ? "failure" :
    has(Check.Success keywords) and containsAny(Searched, Check.Success keywords) ? "success" :
    has(Check.Start keywords) and containsAny(Searched, Check.Start keywords) ? "start" : "nothing"`,

  'entities.flip.identity': 'composite',
  'entities.flip.fields': `
    Check | link | Check | always | | Heartbeat | Warehouse sync
    Timestamp | date and time | | always | now | Heartbeat | 2026-06-01T09:30:00Z
    Up | whole number | | always | | Heartbeat | 0
    Down for | duration | seconds | | | Heartbeat | 900`,
  'entities.flip.fields.up.range': '0 | 1 |',
  'entities.flip.fields.down-for.range': '0 | 31536000 | seconds',
  'entities.flip.retention': 'delete',
  'entities.flip.retention-time': '2 months',
  'entities.flip.retention.from': 'The end of the month in which it happened.',
};
