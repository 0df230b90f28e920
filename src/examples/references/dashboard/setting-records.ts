import { recordRows } from '../../record-rows.ts';
import type { RecordTold } from '../../story.ts';

const S1 = 'books';

/** What people have set up. */
export const settingRecords: readonly RecordTold[] = [
  ...recordRows(
    'goal',
    'site | trigger | event-name | page-path | scroll-threshold | display-name | counts-since',
    `g1 |  | ${S1} | Custom event | Newsletter signup | "" | "" | Newsletter signup | 2024-03-11T00:00:00Z`,
    `g2 |  | ${S1} | Pageview | "" | /books/* | "" | Visit /books/* | 2024-03-11T00:00:00Z`,
    `g3 |  | ${S1} | Scroll depth | "" | /blog/* | 75 | Read to three quarters | 2025-01-07T00:00:00Z`,
    `g4 |  | ${S1} | Custom event | Newsletter Signup | "" | "" | Newsletter Signup | 2024-03-11T00:00:00Z`,
    `g5 |  | ${S1} | Custom event | Outbound Link: Click | "" | "" | Outbound Link: Click | 2024-03-11T00:00:00Z`,
  ),
  ...recordRows(
    'segment',
    'site | name | kind | property | operator | values | author',
    `s1 |  | ${S1} | Iberia | Site | Country | is | Portugal, Spain | lena`,
    `s2 |  | ${S1} | AI readers | Personal | Channel | is | AI Assistants | viktor`,
    `s3 |  | ${S1} | Without account pages | Site | Page | does not contain | /account | oskar`,
  ),
  ...recordRows(
    'annotation',
    'site | date | text | kind | author',
    `a1 |  | ${S1} | 2026-03-02 | Spring letter sent | Site note | lena`,
    `a2 |  | ${S1} | 2026-02-11 | Shop down for three hours | Site note | oskar`,
    `a3 |  | ${S1} | 2026-03-10 | Ask Ines about this peak | Personal note | nadia`,
    `a4 |  | ${S1} | 2024-03-11 | Own counting starts here | Site note | nadia`,
  ),
  ...recordRows(
    'shared-link',
    'code | site | name | password | protected | segment',
    `Rk3vQ8nTzL1yWc7pXb2Hs |  | Rk3vQ8nTzL1yWc7pXb2Hs | ${S1} | Publisher review | pebble-and-tide | yes | s1`,
    `mD9uE4xJf0aGt6KqVw5Zr |  | mD9uE4xJf0aGt6KqVw5Zr | ${S1} | Kiln agency wall screen | "" | no | ""`,
    'Yh2oN7sBi8PdUe3CgTl4M |  | Yh2oN7sBi8PdUe3CgTl4M | cafe | Café board | "" | no | ""',
  ),
  ...recordRows(
    'guest',
    'site | email | user | guest-role',
    `u1 | Accepted | ${S1} | ines@kilnagency.example | ines | Editor`,
    `u2 | Invited | ${S1} | press@coastpaper.example | "" | Viewer`,
    'u3 | Accepted | cafe | tom@harbourcafe.example | tom | Viewer',
  ),
  ...recordRows(
    'pin',
    'site | user | pinned-at',
    `p1 |  | ${S1} | nadia | 2025-01-09T10:00:00Z`,
    'p2 |  | help | nadia | 2026-02-20T10:00:00Z',
  ),
  ...recordRows(
    'report',
    'site | kind | on | threshold | recipient | sent-last | sent-before-that',
    `m1 |  | ${S1} | Weekly | yes | "" | nadia@tidepoolbooks.example | 2026-03-16T08:00:00Z | 2026-03-09T08:00:00Z`,
    `m2 |  | ${S1} | Weekly | yes | "" | lena@tidepoolbooks.example | 2026-03-16T08:00:00Z | 2026-03-09T08:00:00Z`,
    `m3 |  | ${S1} | Monthly | yes | "" | nadia@tidepoolbooks.example | 2026-03-01T08:00:00Z | 2026-02-01T08:00:00Z`,
    `m4 |  | ${S1} | Traffic spike | yes | 40 | alerts@tidepool-chat.example | 2026-03-02T15:45:00Z | 2026-03-02T09:20:00Z`,
    `m5 |  | ${S1} | Traffic drop | yes | 1 | oskar@tidepoolbooks.example | 2026-02-11T16:00:00Z | ""`,
  ),
  ...recordRows('api-key', 'name | user | key | kind', 'k1 |  | Reports of the agency | nadia | hk_7Qm… | Stats API'),
];
