import type { Model, RuleKind } from '../../model/types.ts';
import { checkRow } from '../check-row.ts';
import type { CheckContext, RowValues, RuleProblem } from '../checks/types.ts';

export interface EdgeCase {
  /** Unique among those of the same field. */
  readonly id: string;
  /** “negative”, “just above 3000 EUR”. */
  readonly name: string;
  /** As `checkRow` takes it; undefined: nothing is filled in. */
  readonly value: unknown;
  /** As people would type it. */
  readonly typed: string;
  readonly against: RejectingRule;
  /** At a decided limit, or among the given examples. */
  readonly from: 'made up' | 'a limit' | 'an example';
}

/** A rule that would reject a value, as far as the value itself shows. */
export interface RejectingRule {
  readonly kind: RuleKind;
  /** In words; empty where nothing can say it exactly. */
  readonly limit: string;
  /** The name of the rule, with `{field}` for the field. */
  readonly called: string;
}

export interface EdgeCaseOutcome {
  readonly is: 'stopped' | 'warned' | 'asked why' | 'gets in';
  /** The strictest problem; undefined if it is accepted. */
  readonly problem: RuleProblem | undefined;
}

/** The record into one field of which an edge case is put. */
export interface TrialRecord {
  readonly model: Model;
  readonly entity: string;
  readonly values: ReadonlyMap<string, unknown>;
  /** Ids of the states it is in. */
  readonly states: readonly string[];
  readonly context: CheckContext;
}

const OUTCOMES: Readonly<Record<RuleProblem['severity'], EdgeCaseOutcome['is']>> = {
  stop: 'stopped',
  warn: 'warned',
  'allow with a reason': 'asked why',
};
const STRICTEST_FIRST: readonly EdgeCaseOutcome['is'][] = ['stopped', 'asked why', 'warned'];

/** The outcome of a value in one field of an otherwise unchanged record. Counts all problems at the field, and new ones elsewhere. */
export function edgeCaseOutcome(
  trial: TrialRecord,
  field: string,
  { value }: Pick<EdgeCase, 'value'>,
): EdgeCaseOutcome {
  const { model, entity, values, states, context } = trial;
  const check = (row: RowValues) => checkRow(model, entity, row, states, null, context);
  const before = new Set(check(values).map(problemKey));
  const changed = new Map(values).set(field, value);
  const found = check(changed).filter((problem) => problem.fields.includes(field) || !before.has(problemKey(problem)));
  for (const is of STRICTEST_FIRST) {
    const problem = found.find(({ severity }) => OUTCOMES[severity] === is);
    if (problem) return { is, problem };
  }
  return { is: 'gets in', problem: undefined };
}

function problemKey({ label, fields, sentence }: RuleProblem): string {
  return JSON.stringify([label, fields, sentence]);
}
