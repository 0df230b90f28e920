import type { Part } from '../part.ts';
import { check } from './states/check.ts';
import { others } from './states/others.ts';
import { ping } from './states/ping.ts';

/** Where a check can be, what moves it on, and what happens by itself. */
export const states: Part = { ...check, ...ping, ...others };
