import { isClosed } from '../workspace/questions/question-state.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { Judgement } from './closing-rule.ts';

export type ClosingStatus = ReturnType<typeof closingOf>;

/** Whether a specification may be called closed. */
export function closingOf(judgements: readonly Judgement[], workspace: Workspace) {
  const findings = judgements.flatMap((judgement) => judgement.findings);
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const open = workspace.questions.filter(({ status }) => status !== 'parked' && !isClosed(status));
  return {
    /** No error among the findings, and every question settled, or deferred by a person. */
    closed: errors === 0 && open.length === 0,
    errors,
    warnings: findings.length - errors,
    /** Rules that cannot be judged yet. */
    waiting: judgements.filter((judgement) => judgement.notYet !== null).length,
    open,
  };
}
