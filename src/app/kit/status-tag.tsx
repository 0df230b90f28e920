import { Link } from 'react-router';
import { butDeferred, countDeferred, type PointStatus, type PointView, type QuestionStatus } from '#core/index.ts';
import type { Look } from '#core/product.ts';

const STATUS_TAGS: Readonly<Record<QuestionStatus | PointStatus, { word: string; look: Look | 'aside' }>> = {
  open: { word: 'Nobody has said', look: 'hole' },
  answered: { word: 'Said, not decided', look: 'guess' },
  contested: { word: 'Contested', look: 'guess' },
  decided: { word: 'Decided', look: 'said' },
  assumed: { word: 'Assumed', look: 'guess' },
  deferred: { word: 'Deferred', look: 'hole' },
  'not-applicable': { word: 'Does not apply', look: 'said' },
  stale: { word: 'Stale', look: 'guess' },
  parked: { word: 'Not asked now', look: 'aside' },
  unanswered: { word: 'Nobody has said', look: 'hole' },
  partial: { word: 'Partly said', look: 'guess' },
  container: { word: 'Heading only', look: 'said' },
};

/** The word of a status in its look; parked ones have none, as nobody is waited for. */
export function StatusTag({ status }: { status: QuestionStatus | PointStatus }) {
  const { word, look } = STATUS_TAGS[status];
  return (
    <span className={`tag ${look}`} data-status={status}>
      {word}
    </span>
  );
}

interface PointTagProps {
  readonly view: PointView;
  /** Whether what was put off links to its questions; not possible inside another link. */
  readonly linked?: boolean;
}

/** The state of a point as a tag; solid once everything is said. */
export function PointTag({ view, linked = false }: PointTagProps) {
  if (view.status !== 'answered') return <StatusTag status={view.status} />;
  const later = countDeferred(view.questions);
  const words = `All said${butDeferred(later)}`;
  return (
    <span className={`tag ${pointLook(view)}`} data-status={view.status}>
      {later > 0 && linked ? <Link to={putOffAddress(view.point.id)}>{words}</Link> : words}
    </span>
  );
}

/** The address of the deferred questions, of one point or of all. */
export function putOffAddress(point = ''): string {
  return `/questions?status=deferred${point && `&point=${encodeURIComponent(point)}`}`;
}

export function statusWord(status: QuestionStatus | PointStatus): string {
  return STATUS_TAGS[status].word;
}

/** The look of a point wherever it is drawn small; deferred questions keep it from being solid. */
export function pointLook({ status, questions }: PointView): Look {
  if (status === 'unanswered') return 'hole';
  return status === 'partial' || countDeferred(questions) > 0 ? 'guess' : 'said';
}
