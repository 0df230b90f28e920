import type { Condition, EvaluationResult, ExactCondition } from './types.ts';

/** Whether a condition holds; one that cannot be evaluated does not. */
export function isTrue(outcome: EvaluationResult): boolean {
  return outcome.ok && outcome.value === true;
}

/** The condition if it is exact and evaluates to yes or no. */
export function asTest(condition: Condition): ExactCondition | undefined {
  return condition.form === 'exact' && condition.type === 'yes-no' ? condition : undefined;
}
