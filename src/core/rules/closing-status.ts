import { countQuestions, isClosed } from '../workspace/questions/question-state.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { Finding, Judgement } from './closing-rule.ts';

export type ClosingStatus = ReturnType<typeof closingOf>;

/** Whether a specification may be called closed. */
export function closingOf(judgements: readonly Judgement[], workspace: Workspace) {
  const findings = judgements.flatMap((judgement) => judgement.findings);
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const { open, asked } = countQuestions(workspace.questions);
  return {
    /** No error among the findings, and every question settled, or deferred by a person; never where nothing was asked. */
    closed: errors === 0 && open === 0 && asked > 0,
    errors,
    warnings: findings.length - errors,
    /** Rules that cannot be judged yet. */
    waiting: judgements.filter((judgement) => judgement.notYet !== null).length,
    open,
  };
}

/**
 * The judgements with those findings only that contradict something decided. What an open question will settle once it
 * is answered is counted as that question.
 */
export function conflictsIn(judgements: readonly Judgement[], workspace: Workspace): readonly Judgement[] {
  return judgements
    .map((judgement) => ({
      ...judgement,
      findings: judgement.findings.filter((one) => !waitsForAnswer(one, workspace)),
    }))
    .filter(({ findings }) => findings.length > 0);
}

function waitsForAnswer({ places }: Finding, workspace: Workspace): boolean {
  const asked = places.flatMap(({ question = '' }) => workspace.question(question) ?? []);
  return asked.length > 0 && asked.every(({ status }) => !isClosed(status));
}
