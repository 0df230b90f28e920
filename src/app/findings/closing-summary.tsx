import { Link } from 'react-router';
import { counted } from '#core/index.ts';
import { useJudged } from './judged.ts';

/** Whether the specification may be called closed, and what stands in the way, in two lines; `here`: that is told below. */
export function ClosingSummary({ here = false }: { here?: boolean }) {
  const judged = useJudged();
  if (!judged) return null;
  const { closed, errors, warnings, open } = judged.closing;
  const stale = open.filter(({ status }) => status === 'stale').length;
  if (closed && warnings === 0) {
    return (
      <p className="closing" data-closed>
        <span className="tag said">Closed</span> Every question is settled, and nothing contradicts anything.
      </p>
    );
  }
  const parts = [
    open.length > 0 && counted(open.length, 'question is open', 'questions are open'),
    errors > 0 && counted(errors, 'thing must be mended', 'things must be mended'),
    warnings > 0 && counted(warnings, 'is worth a look', 'are worth a look'),
  ].filter((part) => part !== false);
  return (
    <p className="closing">
      {closed ? <span className="tag said">Closed</span> : <span className="tag hole">Not closed</span>}{' '}
      {parts.join(', ')}.{' '}
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
