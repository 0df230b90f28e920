/** Entry point to conditions that are picked instead of typed, for the dialog that is fetched for them. */

export { conditionInWords } from './conditions/condition-in-words.ts';
export { picksIn, textOfPicks } from './conditions/picking/pick-text.ts';
export type { Choice, Piece, Typed } from './conditions/picking/pieces.ts';
export { HOLE, isDone, isHole, type Place, type Wanted, wholePlace } from './conditions/picking/place.ts';
export { viewOf } from './conditions/picking/view.ts';
export { readCondition } from './conditions/read-condition.ts';
export type { Vocabulary } from './conditions/types.ts';
