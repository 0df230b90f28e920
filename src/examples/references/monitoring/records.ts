import { wholeRecordRows } from '../../record-rows.ts';
import type { RecordTold } from '../../story.ts';

const P1 = 'brightfold';
const I1 = '3d0f6a52-6b1e-4c7e-9a35-0f8b6e2c41d7';
const I2 = '9be1c4f8-27d3-4e0a-b6c9-51a7d83f20e6';
const I3 = 'c57a0e93-1f84-4b6d-8d02-e63b9a745f18';
const I4 = '60d2b7e1-a94c-4f35-8e17-2c9f05b3d864';
const C1 = '1f6c9b84-03de-4a75-9c28-b7e14d60f5a3';
const C2 = '8a2d57e0-9c41-4f1b-a6d8-35e07c92b14f';
const C3 = 'd94b103f-58a6-42c7-8e0d-1b6f7395ca82';
const C4 = '42e7fa6c-d130-4b89-b5f2-908ce3a716d4';
const C5 = 'b05c8d19-7e62-4d3a-91c4-fa2806b5e37d';
const C6 = '77f3e2a1-c48b-4960-a3d7-5d12e8f904bb';

/** All people, addresses and keys here are invented. */
export const records: readonly RecordTold[] = [
  ...wholeRecordRows(
    'account',
    'email | plan | reminders | reports | alerts-sent-this-month',
    'mara |  | mara@brightfold.example | Paid | Daily | Weekly | 12',
    'teo |  | teo@teoshome.example | Free | None | Monthly | 10',
    'ines |  | ines@brightfold.example | Free | None | Off | 0',
    'audit |  | audit@kestrel.example | Free | None | Off | 0',
  ),
  ...wholeRecordRows(
    'project',
    'name | owner | api-key | read-only-api-key | ping-key',
    'brightfold |  | Brightfold Print | mara | hcw_7QmT2kXvLr9sYb4e | hcr_Zp3NcH8uWd6fJa1g | k4tq9wz2m7rxv5dbn8hc1s',
    'shop |  | Shop Frontend | mara |  | hcr_Vy5LgR0oEt7iKs2d | ',
    'home-lab |  | Home Lab | teo |  |  | u6yb3pf8j1eakd0qz9mx2g',
  ),
  ...wholeRecordRows(
    'member',
    'email | project | account | role',
    'm1 |  | mara@brightfold.example | brightfold | mara | Owner',
    'm2 |  | teo@teoshome.example | brightfold | teo | Manager',
    'm3 |  | ines@brightfold.example | brightfold | ines | Team Member',
    'm4 |  | audit@kestrel.example | brightfold | audit | Read-only',
    'm5 |  | mara@brightfold.example | shop | mara | Owner',
    'm6 |  | teo@teoshome.example | home-lab | teo | Owner',
  ),
  ...wholeRecordRows(
    'integration',
    'name | kind | project | id | sends-to | down-method | down-address | down-body | up-method | up-address | up-body | disabled | last-error | down-headers | up-headers',
    `${I1} |  | Ops mailbox | Email | ${P1} | ${I1} | ops@brightfold.example |  |  |  |  |  |  | no`,
    `${I2} |  | #alerts-prod | Slack | ${P1} | ${I2} | #alerts-prod |  |  |  |  |  |  | no`,
    `${I3} |  | Ticket webhook | Webhook | ${P1} | ${I3} | tickets.brightfold.example | POST | https://tickets.brightfold.example/hook | $JSON | PUT | https://tickets.brightfold.example/hook | $JSON | no`,
    `${I4} |  | On-call phone | SMS | ${P1} | ${I4} | +371 555 0177 |  |  |  |  |  |  | no`,
    'f81e35c6-4a0b-4d92-b7f3-76c8d1e9a250 |  |  | Email | home-lab | f81e35c6-4a0b-4d92-b7f3-76c8d1e9a250 | teo@teoshome.example |  |  |  |  |  |  | no',
  ),
  ...wholeRecordRows(
    'check',
    'name | slug | tags | project | uuid | made-by-ping | schedule-kind | period | schedule | time-zone | grace-time | manual-resume | methods | success-keywords | failure-keywords | filter-subject | filter-http-body | filter-default-fail | integrations | number-of-pings | started | last-ping | next-ping | down-at | last-duration | description | filter-body | unique-key | start-keywords | started-at',
    `${C1} | Up | Nightly database dump | nightly-db-dump | prod db | ${P1} | ${C1} | no | Cron |  | 15 2 * * * | Europe/Riga | 1800 | no |  |  |  | no | no | no | ${I1},${I2} | 428 | no | 2026-05-31T23:21:40Z | 2026-06-01T23:15:00Z | 2026-06-01T23:45:00Z | 397.36 | Runs pg_dump on db1 and copies the file to the vault. | no | 5f9a2c0d4be81763a9c05d2e7f1b8364c0e97a5d |  | 2026-05-31T23:15:03Z`,
    `${C2} | Late | Invoice PDF export | invoice-pdf | prod billing | ${P1} | ${C2} | no | Simple | 3600 |  |  | 600 | no | POST | exported | ERROR | no | yes | no | ${I1} | 1873 | no | 2026-06-01T10:55:00Z | 2026-06-01T11:55:00Z | 2026-06-01T12:05:00Z |  | Writes the invoices of the day as PDF files. | no | 0c71d5b8e29f4a360d8c15e7b2f94a6038e7d1c9`,
    `${C3} | Down | Warehouse sync | warehouse-sync | prod warehouse | ${P1} | ${C3} | no | Simple | 900 |  |  | 300 | no |  |  |  | no | no | no | ${I1},${I2},${I3},${I4} | 9012 | no | 2026-06-01T09:10:00Z |  | 2026-06-01T09:30:00Z | 48 | Fetches the stock from the warehouse every 15 minutes. | no | e4b8076f1d9a3c52704e8b6f0a1d95c3e2f7680b |  | 2026-06-01T09:09:12Z`,
    `${C4} | New | Newsletter delivery | newsletter | mail | ${P1} | ${C4} | no | Simple | 604800 |  |  | 86400 | no |  | DELIVERED | BOUNCED,FAILED | yes | no | yes | ${I1} | 0 | no |  |  |  |  | The weekly mail to all customers; its answer comes by mail. | no | 93d05e6a8b1f7c24d60e9a35f8b1c7042e6d9f50`,
    `${C5} | Up |  | srv-edge-07 |  | ${P1} | ${C5} | yes | Simple | 86400 |  |  | 3600 | no |  |  |  | no | no | no | ${I1},${I2},${I3},${I4} | 1 | no | 2026-06-01T10:15:12Z | 2026-06-02T10:15:12Z | 2026-06-02T11:15:12Z |  |  | no | 7a14c9e03f5b8d62e9017c4ad8f35b60a2c9e17f`,
    `${C6} | Paused | Warehouse sync (old host) | warehouse-sync | legacy warehouse | ${P1} | ${C6} | no | Simple | 900 |  |  | 300 | yes |  |  |  | no | no | no |  | 20417 | no | 2026-04-21T13:30:03Z |  |  |  | The machine that was switched off in April. | no | b16f8d20c7e5934a0f62d8b71e9c5a3047d8f1e2`,
  ),
  ...wholeRecordRows(
    'ping',
    'check | number | kind | received-at | scheme | method | remote-address | user-agent | run-id | exit-status | duration | body | subject',
    `p427 |  | ${C1} | 427 | Start | 2026-05-31T23:15:03Z | https | GET | 198.51.100.14 | curl/8.5.0 | 5c1e8f20-7ab3-4d96-8e41-d20b7f93c6a5`,
    `p428 |  | ${C1} | 428 | Success | 2026-05-31T23:21:40Z | https | POST | 198.51.100.14 | curl/8.5.0 | 5c1e8f20-7ab3-4d96-8e41-d20b7f93c6a5 |  | 397.36 | dumped 18 tables, 2.1 GB`,
    `p1872 |  | ${C2} | 1872 | Ignored | 2026-06-01T10:40:00Z | https | POST | 198.51.100.20 | python-requests/2.31 |  |  |  | dry run`,
    `p1873 |  | ${C2} | 1873 | Success | 2026-06-01T10:55:00Z | https | POST | 198.51.100.20 | python-requests/2.31 |  |  |  | exported 41 files`,
    `p8495 |  | ${C3} | 8495 | Start | 2026-05-29T16:39:48Z | https | GET | 203.0.113.8 | runitor/v1.3.0`,
    `p8496 |  | ${C3} | 8496 | Failure | 2026-05-29T16:40:00Z | https | POST | 203.0.113.8 | runitor/v1.3.0 |  | 2 | 12.4 | cannot reach wms-db`,
    `p9011 |  | ${C3} | 9011 | Start | 2026-06-01T09:09:12Z | https | GET | 203.0.113.8 | runitor/v1.3.0`,
    `p9012 |  | ${C3} | 9012 | Success | 2026-06-01T09:10:00Z | https | GET | 203.0.113.8 | runitor/v1.3.0 |  |  | 48`,
    `p1 |  | ${C5} | 1 | Success | 2026-06-01T10:15:12Z | https | GET | 198.51.100.31 | curl/7.88.1`,
  ),
  ...wholeRecordRows(
    'flip',
    'check | timestamp | up | down-for',
    `f1 |  | ${C3} | 2026-06-01T09:30:00Z | 0`,
    `f2 |  | ${C3} | 2026-05-29T16:55:00Z | 1 | 900`,
    `f3 |  | ${C3} | 2026-05-29T16:40:00Z | 0`,
    `f4 |  | ${C1} | 2026-05-10T00:12:09Z | 1 | 1629`,
    `f5 |  | ${C1} | 2026-05-09T23:45:00Z | 0`,
  ),
  ...wholeRecordRows(
    'badge',
    'scope | project | tag | check | states | format | code',
    `b1 |  | * | ${P1} |  |  | Two | svg | Xr5tYw0Q`,
    `b2 |  | prod | ${P1} | prod |  | Two | svg | 9dKq2WmZ`,
    `b3 |  | db | ${P1} | db |  | Two | svg | c3VbN8Lp`,
    `b4 |  | billing | ${P1} | billing |  | Three | svg | Hs7eJ4Ud`,
    `b5 |  | warehouse | ${P1} | warehouse |  | Two | svg | Gm1zK6Ta`,
    `b6 |  | Invoice PDF export | ${P1} |  | ${C2} | Three | svg | Pw2oR9Fx`,
  ),
];
