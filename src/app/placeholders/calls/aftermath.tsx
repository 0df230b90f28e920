import { type FormEvent, useId, useState } from 'react';
import { useAsking } from '../../asking/asking.tsx';
import { Button } from '../../kit/button.tsx';
import { Select } from '../../kit/select.tsx';
import { useGather } from '../gathering/use-gather.ts';
import { Choices } from '../pieces/choices.tsx';
import { clockFace, type Exchange } from './exchange.ts';

type Over = Extract<Exchange, { phase: 'over' }>;

/** When the wait is over: the three things nobody had said. */
export function Aftermath({ over, again }: { over: Over; again: () => void }) {
  return (
    <section className="calls-after grid gap-4 p-4 bg-raised rounded-lg" aria-label="After the wait">
      <h2>
        {over.end === 'silence'
          ? 'Nobody answered. Nobody was asked to.'
          : `You gave up after ${clockFace(over.waited)} seconds.`}
      </h2>
      <WhoAnswers />
      <TooLong waited={over.waited} />
      <div className="calls-blank grid gap-2">
        <h3>And if they don’t answer?</h3>
        <Choices q="calls.failure" />
      </div>
      <div className="row">
        <Button look="plain" onClick={again}>
          Clear the desk
        </Button>
      </div>
    </section>
  );
}

function WhoAnswers() {
  const { rows } = useGather();
  const [system, setSystem] = useState('');
  const [owner, setOwner] = useState('');
  const keep = (event: FormEvent) => {
    event.preventDefault();
    rows('calls.systems', [{ system: system.trim(), owner: owner.trim() }], ['system']);
  };
  return (
    <form className="calls-blank grid gap-2" onSubmit={keep} data-blank="systems">
      <h3>Who should have answered?</h3>
      <div className="row">
        <label className="line">
          The system, as people here call it
          <input value={system} onChange={(event) => setSystem(event.target.value)} autoComplete="off" />
        </label>
        <label className="line">
          Who runs it
          <input value={owner} onChange={(event) => setOwner(event.target.value)} autoComplete="off" />
        </label>
        <Button type="submit" disabled={!system.trim()}>
          That’s who
        </Button>
      </div>
    </form>
  );
}

function TooLong({ waited }: { waited: number }) {
  const asking = useAsking();
  const shape = asking.view('calls.waiting')?.question.shape;
  const units = shape?.shape === 'number' ? shape.units : [];
  const [long, setLong] = useState(String(Math.max(1, Math.round(waited))));
  const [unit, setUnit] = useState(units[0] ?? '');
  const heading = useId();
  const keep = (event: FormEvent) => {
    event.preventDefault();
    if (shape?.shape === 'number') asking.capture('calls.waiting', { amount: long.trim(), unit });
  };
  return (
    <form className="calls-blank grid gap-2" onSubmit={keep} data-blank="waiting">
      <h3 id={heading}>How long is too long?</h3>
      <div className="row">
        <input
          className="calls-amount w-24"
          inputMode="decimal"
          aria-labelledby={heading}
          value={long}
          onChange={(event) => setLong(event.target.value)}
        />
        <Select aria-label="Unit" value={unit} of={units} onChange={setUnit} />
        <Button type="submit" disabled={!long.trim()}>
          No longer than that
        </Button>
      </div>
    </form>
  );
}
