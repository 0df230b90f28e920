import { useState } from 'react';
import { useModal } from '../kit/sure-dialog.tsx';
import { TextField } from '../kit/text-field.tsx';
import { enter } from '../session/session.ts';
import { setSpeaker, useSpeaker } from '../session/speaker.ts';

/** Where one says or changes who speaks on this device. */
export function SpeakerDialog({ onClose }: { onClose: () => void }) {
  const dialog = useModal();
  const speaker = useSpeaker();
  const [typed, setTyped] = useState(speaker);
  const introduce = () => {
    const said = setSpeaker(typed);
    // Known by name to the server too, one is seen in the room; nobody has to be.
    if (said.name) void enter(said);
  };
  return (
    <dialog ref={dialog} className="dialog" aria-label="Who is speaking?" onClose={onClose}>
      <form method="dialog" onSubmit={introduce}>
        <h2>Who is speaking?</h2>
        <p className="quiet">Your name stands beside what you say. No account, no password.</p>
        <TextField label="Your name" value={typed.name} onChange={(name) => setTyped({ ...typed, name })} />
        <TextField
          label="You speak for"
          value={typed.role}
          onChange={(role) => setTyped({ ...typed, role })}
        />
        <div className="row">
          <button type="submit" className="button main">
            That’s me
          </button>
          <button type="button" className="button" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
        </div>
      </form>
    </dialog>
  );
}
