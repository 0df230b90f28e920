import type { Part } from '../part.ts';

/** What people set up for a site. */
export const settings: Part = {};
