import { type RefObject, useState } from 'react';
import { isClosed, plural, type WalkthroughView, type Workspace, withCount } from '#core/index.ts';
import { Button } from '../../kit/button.tsx';
import type { EmitEvent } from '../../presence/use-session-events.ts';
import { useWorkspace } from '../../workspace/store.ts';

const MAX_LISTED = 6;

interface EndDialogProps {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly view: WalkthroughView;
  readonly emit: EmitEvent;
}

/** Ends the walkthrough, after showing what it leaves open. */
export function EndDialog({ dialog, view, emit }: EndDialogProps) {
  const { open, hidden } = leftOpenIn(view, useWorkspace());
  const [isEnding, setIsEnding] = useState(false);
  const end = async () => {
    setIsEnding(true);
    if (!(await emit({ happened: 'ended' }))) setIsEnding(false);
  };
  return (
    <dialog ref={dialog} className="dialog" aria-label="End the walkthrough">
      <h2>End “{view.walkthrough.title}”?</h2>
      {open.length === 0 ? (
        <p>Everything on the agenda is closed.</p>
      ) : (
        <>
          <p>{withCount(open.length, 'question of the agenda stays open:', 'questions of the agenda stay open:')}</p>
          <ul className="list-disc pl-5 mb-3 voice-lg">
            {open.slice(0, MAX_LISTED).map(({ question }) => (
              <li key={question.id}>{question.ask}</li>
            ))}
            {open.length > MAX_LISTED && <li className="quiet">and {open.length - MAX_LISTED} more</li>}
          </ul>
        </>
      )}
      {hidden.length > 0 && (
        <p className="problem">
          {plural(
            hidden.length,
            'The answers to 1 question are still hidden; the end shows them.',
            'The answers to # questions are still hidden; the end shows them.',
          )}
        </p>
      )}
      <p className="quiet">Everybody is let go. What was said stays, and can still be answered later.</p>
      <div className="row">
        <Button onClick={() => dialog.current?.close()}>Go on</Button>
        <Button look="main" disabled={isEnding} onClick={() => void end()}>
          End it
        </Button>
      </div>
    </dialog>
  );
}

type LeftOpenInput = Pick<WalkthroughView, 'agenda' | 'polls'>;

/** Questions of the agenda that are not closed, and those whose answers are hidden until the end shows them. */
export function leftOpenIn({ agenda, polls }: LeftOpenInput, { question }: Workspace) {
  const agendaQuestions = [...new Set(agenda.flatMap(({ questions }) => questions))].flatMap(
    (id) => question(id) ?? [],
  );
  return {
    open: agendaQuestions.filter(({ status }) => !isClosed(status)),
    hidden: [...polls.values()].filter(({ revealed }) => !revealed).flatMap((poll) => question(poll.question) ?? []),
  };
}
