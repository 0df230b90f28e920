import { type KeyboardEvent, useState } from 'react';
import type { AgendaEdit } from '#core/agenda.ts';
import type { AgendaDrag } from './use-agenda-drag.ts';

/** The edit that each button makes. Null: not possible; the button stays focusable, only aria-disabled. */
export interface ReorderEdits {
  readonly up: AgendaEdit | null;
  readonly down: AgendaEdit | null;
  readonly out: AgendaEdit;
}

interface ReorderButtonsProps extends ReorderEdits {
  /** What the labels say is moved; `left`: what is left for later. */
  readonly what: string;
  readonly left: string;
  /** The `data-hold` of a button, by which the focus finds it again after a move. */
  readonly holdOf: (verb: keyof ReorderEdits) => string;
  readonly edit: (edit: AgendaEdit) => void;
}

export function ReorderButtons({ what, left, holdOf, edit, up, down, out }: ReorderButtonsProps) {
  const steps = [
    ['up', '↑', `Move ${what} up`, up],
    ['down', '↓', `Move ${what} down`, down],
    ['out', '×', `Leave ${left} for later`, out],
  ] as const;
  return (
    <span className="flex gap-0.5 print:hidden">
      {steps.map(([verb, sign, label, move]) => (
        <button
          key={verb}
          type="button"
          className="grid place-items-center size-7 max-md:size-10 text-ink-2 bg-transparent border-1 border-transparent rounded
            hover:border-line-strong hover:bg-raised hover:text-ink focus-visible:border-line-strong focus-visible:bg-raised
            focus-visible:text-ink aria-disabled:opacity-35 aria-disabled:cursor-default"
          aria-label={label}
          title={label}
          aria-disabled={move === null}
          data-hold={holdOf(verb)}
          onClick={() => move && edit(move)}
        >
          <span aria-hidden="true">{sign}</span>
        </button>
      ))}
    </span>
  );
}

/** The handle for dragging by mouse. Buttons and keys do the same. */
export function DragHandle(props: ReturnType<AgendaDrag['handleProps']>) {
  return (
    <span
      className="agenda-grip grid place-items-center w-4 h-6 cursor-grab print:hidden"
      aria-hidden="true"
      {...props}
    >
      <svg className="w-2" viewBox="0 0 8 14" focusable="false" aria-hidden="true">
        <path
          className="stroke-ink-2 stroke-2"
          strokeLinecap="round"
          d="M2 2h.01M6 2h.01M2 7h.01M6 7h.01M2 12h.01M6 12h.01"
        />
      </svg>
    </span>
  );
}

const DIRECTIONS = new Map<string, 'up' | 'down'>([
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
]);

/** Alt with an arrow key moves an item one step. */
export function moveByKey(event: KeyboardEvent, edits: ReorderEdits, edit: (edit: AgendaEdit) => void): void {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  const verb = altKey && !ctrlKey && !metaKey && !shiftKey ? DIRECTIONS.get(key) : undefined;
  if (!verb) return;
  event.preventDefault();
  // Otherwise the item around the question would move too.
  event.stopPropagation();
  const move = edits[verb];
  if (move) edit(move);
}

interface MinutesInputProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly onChange: (minutes: number) => void;
  readonly hold?: string;
}

/** A day. */
const MAX_MINUTES = 1_440;

/** A field for whole minutes. While the text is invalid, the last valid number counts; it is shown again on blur. */
export function MinutesInput({ label, value, least, onChange, hold }: MinutesInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const handleInput = (text: string) => {
    const minutes = Number(text);
    setTyped(text);
    if (/^\d+$/.test(text) && minutes >= least && minutes <= MAX_MINUTES) onChange(minutes);
  };
  return (
    <label className="inline-flex items-center gap-1.5 text-ink-2 text-sm">
      <input
        className="w-13 min-h-8.5 px-2 py-1 text-md text-right tabular-nums text-ink bg-raised border-1 border-line-strong rounded
          print:border-transparent"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        aria-label={label}
        data-hold={hold}
        value={typed ?? value}
        onChange={(event) => handleInput(event.target.value)}
        onBlur={() => setTyped(null)}
      />
      <span aria-hidden="true">min</span>
    </label>
  );
}
