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

/** Focuses the element if what had the focus is gone. */
export function focusIfLost(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus();
}

/** Focuses, in a form that has just opened, what is chosen, else the first place for an answer. */
export function focusFirstAnswer(form: HTMLElement | null): void {
  const places = form?.querySelectorAll<HTMLElement>('.sides :is(input, textarea), .line input') ?? [];
  const chosen = [...places].find((place) => place instanceof HTMLInputElement && place.checked);
  focusIfLost(chosen ?? places[0] ?? null);
}
