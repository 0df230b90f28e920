/** Entry point of the values that break forms. */

export { edgeCasesFor } from './edge-cases.ts';
export { type Fate, fateOf, type Subjected } from './fate.ts';
export type { EdgeCase } from './types.ts';
