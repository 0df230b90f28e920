import { useState } from 'react';
import { type Decision, groundsOf, isAgainst, plural, type QuestionView, stancesOn } from '#core/index.ts';
import { takeKeyboard } from '../kit/keyboard.ts';
import { Moment } from '../kit/moment.tsx';
import { useMay } from '../session/may.ts';
import { signedLine } from '../session/speaker.ts';
import { ShapeView } from '../shapes/index.tsx';
import { useWorkspace } from '../workspace/store.ts';
import { DecideForm } from './decide-form.tsx';
import { LateTag } from './late-tag.tsx';
import { RevealFirst } from './reveal-first.tsx';
import { useRound } from './round.ts';
import { StalePart } from './stale-part.tsx';
import { stanceWords } from './stances.ts';
import { WithdrawForm } from './withdraw-form.tsx';

/** The decision of a question, and how the facilitator makes, changes or withdraws it. */
export function DecisionPart({ view }: { view: QuestionView }) {
  const [doing, setDoing] = useState<'nothing' | 'deciding' | 'withdrawing' | 'done'>('nothing');
  const done = () => setDoing('done');
  const back = doing === 'done' ? takeKeyboard : undefined;
  const { decision } = view;
  const { walking } = useWorkspace();
  const round = useRound(view.question.id);
  const { decide: decides } = useMay();
  if (decides && walking && round && !round.revealed && !decision)
    return <RevealFirst view={view} walking={walking} round={round} />;
  if (!decides && !decision) return null;
  if (doing === 'deciding') return <DecideForm view={view} done={done} />;
  if (doing === 'withdrawing' && decision) return <WithdrawForm view={view} done={done} />;
  if (!decision) {
    return (
      <button type="button" className="button" ref={back} onClick={() => setDoing('deciding')}>
        Decide …
      </button>
    );
  }
  return (
    <section
      className="decision"
      data-outcome={decision.result.outcome}
      aria-label="The decision"
      ref={back}
      tabIndex={-1}
    >
      <DecisionView view={view} decision={decision} />
      <StalePart
        view={view}
        decide={decides ? () => setDoing('deciding') : null}
        withdraw={() => setDoing('withdrawing')}
      />
      {decides && (
        <div className="row">
          <button type="button" className="button" onClick={() => setDoing('deciding')}>
            Change
          </button>
          <button type="button" className="button" onClick={() => setDoing('withdrawing')}>
            Withdraw
          </button>
        </div>
      )}
    </section>
  );
}

/** One decision with who made it and on whose word. */
export function DecisionView({ view, decision }: { view: QuestionView; decision: Decision }) {
  return (
    <>
      <ResultView view={view} decision={decision} />
      <p className="response-by">
        {VERBS[decision.result.outcome]} by {signedLine(decision)} · <Moment at={decision.at} />
        {view.decision === decision && view.dissent.length > 0 && (
          <span className="tag guess">
            {view.dissent.map(({ by }) => by.name).join(', ')}{' '}
            {plural(view.dissent.length, 'disagrees', 'disagree')}
          </span>
        )}
        {view.decision === decision && <LateTag view={view} />}
      </p>
      {view.decision === decision && <DecidedAgainst view={view} decision={decision} />}
    </>
  );
}

/** The stances that a decision in force was made against, or that came since. */
function DecidedAgainst({ view, decision }: { view: QuestionView; decision: Decision }) {
  const { restsOn } = groundsOf(view.question, view.responses, decision.result);
  const against = stancesOn(view, restsOn).filter(isAgainst);
  if (against.length === 0) return null;
  return (
    <ul className="decided-against">
      {against.map((stance) => (
        <li key={stance.id}>Against: {stanceWords(stance)}</li>
      ))}
    </ul>
  );
}

const VERBS = {
  decided: 'Decided',
  assumed: 'Assumed',
  deferred: 'Deferred',
  'not-applicable': 'Closed',
  withdrawn: 'Withdrawn',
} as const;

function ResultView({ view, decision: { result } }: { view: QuestionView; decision: Decision }) {
  switch (result.outcome) {
    case 'decided':
      return <ShapeView spec={view.question.shape} value={result.value} />;
    case 'assumed':
      return (
        <>
          <p className="quiet">Assumed, to be looked at again on {result.revisit}:</p>
          <ShapeView spec={view.question.shape} value={result.value} />
        </>
      );
    case 'deferred':
      return (
        <p className="response-words">
          {result.owner} answers by {result.until}.
        </p>
      );
    case 'not-applicable':
      return <p className="response-words">Does not apply: {result.reason}</p>;
    case 'withdrawn':
      return <p className="response-words">Withdrawn{result.reason ? `: ${result.reason}` : ''}.</p>;
  }
}
