import { useEffect } from 'react';
import { Link } from 'react-router';
import type { ClosingStatus, Finding, Judgement } from '#core/closing.ts';
import { countQuestions, plural, type Workspace, withCount } from '#core/index.ts';
import type { Model } from '#core/product.ts';
import { createStore } from '../kit/store.ts';
import { useWorkspace } from '../workspace/store.ts';

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

function isWarning({ rule }: Judgement): number {
  return Number(rule.severity === 'warning');
}

function diagnosticsOf({ diagnostics, orphans }: Model): ClosingReport['diagnostics'] {
  const gone = orphans.map(({ question, subject }) => ({
    question,
    sentence: `“${subject}” is no longer there, but something was decided about it; it is kept until somebody withdraws it.`,
  }));
  return [...diagnostics, ...gone];
}

export function conflictsAt(point: string, report: ClosingReport | null): readonly Judgement[] {
  return withFindings(report?.conflicts ?? [], ({ places }) => places.some((place) => place.point === point));
}

/** Judgements with those findings only that are wanted, and none without any. */
export function withFindings(
  judgements: readonly Judgement[],
  isWanted: (finding: Finding) => boolean,
): readonly Judgement[] {
  return judgements
    .map((judgement) => ({ ...judgement, findings: judgement.findings.filter(isWanted) }))
    .filter(({ findings }) => findings.length > 0);
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

/** The number of conflicts at a point, for links to it. */
export function ConflictCount({ point }: { point: string }) {
  const count = countFindings(conflictsAt(point, useClosingReport()));
  return count > 0 && <small className="text-pen">{withCount(count, 'conflict')}</small>;
}

/** What prevents the specification from being called closed, besides its open questions; `here`: on the page of gaps. */
export function ClosingSummary({ here = false }: { here?: boolean }) {
  const report = useClosingReport();
  if (!report) return null;
  const { conflicts, closing, looseEnds, workspace } = report;
  const warnings = countFindings(conflicts.filter(isWarning));
  const errors = countFindings(conflicts) - warnings;
  const stale = workspace.questions.filter(({ status }) => status === 'stale').length;
  return (
    <p className="closing flex flex-wrap items-baseline gap-x-3 gap-y-1" data-closed={closing.closed || undefined}>
      {closing.closed && <span className="tag decided">Closed</span>}
      {closing.closed && <ButNotDecided of={workspace} />}
      {closing.closed && looseEnds > 0 && (
        <Link to="/prototype">{withCount(looseEnds, 'loose end')} in the prototype</Link>
      )}
      {errors > 0 && (
        <span>
          <b className="font-semibold text-pen">{withCount(errors, 'conflict')} to fix</b>
          {!here && '. '}
          {!here && <Link to="/gaps">{plural(errors, 'See it', 'See them')}</Link>}
        </span>
      )}
      {warnings > 0 && <Link to="/gaps">{warnings} worth a look</Link>}
      {stale > 0 && <Link to="/questions?status=stale">{withCount(stale, 'decision')} to check again</Link>}
      {errors + warnings === 0 && <span className="text-ink-2">No conflicts</span>}
    </p>
  );
}

/** What a closed specification rests on that nobody has decided. */
function ButNotDecided({ of: { questions } }: { of: Workspace }) {
  const assumed = questions.filter(({ status }) => status === 'assumed').length;
  const { later } = countQuestions(questions);
  return (
    <>
      {assumed > 0 && <Link to="/questions?status=assumed">{assumed} assumed</Link>}
      {later > 0 && <Link to="/questions?status=deferred">{later} put off</Link>}
    </>
  );
}
