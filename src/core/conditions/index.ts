/** Entry point of conditions and formulas: what may be said exactly, checked and run. */

export { conditionInWords } from './condition-in-words.ts';
export { asTest, isTrue } from './is-true.ts';
export { mayOverlap } from './overlap/overlap.ts';
export { readCondition } from './read-condition.ts';
export type * from './types.ts';
export { vocabularyOf } from './vocabulary.ts';
