import {
  briefly,
  type Decision,
  listed,
  namesIn,
  positionsIn,
  type QuestionView,
  type ShapeSpec,
  type Value,
} from '#core/index.ts';
import { speakerLine } from '../session/speaker.ts';
import { ShapeView } from '../shapes/index.tsx';

/** How a value stands in a spot: in one line; only what it names, for a slot in a sentence; as its shape draws it; in words of the screen. */
export type ValueAs = 'line' | 'names' | 'whole' | ((value: Value) => string);

interface ValueProps {
  readonly view: QuestionView;
  readonly value: Value;
  readonly as: ValueAs;
}

function SpotValue({ view: { question }, value, as }: ValueProps) {
  if (as === 'whole') return <ShapeView spec={question.shape} value={value} />;
  return <span className="spot-value">{wordsFor(value, question.shape, as)}</span>;
}

function wordsFor(value: Value, shape: ShapeSpec, as: Exclude<ValueAs, 'whole'>): string {
  if (typeof as === 'function') return as(value);
  return as === 'names' ? listed(namesIn(value)) : briefly(value, shape);
}

/** What was decided, with who decided it. */
export function Decided({ view, decision, as }: { view: QuestionView; decision: Decision; as: ValueAs }) {
  const { result } = decision;
  if (result.outcome === 'deferred') {
    return <span className="void">{`${result.owner} answers by ${result.until}`}</span>;
  }
  return (
    <>
      {'value' in result ? (
        <SpotValue view={view} value={result.value} as={as} />
      ) : (
        notApplying(result.reason)
      )}{' '}
      <small className="spot-by">{`${wordOf(view)} by ${decision.by.name}`}</small>
    </>
  );
}

/** That something does not apply, and why. */
function notApplying(why: string): string {
  return why.trim() === '' ? 'Does not apply' : `Does not apply: ${why}`;
}

function wordOf({ status, decision }: QuestionView): string {
  if (status === 'stale') return 'Decided, now stale,';
  return decision?.result.outcome === 'assumed' ? 'Assumed' : 'Decided';
}

/** What was said and not yet decided. Answers that clash stand side by side, each with its names. */
export function Spoken({ view, as }: { view: QuestionView; as: ValueAs }) {
  const positions = positionsIn(view.question, view.responses);
  return (
    <span className={positions.length > 1 ? 'clash' : undefined}>
      {positions.map(({ reply, by: [first, ...rest] }) => (
        <span className="clash-side" key={first?.id}>
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
