import type { Part } from '../part.ts';
import { mail } from './states/mail.ts';
import { schedule } from './states/schedule.ts';
import { session } from './states/session.ts';
import { setup } from './states/setup.ts';

/** Where a session, a room, a schedule, a slot and an email can be, and what moves them on. */
export const states: Part = { ...session, ...schedule, ...setup, ...mail };
