import { useState } from 'react';
import { Link } from 'react-router';
import {
  type Assumption,
  type Decision,
  groundsOf,
  isAgainst,
  isAssumed,
  positionsIn,
  type QuestionView,
  reactionsOn,
  type Staleness,
  valueSummary,
} from '#core/index.ts';
import { CommandForm, useCommand } from '../forms/command.tsx';
import { Button } from '../kit/button.tsx';
import { TextField } from '../kit/fields.tsx';
import { focusFirstAnswer } from '../kit/keyboard.ts';
import { Timestamp } from '../kit/timestamp.tsx';
import { useMe, usePermissions } from '../session/session.ts';
import { signedLine, useSpeaker } from '../session/speaker.ts';
import { isCompound, ShapeView } from '../shapes/index.tsx';
import { useWorkspace } from '../workspace/store.ts';
import { settle } from './decide.ts';
import { reactionWords } from './reaction-part.tsx';
import { dissentNames, Receipt, shortValue, useIsJustDecided } from './receipt.tsx';
import { isOwn } from './respond.ts';
import { LargeValue } from './response-list.tsx';
import { LateAnswerTag } from './tags.tsx';
import { nameOfPosition } from './verdict.tsx';

interface DecisionPartProps {
  readonly view: QuestionView;
  readonly decision: Decision;
  /** Opens the form to decide anew; null while it is open. */
  readonly openForm: (() => void) | null;
}

/** What was decided, with what can still be done about it; just decided, it turns solid and leaves a receipt. */
export function DecisionPart({ view, decision, openForm }: DecisionPartProps) {
  const [isWithdrawing, setWithdrawing] = useState(false);
  const { decide: canDecide } = usePermissions();
  const isJustDecided = useIsJustDecided(view);
  if (isWithdrawing) return <WithdrawForm view={view} done={() => setWithdrawing(false)} />;
  return (
    <div className="grid gap-3 min-w-0">
      <section
        className="decision by-look grid gap-2 px-4 py-3 bg-sheet border border-ink-2 rounded wrap-anywhere relative"
        data-outcome={decision.result.outcome}
        data-look={lookOf(view, decision)}
        data-just={isJustDecided || undefined}
        aria-label="The decision"
      >
        <DecisionView view={view} decision={decision} isLarge />
        {view.stale && (
          <StalePart
            view={view}
            stale={view.stale}
            decide={canDecide ? openForm : null}
            withdraw={() => setWithdrawing(true)}
          />
        )}
      </section>
      <Receipt view={view} />
      {canDecide && openForm && (
        <div className="row gap-x-4 print:hidden">
          <Button look="plain" onClick={openForm}>
            Change
          </Button>
          <Button look="plain" onClick={() => setWithdrawing(true)}>
            Withdraw
          </Button>
        </div>
      )}
    </div>
  );
}

function lookOf({ stale }: QuestionView, { result }: Decision) {
  if (result.outcome === 'deferred') return 'hole';
  if (stale) return 'stale';
  return isAssumed(result) ? 'assumed' : 'decided';
}

interface DecisionViewProps {
  readonly view: QuestionView;
  readonly decision: Decision;
  /** A short value is set in the largest type. */
  readonly isLarge?: boolean;
}

export function DecisionView({ view, decision, isLarge = false }: DecisionViewProps) {
  const isInForce = view.decision === decision;
  const dissent = isInForce ? dissentNames(view, decision) : [];
  return (
    <>
      <ResultView view={view} decision={decision} isLarge={isLarge} />
      <p className="response-by quiet flex flex-wrap items-center gap-x-2 gap-y-1 m-0">
        {isAssumed(decision.result) ? VERBS.assumed : VERBS[decision.result.outcome]} by {signedLine(decision)} ·{' '}
        <Timestamp at={decision.at} />
        {dissent.length > 0 && <b className="font-semibold text-ink">Against: {dissent.join(', ')}</b>}
        {isInForce && !isLarge && <LateAnswerTag view={view} />}
      </p>
      {isInForce && <Objections view={view} decision={decision} />}
    </>
  );
}

/** Why people disagree with the answer that was decided. */
function Objections({ view, decision }: { view: QuestionView; decision: Decision }) {
  const { restsOn } = groundsOf(view.question, view.responses, decision.result);
  const against = reactionsOn(view, restsOn).filter(isAgainst);
  return (
    <ul className="grid gap-1 text-sm empty:hidden">
      {against.map((reaction) => (
        <li key={reaction.id}>{reactionWords(reaction)}</li>
      ))}
    </ul>
  );
}

