import { type FormEvent, useState } from 'react';
import { useAsking } from '../../asking/asking.tsx';
import { Button } from '../../kit/button.tsx';
import { focusOnce } from '../../kit/keyboard.ts';
import { wordsOffered } from '../known/columns.ts';
import type { Turn } from './play.ts';

interface Props {
  readonly from: string;
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  readonly push: (turn: Turn) => void;
}

/** The one question of the play, typed in place. Each answer adds a chip and a button, and asks again. */
export function ThenWhat({ from, open, setOpen, push }: Props) {
  const [closed, setClosed] = useState(false);
  const close = () => {
    setClosed(true);
    setOpen(false);
  };
  if (open) return <ThenForm from={from} push={push} close={close} />;
  return (
    <Button
      className="button main states-then"
      ref={closed ? focusOnce : undefined}
      onClick={() => setOpen(true)}
    >
      Then what?
    </Button>
  );
}

function ThenForm({ from, push, close }: Pick<Props, 'from' | 'push'> & { close: () => void }) {
  const [to, setTo] = useState('');
  const [event, setEvent] = useState('');
  const [by, setBy] = useState('');
  const add = (submitted: FormEvent) => {
    submitted.preventDefault();
    if (to.trim()) push({ turn: 'then', from, to, event, by });
  };
  const end = () => {
    push({ turn: 'end', at: from });
    close();
  };
  return (
    <form
      className="states-form grid gap-3 p-4 w-full rounded-lg"
      onSubmit={add}
      onKeyDown={(key) => key.key === 'Escape' && close()}
    >
      <div className="line">
        <label htmlFor="states-to">Then it is …</label>
        <input
          id="states-to"
          ref={focusOnce}
          value={to}
          onChange={(typed) => setTo(typed.target.value)}
          autoComplete="off"
          placeholder="paid, sent, forgotten …"
        />
      </div>
      <div className="line">
        <label htmlFor="states-event">because …</label>
        <input
          id="states-event"
          value={event}
          onChange={(typed) => setEvent(typed.target.value)}
          autoComplete="off"
          placeholder="somebody pays"
        />
      </div>
      <SetOffBy value={by} onChange={setBy} />
      <div className="row">
        <Button type="submit" look="main">
          Then what?
        </Button>
        <Button onClick={end}>Nothing, it ends here</Button>
        <Button look="plain" onClick={close}>
          Enough
        </Button>
      </div>
    </form>
  );
}

/** The words that the question about moves offers for what sets them off. */
function SetOffBy({ value, onChange }: { value: string; onChange: (by: string) => void }) {
  const words = wordsOffered(useAsking().view('states.transitions')?.question.shape, 'by');
  if (words.length === 0) return null;
  return (
    <div className="line">
      <label htmlFor="states-by">set off by</label>
      <select id="states-by" value={value} onChange={(chosen) => onChange(chosen.target.value)}>
        <option value="">nobody has said</option>
        {words.map((word) => (
          <option key={word}>{word}</option>
        ))}
      </select>
    </div>
  );
}
