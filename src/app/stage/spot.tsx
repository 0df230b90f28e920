import type { ReactNode } from 'react';
import { positionsIn, type QuestionView } from '#core/index.ts';
import { useAsking } from '../asking/asking.tsx';
import { useGuess } from './guesses.tsx';
import { Pin } from './pin.tsx';
import { Decided, Spoken, type ValueAs } from './spot-words.tsx';

interface SpotProps {
  /** Id of the question whose answer shows here. */
  readonly q: string;
  /** What the screen shows while nobody has said; absent: the guess of the bank; null: a hole. */
  readonly guess?: ReactNode | null;
  /** A word for the hole, said to screen readers and shown in it. */
  readonly hole?: string;
  /** How a decided value is drawn on this screen; absent: in words, as `as` tells. */
  readonly draw?: (view: QuestionView) => ReactNode;
  readonly as?: ValueAs;
  readonly className?: string;
}

/**
 * The place where the answer to a question shows, in the grammar of the whole app: solid and named once decided,
 * dashed while it is a guess or only said, hatched while nobody has said anything; always with its pin.
 */
export function Spot({ q, guess, hole = 'nobody has said', draw, as = 'line', className = '' }: SpotProps) {
  const view = useAsking().view(q);
  const made = useGuess(q);
  const shown = guess === undefined ? made?.says : guess;
  const look = lookOf(view, shown);
  return (
    <span className={`spot ${look} ${className}`} data-spot={q} data-look={look}>
      <span className="spot-body">{bodyOf(view, look, { shown, hole, draw, as })}</span>
      <Pin q={q} />
    </span>
  );
}

type Look = 'said' | 'guess' | 'hole';

/** Which of the three textures a question's answer has now. */
function lookOf(view: QuestionView | undefined, shown: ReactNode): Look {
  const outcome = view?.decision?.result.outcome;
  if (outcome === 'deferred') return 'hole';
  if (outcome === 'assumed' || view?.status === 'stale') return 'guess';
  if (outcome) return 'said';
  const spoken = view !== undefined && positionsIn(view.question, view.responses).length > 0;
  return spoken || (shown !== null && shown !== undefined) ? 'guess' : 'hole';
}

interface BodyProps {
  readonly shown: ReactNode;
  readonly hole: string;
  readonly draw: SpotProps['draw'];
  readonly as: ValueAs;
}

function bodyOf(view: QuestionView | undefined, look: Look, { shown, hole, draw, as }: BodyProps): ReactNode {
  if (view?.decision) {
    const drawn = draw !== undefined && 'value' in view.decision.result;
    return drawn ? draw(view) : <Decided view={view} decision={view.decision} as={as} />;
  }
  if (view && positionsIn(view.question, view.responses).length > 0) return <Spoken view={view} as={as} />;
  if (look === 'hole') return <span className="void">{hole}</span>;
  return <span className="guessed">{shown}</span>;
}
