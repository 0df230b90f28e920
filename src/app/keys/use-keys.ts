import { useEffect, useRef } from 'react';
import { createStore, readStored, writeStored } from '../kit/store.ts';
import {
  type Binding,
  isCharacterKey,
  type KeyAction,
  matchAction,
  pressOf,
  startsAction,
  type Ungrouped,
} from './binding.ts';
import { bufferKey } from './type-ahead.ts';

const LETTERS_KEY = 'specwalk.letters';
const letterKeys = createStore(readStored(LETTERS_KEY) !== 'off');

/** Whether keys without Ctrl or Cmd do anything outside of text fields; stored on this device. */
export const useLetterKeys = letterKeys.use;

export function setLetterKeys(on: boolean): void {
  writeStored(LETTERS_KEY, on ? 'on' : 'off');
  letterKeys.set(on);
}

/** The bindings of each mounted component; the last one mounted wins, so that a page wins over its frame. */
const layers = new Set<{ bindings: readonly Binding[] }>();

/** Registers key bindings while this component is mounted; they are listed on the help sheet and in the palette. */
export function useKeys(group: string, bindings: readonly Ungrouped[]): void {
  const layer = useRef<{ bindings: readonly Binding[] }>({ bindings: [] });
  useEffect(() => {
    layer.current.bindings = bindings.map((binding) => ({ ...binding, group }));
  });
  useEffect(() => {
    const mine = layer.current;
    if (layers.size === 0) document.addEventListener('keydown', onKeyDown);
    layers.add(mine);
    return () => {
      layers.delete(mine);
      if (layers.size === 0) document.removeEventListener('keydown', onKeyDown);
    };
  }, []);
}

export function activeBindings(): readonly Binding[] {
  return allBindings().filter(isAble);
}

function allBindings(): readonly Binding[] {
  return [...layers].reverse().flatMap(({ bindings }) => bindings);
}

function isAble({ when }: Binding): boolean {
  return when?.() ?? true;
}

export function isAction(binding: Binding): binding is KeyAction {
  return 'run' in binding;
}

/** Milliseconds within which the second key of a sequence must follow. */
const SEQUENCE_TIMEOUT = 1_500;
const TYPED_IN = 'input, textarea, select, [contenteditable], [role="grid"]';
/** A sequence that is not complete, and the time of its last press. */
let pendingSequence: { readonly presses: readonly string[]; readonly at: number } = { presses: [], at: 0 };

function onKeyDown(event: KeyboardEvent): void {
  if (bufferKey(event)) return;
  const press = pressOf(event);
  if (press === null || event.defaultPrevented || event.isComposing || event.repeat) return;
  if (isCharacterKey(press) && (!letterKeys.get() || isTypedIn(event.target) || isPopoverOpen())) return;
  const inTime = event.timeStamp - pendingSequence.at < SEQUENCE_TIMEOUT;
  const readings = inTime ? [[...pendingSequence.presses, press], [press]] : [[press]];
  // Runs at every keystroke, so `when` is called only for matching actions.
  const able = allBindings()
    .filter(isAction)
    .filter((action) => readings.some((reading) => startsAction(reading, action)))
    .filter(isReachable)
    .filter(isAble);
  const presses = readings.find((reading) => matchAction(reading, able) !== null) ?? [];
  const chosen = presses.length > 0 ? matchAction(presses, able) : null;
  pendingSequence = { presses: chosen === 'wait' ? presses : [], at: event.timeStamp };
  if (chosen === null) return;
  event.preventDefault();
  if (chosen !== 'wait') chosen.run();
}

function isPopoverOpen(): boolean {
  return document.querySelector('[popover][role="dialog"]:popover-open') !== null;
}

function isTypedIn(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPED_IN) !== null;
}

/** While a dialog is open, only its own actions. */
function isReachable({ dialog }: KeyAction): boolean {
  if (dialog) return dialog.current?.open ?? false;
  return document.querySelector('dialog:modal') === null;
}
