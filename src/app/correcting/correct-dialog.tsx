import { useEffect, useId, useState } from 'react';
import type { CorrectableStatus, Kind, Point } from '#core/index.ts';
import { CommandForm, useCommand } from '../forms/command.tsx';
import { endTypeAhead } from '../keys/type-ahead.ts';
import { TextField } from '../kit/fields.tsx';
import { keysOf } from '../kit/keys-of.ts';
import { closeModal, useModal } from '../kit/modal.ts';
import { correct, KIND_WORDS, STATUS_WORDS } from './correct.ts';

export function CorrectDialog({ point, onClose }: { point: Point; onClose: () => void }) {
  const dialog = useModal();
  useEffect(() => {
    endTypeAhead();
    dialog.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, [dialog]);
  const command = useCommand();
  // Null while nothing is chosen: corrections by others meanwhile show, and are not undone.
  const [kind, setKind] = useState<Kind | null>(null);
  const [status, setStatus] = useState<CorrectableStatus | null>(null);
  const [why, setWhy] = useState('');
  // The text that this person saw when the dialog opened; null, for the current one, after a refusal.
  const [seen, setSeen] = useState<string | null>(point.text);
  const close = () => closeModal(dialog.current);

  const save = () => {
    const otherwise = {
      ...(kind === null || kind === point.kind ? {} : { kind }),
      ...(status === null || status === point.status ? {} : { status }),
    };
    if (Object.keys(otherwise).length === 0) return command.refuse('Nothing is different; choose what is right.');
    return command.sendSigned(async (by) => {
      const correction = { by, point: point.id, ...otherwise, text: seen ?? point.text, why: why.trim() };
      const problem = await correct(correction);
      if (problem === null) close();
      else setSeen(null);
      return problem;
    });
  };

  return (
    <dialog ref={dialog} className="dialog [--width:720px]" aria-label="What is this section about?" onClose={onClose}>
      <h2>What is this section about?</h2>
      <p className="quiet">
        Specwalk read “{point.title}” from its heading and its text. What you say counts instead; SPEC.md stays as it
        is.
      </p>
      <CommandForm command={command} send={save} submit="Save" cancel={['Not now', close]}>
        <Choices label="What is it about?" choices={KIND_WORDS} value={kind ?? point.kind} onChange={setKind} />
        <Choices
          label="How much does it say?"
          choices={STATUS_WORDS}
          value={status ?? (point.status === 'container' ? null : point.status)}
          onChange={setStatus}
        />
        <TextField label="Why? (optional)" value={why} onChange={setWhy} />
        {command.fields}
      </CommandForm>
    </dialog>
  );
}

interface ChoicesProps<C extends string> {
  readonly label: string;
  readonly choices: Readonly<Record<C, readonly [word: string, below: string]>>;
  /** Null while none is chosen. */
  readonly value: C | null;
  readonly onChange: (choice: C) => void;
}

function Choices<C extends string>({ label, choices, value, onChange }: ChoicesProps<C>) {
  const name = useId();
  return (
    <fieldset className="grid grid-cols-[repeat(auto-fill,minmax(min(300px,100%),1fr))] gap-x-2 gap-y-1">
      <legend className="p-0 mb-1 font-semibold">{label}</legend>
      {keysOf(choices).map((choice) => (
        <label
          key={choice}
          className="choice grid cols-20 place-content-[start_stretch] items-start gap-x-2 min-h-11 px-2.5 py-1.5
            rounded cursor-pointer has-checked:bg-raised has-checked:font-semibold"
        >
          <input
            className="mt-0.75 mx-0 mb-0"
            type="radio"
            name={name}
            checked={value === choice}
            aria-describedby={`${name}-${choice}`}
            aria-label={choices[choice][0]}
            onChange={() => onChange(choice)}
          />
          <span>{choices[choice][0]}</span>
          <small className="col-2 font-normal text-ink-2" id={`${name}-${choice}`}>
            {choices[choice][1]}
          </small>
        </label>
      ))}
    </fieldset>
  );
}
