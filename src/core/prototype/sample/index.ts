/** The door of the sample records. */

export { fakerNeeded, sampleSet } from './sample-set.ts';
export { GENERATOR_VERSION, mulberry32 } from './seed.ts';
export type * from './types.ts';
export { witnessOf } from './witness.ts';
