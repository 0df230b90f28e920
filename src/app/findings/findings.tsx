import { Link } from 'react-router';
import { butDeferred, countDeferred, withCount } from '#core/index.ts';
import { putOffAddress } from '../kit/status-tag.tsx';
import { countFindings, judgementsOf, useClosingReport } from './closing-report.ts';

/** The number of findings at a point, for links to it. */
export function FindingCount({ point, className }: { point: string; className: string }) {
  const count = countFindings(judgementsOf(point, useClosingReport()));
  if (count === 0) return null;
  return <small className={`text-pen ${className}`}>{withCount(count, 'does not fit', 'do not fit')}</small>;
}

/**
 * Whether the specification may be called closed, and what prevents it, in two lines; `here`: the details follow below.
 */
export function ClosingSummary({ here = false }: { here?: boolean }) {
  const report = useClosingReport();
  if (!report) return null;
  const { closing, workspace } = report;
  const { closed, errors, warnings, open } = closing;
  const stale = open.filter(({ status }) => status === 'stale').length;
  const later = countDeferred(workspace.questions);
  const putOff = later > 0 && <Link to={putOffAddress()}>{butDeferred(later).trim()}</Link>;
  if (closed && warnings === 0) {
    return (
      <p className="closing mb-6" data-closed>
        <span className="tag decided">Closed</span> Every question is settled{putOff && <> {putOff}</>}, and nothing
        contradicts anything.
      </p>
    );
  }
  const parts = [
    open.length > 0 && withCount(open.length, 'question is open', 'questions are open'),
    errors > 0 && withCount(errors, 'thing must be mended', 'things must be mended'),
    warnings > 0 && withCount(warnings, 'is worth a look', 'are worth a look'),
  ].filter((part) => part !== false);
  return (
    <p className="closing mb-6">
      {closed ? <span className="tag decided">Closed</span> : <span className="tag hole">Not closed</span>}{' '}
      {parts.join(', ')}. {closed && putOff && <>All is said {putOff}. </>}
      {stale > 0 && (
        <>
          <Link to="/questions?status=stale">
            {withCount(stale, 'decision has to be confirmed', 'decisions have to be confirmed')}
          </Link>
          .{' '}
        </>
      )}
      {!here && <Link to="/gaps">What is in the way</Link>}
    </p>
  );
}
