import { type KeyboardEvent, useState } from 'react';
import type { AgendaEdit } from '#core/agenda.ts';
import type { Dragging } from './use-dragging.ts';

const SIGNS = { up: '↑', down: '↓', out: '×' } as const;

interface StepProps {
  readonly does: keyof typeof SIGNS;
  readonly label: string;
  readonly hold: string;
  /** What it comes to; null: it cannot go further, and keeps the keyboard all the same. */
  readonly made: AgendaEdit | null;
  readonly edit: (edit: AgendaEdit) => void;
}

export function Step({ does, label, hold, made, edit }: StepProps) {
  return (
    <button
      type="button"
      className="agenda-step"
      aria-label={label}
      title={label}
      aria-disabled={made === null}
      data-hold={hold}
      onClick={() => made && edit(made)}
    >
      <span aria-hidden="true">{SIGNS[does]}</span>
    </button>
  );
}

/** Where the mouse takes hold of something. Buttons and keys do the same. */
export function Grip(props: ReturnType<Dragging['grip']>) {
  return (
    <span className="agenda-grip" aria-hidden="true" {...props}>
      <svg viewBox="0 0 8 14" focusable="false" aria-hidden="true">
        <path d="M2 2h.01M6 2h.01M2 7h.01M6 7h.01M2 12h.01M6 12h.01" />
      </svg>
    </span>
  );
}

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** One step up (−1) or down (1) by Alt with an arrow key; null: another key. */
export function stepOf({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): -1 | 1 | null {
  const isAlone = altKey && !ctrlKey && !metaKey && !shiftKey;
  return (isAlone && Object.hasOwn(STEPS, key) && STEPS[key]) || null;
}

interface MinutesInputProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly onChange: (minutes: number) => void;
  readonly hold?: string;
}

/** As long as a day: no more fits into a walkthrough. */
const MAX_MINUTES = 1_440;

/** Whole minutes. While what is typed is no such number, the one before counts; leaving it shows that one again. */
export function MinutesInput({ label, value, least, onChange, hold }: MinutesInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    const minutes = Number(text);
    setTyped(text);
    if (/^\d+$/.test(text) && minutes >= least && minutes <= MAX_MINUTES) onChange(minutes);
  };
  return (
    <label className="minutes">
      <input
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        aria-label={label}
        data-hold={hold}
        value={typed ?? value}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(null)}
      />
      <span aria-hidden="true">min</span>
    </label>
  );
}
