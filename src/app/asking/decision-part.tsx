import { useState } from 'react';
import { Link } from 'react-router';
import {
  type Decision,
  groundsOf,
  isAgainst,
  type Poll,
  plural,
  type QuestionView,
  reactionsOn,
  type Staleness,
  type WalkthroughView,
} from '#core/index.ts';
import { CommandForm, useCommand } from '../forms/command.tsx';
import { announce } from '../kit/announcer.tsx';
import { Button } from '../kit/button.tsx';
import { focusFirstAnswer, focusIfLost } from '../kit/keyboard.ts';
import { TextField } from '../kit/text-field.tsx';
import { Timestamp } from '../kit/timestamp.tsx';
import { pollProgressOf, progressWords } from '../presence/poll-progress.ts';
import { useSessionEvents } from '../presence/use-session-events.ts';
import { usePresence } from '../session/presence-store.ts';
import { usePermissions } from '../session/session.ts';
import { signedLine, useSpeaker } from '../session/speaker.ts';
import { ShapeView } from '../shapes/index.tsx';
import { sendOnce } from '../workspace/send-once.ts';
import { useWorkspace } from '../workspace/store.ts';
import { decidePayload } from './decide.ts';
import { DecideForm } from './decide-form.tsx';
import { usePoll } from './poll.ts';
import { reactionWords } from './reactions.ts';
import { LateAnswerTag } from './tags.tsx';

export function DecisionPart({ view }: { view: QuestionView }) {
  const [doing, setDoing] = useState<'nothing' | 'deciding' | 'withdrawing' | 'done'>('nothing');
  const done = () => setDoing('done');
  const back = doing === 'done' ? focusIfLost : undefined;
  const { decision } = view;
  const { activeWalkthrough } = useWorkspace();
  const poll = usePoll(view.question.id);
  const { decide: canDecide } = usePermissions();
  if (canDecide && activeWalkthrough && poll && !poll.revealed && !decision)
    return <RevealFirst view={view} walking={activeWalkthrough} round={poll} />;
  if (!canDecide && !decision) return null;
  if (doing === 'deciding') return <DecideForm view={view} done={done} />;
  if (doing === 'withdrawing' && decision) return <WithdrawForm view={view} done={done} />;
  if (!decision) {
    return (
      <Button ref={back} onClick={() => setDoing('deciding')}>
        Decide …
      </Button>
    );
  }
  return (
    <section
      className={`decision grid gap-2 p-3 rounded ${decisionClasses(view, decision)}`}
      data-outcome={decision.result.outcome}
      aria-label="The decision"
      ref={back}
      tabIndex={-1}
    >
      <DecisionView view={view} decision={decision} />
      <StalePart
        view={view}
        decide={canDecide ? () => setDoing('deciding') : null}
        withdraw={() => setDoing('withdrawing')}
      />
      {canDecide && (
        <div className="row">
          <Button onClick={() => setDoing('deciding')}>Change</Button>
          <Button onClick={() => setDoing('withdrawing')}>Withdraw</Button>
        </div>
      )}
    </section>
  );
}

function decisionClasses({ stale }: QuestionView, { result: { outcome } }: Decision): string {
  if (outcome === 'deferred') return 'bg-sheet border-1 border-ink-2';
  if (outcome === 'assumed' || stale) return 'bg-guess-wash dashed-guess';
  return 'bg-decided-wash border border-decided *:[.response-by]:text-decided';
}

export function DecisionView({ view, decision }: { view: QuestionView; decision: Decision }) {
  return (
    <>
      <ResultView view={view} decision={decision} />
      <p className="response-by quiet flex flex-wrap items-center gap-x-2 gap-y-1 mt-1">
        {VERBS[decision.result.outcome]} by {signedLine(decision)} · <Timestamp at={decision.at} />
        {view.decision === decision && view.dissent.length > 0 && (
          <span className="tag guess">
            {view.dissent.map(({ by }) => by.name).join(', ')} {plural(view.dissent.length, 'disagrees', 'disagree')}
          </span>
        )}
        {view.decision === decision && <LateAnswerTag view={view} />}
      </p>
      {view.decision === decision && <DecidedAgainst view={view} decision={decision} />}
    </>
  );
}

