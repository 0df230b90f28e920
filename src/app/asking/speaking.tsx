import { type ReactNode, useState } from 'react';
import type { Speaker } from '#core/index.ts';
import { Line } from '../kit/line.tsx';
import { setSpeaker, useSpeaker } from '../session/speaker.ts';

/** Who speaks in a form: known from before, or typed in it once. */
export interface Speaking {
  /** The fields to type it into; null once it is known. */
  readonly fields: ReactNode;
  /** Who speaks, kept for every form from now on; null while nobody has typed a name. */
  readonly speaker: () => Speaker | null;
}

/** Asked once, with the first thing somebody says: who speaks, and what they speak for. */
export function useSpeaking(): Speaking {
  const known = useSpeaker();
  const [typed, setTyped] = useState(known);
  if (known.name) return { fields: null, speaker: () => known };
  return {
    fields: <SpeakerFields value={typed} onChange={setTyped} />,
    speaker: () => (typed.name.trim() ? setSpeaker(typed) : null),
  };
}

function SpeakerFields({ value, onChange }: { value: Speaker; onChange: (speaker: Speaker) => void }) {
  return (
    <fieldset className="speaker">
      <legend>Who is speaking? Asked once.</legend>
      <Line label="Your name" value={value.name} onChange={(name) => onChange({ ...value, name })} required />
      <Line label="You speak for" value={value.role} onChange={(role) => onChange({ ...value, role })} />
    </fieldset>
  );
}
