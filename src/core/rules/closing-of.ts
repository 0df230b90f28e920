import { isClosed } from '../workspace/questions/life-cycle.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { Judgement } from './closing-rule.ts';

/** How far a specification is from being closed. */
export type Closing = ReturnType<typeof closingOf>;

/** Sums up the judgement of all rules. Nothing but the word "closed" depends on it. */
export function closingOf(judgements: readonly Judgement[], workspace: Workspace) {
  const findings = judgements.flatMap((judgement) => judgement.findings);
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const open = workspace.questions.filter(({ status }) => status !== 'parked' && !isClosed(status));
  return {
    /** No error among the findings, and every question settled or put off by somebody. */
    closed: errors === 0 && open.length === 0,
    errors,
    warnings: findings.length - errors,
    /** Rules that nothing contradicts yet because too little has been said. */
    waiting: judgements.filter((judgement) => judgement.notYet !== null).length,
    /** Questions that still want an answer, by rank. */
    open,
  };
}
