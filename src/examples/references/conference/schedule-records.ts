import { recordRows } from '../../record-rows.ts';
import type { RecordTold } from '../../story.ts';

/** Two released versions, the schedule that is worked on, and the emails around them. */
export const scheduleRecords: readonly RecordTold[] = [
  ...recordRows(
    'schedule',
    'version | published | comment | notify-speakers | previous-version',
    'S-11 | Released | Day 1 preview | 2026-05-20T10:00:00Z | First rooms and times, Saturday follows. | yes | ""',
    'S-12 | Released | v1 | 2026-05-28T16:30:00Z | Mend Your Own Kettle now runs twice. | yes | S-11',
    'S-13 | Work in progress | "" | "" | "" | yes | S-12',
  ),
  ...recordRows(
    'slot',
    'kind | session | schedule | title | room | start | end | planned-duration | public | copied-to-other-rooms',
    '101 |  | Session | KX3VHA | S-11 | "" | winter-garden | 2026-10-09T11:00:00Z | 2026-10-09T11:45:00Z | "" | yes | no',
    '102 |  | Session | P7LMNQ | S-11 | "" | workshop | 2026-10-09T13:00:00Z | 2026-10-09T15:00:00Z | "" | yes | no',
    '103 |  | Session | MT6UKB | S-11 | "" | loft | 2026-10-09T14:00:00Z | 2026-10-09T14:45:00Z | "" | yes | no',
    '201 |  | Session | KX3VHA | S-12 | "" | boiler-hall | 2026-10-09T10:00:00Z | 2026-10-09T10:45:00Z | "" | yes | no',
    '202 |  | Session | P7LMNQ | S-12 | "" | workshop | 2026-10-09T13:00:00Z | 2026-10-09T15:00:00Z | "" | yes | no',
    '203 |  | Break | "" | S-12 | Lunch | boiler-hall | 2026-10-09T12:00:00Z | 2026-10-09T13:00:00Z | 60 | yes | no',
    '204 |  | Break | "" | S-12 | Lunch | loft | 2026-10-09T12:00:00Z | 2026-10-09T13:00:00Z | 60 | yes | no',
    '205 |  | Session | P7LMNQ | S-12 | "" | boiler-hall | 2026-10-10T10:00:00Z | 2026-10-10T12:00:00Z | "" | yes | no',
    '301 |  | Session | KX3VHA | S-13 | "" | boiler-hall | 2026-10-09T10:30:00Z | 2026-10-09T11:15:00Z | "" | no | no',
    '302 |  | Session | P7LMNQ | S-13 | "" | workshop | 2026-10-09T15:00:00Z | 2026-10-09T17:00:00Z | "" | no | no',
    '303 |  | Session | BD5RTY | S-13 | "" | loft | 2026-10-10T13:30:00Z | 2026-10-10T14:15:00Z | "" | no | no',
    '304 |  | Session | ZW8CEF | S-13 | "" | "" | "" | "" | "" | no | no',
    '305 |  | Break | "" | S-13 | Lunch | boiler-hall | 2026-10-09T12:00:00Z | 2026-10-09T13:00:00Z | 60 | no | no',
    '306 |  | Blocker | "" | S-13 | Stage setup | boiler-hall | 2026-10-09T09:00:00Z | 2026-10-09T10:00:00Z | 60 | no | no',
    '307 |  | Break | "" | S-13 | Lunch | loft | 2026-10-09T12:00:00Z | 2026-10-09T13:00:00Z | 60 | no | no',
    '308 |  | Session | P7LMNQ | S-13 | "" | boiler-hall | 2026-10-10T10:00:00Z | 2026-10-10T12:00:00Z | "" | no | no',
  ),
  ...recordRows(
    'email-template',
    'name | used-for | subject | text',
    'received |  | Acknowledgement | Proposal received | We have your proposal | Thank you! Your proposal has arrived, and we read it soon.',
    'accepted |  | Acceptance | Proposal accepted | You are in | We would love to have your session. Please confirm it.',
    'rejected |  | Rejection | Proposal rejected | About your proposal | We had far more proposals than room, and could not take yours.',
    'new-account |  | Welcome | New account | You speak at our conference | You were added as a speaker. Please look after your profile.',
    'published |  | New schedule | New schedule published | Your times in the new schedule | Your session has a new place. You find it in the calendar file.',
    'composed |  | Plain letter | Composed | A word about your session | Dear speaker, here is how to reach us on the day.',
  ),
  ...recordRows(
    'email',
    'subject | text | recipients | proposals | template | reply-to | calendar-file | sent',
    'M-001 | Sent | [Lantern Conf 2026] We have your proposal | Thank you! Your proposal has arrived, and we read it soon. | NORA7K | KX3VHA | received | hello@lantern.example | "" | 2026-04-02T18:12:00Z',
    'M-002 | Sent | [Lantern Conf 2026] You are in | We would love to have your session. Please confirm it. | ADA9QV | BD5RTY | accepted | hello@lantern.example | "" | 2026-05-06T09:00:00Z',
    'M-003 | In the outbox | [Lantern Conf 2026] About your proposal | We had far more proposals than room, and could not take yours. | SAL8WE | HQ2GJS | rejected | hello@lantern.example | "" | ""',
    'M-004 | Sent | [Lantern Conf 2026] Your times in the new schedule | Your session has a new place. You find it in the calendar file. | NORA7K | KX3VHA | published | hello@lantern.example | radios-from-scrap.ics | 2026-05-28T16:40:00Z',
    'M-005 | In the outbox | [Lantern Conf 2026] Where to park with kettles | There is a loading bay behind the yard. | TEO4XD | P7LMNQ | composed | hello@lantern.example | "" | ""',
  ),
];
