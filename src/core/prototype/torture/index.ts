/** The door of the values that break forms. */

export { type Fate, fateOf, type Subjected } from './fate.ts';
export { torturesFor } from './tortures.ts';
export type { Torture } from './types.ts';
