/** Entry point of conditions and formulas: text that is parsed, checked and evaluated. */

export { conditionInWords } from './condition-in-words.ts';
export { isRecordValue, valueAlong } from './evaluate/scope-values.ts';
export { asTest, isTrue } from './evaluate/values.ts';
export { mayOverlap } from './overlap/overlap.ts';
export { readCondition } from './read-condition.ts';
export type * from './types.ts';
export { vocabularyOf } from './vocabulary.ts';
