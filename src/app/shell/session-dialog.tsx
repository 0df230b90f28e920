import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Session } from '#core/room.ts';
import { useCommand } from '../forms/command.tsx';
import { endAwaiting } from '../keys/typed-ahead.ts';
import { useModal } from '../kit/sure-dialog.tsx';
import { leave, useSession } from '../session/session.ts';
import { speakerLine } from '../session/speaker.ts';

const CAN: Readonly<Record<Session['as'], string>> = {
  facilitator: 'You run the walkthrough, decide and invite.',
  stakeholder: 'You answer and ask.',
  viewer: 'You look on. Ask the facilitator for a link to answer.',
  waiting: 'You wait to be let in.',
};

/** As whom one has come in, and the way out. A name given at the door stays, as others have seen it. */
export function SessionDialog({ onClose }: { onClose: () => void }) {
  const dialog = useModal();
  useEffect(endAwaiting, []);
  const session = useSession();
  const go = useNavigate();
  const command = useCommand();
  const goOut = () =>
    command.run(leave(), () => {
      dialog.current?.close();
      void go('/join');
    });
  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} className="dialog" aria-label="You" onClose={onClose}>
      <h2>{session && speakerLine(session)}</h2>
      <p>{session && CAN[session.as]}</p>
      <p className="quiet">
        You came in under this name. To change it, open your link once more; whoever came by the code leaves
        and comes in anew.
      </p>
      {command.problem}
      <div className="row">
        <button type="button" className="button main" onClick={close}>
          Stay
        </button>
        <Link className="button" to="/walk/mine" onClick={close}>
          What waits for you
        </Link>
        <button type="button" className="button" onClick={() => void goOut()}>
          Leave
        </button>
      </div>
    </dialog>
  );
}
