import type { ReactNode } from 'react';
import {
  type Decision,
  isAssumed,
  namesIn,
  positionsIn,
  type QuestionStatus,
  type QuestionView,
  type ShapeSpec,
  shortList,
  type Value,
  valueSummary,
} from '#core/index.ts';
import type { Look } from '#core/product.ts';
import { useAsking } from '../asking/asking.tsx';
import { useTriedAnswer } from '../asking/tried-answer.ts';
import { speakerLine } from '../session/speaker.ts';
import { ShapeView } from '../shapes/index.tsx';
import { useGuess } from './guesses.tsx';
import { Pin } from './pin.tsx';

interface SpotProps {
  readonly q: string;
  /** Shown while nobody has answered; absent: the guess of the bank; null: a hole. */
  readonly guess?: ReactNode | null;
  readonly hole?: string;
  /** How a decided value is rendered on this screen; absent: as text, by `as`. */
  readonly draw?: (view: QuestionView) => ReactNode;
  readonly as?: ValueFormat;
  readonly className?: string;
}

/**
 * The answer of one question on a stage: solid and named once decided, dashed while guessed or only answered, else
 * hatched; always with the question’s pin.
 */
export function Spot({ q, guess, hole = 'nobody has said', draw, as = 'line', className = '' }: SpotProps) {
  const view = useAsking().view(q);
  const bankGuess = useGuess(q);
  const shown = guess === undefined ? bankGuess?.text : guess;
  const tried = useTriedAnswer(q);
  const look = tried === undefined ? lookOf(view, shown) : 'said';
  return (
    <span className={`spot ${look} ${className}`} data-spot={q} data-look={look}>
      <span className="spot-body">
        {tried !== undefined && view ? (
          <>
            <SpotValue view={view} value={tried} as={as} /> <small className="spot-by">tried here, not decided</small>
          </>
        ) : undefined}
        {tried === undefined &&
          (spotAnswer(view, draw, as) ?? (
            <span className={look === 'hole' ? 'void' : 'guessed'}>{look === 'hole' ? hole : shown}</span>
          ))}
      </span>
      <Pin q={q} />
    </span>
  );
}

const LOOKS: Readonly<Partial<Record<QuestionStatus, Look>>> = {
  decided: 'decided',
  'not-applicable': 'decided',
  assumed: 'assumed',
  stale: 'stale',
  contested: 'contested',
};

function lookOf(view: QuestionView | undefined, shown: ReactNode): Look {
  const settled = view && LOOKS[view.status];
  if (settled) return settled;
  if (view?.decision) return 'hole';
  if (view && hasAnswers(view)) return 'said';
  return shown !== null && shown !== undefined ? 'guess' : 'hole';
}

/** What was decided or answered; undefined if nobody has answered. */
function spotAnswer(view: QuestionView | undefined, draw: SpotProps['draw'], as: ValueFormat): ReactNode {
  if (view?.decision) {
    const isDrawn = draw !== undefined && 'value' in view.decision.result;
    return isDrawn ? draw(view) : <DecidedAnswer view={view} decision={view.decision} as={as} />;
  }
  return view && hasAnswers(view) ? <UndecidedAnswers view={view} as={as} /> : undefined;
}

function hasAnswers({ question, responses }: QuestionView): boolean {
  return positionsIn(question, responses).length > 0;
}

/**
 * How a value is written: on one line; only the names in it, for a slot in a sentence; as its shape’s view; or by the
 * screen’s own function.
 */
type ValueFormat = 'line' | 'names' | 'whole' | ((value: Value) => string);

function SpotValue({ view: { question }, value, as }: { view: QuestionView; value: Value; as: ValueFormat }) {
  if (as === 'whole') return <ShapeView spec={question.shape} value={value} />;
  return <span className="spot-value">{valueText(value, question.shape, as)}</span>;
}

function valueText(value: Value, shape: ShapeSpec, as: Exclude<ValueFormat, 'whole'>): string {
  if (typeof as === 'function') return as(value);
  return as === 'names' ? shortList(namesIn(value)) : valueSummary(value, shape);
}

function DecidedAnswer({ view, decision, as }: { view: QuestionView; decision: Decision; as: ValueFormat }) {
  const { result } = decision;
  if (result.outcome === 'deferred') {
    return <span className="void">{`${result.owner} answers by ${result.until}`}</span>;
  }
  return (
    <>
      {'value' in result ? <SpotValue view={view} value={result.value} as={as} /> : notApplying(result.reason)}{' '}
      <small className="spot-by">{`${wordOf(view)} by ${decision.by.name}`}</small>
    </>
  );
}

function notApplying(why: string): string {
  return why.trim() === '' ? 'Does not apply' : `Does not apply: ${why}`;
}

function wordOf({ status, decision }: QuestionView): string {
  if (status === 'stale') return 'Decided, now stale,';
  return decision && isAssumed(decision.result) ? 'Assumed' : 'Decided';
}

/** Answers that are not decided. If they differ, they are shown side by side with their authors. */
function UndecidedAnswers({ view, as }: { view: QuestionView; as: ValueFormat }) {
  const positions = positionsIn(view.question, view.responses);
  const clash = positions.length > 1;
  return (
    <span className={clash ? 'grid gap-2 grid-fit-140 has-[.shape-sheet]:grid-cols-[minmax(0,1fr)]' : undefined}>
      {positions.map(({ reply, by: [first, ...rest] }) => (
        <span
          className={clash ? 'clash-side border-1 border-line-strong rounded px-2.5 py-1.5' : undefined}
          key={first?.id}
        >
          {reply.says === 'value' ? (
            <SpotValue view={view} value={reply.value} as={as} />
          ) : (
            notApplying(reply.says === 'not-applicable' ? reply.why : '')
          )}
          <small className="spot-by">
            {first && speakerLine(first.by)}
            {rest.length > 0 && ` and ${rest.length} more`}, not decided yet
          </small>
        </span>
      ))}
    </span>
  );
}
