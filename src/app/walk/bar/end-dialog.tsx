import { type RefObject, useState } from 'react';
import { counted, isClosed, plural, type WalkthroughView, type Workspace } from '#core/index.ts';
import { Button } from '../../kit/button.tsx';
import type { EmitEvent } from '../../presence/use-session-events.ts';
import { useWorkspace } from '../../workspace/store.ts';

const MAX_LISTED = 6;

interface EndProps {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly view: WalkthroughView;
  readonly emit: EmitEvent;
}

/** Ends the walkthrough, after a look at what it leaves open. */
export function EndDialog({ dialog, view, emit }: EndProps) {
  const { open, hidden } = leftOpen(view, useWorkspace());
  const [ending, setEnding] = useState(false);
  const end = async () => {
    setEnding(true);
    if (!(await emit({ happened: 'ended' }))) setEnding(false);
  };
  return (
    <dialog ref={dialog} className="dialog" aria-label="End the walkthrough">
      <h2>End “{view.walkthrough.title}”?</h2>
      {open.length === 0 ? (
        <p>Everything on the agenda is closed.</p>
      ) : (
        <>
          <p>{counted(open.length, 'question of the agenda stays open:', 'questions of the agenda stay open:')}</p>
          <ul className="list-disc pl-5 mb-3 voice-16/[1.4]">
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
        <Button look="main" disabled={ending} onClick={() => void end()}>
          End it
        </Button>
      </div>
    </dialog>
  );
}

type Left = Pick<WalkthroughView, 'agenda' | 'rounds'>;

/** Questions of the agenda that are not closed, and those whose answers are hidden until the end shows them. */
export function leftOpen({ agenda, rounds }: Left, { question }: Workspace) {
  const asked = [...new Set(agenda.flatMap(({ questions }) => questions))].flatMap((id) => question(id) ?? []);
  return {
    open: asked.filter(({ status }) => !isClosed(status)),
    hidden: [...rounds.values()].filter(({ revealed }) => !revealed).flatMap((round) => question(round.question) ?? []),
  };
}
