import type { Part } from '../part.ts';
import { imports } from './states/imports.ts';
import { others } from './states/others.ts';

/** Where things can be, and what moves them on. */
export const states: Part = { ...imports, ...others };
