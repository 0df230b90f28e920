import { useEffect, useRef } from 'react';
import type { Binding, Doing } from './binding.ts';
import { begins, choose } from './choose.ts';
import { lettersAreOn } from './letters.ts';
import { isSign, pressOf } from './press.ts';
import { keepTypedAhead } from './typed-ahead.ts';

interface Layer {
  bindings: readonly Binding[];
}

const layers = new Set<Layer>();
let deafen = () => {};

/** What can be done while this component stands: by its keys, from the help sheet and from the palette. */
export function useKeys(bindings: readonly Binding[]): void {
  const layer = useRef<Layer>({ bindings });
  useEffect(() => {
    layer.current.bindings = bindings;
  });
  useEffect(() => {
    const mine = layer.current;
    if (layers.size === 0) deafen = listen();
    layers.add(mine);
    return () => {
      layers.delete(mine);
      if (layers.size === 0) deafen();
    };
  }, []);
}

function listen(): () => void {
  document.addEventListener('keydown', hear);
  return () => document.removeEventListener('keydown', hear);
}

/** All that can be done at this moment; what was bound last comes first, so that a page goes before its frame. */
export function bindingsNow(): readonly Binding[] {
  return boundNow().filter(isAble);
}

function boundNow(): readonly Binding[] {
  return [...layers].reverse().flatMap(({ bindings }) => bindings);
}

function isAble({ when }: Binding): boolean {
  return when?.() ?? true;
}

/** Whether a binding does something by itself, from anywhere. */
export function isDoing(binding: Binding): binding is Doing {
  return 'run' in binding;
}

/** Milliseconds in which the second key of two has to follow. */
const PATIENCE = 1_500;
const TYPED_IN = 'input, textarea, select, [contenteditable], [role="grid"]';
/** Presses that begin something longer, and when the last of them came. */
let begun: { readonly presses: readonly string[]; readonly at: number } = { presses: [], at: 0 };

function hear(event: KeyboardEvent): void {
  if (keepTypedAhead(event)) return;
  const press = pressOf(event);
  if (press === null || event.defaultPrevented || event.isComposing || event.repeat) return;
  if (isSign(press) && (!lettersAreOn() || isTypedIn(event.target) || isFormOpen())) return;
  const inTime = event.timeStamp - begun.at < PATIENCE;
  const readings = inTime ? [[...begun.presses, press], [press]] : [[press]];
  // Every key that is typed comes by here: what can be done now is asked only of what the press could mean.
  const meant = boundNow()
    .filter(isDoing)
    .filter((doing) => readings.some((reading) => begins(reading, doing)));
  const able = meant.filter(isReachable).filter(isAble);
  const presses = readings.find((reading) => choose(reading, able) !== null) ?? [];
  const chosen = presses.length > 0 ? choose(presses, able) : null;
  begun = { presses: chosen === 'wait' ? presses : [], at: event.timeStamp };
  if (chosen === null) return;
  event.preventDefault();
  if (chosen !== 'wait') chosen.run();
}

/** Whether something stands open over the page in which one would type. */
function isFormOpen(): boolean {
  return document.querySelector('[popover][role="dialog"]:popover-open') !== null;
}

function isTypedIn(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPED_IN) !== null;
}

/** While a dialog is open, only what belongs to it. */
function isReachable({ dialog }: Doing): boolean {
  if (dialog) return dialog.current?.open ?? false;
  return document.querySelector('dialog:modal') === null;
}
