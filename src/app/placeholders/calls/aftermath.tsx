import { type FormEvent, type ReactNode, useState } from 'react';
import { useAsking } from '../../asking/asking.tsx';
import { Button } from '../../kit/button.tsx';
import { Select } from '../../kit/fields.tsx';
import { useDraftWriter } from '../answers/draft-writer.ts';
import { ChoiceButtons, LabelledInput } from '../pieces/controls.tsx';
import { type ExchangeState, formatSeconds } from './exchange.ts';

type EndedExchange = Extract<ExchangeState, { phase: 'over' }>;

export function Aftermath({ over, again }: { over: EndedExchange; again: () => void }) {
  return (
    <section className="grid gap-4 p-4 bg-raised border border-pen rounded-lg" aria-label="After the wait">
      <h2 className="m-0">
        {over.end === 'silence'
          ? 'Nobody answered. Nobody was asked to.'
          : `You gave up after ${formatSeconds(over.waited)} seconds.`}
      </h2>
      <WhoAnswers />
      <TooLong waited={over.waited} />
      <div className="grid gap-2">
        <h3>And if they don’t answer?</h3>
        <ChoiceButtons q="calls.failure" />
      </div>
      <div className="row">
        <Button look="plain" onClick={again}>
          Clear the desk
        </Button>
      </div>
    </section>
  );
}

interface FillInFormProps {
  readonly head: string;
  readonly press: string;
  readonly isEmpty: boolean;
  readonly keep: () => void;
  readonly children: ReactNode;
}

function FillInForm({ head, press, isEmpty, keep, children }: FillInFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    keep();
  };
  return (
    <form className="grid gap-2" onSubmit={submit}>
      <h3>{head}</h3>
      <div className="row items-end">
        {children}
        <Button type="submit" disabled={isEmpty}>
          {press}
        </Button>
      </div>
    </form>
  );
}

function WhoAnswers() {
  const { addRows } = useDraftWriter();
  const [system, setSystem] = useState('');
  const [owner, setOwner] = useState('');
  const addSystem = () => addRows('calls.systems', [{ system: system.trim(), owner: owner.trim() }], ['system']);
  return (
    <FillInForm head="Who should have answered?" press="That’s who" isEmpty={!system.trim()} keep={addSystem}>
      <LabelledInput label="The system, as people here call it" value={system} say={setSystem} />
      <LabelledInput label="Who runs it" value={owner} say={setOwner} />
    </FillInForm>
  );
}

const TOO_LONG = 'How long is too long?';

function TooLong({ waited }: { waited: number }) {
  const asking = useAsking();
  const shape = asking.view('calls.waiting')?.question.shape;
  const units = shape?.shape === 'number' ? shape.units : [];
  const [amount, setAmount] = useState(String(Math.max(1, Math.round(waited))));
  const [unit, setUnit] = useState(units[0] ?? '');
  const captureWaiting = () =>
    shape?.shape === 'number' && asking.capture('calls.waiting', { amount: amount.trim(), unit });
  return (
    <FillInForm head={TOO_LONG} press="No longer than that" isEmpty={!amount.trim()} keep={captureWaiting}>
      <input
        className="field w-24"
        inputMode="decimal"
        aria-label={TOO_LONG}
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
      />
      <Select className="field" aria-label="Unit" value={unit} of={units} onChange={setUnit} />
    </FillInForm>
  );
}
