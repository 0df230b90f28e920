/** Entry point of the sample records. */

export { fakerNeeded, sampleSet } from './sample-set.ts';
export { satisfyingExampleOf } from './satisfying-example.ts';
export { GENERATOR_VERSION, mulberry32 } from './seed.ts';
export type * from './types.ts';
