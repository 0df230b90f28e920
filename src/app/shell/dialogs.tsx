import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { PointView } from '#core/index.ts';
import type { Session } from '#core/presence.ts';
import { useCommand } from '../forms/command.tsx';
import { endTypeAhead } from '../keys/type-ahead.ts';
import { Button } from '../kit/button.tsx';
import { Select, TextField } from '../kit/fields.tsx';
import { lazyComponent } from '../kit/lazy-component.tsx';
import { closeModal, useModal } from '../kit/modal.ts';
import { enter, leave, useSession } from '../session/session.ts';
import { setSpeaker, speakerLine, useSpeaker } from '../session/speaker.ts';
import { useEntries, waitingWords } from '../sync/outbox-store.ts';

const AddQuestion = lazyComponent(async () => (await import('../asking/add-question.tsx')).AddQuestion);

const CAN: Readonly<Record<Session['as'], string>> = {
  facilitator: 'You run the walkthrough, decide and invite.',
  stakeholder: 'You answer and ask.',
  viewer: 'You watch. Ask the facilitator for a link to answer.',
  waiting: 'You are waiting to be let in.',
};

/**
 * The session of this person, with a button to leave. The name given on joining cannot be changed, as others have seen
 * it.
 */
export function SessionDialog({ onClose }: { onClose: () => void }) {
  const dialog = useModal();
  useEffect(endTypeAhead, []);
  const session = useSession();
  const go = useNavigate();
  const command = useCommand();
  const goOut = () =>
    command.run(leave(), () => {
      closeModal(dialog.current);
      void go('/join');
    });
  const close = () => closeModal(dialog.current);
  return (
    <dialog ref={dialog} className="dialog" aria-label="You" onClose={onClose}>
      <h2>{session && speakerLine(session)}</h2>
      <p>{session && CAN[session.as]}</p>
      <p className="quiet">
        Others know you by this name. To change it, open your link again; if you joined with the code, leave and join
        again.
      </p>
      {command.problem}
      <div className="row">
        <Button look="main" onClick={close}>
          Stay
        </Button>
        <Link className="button" to="/walk/mine" onClick={close}>
          What waits for you
        </Link>
        <Button onClick={() => void goOut()}>Leave</Button>
      </div>
    </dialog>
  );
}

export function SpeakerDialog({ onClose }: { onClose: () => void }) {
  const dialog = useModal();
  const speaker = useSpeaker();
  const [typed, setTyped] = useState(speaker);
  const introduce = () => {
    const saved = setSpeaker(typed);
    // If the server knows the name too, the others see this person in the room; that is optional.
    if (saved.name) void enter(saved);
  };
  return (
    <dialog ref={dialog} className="dialog" aria-label="Who is speaking?" onClose={onClose}>
      <form method="dialog" onSubmit={introduce}>
        <h2>Who is speaking?</h2>
        <p className="quiet">Your name appears next to what you say. No account, no password.</p>
        <TextField label="Your name" value={typed.name} onChange={(name) => setTyped({ ...typed, name })} />
        <TextField label="You speak for" value={typed.role} onChange={(role) => setTyped({ ...typed, role })} />
        <div className="row">
          <button type="submit" className="button main">
            That’s me
          </button>
          <Button onClick={() => closeModal(dialog.current)}>Cancel</Button>
        </div>
      </form>
    </dialog>
  );
}

/** Shown to somebody whose session has ended: why, and how to join again. What they typed stays on their device. */
export function SessionEnded({ problem }: { problem: string }) {
  const waiting = waitingWords(useEntries());
  return (
    <main className="max-w-160 mx-auto px-4 py-12" id="main">
      <title>No longer in · Specwalk</title>
      <h1>You are no longer in</h1>
      <p className="lead" role="alert">
        {problem}
      </p>
      <p>What you typed stays on this device{waiting && `. ${waiting.replace(/;.*$/, '')}`}.</p>
      <p>
        <Link className="button main" to="/join">
          Join again
        </Link>
      </p>
    </main>
  );
}

interface OpenAskDialogProps {
  readonly points: readonly PointView[];
  /** The point that is chosen at first. */
  readonly first: string;
  readonly onClose: () => void;
}

export function OpenAskDialog({ points, first, onClose }: OpenAskDialogProps) {
  const dialog = useModal();
  const [point, setPoint] = useState(first);
  return (
    <dialog ref={dialog} className="dialog" aria-label="Ask a question" onClose={onClose}>
      <h2>Ask a question</h2>
      <div className="line">
        <label htmlFor="ask-point">About which point?</label>
        <Select
          id="ask-point"
          value={point}
          of={points.map((view) => [view.point.id, view.point.title])}
          onChange={setPoint}
        />
      </div>
      <AddQuestion point={point} done={() => closeModal(dialog.current)} />
    </dialog>
  );
}
