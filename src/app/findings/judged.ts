import { useEffect } from 'react';
import type { Closing, Finding, Judgement } from '#core/closing.ts';
import { isClosed, type Workspace } from '#core/index.ts';
import type { Model } from '#core/product.ts';
import { createStore } from '../kit/store.ts';
import { useWorkspace } from '../workspace/store.ts';

export interface Judged {
  readonly workspace: Workspace;
  readonly judgements: readonly Judgement[];
  readonly closing: Closing;
  /** What the model could not take as it was said, and decisions about things that are gone; with their questions. */
  readonly diagnostics: readonly { readonly sentence: string; readonly question: string }[];
}

const judged = createStore<Judged | null>(null);
let asked: Workspace | null = null;

/** Judges once the page is painted; the rules are a chunk of their own. */
async function ask(workspace: Workspace): Promise<void> {
  if (asked === workspace) return;
  asked = workspace;
  const [{ openProduct }, { closingOf, judge }] = await Promise.all([
    import('#core/product.ts'),
    import('#core/closing.ts'),
  ]);
  await new Promise((wake) => setTimeout(wake, 0));
  if (asked !== workspace) return;
  const product = openProduct(workspace);
  const judgements = judge(product);
  judged.set({
    workspace,
    judgements,
    closing: closingOf(judgements, workspace),
    diagnostics: diagnosticsOf(product.model),
  });
}

function diagnosticsOf({ diagnostics, orphans }: Model): Judged['diagnostics'] {
  const gone = orphans.map(({ question, missed }) => ({
    question,
    sentence: `“${missed}” is no longer there, and this was decided about it; it is kept until somebody withdraws it.`,
  }));
  return [...diagnostics, ...gone];
}

/** The rules that do not hold, errors first. */
export function mostPressing(judgements: readonly Judgement[]): readonly Judgement[] {
  return (['error', 'warning'] as const).flatMap((severity) =>
    judgements.filter(({ rule, findings }) => findings.length > 0 && rule.severity === severity),
  );
}

/** What the judgements find about one point, without its open questions: its screen shows those itself. */
export function aboutPoint(point: string, judged: Judged | null): readonly Judgement[] {
  return (judged?.judgements ?? []).map((judgement) => ({
    ...judgement,
    findings: judgement.findings.filter(
      (finding) => finding.places.some((place) => place.point === point) && !isOnlyOpen(finding, judged?.workspace),
    ),
  }));
}

function isOnlyOpen({ places }: Finding, workspace: Workspace | undefined): boolean {
  return places.every(({ thing, question = '' }) => {
    const status = workspace?.question(question)?.status;
    return thing?.kind === 'question' && status !== undefined && status !== 'stale' && !isClosed(status);
  });
}

export function countFindings(judgements: readonly Judgement[]): number {
  return judgements.reduce((sum, { findings }) => sum + findings.length, 0);
}

/** What the closing rules say; null until they have been fetched, then always the latest that was judged. */
export function useJudged(): Judged | null {
  const workspace = useWorkspace();
  useEffect(() => void ask(workspace), [workspace]);
  return judged.use();
}
