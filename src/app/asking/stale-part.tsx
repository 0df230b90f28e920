import { useState } from 'react';
import { Link } from 'react-router';
import { groundsOf, type QuestionView, type Staleness } from '#core/index.ts';
import { announce } from '../kit/announcer.tsx';
import { Problem, useProblem } from '../kit/problem.tsx';
import { useSpeaker } from '../session/speaker.ts';
import { sendOnce } from '../workspace/send-once.ts';
import { useWorkspace } from '../workspace/store.ts';
import { nextNumber, seenIn } from './decide.ts';

interface StalePartProps {
  readonly view: QuestionView;
  /** Where nobody has said who they are, the form to decide asks; null for whoever does not decide. */
  readonly decide: (() => void) | null;
  readonly withdraw: () => void;
}

/** Why a decision has to be confirmed, both versions of what it rests on, and the one press that confirms it. */
export function StalePart({ view, decide, withdraw }: StalePartProps) {
  const speaker = useSpeaker();
  const [problem, setProblem] = useProblem();
  const [saving, setSaving] = useState(false);
  const { stale, decision, question } = view;
  if (!stale || !decision) return null;
  const confirm = async () => {
    if (!speaker.name) return decide?.();
    setSaving(true);
    const { result } = decision;
    const grounds = groundsOf(question, view.responses, result);
    const payload = {
      by: speaker,
      question: question.id,
      number: nextNumber(view),
      result,
      restsOn: grounds.restsOn.map(({ id }) => id),
      against: grounds.against.map(({ id }) => id),
      seen: seenIn(view),
    };
    const answer = await sendOnce(`confirm.${question.id}`, { type: 'decide', payload }, [speaker, result]);
    setSaving(false);
    if (!answer.ok) return setProblem(answer.problem);
    announce('Confirmed. It counts as it did.');
  };
  return (
    <section className="stale" aria-label="Stale">
      <p>{stale.because}</p>
      <Versions stale={stale} question={question.id} />
      <Problem trouble={problem} />
      {!decide ? null : stale.gone ? (
        <button type="button" className="button main" onClick={withdraw}>
          Withdraw it
        </button>
      ) : (
        <button type="button" className="button main" disabled={saving} onClick={() => void confirm()}>
          Still right
        </button>
      )}
    </section>
  );
}

function Versions({ stale, question }: { stale: Staleness; question: string }) {
  const changed = useWorkspace().question(stale.changed)?.question;
  return (
    <dl className="stale-versions">
      <dt>Then</dt>
      <dd>{stale.before.length > 0 ? <Lines lines={stale.before} /> : 'not known any more'}</dd>
      <dt>Now</dt>
      <dd>{stale.now.length > 0 ? <Lines lines={stale.now} /> : 'nothing of it is said any more'}</dd>
      {changed && changed.id !== question && (
        <>
          <dt>Said in</dt>
          <dd>
            <Link to={`/questions/${changed.id}`}>{changed.ask}</Link>
          </dd>
        </>
      )}
    </dl>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => <span key={line}>{line}</span>);
}
