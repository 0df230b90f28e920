import type { ReactNode } from 'react';
import type { Decision, QuestionView, Reply, Response } from '#core/index.ts';
import { useAsking } from '../asking/asking.tsx';
import { speakerLine } from '../asking/speaker.ts';
import { ShapeView } from '../shapes/index.tsx';
import { useGuess } from './guesses.tsx';
import { Pin } from './pin.tsx';

interface SpotProps {
  /** Id of the question whose answer shows here. */
  readonly q: string;
  /** What the screen shows while nobody has said; absent: the guess of the bank; null: a hole. */
  readonly guess?: ReactNode | null;
  /** A word for the hole, said to screen readers and shown in it. */
  readonly hole?: string;
  /** How a settled or spoken value is drawn on this screen; absent: as its shape draws it. */
  readonly draw?: (view: QuestionView) => ReactNode;
  readonly className?: string;
}

/**
 * The place where the answer to a question shows, in the grammar of the whole app: solid and named once decided,
 * dashed while it is a guess or only said, hatched while nobody has said anything; always with its pin.
 */
export function Spot({ q, guess, hole = 'nobody has said', draw, className = '' }: SpotProps) {
  const view = useAsking().view(q);
  const made = useGuess(q);
  const shown = guess === undefined ? made?.says : guess;
  const look = lookOf(view, shown);
  return (
    <span className={`spot ${look} ${className}`} data-spot={q} data-look={look}>
      <span className="spot-body">{view ? bodyOf(view, look, shown, hole, draw) : shown}</span>
      <Pin q={q} />
    </span>
  );
}

type Look = 'said' | 'guess' | 'hole';

/** Which of the three textures a question's answer has now. */
function lookOf(view: QuestionView | undefined, shown: ReactNode): Look {
  const outcome = view?.decision?.result.outcome;
  if (outcome === 'decided' || outcome === 'not-applicable')
    return view?.status === 'stale' ? 'guess' : 'said';
  if (outcome === 'assumed') return 'guess';
  if (outcome === 'deferred') return 'hole';
  const spoken = view?.responses.some(
    ({ reply }) => reply.says === 'value' || reply.says === 'not-applicable',
  );
  return spoken || (shown !== null && shown !== undefined) ? 'guess' : 'hole';
}

function bodyOf(
  view: QuestionView,
  look: Look,
  shown: ReactNode,
  hole: string,
  draw: SpotProps['draw'],
): ReactNode {
  if (view.decision)
    return draw && look !== 'hole' ? draw(view) : <Decided view={view} decision={view.decision} />;
  const spoken = view.responses.filter(
    ({ reply }) => reply.says === 'value' || reply.says === 'not-applicable',
  );
  if (spoken.length > 0) return <Spoken view={view} spoken={spoken} />;
  if (look === 'hole') return <span className="void">{hole}</span>;
  return <span className="guessed">{shown}</span>;
}

function Decided({ view, decision }: { view: QuestionView; decision: Decision }) {
  const { result } = decision;
  const by = `${wordOf(view)} by ${decision.by.name}`;
  switch (result.outcome) {
    case 'decided':
    case 'assumed':
      return (
        <>
          <ShapeView spec={view.question.shape} value={result.value} />{' '}
          <small className="spot-by">{by}</small>
        </>
      );
    case 'deferred':
      return <span className="void">{`${result.owner} answers by ${result.until}`}</span>;
    default:
      return (
        <>
          Does not apply <small className="spot-by">{by}</small>
        </>
      );
  }
}

function wordOf({ status, decision }: QuestionView): string {
  if (status === 'stale') return 'Decided, now stale,';
  return decision?.result.outcome === 'assumed' ? 'Assumed' : 'Decided';
}

/** What was said and not yet decided. Answers that clash stand side by side, each with its name. */
function Spoken({ view, spoken }: { view: QuestionView; spoken: readonly Response[] }) {
  return (
    <span className={view.status === 'contested' ? 'clash' : undefined}>
      {spoken.slice(0, view.status === 'contested' ? 4 : 1).map((response) => (
        <span className="clash-side" key={response.id}>
          <ReplyLine view={view} reply={response.reply} />
          <small className="spot-by">{speakerLine(response.by)}, not decided yet</small>
        </span>
      ))}
    </span>
  );
}

function ReplyLine({ view, reply }: { view: QuestionView; reply: Reply }) {
  return reply.says === 'value' ? (
    <ShapeView spec={view.question.shape} value={reply.value} />
  ) : (
    'Does not apply'
  );
}
