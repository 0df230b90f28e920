import { recordRows } from '../../record-rows.ts';
import type { RecordTold } from '../../story.ts';

/** What was imported, and the last days of it. */
export const importRecords: readonly RecordTold[] = [
  ...recordRows(
    'import',
    'site | source | account | property | first-day | last-day | dates-adjusted | pageviews | started-by',
    'i1 | Done | books | Google Analytics | nadia@tidepoolbooks.example | "214408127" | 2014-05-02 | 2023-05-19 | no | 1284310 | nadia',
    'i2 | Done | books | CSV | "" | "" | 2023-05-20 | 2024-03-10 | yes | 96452 | lena',
    'i3 | Done | cafe | CSV | "" | "" | 2024-01-01 | 2025-11-16 | no | 18907 | nadia',
    'i4 | Broken off | help | Google Analytics | nadia@tidepoolbooks.example | "330951446" | 2025-02-01 | 2025-06-01 | no | 0 | nadia',
  ),
  ...recordRows(
    'import-file',
    'import | file-name',
    'f1 |  | i2 | imported_visitors_20221014_20240508.csv',
    'f2 |  | i2 | imported_sources_20221014_20240508.csv',
    'f3 |  | i2 | imported_custom_events_20221014_20240508.csv',
  ),
  ...recordRows(
    'imported-row',
    'import | site | table | date | source | campaign | imported-event | link-address | page | visitors | pageviews | bounces | visits | visit-duration | events | entrances | exits | country-code | region-code | city-code | hostname | entry-page | exit-page | device | browser | operating-system',
    ...[
      'r1 |  | imported_visitors | 2024-03-08 |  |  |  |  |  | 142 | 361 | 88 | 160 | 24320',
      'r2 |  | imported_visitors | 2024-03-09 |  |  |  |  |  | 97 | 231 | 66 | 108 | 14580',
      'r3 |  | imported_visitors | 2024-03-10 |  |  |  |  |  | 110 | 264 | 71 | 124 | 17112',
      'r4 |  | imported_sources | 2024-03-10 | Google |  |  |  |  | 52 | 131 | 29 | 58 | 7540',
      'r5 |  | imported_sources | 2024-03-10 | Direct / None |  |  |  |  | 34 | 72 | 27 | 38 | 4408',
      'r6 |  | imported_sources | 2024-03-10 | newsletter | march-letter |  |  |  | 24 | 61 | 15 | 28 | 5164',
      'r7 |  | imported_custom_events | 2024-03-10 |  |  | Newsletter signup |  |  | 6 |  |  |  |  | 6',
      'r8 |  | imported_custom_events | 2024-03-10 |  |  | Outbound Link: Click | https://publisher.example/tides |  | 4 |  |  |  |  | 5',
      'r10 |  | imported_locations | 2024-03-10 |  |  |  |  |  | 58 | 139 | 36 | 66 | 8870 |  |  |  | PT | PT-11 | 2267057',
      'r11 |  | imported_locations | 2024-03-10 |  |  |  |  |  | 31 | 72 | 20 | 35 | 4806 |  |  |  | PT | PT-13 | 2735943',
      'r12 |  | imported_locations | 2024-03-10 |  |  |  |  |  | 21 | 53 | 15 | 23 | 3436 |  |  |  | ES | ES-GA | 3105976',
      'r9 |  | imported_custom_events | 2024-03-10 |  |  | 404 |  | /old-catalogue | 3 |  |  |  |  | 3',
    ].map((line) => {
      const [id, state, ...cells] = line.split(' | ');
      const filled = Array.from({ length: 24 }, (_, at) => cells[at]?.trim() || '""');
      return [id, state, 'i2', 'books', ...filled].join(' | ');
    }),
  ),
];
