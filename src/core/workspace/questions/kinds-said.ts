import type { QuestionLookup } from './question-lookup.ts';
import { settledValue } from './question-state.ts';

export const KIND_QUESTION = 'purpose.kind';

/** Ids of the kinds of product that were settled; none while nobody has said. */
export function kindsSaid(from: QuestionLookup): readonly string[] {
  const value = settledValue(from.question(KIND_QUESTION));
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
}
