import { useEffect, useRef } from 'react';
import { type Binding, begins, choose, isSign, type KeyAction, pressOf, type Ungrouped } from './binding.ts';
import { lettersAreOn } from './letters.ts';
import { keepTypedAhead } from './typed-ahead.ts';

/** The bindings of each mounted component; the last one mounted wins, so that a page wins over its frame. */
const layers = new Set<{ bindings: readonly Binding[] }>();

/** What can be done while this component is on the page: by its keys, from the help sheet and from the palette. */
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

export function bindingsNow(): readonly Binding[] {
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
/** Presses that begin something longer, and when the last of them came. */
let begun: { readonly presses: readonly string[]; readonly at: number } = { presses: [], at: 0 };

function onKeyDown(event: KeyboardEvent): void {
  if (keepTypedAhead(event)) return;
  const press = pressOf(event);
  if (press === null || event.defaultPrevented || event.isComposing || event.repeat) return;
  if (isSign(press) && (!lettersAreOn() || isTypedIn(event.target) || isFormOpen())) return;
  const inTime = event.timeStamp - begun.at < SEQUENCE_TIMEOUT;
  const readings = inTime ? [[...begun.presses, press], [press]] : [[press]];
  // Runs at every keystroke, so `when` is asked only of what the press could mean.
  const able = allBindings()
    .filter(isAction)
    .filter((action) => readings.some((reading) => begins(reading, action)))
    .filter(isReachable)
    .filter(isAble);
  const presses = readings.find((reading) => choose(reading, able) !== null) ?? [];
  const chosen = presses.length > 0 ? choose(presses, able) : null;
  begun = { presses: chosen === 'wait' ? presses : [], at: event.timeStamp };
  if (chosen === null) return;
  event.preventDefault();
  if (chosen !== 'wait') chosen.run();
}

function isFormOpen(): boolean {
  return document.querySelector('[popover][role="dialog"]:popover-open') !== null;
}

function isTypedIn(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPED_IN) !== null;
}

/** While a dialog is open, only what belongs to it. */
function isReachable({ dialog }: KeyAction): boolean {
  if (dialog) return dialog.current?.open ?? false;
  return document.querySelector('dialog:modal') === null;
}
