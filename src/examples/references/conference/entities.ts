import type { Part } from '../part.ts';
import { event } from './entities/event.ts';
import { mail } from './entities/mail.ts';
import { people } from './entities/people.ts';
import { schedule } from './entities/schedule.ts';
import { session } from './entities/session.ts';
import { setup } from './entities/setup.ts';

/** What is kept of an event, its sessions, speakers, rooms, schedules and emails. */
export const entities: Part = {
  'entities.records': `
    Event | Lantern Conf 2026 | | | Events
    Session type | Talk | Workshop | Lightning talk | Session types
    Track | Open Hardware | Civic Data | Making Things Last | Tracks
    Room | Boiler Hall | Loft | Workshop | Rooms
    Speaker | Nora Hjelm | Teo Markovic | Ada Lindqvist | Speakers
    Availability | 9 October, all day | 10 October, 9 to 17 | 9 October, 13 to 18 | Availabilities
    Session | Radios from Scrap | Mend Your Own Kettle | What Bus Data Hides | Sessions
    Schedule | v1 | Day 1 preview | the one being worked on | Schedules
    Slot | Radios from Scrap, Boiler Hall, 10:30 | Lunch | Stage setup | Slots
    Email | About Blockchain Parking | You are in: What Bus Data Hides | Where to park with kettles | Emails
    Email template | Proposal accepted | Proposal rejected | New schedule published | Email templates
    Review phase | First look | Second look | Programme committee | Review phases`,
  'entities.terms': `
    Proposal | a session that is not accepted yet | Organisers
    Talk | a session on the public schedule | Attendees`,
  ...event,
  ...setup,
  ...people,
  ...session,
  ...schedule,
  ...mail,
};
