import { Link } from 'react-router';
import {
  butDeferred,
  countDeferred,
  countQuestions,
  type PointStatus,
  type PointView,
  type QuestionStatus,
} from '#core/index.ts';
import type { Look } from '#core/product.ts';

type TagLook = Look | 'aside' | 'partly';

const STATUS_TAGS: Readonly<Record<QuestionStatus | PointStatus, { word: string; look: TagLook }>> = {
  open: { word: 'Nobody has said', look: 'hole' },
  answered: { word: 'Said', look: 'said' },
  contested: { word: 'Contested', look: 'contested' },
  decided: { word: 'Decided', look: 'decided' },
  assumed: { word: 'Assumed', look: 'assumed' },
  deferred: { word: 'Put off', look: 'hole' },
  'not-applicable': { word: 'Does not apply', look: 'decided' },
  stale: { word: 'Check again', look: 'stale' },
  parked: { word: 'Not asked now', look: 'aside' },
  unanswered: { word: 'Nobody has said', look: 'hole' },
  partial: { word: 'Partly said', look: 'partly' },
  container: { word: 'Heading only', look: 'aside' },
};

/** The looks that people tell apart, with their words, in the order of a legend. */
export const LEGEND: readonly (readonly [look: TagLook, word: string])[] = [
  ['decided', 'decided'],
  ['assumed', 'assumed for now'],
  ['stale', 'check again'],
  ['said', 'said, not decided'],
  ['contested', 'contested'],
  ['guess', 'guess, made up here'],
  ['hole', 'hole, nobody has said'],
];

/** The word of a status in its look; parked ones have none, as nobody is waited for. */
export function StatusTag({ status }: { status: QuestionStatus | PointStatus }) {
  const { word, look } = STATUS_TAGS[status];
  return (
    <span className={`tag ${look}`} data-status={status}>
      {word}
    </span>
  );
}

/** The status of a question in a list, where the usual one, that nobody has said, needs no tag. */
export function ExceptionTag({ status }: { status: QuestionStatus }) {
  return status !== 'open' && <StatusTag status={status} />;
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

/** The look of a point wherever it is drawn small; only what is open or put off keeps it from being decided. */
export function pointLook({ status, questions }: PointView): 'hole' | 'said' | 'decided' {
  if (status === 'unanswered') return 'hole';
  return status === 'partial' || countDeferred(questions) > 0 ? 'said' : 'decided';
}

/** The settled share of the questions of a point, from 0 to 1. */
export function settledShare(view: PointView): number {
  if (view.asked === 0) return view.status === 'unanswered' ? 0 : 1;
  return countQuestions(view.questions).settled / view.asked;
}
