import { type Decision, type PointView, plural, type QuestionView } from '#core/index.ts';
import { ReplyView } from '../../asking/reply-view.tsx';
import { STAND_SIGNS, standWords } from '../../asking/stances.ts';
import { progressWords } from '../../presence/who-is-missing.ts';
import { ShapeView } from '../../shapes/index.tsx';
import type { PresentedQuestion, PresentedSide } from './presented.ts';
import { WallStage } from './wall-stage.tsx';

interface WallQuestionProps {
  readonly question: PresentedQuestion;
  /** The screen that it is asked on. */
  readonly screen: PointView | undefined;
}

/** A question on the wall: how far it is answered; once everybody may see them, the answers; once there is one, the decision. */
export function WallQuestion({ question, screen }: WallQuestionProps) {
  const { view, round, answered, sides, decision } = question;
  return (
    <div className="wall-question">
      <h1>{view.question.ask}</h1>
      {decision ? (
        <WallDecision view={view} decision={decision} />
      ) : (
        round &&
        !round.revealed && (
          <p className="wall-word" role="status">
            {answered ? `${progressWords(answered)}.` : 'Answer on your own device.'}
          </p>
        )
      )}
      {sides.length > 0 && <Distribution question={question} />}
      {sides.length === 0 && !decision && screen && <WallStage view={screen} pin={view.question.id} />}
    </div>
  );
}

function WallDecision({ view, decision: { result, by } }: { view: QuestionView; decision: Decision }) {
  return (
    <section className="wall-decided" aria-label="Decided">
      <span className="tag said">
        {result.outcome === 'assumed' ? 'Assumed' : result.outcome === 'deferred' ? 'Deferred' : 'Decided'}
      </span>{' '}
      {'value' in result ? (
        <ShapeView spec={view.question.shape} value={result.value} />
      ) : (
        <p>
          {result.outcome === 'deferred'
            ? `${result.owner} answers by ${result.until}.`
            : 'It does not apply.'}
        </p>
      )}
      <p className="wall-aside">by {by.name}</p>
    </section>
  );
}

/** Who says what, as bars with their counts. */
function Distribution({ question: { sides, aside, view } }: { question: PresentedQuestion }) {
  const most = Math.max(...sides.map(({ count }) => count));
  return (
    <ol className="wall-sides" aria-label="The answers">
      {sides.map((side) => (
        <li key={JSON.stringify(side.reply)}>
          <b className="wall-count">{side.count}</b>
          <div>
            <ReplyView view={view} reply={side.reply} />
            <i className="wall-bar" style={{ width: `${(side.count / most) * 100}%` }} aria-hidden="true" />
            {side.names && <p className="wall-aside">{side.names.join(', ')}</p>}
            <Stances side={side} />
          </div>
        </li>
      ))}
      {aside > 0 && (
        <li>
          <b className="wall-count">{aside}</b>
          <p className="wall-aside">
            {plural(aside, 'does not know, or not yet', 'do not know, or not yet')}
          </p>
        </li>
      )}
    </ol>
  );
}

function Stances({ side: { stances } }: { side: PresentedSide }) {
  const taken = standWords(stances);
  if (taken.length === 0) return null;
  return (
    <p className="wall-stances">
      {taken.map(({ stand, words }) => (
        <span key={stand} className="stand" data-stand={stand}>
          {STAND_SIGNS[stand]} {words}
        </span>
      ))}
    </p>
  );
}
