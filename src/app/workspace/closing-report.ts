import { useEffect } from 'react';
import type { ClosingStatus, Judgement } from '#core/closing.ts';
import type { Workspace } from '#core/index.ts';
import type { Model } from '#core/product.ts';
import { createStore } from '../kit/store.ts';
import { useWorkspace } from './store.ts';

export interface ClosingReport {
  readonly workspace: Workspace;
  /** Those that contradict something decided, errors first. */
  readonly conflicts: readonly Judgement[];
  readonly closing: ClosingStatus;
  /** How many places the prototype cannot play, although all is decided. */
  readonly looseEnds: number;
  /** Answers that the model could not use, and decisions about items that are gone; with their questions. */
  readonly diagnostics: readonly { readonly sentence: string; readonly question: string }[];
}

const closingReport = createStore<ClosingReport | null>(null);
let requested: Workspace | null = null;

/** Judges the rules after the page is painted; they are a chunk of their own. */
async function requestReport(workspace: Workspace): Promise<void> {
  if (requested === workspace) return;
  requested = workspace;
  const { closingOf, conflictsIn, judge, looseEnds, openProduct } = await import('#core/closing.ts');
  await new Promise((wake) => setTimeout(wake, 0));
  if (requested !== workspace) return;
  const product = openProduct(workspace);
  const judgements = judge(product);
  closingReport.set({
    workspace,
    conflicts: conflictsIn(judgements, workspace).toSorted((a, b) => isWarning(a) - isWarning(b)),
    closing: closingOf(judgements, workspace),
    looseEnds: looseEnds(product).length,
    diagnostics: diagnosticsOf(product.model),
  });
}

export function isWarning({ rule }: Judgement): number {
  return Number(rule.severity === 'warning');
}

/** What of the answers nothing can use, each with its question. */
export function diagnosticsOf({ diagnostics, orphans }: Model): ClosingReport['diagnostics'] {
  const gone = orphans.map(({ question, subject }) => ({
    question,
    sentence: `“${subject}” is no longer there, but something was decided about it; it is kept until somebody withdraws it.`,
  }));
  return [...diagnostics, ...gone];
}

/** The latest report of the closing rules; null until they have been fetched. */
export function useClosingReport(): ClosingReport | null {
  const workspace = useWorkspace();
  useEffect(() => void requestReport(workspace), [workspace]);
  return closingReport.use();
}
