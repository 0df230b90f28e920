import { recordRows } from '../../record-rows.ts';
import type { RecordTold } from '../../story.ts';
import { importRecords } from './import-records.ts';
import { settingRecords } from './setting-records.ts';
import { visitRecords } from './visit-records.ts';

/** Wednesday, 2026-03-18, at noon in Lisbon. All people and addresses here are invented. */
export const records: readonly RecordTold[] = [
  ...recordRows('team', 'name', 'tidepool |  | Tidepool'),
  ...recordRows(
    'user',
    'email | team | team-role',
    'nadia |  | nadia@tidepoolbooks.example | tidepool | Owner',
    'oskar |  | oskar@tidepoolbooks.example | tidepool | Admin',
    'lena |  | lena@tidepoolbooks.example | tidepool | Editor',
    'accounts |  | accounts@tidepoolbooks.example | tidepool | Billing',
    'viktor |  | viktor@tidepoolbooks.example | tidepool | Viewer',
    'ines |  | ines@kilnagency.example | "" | ""',
    'tom |  | tom@harbourcafe.example | "" | ""',
  ),
  ...recordRows(
    'site',
    'domain | time-zone | team | belongs-to | public | native-start | old-domain | old-domain-until',
    'books |  | tidepoolbooks.example | Europe/Lisbon | tidepool | nadia | no | 2024-03-11 | "" | ""',
    'help |  | help.tidepoolbooks.example | Europe/Lisbon | tidepool | nadia | no | 2025-06-02 | "" | ""',
    'cafe |  | harbourcafe.example | Europe/Berlin | "" | nadia | yes | 2025-11-17 | "" | ""',
    'kids |  | kidsreading.example | Etc/UTC | "" | nadia | no | "" | "" | ""',
  ),
  ...recordRows(
    'team-invitation',
    'team | email | team-role',
    'jo | Invited | tidepool | jo@tidepoolbooks.example | Editor',
    'kay | Lapsed | tidepool | kay@tidepoolbooks.example | Viewer',
  ),
  ...importRecords,
  ...settingRecords,
  ...visitRecords,
];
