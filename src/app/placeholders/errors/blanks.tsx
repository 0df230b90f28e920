import { type FormEvent, useState } from 'react';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { useGather } from '../gathering/use-gather.ts';
import type { Failure } from './failures.ts';

/** What the message should have been, as gaps to fill: what happened, what to do now, and who is told. */
export function Blanks({ failure }: { failure: Failure }) {
  const asking = useAsking();
  const { rows } = useGather();
  const [what, setWhat] = useState('');
  const [next, setNext] = useState('');
  const [told, setTold] = useState('');
  const keep = (event: FormEvent) => {
    event.preventDefault();
    const { label: code, case: trigger } = failure;
    if (told.trim()) rows('errors.alerts', [{ code, audience: told.trim() }], ['code']);
    if (!what.trim() && !next.trim()) return;
    rows('errors.messages', [{ code, trigger, text: what.trim(), action: next.trim() }], ['code']);
    if (told.trim()) announce('Put into two answers: what they read, and who is told. Neither is saved yet.');
  };
  return (
    <form className="errors-blanks" onSubmit={keep}>
      <Blank label="What happened?" value={what} onChange={setWhat} />
      <Blank label="What do I do now?" value={next} onChange={setNext} />
      <Blank label="Who is told?" value={told} onChange={setTold} />
      <div className="row">
        <Button type="submit" look="main" disabled={!`${what}${next}${told}`.trim()}>
          That is what it says
        </Button>
        <Button onClick={() => asking.capture('errors.mistakes', [failure.label])}>
          This happens to us all the time
        </Button>
      </div>
    </form>
  );
}

interface BlankProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Blank({ label, value, onChange }: BlankProps) {
  return (
    <label className="errors-blank">
      {label}
      <input
        placeholder=" "
        value={value}
        onChange={(event) => onChange(event.target.value)}
        autoComplete="off"
      />
    </label>
  );
}
