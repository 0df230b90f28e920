import { useState } from 'react';
import {
  isEmptyValue,
  type Outcome,
  type Poll,
  type Position,
  positionsIn,
  type QuestionView,
  type WalkthroughView,
} from '#core/index.ts';
import { useCommand } from '../forms/command.tsx';
import { Button } from '../kit/button.tsx';
import { pollProgressOf, progressWords } from '../presence/poll-progress.ts';
import { useSessionEvents } from '../presence/use-session-events.ts';
import { usePresence } from '../session/presence-store.ts';
import { usePermissions } from '../session/session.ts';
import { useWorkspace } from '../workspace/store.ts';
import { type DecideDraft, decideDrafts, droppedNames, initialDraft, settle, signatureOf } from './decide.ts';
import { DecidedBy } from './decide-form.tsx';
import { shortValue } from './receipt.tsx';
import { usePoll } from './respond.ts';

/** What settles a question: one button for each answer, and one for each other way out. */
export function DecideRow({ view, openForm }: DecideRowProps) {
  const { activeWalkthrough } = useWorkspace();
  const poll = usePoll(view.question.id);
  const { decide: canDecide } = usePermissions();
  if (!canDecide) return null;
  if (activeWalkthrough && poll && !poll.revealed)
    return <RevealFirst view={view} walking={activeWalkthrough} round={poll} />;
  return <DecideButtons view={view} openForm={openForm} />;
}

interface DecideRowProps {
  readonly view: QuestionView;
  /** Opens the form for whatever one press cannot say. */
  readonly openForm: () => void;
}

function DecideButtons({ view, openForm }: DecideRowProps) {
  const { question, responses } = view;
  const positions = positionsIn(question, responses);
  const changes = decideDrafts.use(question.id);
  const draft = { ...initialDraft(view), ...changes };
  const [isByOther, setByOther] = useState(draft.decider !== '');
  const [isNameAsked, setNameAsked] = useState(false);
  const command = useCommand('who decided');
  const open = (change: Partial<DecideDraft>) => {
    decideDrafts.edit(question.id, change);
    openForm();
  };
  const decide = ({ reply, by: [first] }: Position) => {
    const result = outcomeOf(reply);
    if (result === null) return;
    // Whether a name that is gone was changed has to be said first.
    if ('value' in result && droppedNames(view, result.value).length > 0)
      return open({ outcome: 'decided', take: first?.id ?? '' });
    setNameAsked(true);
    void command.sendSigned(
      (me) => settle(view, signatureOf(draft, me), result),
      () => decideDrafts.drop(question.id, changes),
    );
  };
  return (
    <form
      className="decide grid gap-2 min-w-0"
      aria-label="Settle it"
      onSubmit={(event) => event.preventDefault()}
      noValidate
    >
      <div className="row">
        {positions.map((position) => (
          <Button key={position.by[0]?.id} disabled={command.busy} onClick={() => decide(position)}>
            Decide {nameOfPosition(position, view, positions.length === 1)}
          </Button>
        ))}
        <Button
          look={positions.length === 0 ? 'plain' : 'usual'}
          onClick={() => open({ outcome: 'decided', take: '' })}
        >
          {positions.length === 0 ? 'Decide …' : 'Other …'}
        </Button>
        {positions.length > 0 && (
          <>
            <Button onClick={() => open({ outcome: 'assumed' })}>Assume …</Button>
            <Button onClick={() => open({ outcome: 'deferred' })}>Later …</Button>
            {!isByOther && (
              <Button look="plain" onClick={() => setByOther(true)}>
                Somebody else decided
              </Button>
            )}
          </>
        )}
      </div>
      {isByOther && <DecidedBy draft={draft} edit={(change) => decideDrafts.edit(question.id, change)} />}
      {isNameAsked && command.fields}
      {command.problem}
    </form>
  );
}

function outcomeOf(reply: Position['reply']): Outcome | null {
  if (reply.says === 'value') return { outcome: 'decided', value: reply.value };
  return reply.says === 'not-applicable' ? { outcome: 'not-applicable', reason: reply.why } : null;
}

/** An answer as the end of “Decide …”: itself if it is short, else whose it is. */
export function nameOfPosition({ reply, by: [first] }: Position, { question }: QuestionView, isOnly: boolean): string {
  if (reply.says !== 'value') return 'that it doesn’t apply';
  const short = isEmptyValue(reply.value, question.shape) ? null : shortValue(reply.value, question.shape);
  if (short !== null) return short;
  if (isOnly || !first) return 'this';
  return first.anonymous ? 'the anonymous answer' : `${first.by.name}’s answer`;
}

interface RevealFirstProps {
  readonly view: QuestionView;
  readonly walking: WalkthroughView;
  readonly round: Poll;
}

/** Shown instead while answers are hidden: nobody decides on answers that nobody has seen. */
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
