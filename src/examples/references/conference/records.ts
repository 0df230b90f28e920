import { recordRows } from '../../record-rows.ts';
import type { RecordTold } from '../../story.ts';
import { scheduleRecords } from './schedule-records.ts';

/** Lantern Conf 2026, four months before it begins. Every person here is invented. */
export const records: readonly RecordTold[] = [
  ...recordRows(
    'event',
    'name | slug | live | first-day | last-day | time-zone | reply-to | call-opens | call-deadline | speakers-may-edit | longest-title | ask-for-availability | featured-page | subject-prefix | signature',
    'lantern26 | Schedule public | Lantern Conf 2026 | lantern26 | yes | 2026-10-09 | 2026-10-10 | Europe/Berlin | hello@lantern.example | 2026-03-01T09:00:00Z | 2026-05-31T23:59:00Z | yes | 1000 | no | Always | "" | Your programme team',
  ),
  ...recordRows(
    'session-type',
    'name | default-duration | deadline | access-code-needed',
    'talk |  | Talk | 45 | "" | no',
    'workshop |  | Workshop | 120 | "" | no',
    'lightning-talk |  | Lightning talk | 5 | 2026-08-31T23:59:00Z | no',
  ),
  ...recordRows(
    'track',
    'name | description | colour | position',
    'open-hardware |  | Open Hardware | Things one may open, and that others may build | #d1495b | 0',
    'civic-data |  | Civic Data | What towns know, and who may read it | #2e7d6b | 1',
    'making-things-last |  | Making Things Last | Mending, and building so that it can be mended | #31578f | 2',
  ),
  ...recordRows(
    'room',
    'name | description | information-for-speakers | capacity | position',
    'boiler-hall | Shown | Boiler Hall | Ground floor, left of the entrance | HDMI and USB-C, headset microphone | 220 | 0',
    'loft | Shown | Loft | Second floor, lift at the back | HDMI only, 16:9 | 60 | 1',
    'workshop | Shown | Workshop | Yard, red door | Tables for 24, sockets at each | 24 | 2',
    'winter-garden | Hidden | Winter Garden | Only in the first preview | "" | "" | 3',
  ),
  ...recordRows(
    'review-phase',
    'name | starts | ends | editing-allowed',
    'first-look |  | First look | 2026-05-31T23:59:00Z | 2026-06-20T00:00:00Z | no',
  ),
  ...recordRows(
    'speaker',
    'name | biography | picture | email | user-account | arrived | internal-notes | code',
    'NORA7K |  | Nora Hjelm | Builds radios from what others throw away. | nora.jpg | nora@hjelm.example | yes | no | "" | NORA7K',
    'TEO4XD |  | Teo Markovic | Runs a repair café, and has mended some thousand kettles. | teo.jpg | teo@fixit.example | yes | no | brings his own tools | TEO4XD',
    'ADA9QV |  | Ada Lindqvist | Reads timetables for fun and for a living. | ada.jpg | ada@citydata.example | yes | no | "" | ADA9QV',
    'JUN2RB |  | Jun Okada | Takes phones apart. | jun.jpg | "" | no | no | no email yet, ask Nora | JUN2RB',
    'SAL8WE |  | Salma Reyes | Plans streets, and counts what moves on them. | salma.jpg | salma@reyes.example | yes | no | "" | SAL8WE',
  ),
  ...recordRows(
    'availability',
    'speaker | room | start | end',
    'A-01 |  | NORA7K | "" | 2026-10-09T00:00:00Z | 2026-10-10T00:00:00Z',
    'A-02 |  | TEO4XD | "" | 2026-10-09T09:00:00Z | 2026-10-09T15:00:00Z',
    'A-03 |  | TEO4XD | "" | 2026-10-10T00:00:00Z | 2026-10-11T00:00:00Z',
    'A-04 |  | ADA9QV | "" | 2026-10-10T09:00:00Z | 2026-10-10T17:00:00Z',
    'A-05 |  | SAL8WE | "" | 2026-10-09T10:00:00Z | 2026-10-09T18:00:00Z',
    'A-06 |  | "" | loft | 2026-10-09T09:00:00Z | 2026-10-09T18:00:00Z',
    'A-07 |  | "" | loft | 2026-10-10T09:00:00Z | 2026-10-10T14:00:00Z',
    'A-08 |  | "" | workshop | 2026-10-09T13:00:00Z | 2026-10-09T18:00:00Z',
  ),
  ...recordRows(
    'session',
    'title | session-type | track | speakers | abstract | description | notes | internal-notes | own-duration | number-of-times | starting-state | pending-state | featured | do-not-record | language | code',
    'KX3VHA | Confirmed | Radios from Scrap | talk | open-hardware | NORA7K | Every broken radio holds a working one. | We take three of them apart on the stage, and put one together. | I bring the radios. | opening candidate | 45 | 1 | Submitted | "" | yes | no | English | KX3VHA',
    'P7LMNQ | Confirmed | Mend Your Own Kettle | workshop | making-things-last | TEO4XD,NORA7K | Bring a kettle that no longer boils, and take home one that does. | For twelve people at a time; no experience needed. | "" | needs 24 kettles | "" | 2 | Submitted | "" | no | yes | English | P7LMNQ',
    'BD5RTY | Accepted | What Bus Data Hides | talk | civic-data | ADA9QV | A timetable says when a bus should come. | What the open data of three towns does not say, and how to find it out. | "" | "" | "" | 1 | Submitted | "" | no | no | English | BD5RTY',
    'ZW8CEF | Submitted | Five Uses for a Dead Phone | lightning-talk | making-things-last | JUN2RB | The screen is gone, the rest is not. | Five things in five minutes. | "" | fallback for Friday | "" | 1 | Submitted | Accepted | no | no | English | ZW8CEF',
    'HQ2GJS | Rejected | Blockchain Parking | talk | civic-data | SAL8WE | One ledger for all car parks. | How a town could let its parking spaces. | "" | "" | 30 | 1 | Submitted | "" | no | no | English | HQ2GJS',
    'MT6UKB | Canceled | Street Lamps as Sensors | talk | civic-data | SAL8WE,ADA9QV | A lamp post has power, height and a good view. | What we measured from forty of them. | "" | ill, told on 28 May | "" | 1 | Submitted | "" | no | no | English | MT6UKB',
    'LN4PWC | Draft | Lights that Last | lightning-talk | open-hardware | NORA7K | A lamp that can be opened lives longer. | Three lamps, one screwdriver. | "" | "" | "" | 1 | Draft | "" | no | no | English | LN4PWC',
    'RT9SDE | Submitted | Sewing for Sceptics | workshop | making-things-last | TEO4XD | Buttons first, then zips. | Bring something that has come apart. | I need good light. | "" | "" | 1 | Submitted | "" | no | no | German | RT9SDE',
  ),
  ...scheduleRecords,
];
