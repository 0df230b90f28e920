import type { Speaker } from '#core/index.ts';
import { Line } from './line.tsx';

/** Asked once, with the first answer: who speaks, and what they speak for. */
export function SpeakerFields({ value, onChange }: { value: Speaker; onChange: (speaker: Speaker) => void }) {
  return (
    <fieldset className="speaker">
      <legend>Who is speaking? Asked once.</legend>
      <Line label="Your name" value={value.name} onChange={(name) => onChange({ ...value, name })} />
      <Line label="You speak for" value={value.role} onChange={(role) => onChange({ ...value, role })} />
    </fieldset>
  );
}
