import { Link } from 'react-router';
import { type AskedMark, addressOfPoint, isClosed, type PointView, type QuestionView, withCount } from '#core/index.ts';
import { LazyDisclosure } from '../kit/disclosure.tsx';
import { usePrinting } from '../kit/media.ts';
import { StatusTag } from '../kit/status-tag.tsx';
import { Row } from './spec-row.tsx';

const MAX_HOLES = 5;

/** What is open in a section, apart from what its text shows in place. */
export function Holes({ view, asked }: { view: PointView; asked: readonly AskedMark[] }) {
  const printing = usePrinting();
  const inText = new Set(asked.map(({ view }) => view));
  const open = view.questions.filter((one) => {
    return (!isClosed(one.status) || one.status === 'deferred') && !inText.has(one);
  });
  if (open.length === 0) return null;
  const more = printing ? 0 : open.length - MAX_HOLES;
  return (
    <Row>
      <div className="p-1 border-1 border-hatch bg-hatched rounded">
        <div className="px-4 py-3 bg-sheet rounded-sm ui-sm space-y-2" data-holes={open.length}>
          <p className="m-0 font-semibold">
            {withCount(open.length, 'question is open here', 'questions are open here')}
          </p>
          <OpenQuestions views={more > 0 ? open.slice(0, MAX_HOLES) : open} />
          {more > 0 && (
            <LazyDisclosure summary={`${more} more`}>
              <OpenQuestions views={open.slice(MAX_HOLES)} />
            </LazyDisclosure>
          )}
        </div>
      </div>
    </Row>
  );
}

function OpenQuestions({ views }: { views: readonly QuestionView[] }) {
  return (
    <ul className="space-y-1">
      {views.map(({ question: { id, ask, point }, status, decision }) => (
        <li key={id}>
          <Link to={addressOfPoint(point, id)}>{ask}</Link> {status !== 'open' && <StatusTag status={status} />}
          {decision?.result.outcome === 'deferred' && ` ${decision.result.owner} answers by ${decision.result.until}.`}
        </li>
      ))}
    </ul>
  );
}
