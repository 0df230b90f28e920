import { useEffect } from 'react';
import type { ClosingStatus, Finding, Judgement } from '#core/closing.ts';
import { isClosed, type Workspace } from '#core/index.ts';
import type { Model } from '#core/product.ts';
import { createStore } from '../kit/store.ts';
import { useWorkspace } from '../workspace/store.ts';

export interface ClosingReport {
  readonly workspace: Workspace;
  readonly judgements: readonly Judgement[];
  readonly closing: ClosingStatus;
  /** Answers that the model could not use, and decisions about items that are gone; with their questions. */
  readonly diagnostics: readonly { readonly sentence: string; readonly question: string }[];
}

const closingReport = createStore<ClosingReport | null>(null);
let requested: Workspace | null = null;

/** Judges the rules after the page is painted; they are a chunk of their own. */
async function requestReport(workspace: Workspace): Promise<void> {
  if (requested === workspace) return;
  requested = workspace;
  const [{ openProduct }, { closingOf, judge }] = await Promise.all([
    import('#core/product.ts'),
    import('#core/closing.ts'),
  ]);
  await new Promise((wake) => setTimeout(wake, 0));
  if (requested !== workspace) return;
  const product = openProduct(workspace);
  const judgements = judge(product);
  closingReport.set({
    workspace,
    judgements,
    closing: closingOf(judgements, workspace),
    diagnostics: diagnosticsOf(product.model),
  });
}

function diagnosticsOf({ diagnostics, orphans }: Model): ClosingReport['diagnostics'] {
  const gone = orphans.map(({ question, subject }) => ({
    question,
    sentence: `“${subject}” is no longer there, and this was decided about it; it is kept until somebody withdraws it.`,
  }));
  return [...diagnostics, ...gone];
}

/** The violated rules, errors first. */
export function brokenRules(judgements: readonly Judgement[]): readonly Judgement[] {
  return (['error', 'warning'] as const).flatMap((severity) =>
    judgements.filter(({ rule, findings }) => findings.length > 0 && rule.severity === severity),
  );
}

/** The findings about one point, without its open questions: its screen shows those itself. */
export function judgementsOf(point: string, report: ClosingReport | null): readonly Judgement[] {
  return (report?.judgements ?? []).map((judgement) => ({
    ...judgement,
    findings: judgement.findings.filter(
      (finding) => finding.places.some((place) => place.point === point) && !isOpenQuestion(finding, report?.workspace),
    ),
  }));
}

function isOpenQuestion({ places }: Finding, workspace: Workspace | undefined): boolean {
  return places.every(({ thing, question = '' }) => {
    const status = workspace?.question(question)?.status;
    return thing?.kind === 'question' && status !== undefined && status !== 'stale' && !isClosed(status);
  });
}

export function countFindings(judgements: readonly Judgement[]): number {
  return judgements.reduce((sum, { findings }) => sum + findings.length, 0);
}

/** The latest report of the closing rules; null until they have been fetched. */
export function useClosingReport(): ClosingReport | null {
  const workspace = useWorkspace();
  useEffect(() => void requestReport(workspace), [workspace]);
  return closingReport.use();
}
