import { useState } from 'react';
import { awaitField } from '../keys/typed-ahead.ts';
import { deferred } from '../kit/deferred.tsx';
import { initialsOf } from '../kit/initials.ts';
import { useDoor, useSession } from '../session/session.ts';
import { speakerLine, useSpeaker } from '../session/speaker.ts';

const Session = deferred(async () => (await import('./dialogs.tsx')).SessionDialog);
const Speaker = deferred(async () => (await import('./dialogs.tsx')).SpeakerDialog);

export function Me() {
  const speaker = useSpeaker();
  const session = useSession();
  const [open, setOpen] = useState(false);
  const own = useDoor() === 'invited' ? session : null;
  const who = own ?? speaker;
  const Dialog = own ? Session : Speaker;
  return (
    <>
      <button
        type="button"
        className="me flex items-center gap-2 text-14 bg-none no-border"
        onClick={() => {
          awaitField();
          setOpen(true);
        }}
      >
        <b className="grid place-center flex-none bg-said" aria-hidden="true">
          {initialsOf(who.name)}
        </b>
        <span className="clip">{who.name ? speakerLine(who) : 'Who are you?'}</span>
      </button>
      {open && <Dialog onClose={() => setOpen(false)} />}
    </>
  );
}
