import { Link } from 'react-router';
import type { QuestionView, Staleness } from '#core/index.ts';
import { useCommand } from '../forms/command.tsx';
import { announce } from '../kit/announcer.tsx';
import { useSpeaker } from '../session/speaker.ts';
import { sendOnce } from '../workspace/send-once.ts';
import { useWorkspace } from '../workspace/store.ts';
import { decidePayload } from './decide.ts';

interface StalePartProps {
  readonly view: QuestionView;
  /** Where nobody has said who they are, the form to decide asks; null for whoever does not decide. */
  readonly decide: (() => void) | null;
  readonly withdraw: () => void;
}

/** Why a decision has to be confirmed, both versions of what it rests on, and the one press that confirms it. */
export function StalePart({ view, decide, withdraw }: StalePartProps) {
  const speaker = useSpeaker();
  const command = useCommand();
  const { stale, decision, question } = view;
  if (!stale || !decision) return null;
  const { result } = decision;
  const confirm = () => {
    if (!speaker.name) return decide?.();
    const payload = decidePayload(view, { by: speaker }, result);
    void command.send(
      () => sendOnce(`confirm.${question.id}`, { type: 'decide', payload }, [speaker, result]),
      () => announce('Confirmed. It counts as it did.'),
    );
  };
  return (
    <section className="stale" aria-label="Stale">
      <p>{stale.because}</p>
      <Versions stale={stale} question={question.id} />
      {command.problem}
      {!decide ? null : stale.gone ? (
        <button type="button" className="button main" onClick={withdraw}>
          Withdraw it
        </button>
      ) : (
        <button type="button" className="button main" disabled={command.busy} onClick={confirm}>
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
