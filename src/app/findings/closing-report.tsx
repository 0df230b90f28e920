import { Link } from 'react-router';
import type { Finding, Judgement } from '#core/closing.ts';
import { countQuestions, plural, type Workspace, withCount } from '#core/index.ts';
import { type ClosingReport, isWarning, useClosingReport } from '../workspace/closing-report.ts';

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

function bySeverity(found: readonly Judgement[]) {
  const warnings = countFindings(found.filter(isWarning));
  return { warnings, errors: countFindings(found) - warnings };
}

/** The conflicts to fix at a point, for links to it; if there are none, how many are worth a look. */
export function ConflictCount({ point }: { point: string }) {
  const found = conflictsAt(point, useClosingReport());
  const { errors, warnings } = bySeverity(found);
  if (errors > 0) return <small className="text-pen">{withCount(errors, 'conflict')}</small>;
  return warnings > 0 && <small className="text-ink-2">{warnings} worth a look</small>;
}

/** What prevents the specification from being called closed, besides its open questions; `here`: on the page of gaps. */
export function ClosingSummary({ here = false }: { here?: boolean }) {
  const report = useClosingReport();
  if (!report) return null;
  const { conflicts, closing, looseEnds, diagnostics, workspace } = report;
  const { errors, warnings } = bySeverity(conflicts);
  const toLookAt = warnings + diagnostics.length;
  const stale = workspace.questions.filter(({ status }) => status === 'stale').length;
  return (
    <p className="closing flex flex-wrap items-baseline gap-x-3 gap-y-1" data-closed={closing.closed || undefined}>
      {closing.closed && <span className="tag decided">Closed</span>}
      {errors > 0 && closing.open === 0 && <span className="tag">Not closed</span>}
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
      {toLookAt > 0 && <Link to="/gaps">{toLookAt} worth a look</Link>}
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
