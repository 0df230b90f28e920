/** Where each arrow key leads. */
export const ARROWS: ReadonlyMap<string, readonly [down: number, right: number]> = new Map([
  ['ArrowUp', [-1, 0]],
  ['ArrowDown', [1, 0]],
  ['ArrowLeft', [0, -1]],
  ['ArrowRight', [0, 1]],
]);

/** A ref for the element that should have the keyboard when it first appears. */
export function focusOnce(element: HTMLElement | null): void {
  element?.focus();
}

/** Where something that had the keyboard focus has gone, what is there now takes it. */
export function takeKeyboard(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus();
}

/** A form that has just opened is typed in at once: at what is chosen, else at the first place for an answer. */
export function beginTyping(form: HTMLElement | null): void {
  const places = form?.querySelectorAll<HTMLElement>('.sides :is(input, textarea), .line input') ?? [];
  const chosen = [...places].find((place) => place instanceof HTMLInputElement && place.checked);
  takeKeyboard(chosen ?? places[0] ?? null);
}
