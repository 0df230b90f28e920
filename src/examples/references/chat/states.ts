import type { Part } from '../part.ts';
import { channel } from './states/channel.ts';
import { general } from './states/general.ts';
import { message } from './states/message.ts';
import { others } from './states/others.ts';
import { topic } from './states/topic.ts';

/** Where everything can be, and what happens by itself. */
export const states: Part = { ...channel, ...topic, ...message, ...others, ...general };
