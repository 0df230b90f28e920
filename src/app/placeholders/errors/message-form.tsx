import { type FormEvent, useState } from 'react';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { useDraftWriter } from '../draft-writing/use-draft-writer.ts';
import type { StageFailure } from './use-failure-simulation.ts';

const MESSAGE_FIELDS = [
  ['text', 'What happened?'],
  ['action', 'What do I do now?'],
  ['audience', 'Who is told?'],
] as const;

const FIELD_CLASSES = `w-full min-h-10 px-2.5 py-1.5 border-0 dashed-b-ink-2 text-md bg-sheet
  [&:placeholder-shown:not(:focus)]:bg-hatched [&:placeholder-shown:not(:focus)]:bg-transparent`;

/** A form for an error message: what happened, what to do, who is alerted. */
export function MessageForm({ failure }: { failure: Pick<StageFailure, 'label' | 'case'> }) {
  const asking = useAsking();
  const { addRows } = useDraftWriter();
  const [typed, setTyped] = useState({ text: '', action: '', audience: '' });
  const [text, action, audience] = [typed.text.trim(), typed.action.trim(), typed.audience.trim()];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { label: code, case: trigger } = failure;
    if (audience) addRows('errors.alerts', [{ code, audience }], ['code']);
    if (!text && !action) return;
    addRows('errors.messages', [{ code, trigger, text, action }], ['code']);
    if (audience) announce('Put into two answers: what they read, and who is told. Neither is saved yet.');
  };
  return (
    <form className="grid gap-3" onSubmit={submit}>
      {MESSAGE_FIELDS.map(([field, label]) => (
        <label key={field} className="grid gap-0.5 voice-lg font-semibold">
          {label}
          <input
            className={FIELD_CLASSES}
            placeholder=" "
            value={typed[field]}
            onChange={(event) => setTyped({ ...typed, [field]: event.target.value })}
            autoComplete="off"
          />
        </label>
      ))}
      <div className="row">
        <Button type="submit" look="main" disabled={!text && !action && !audience}>
          That is what it says
        </Button>
        <Button onClick={() => asking.capture('errors.mistakes', [failure.label])}>
          This happens to us all the time
        </Button>
      </div>
    </form>
  );
}