const VERBS = {
  decided: 'Decided',
  assumed: 'Assumed',
  deferred: 'Put off',
  'not-applicable': 'Decided',
  withdrawn: 'Withdrawn',
} as const;

function ResultView({ view, decision: { result }, isLarge = false }: DecisionViewProps) {
  const { shape } = view.question;
  switch (result.outcome) {
    case 'decided':
    case 'assumed': {
      const value = <ShapeView spec={shape} value={result.value} />;
      return (
        <>
          {isAssumed(result) && <AssumedLine result={result} />}
          {isLarge && !isCompound(shape) ? (
            <LargeValue letters={valueSummary(result.value, shape).length}>{value}</LargeValue>
          ) : (
            value
          )}
        </>
      );
    }
    case 'deferred':
      return (
        <p className="m-0 voice-lg">
          {result.owner} answers by {result.until}.
        </p>
      );
    case 'not-applicable':
      return (
        <>
          {isAssumed(result) && <AssumedLine result={result} />}
          <p className="m-0 voice-lg">Does not apply: {result.reason}</p>
        </>
      );
    case 'withdrawn':
      return <p className="m-0 voice-lg">Withdrawn{result.reason ? `: ${result.reason}` : ''}.</p>;
  }
}

function AssumedLine({ result: { usual, revisit } }: { result: Assumption }) {
  return (
    <p className="quiet m-0">
      Assumed for now{usual && `, as is usual: ${usual.because} (${usual.source})`}, to be checked again on {revisit}:
    </p>
  );
}

/** Withdraws a decision by a newer one, which opens the question again. */
function WithdrawForm({ view, done }: { view: QuestionView; done: () => void }) {
  const command = useCommand('who withdrew it');
  const [reason, setReason] = useState('');
  const withdraw = () =>
    command.sendSigned((by) => settle(view, { by }, { outcome: 'withdrawn', reason: reason.trim() }), done);
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
  readonly stale: Staleness;
  /** Opens the form to decide, where a name can be given; null for people who may not decide. */
  readonly decide: (() => void) | null;
  readonly withdraw: () => void;
}

/** Why a decision has to be checked, both versions of what it rests on, and buttons that keep it or take another answer. */
function StalePart({ view, stale, decide, withdraw }: StalePartProps) {
  const speaker = useSpeaker();
  const command = useCommand();
  const me = useMe();
  const { decision, question, responses } = view;
  if (!decision) return null;
  const { result } = decision;
  const { against } = groundsOf(question, responses, result);
  const others = stale.changed === question.id ? positionsIn(question, against) : [];
  const kept = 'value' in result ? shortValue(result.value, question.shape) : null;
  const settleAs = (outcome: typeof result) =>
    speaker.name ? void command.send(() => settle(view, { by: speaker }, outcome)) : decide?.();
  return (
    <section className="stale grid justify-items-start gap-3 pt-3 border-t-1 border-line" aria-label="Check again">
      <p className="m-0 voice-lg">{stale.because}</p>
      <Versions stale={stale} question={question.id} />
      {command.problem}
      {decide && (
        <div className="row">
          {stale.gone ? (
            <Button look="main" onClick={withdraw}>
              Withdraw it
            </Button>
          ) : (
            <Button disabled={command.busy} onClick={() => settleAs(result)}>
              Keep {kept ?? 'it'}
            </Button>
          )}
          {others.map((position) => {
            const { reply } = position;
            return (
              reply.says === 'value' && (
                <Button
                  key={position.by[0]?.id}
                  disabled={command.busy}
                  onClick={() => settleAs({ outcome: 'decided', value: reply.value })}
                >
                  Take{' '}
                  {position.by.some((one) => isOwn(one, me))
                    ? 'your new answer'
                    : nameOfPosition(position, view, false)}
                </Button>
              )
            );
          })}
        </div>
      )}
    </section>
  );
}

function Versions({ stale, question }: { stale: Staleness; question: string }) {
  const changed = useWorkspace().question(stale.changed)?.question;
  return (
    <dl className="grid gap-x-3 gap-y-1 text-sm cols-72">
      <dt className="text-ink-2">Before</dt>
      <dd className="grid wrap-anywhere">
        {stale.before.length > 0 ? <Lines lines={stale.before} /> : 'no longer known'}
      </dd>
      <dt className="text-ink-2">Now</dt>
      <dd className="grid wrap-anywhere">{stale.now.length > 0 ? <Lines lines={stale.now} /> : 'nothing any more'}</dd>
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