/** The reactions that a decision in force was made against, or that came since. */
function DecidedAgainst({ view, decision }: { view: QuestionView; decision: Decision }) {
  const { restsOn } = groundsOf(view.question, view.responses, decision.result);
  const against = reactionsOn(view, restsOn).filter(isAgainst);
  if (against.length === 0) return null;
  return (
    <ul className="px-3 py-2 bg-guess-wash [border-left:3px_dashed_var(--color-guess)] text-ink text-sm">
      {against.map((reaction) => (
        <li key={reaction.id}>Against: {reactionWords(reaction)}</li>
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

interface RevealFirstProps {
  readonly view: QuestionView;
  readonly walking: WalkthroughView;
  readonly round: Poll;
}

/** Shown instead of the form while answers are hidden: nobody decides on answers that nobody has seen. */
function RevealFirst({ view, walking, round }: RevealFirstProps) {
  const { emit, problem } = useSessionEvents(walking);
  const progress = pollProgressOf(round, view.responses, usePresence());
  return (
    <div className="grid justify-items-start gap-2">
      <p className="quiet m-0">
        {progress ? `${progressWords(progress)}, hidden so far.` : 'The answers are hidden so far.'}
      </p>
      <Button onClick={() => void emit({ happened: 'revealed', question: view.question.id })}>Reveal first</Button>
      {problem}
    </div>
  );
}

/** Withdraws a decision by a newer one, which opens the question again. */
function WithdrawForm({ view, done }: { view: QuestionView; done: () => void }) {
  const command = useCommand('who withdrew it');
  const [reason, setReason] = useState('');
  const withdraw = () =>
    command.sendSigned(
      (by) => {
        const result = { outcome: 'withdrawn', reason: reason.trim() } as const;
        const payload = decidePayload(view, { by }, result);
        return sendOnce(`decide.${view.question.id}`, { type: 'decide', payload }, [by, result]);
      },
      () => {
        announce('Withdrawn. The question is open again.');
        done();
      },
    );
  return (
    <CommandForm
      className="decide grid gap-3 min-w-0 p-3 bg-raised border border-line-strong rounded"
      aria-label="Withdraw"
      ref={focusFirstAnswer}
      command={command}
      send={withdraw}
      submit="Withdraw"
      cancel={['Keep it', done]}
    >
      {command.fields}
      <TextField label="Why is it withdrawn?" value={reason} onChange={setReason} />
    </CommandForm>
  );
}

interface StalePartProps {
  readonly view: QuestionView;
  /** Opens the form to decide, where a name can be given; null for people who may not decide. */
  readonly decide: (() => void) | null;
  readonly withdraw: () => void;
}

/** Why a decision has to be confirmed, both versions of what it rests on, and a button that confirms it. */
function StalePart({ view, decide, withdraw }: StalePartProps) {
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
    <section className="stale my-3 dashed-guess grid justify-items-start gap-3 p-3 bg-sheet rounded" aria-label="Stale">
      <p className="m-0">{stale.because}</p>
      <Versions stale={stale} question={question.id} />
      {command.problem}
      {!decide ? null : stale.gone ? (
        <Button look="main" onClick={withdraw}>
          Withdraw it
        </Button>
      ) : (
        <Button look="main" disabled={command.busy} onClick={confirm}>
          Still right
        </Button>
      )}
    </section>
  );
}

function Versions({ stale, question }: { stale: Staleness; question: string }) {
  const changed = useWorkspace().question(stale.changed)?.question;
  return (
    <dl className="grid gap-x-3 gap-y-1 text-sm grid-cols-[auto_minmax(0,1fr)]">
      <dt className="text-ink-2">Then</dt>
      <dd className="grid wrap-anywhere">
        {stale.before.length > 0 ? <Lines lines={stale.before} /> : 'not known any more'}
      </dd>
      <dt className="text-ink-2">Now</dt>
      <dd className="grid wrap-anywhere">
        {stale.now.length > 0 ? <Lines lines={stale.now} /> : 'nothing of it is said any more'}
      </dd>
      {changed && changed.id !== question && (
        <>
          <dt className="text-ink-2">Said in</dt>
          <dd className="grid wrap-anywhere">
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
