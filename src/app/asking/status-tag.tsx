import type { PointStatus, QuestionStatus } from '#core/index.ts';

const WORDS: Readonly<
  Record<QuestionStatus | PointStatus, { word: string; look: 'said' | 'guess' | 'hole' | 'aside' }>
> = {
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

/** A status as its word on its texture; what is parked has none, as the screen waits for nobody there. */
export function StatusTag({ status }: { status: QuestionStatus | PointStatus }) {
  const { word, look } = WORDS[status];
  return (
    <span className={`tag ${look}`} data-status={status}>
      {word}
    </span>
  );
}

/** How far a point is, as a word on its texture: a point of which everything is said is solid. */
export function PointTag({ status }: { status: PointStatus }) {
  if (status !== 'answered') return <StatusTag status={status} />;
  return (
    <span className="tag said" data-status={status}>
      All said
    </span>
  );
}

/** The word of a status, where no texture is drawn. */
export function statusWord(status: QuestionStatus | PointStatus): string {
  return WORDS[status].word;
}

/** The texture that a point is drawn in, wherever it stands small. */
export function textureOf(status: PointStatus): 'hole' | 'guess' | 'said' {
  return status === 'unanswered' ? 'hole' : status === 'partial' ? 'guess' : 'said';
}
