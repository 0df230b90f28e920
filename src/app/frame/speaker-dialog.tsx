import { type RefObject, useState } from 'react';
import { Line } from '../asking/line.tsx';
import { setSpeaker, useSpeaker } from '../asking/speaker.ts';

/** Where one says or changes who speaks on this device. */
export function SpeakerDialog({ dialog }: { dialog: RefObject<HTMLDialogElement | null> }) {
  const speaker = useSpeaker();
  const [typed, setTyped] = useState(speaker);
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-label="Who is speaking?"
      onBeforeToggle={() => setTyped(speaker)}
    >
      <form method="dialog" onSubmit={() => setSpeaker(typed)}>
        <h2>Who is speaking?</h2>
        <p className="quiet">Your name stands beside what you say. No account, no password.</p>
        <Line label="Your name" value={typed.name} onChange={(name) => setTyped({ ...typed, name })} />
        <Line label="You speak for" value={typed.role} onChange={(role) => setTyped({ ...typed, role })} />
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
