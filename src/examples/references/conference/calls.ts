import type { Part } from '../part.ts';
import { offered } from './offers.ts';

/** What other programs may call. */
export const calls: Part = {
  'calls.systems': { na: 'It asks no other system.' },
  'calls.inbound': { na: 'What comes in are the calls that we offer.' },
  ...offered,
};
