import type { Model } from '../../model/types.ts';
import { checkRow } from '../check-row.ts';
import type { CheckContext, RowValues, RuleProblem } from '../checks/types.ts';
import type { EdgeCase } from './types.ts';

export interface EdgeCaseOutcome {
  readonly is: 'stopped' | 'warned' | 'asked why' | 'gets in';
  /** The first rule that it breaks; undefined where it breaks none. */
  readonly problem: RuleProblem | undefined;
}

/** A record that is valid except for one field. */
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
const HARDEST: readonly EdgeCaseOutcome['is'][] = ['stopped', 'asked why', 'warned'];

/** The outcome of a value in one field of an otherwise unchanged record: only new problems count. */
export function outcomeOf(trial: TrialRecord, field: string, { value }: Pick<EdgeCase, 'value'>): EdgeCaseOutcome {
  const { model, entity, values, states, context } = trial;
  const check = (row: RowValues) => checkRow(model, entity, row, states, null, context);
  const before = new Set(check(values).map(keyOf));
  const put = new Map(values).set(field, value);
  const found = check(put).filter((problem) => problem.fields.includes(field) || !before.has(keyOf(problem)));
  for (const is of HARDEST) {
    const problem = found.find(({ severity }) => OUTCOMES[severity] === is);
    if (problem) return { is, problem };
  }
  return { is: 'gets in', problem: undefined };
}

function keyOf({ label, fields, sentence }: RuleProblem): string {
  return JSON.stringify([label, fields, sentence]);
}
