import { type FormEvent, useState } from 'react';
import { useAsking } from '../../asking/asking.tsx';
import { Button } from '../../kit/button.tsx';
import { Select } from '../../kit/fields.tsx';
import { focusOnce } from '../../kit/keyboard.ts';
import { columnOptions } from '../answers/answer-value.ts';
import { LabelledInput } from '../pieces/controls.tsx';
import type { SketchAction } from './lifecycle-sketch.ts';

interface Props {
  readonly from: string;
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  readonly push: (turn: SketchAction) => void;
}

/** Asks for the next state of the sketch, typed in place; asks again after each answer. */
export function NextStatePrompt({ from, open, setOpen, push }: Props) {
  const [closed, setClosed] = useState(false);
  const close = () => {
    setClosed(true);
    setOpen(false);
  };
  if (open) return <NextStateForm from={from} push={push} close={close} />;
  return (
    <Button
      className="button main min-h-11 px-5 text-lg"
      ref={closed ? focusOnce : undefined}
      onClick={() => setOpen(true)}
    >
      Then what?
    </Button>
  );
}

function NextStateForm({ from, push, close }: Pick<Props, 'from' | 'push'> & { close: () => void }) {
  const [to, setTo] = useState('');
  const [event, setEvent] = useState('');
  const [by, setBy] = useState('');
  const words = columnOptions(useAsking().view('states.transitions')?.question.shape, 'by');
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
      className="states-form grid grid-fit-150 gap-x-3 gap-y-2 p-3 w-full border border-line-strong rounded-lg"
      onSubmit={add}
      onKeyDown={(key) => key.key === 'Escape' && close()}
    >
      <LabelledInput
        label="Then it is …"
        ref={focusOnce}
        value={to}
        say={setTo}
        placeholder="paid, sent, forgotten …"
      />
      <LabelledInput label="because …" value={event} say={setEvent} placeholder="somebody pays" />
      {words.length > 0 && (
        <label className="line">
          set off by
          <Select first={['', 'nobody has said']} of={words} value={by} onChange={setBy} />
        </label>
      )}
      <div className="row col-span-full">
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
