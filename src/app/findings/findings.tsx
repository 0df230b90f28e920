import { Link } from 'react-router';
import { butPutOff, counted, putOffIn } from '#core/index.ts';
import { putOffAt } from '../kit/status-tag.tsx';
import { aboutPoint, countFindings, useJudged } from './judged.ts';

/** How many things do not fit at a point, where it is only mentioned. */
export function Misfits({ point, className }: { point: string; className: string }) {
  const count = countFindings(aboutPoint(point, useJudged()));
  if (count === 0) return null;
  return <small className={`text-pen ${className}`}>{counted(count, 'does not fit', 'do not fit')}</small>;
}

/** Whether the specification may be called closed, and what is in the way, in two lines; `here`: the details follow below. */
export function ClosingSummary({ here = false }: { here?: boolean }) {
  const judged = useJudged();
  if (!judged) return null;
  const { closing, workspace } = judged;
  const { closed, errors, warnings, open } = closing;
  const stale = open.filter(({ status }) => status === 'stale').length;
  const later = putOffIn(workspace.questions);
  const putOff = later > 0 && <Link to={putOffAt()}>{butPutOff(later).trim()}</Link>;
  if (closed && warnings === 0) {
    return (
      <p className="closing mb-6" data-closed>
        <span className="tag said">Closed</span> Every question is settled{putOff && <> {putOff}</>}, and nothing
        contradicts anything.
      </p>
    );
  }
  const parts = [
    open.length > 0 && counted(open.length, 'question is open', 'questions are open'),
    errors > 0 && counted(errors, 'thing must be mended', 'things must be mended'),
    warnings > 0 && counted(warnings, 'is worth a look', 'are worth a look'),
  ].filter((part) => part !== false);
  return (
    <p className="closing mb-6">
      {closed ? <span className="tag said">Closed</span> : <span className="tag hole">Not closed</span>}{' '}
      {parts.join(', ')}. {closed && putOff && <>All is said {putOff}. </>}
      {stale > 0 && (
        <>
          <Link to="/questions?status=stale">
            {counted(stale, 'decision has to be confirmed', 'decisions have to be confirmed')}
          </Link>
          .{' '}
        </>
      )}
      {!here && <Link to="/gaps">What is in the way</Link>}
    </p>
  );
}
