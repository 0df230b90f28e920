import type { KeyboardEvent } from 'react';

export const ARROW_STEPS: ReadonlyMap<string, readonly [down: number, right: number]> = new Map([
  ['ArrowUp', [-1, 0]],
  ['ArrowDown', [1, 0]],
  ['ArrowLeft', [0, -1]],
  ['ArrowRight', [0, 1]],
]);

/** A ref that focuses an element when it first appears. */
export function focusOnce(element: HTMLElement | null): void {
  element?.focus();
}

/** Focuses the element if nothing else has the focus. */
function focusIfLost(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus();
}

/** Focuses the chosen or else the first answer of a form that has just opened. */
export function focusFirstAnswer(form: HTMLElement | null): void {
  const inputs = form?.querySelectorAll<HTMLElement>('.sides :is(input, textarea), .line input') ?? [];
  const chosen = [...inputs].find((input) => input instanceof HTMLInputElement && input.checked);
  focusIfLost(chosen ?? inputs[0] ?? null);
}

/** Enter without modifiers and outside an input method’s composition. */
export function isPlainEnter(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, shiftKey, altKey, nativeEvent } = event;
  return key === 'Enter' && !ctrlKey && !metaKey && !shiftKey && !altKey && !nativeEvent.isComposing;
}

export function isCtrlOrCmd(event: KeyboardEvent, letter: string): boolean {
  return (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === letter;
}
