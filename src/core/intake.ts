/** Entry point to what files propose, for the page on which it is taken; the readers are behind reading.ts. */
export { NOTES_LIMIT } from './facts/limits.ts';
export { additionsOf, type Offer, offersOf, sourcesOf } from './intake/offers.ts';
export type { FileReading } from './intake/read-file.ts';
export type { ChosenNames, FileThing } from './intake/thing-names.ts';
export type { Proposal, Sentence } from './intake/types.ts';
