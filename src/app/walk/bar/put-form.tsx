import { type FormEvent, useState } from 'react';
import type { Names } from '#core/index.ts';
import { Ways } from '../../kit/ways.tsx';
import { draftStore } from '../../session/draft-store.ts';

const SIGHT = { hidden: 'Hidden until revealed', open: 'Open at once' } as const;
const NAMES: Readonly<Record<Names, string>> = {
  signed: 'Signed',
  free: 'As each likes',
  unsigned: 'Nobody signs',
};

/** How the facilitator put the last question: most often the next one is put the same way. */
const habits = draftStore<{ readonly sight: keyof typeof SIGHT; readonly names: Names }>('put', {
  sight: 'hidden',
  names: 'signed',
});

interface PutFormProps {
  readonly ask: string;
  readonly put: (how: { readonly hidden: boolean; readonly names: Names }) => Promise<boolean>;
  readonly done: () => void;
}

/** Puts a question to everybody: hidden or open, with names or without. */
export function PutForm({ ask, put, done }: PutFormProps) {
  const { sight, names } = habits.use('how');
  const [sending, setSending] = useState(false);
  // Who may keep back a name must not be told by the moment at which an answer appears.
  const hidden = sight === 'hidden' || names !== 'signed';
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    const counts = await put({ hidden, names });
    setSending(false);
    if (counts) done();
  };
  return (
    <form className="put" onSubmit={send}>
      <p className="put-ask">{ask}</p>
      <h2 className="small-head">Answers</h2>
      {names === 'signed' ? (
        <Ways
          label="Answers"
          ways={SIGHT}
          value={sight}
          onChange={(next) => habits.edit('how', { sight: next })}
        />
      ) : (
        <p>{SIGHT.hidden}</p>
      )}
      <h2 className="small-head">Names</h2>
      <Ways
        label="Names"
        ways={NAMES}
        value={names}
        onChange={(next) => habits.edit('how', { names: next })}
      />
      {names !== 'signed' && (
        <p className="quiet">
          Without names the answers stay hidden until you reveal them, and nobody can tell who is missing.
        </p>
      )}
      <div className="row">
        <button type="submit" className="button main" disabled={sending}>
          Put it to everybody
        </button>
      </div>
    </form>
  );
}
