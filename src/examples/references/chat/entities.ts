import type { Part } from '../part.ts';
import { channel } from './entities/channel.ts';
import { general } from './entities/general.ts';
import { message } from './entities/message.ts';
import { others } from './entities/others.ts';
import { topic } from './entities/topic.ts';
import { user } from './entities/user.ts';

/** What is kept. */
export const entities: Part = { ...general, ...user, ...channel, ...topic, ...message, ...others };
