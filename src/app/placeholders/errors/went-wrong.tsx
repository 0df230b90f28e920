import { type FormEvent, useState } from 'react';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../frame/announcer.tsx';
import { Spot } from '../../stage/spot.tsx';
import { Note } from '../pieces/note.tsx';
import type { KnownRow } from '../known/known-rows.ts';
import { useGather } from '../gathering/use-gather.ts';
import { SaidTag } from '../pieces/said-tag.tsx';
import type { Failure } from './failures.ts';

interface WentWrongProps {
  readonly broken: Failure | null;
  /** The message of this failure, as far as somebody has said it. */
  readonly said: KnownRow | undefined;
}

/** The message: the same for every failure until somebody says what it should have been. */
export function WentWrong({ broken, said }: WentWrongProps) {
  return (
    <section className="errors-message" aria-label="The message" data-broken={broken ? '' : undefined}>
      {broken ? (
        <Shown said={said} />
      ) : (
        <p className="errors-unbroken">Here will stand a message. Break something.</p>
      )}
      {broken && <Blanks failure={broken} />}
      <Note says="They read">
        <Spot q="errors.messages" />
</Note>
      <Note says="Whose to mend">
        <Spot q="errors.classes" />
</Note>
      <Note says="Who else hears of it">
        <Spot q="errors.alerts" />
</Note>
    </section>
  );
}

/** Takes the focus: whoever pushed the button reads the message next. */
function Shown({ said }: { said: WentWrongProps['said'] }) {
  return (
    <div className="errors-said" data-said={said ? '' : undefined}>
      <h2 tabIndex={-1} ref={takeFocus}>
        {said?.cell('text') ?? 'Something went wrong.'}
      </h2>
      {said ? (
        <p>
          <SaidTag settled={said.settled} /> They can: {said.cell('action') || 'nothing'}
        </p>
      ) : (
        <p>
          <span className="tag hole">Nobody has said</span> what, or what to do about it.
        </p>
      )}
    </div>
  );
}

/** Stands outside of the component so that it runs when the message appears, and not at each drawing. */
function takeFocus(heading: HTMLElement | null): void {
  heading?.focus();
}

function Blanks({ failure }: { failure: Failure }) {
  const asking = useAsking();
  const { rows } = useGather();
  const [what, setWhat] = useState('');
  const [next, setNext] = useState('');
  const [told, setTold] = useState('');
  const keep = (event: FormEvent) => {
    event.preventDefault();
    if (told.trim()) rows('errors.alerts', [{ code: failure.label, audience: told.trim() }], ['code']);
    if (!what.trim() && !next.trim()) return;
    rows(
      'errors.messages',
      [
        {
          code: failure.label,
          trigger: failure.case,
          text: what.trim(),
          action: next.trim(),
        },
      ],
      ['code'],
    );
    if (told.trim()) announce('Put into two answers: what they read, and who is told. Neither is saved yet.');
  };
  return (
    <form className="errors-blanks" onSubmit={keep}>
      <Blank label="What happened?" value={what} onChange={setWhat} />
      <Blank label="What do I do now?" value={next} onChange={setNext} />
      <Blank label="Who is told?" value={told} onChange={setTold} />
      <div className="row">
        <button type="submit" className="button main" disabled={!`${what}${next}${told}`.trim()}>
          That is what it says
        </button>
        <button
          type="button"
          className="button"
          onClick={() => asking.capture('errors.mistakes', [failure.label])}
        >
          This happens to us all the time
        </button>
      </div>
    </form>
  );
}

function Blank({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
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
