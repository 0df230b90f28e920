import type { Answers } from '../../story.ts';

/** A part of the story. */
export type Part = Answers<'reader'>;
