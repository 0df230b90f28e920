import { useEffect, useReducer } from 'react';
import { flushSync } from 'react-dom';

/** What was typed since a field was requested that is not there yet; null: none is awaited. */
let buffer: string | null = null;

/** From now on, keys are buffered for the field that was just requested, and none of them is a command. */
export function startTypeAhead(): void {
  buffer = '';
}

/** Called when the awaited field is there, was not needed, or will not come. */
export function endTypeAhead(): void {
  buffer = null;
}

/** Buffers a key press for the awaited field. Returns whether one is awaited: then the press is no command. */
export function bufferKey(event: KeyboardEvent): boolean {
  if (buffer === null || event.ctrlKey || event.metaKey) return false;
  if (event.key.length === 1) {
    buffer += event.key;
    event.preventDefault();
  } else if (event.key === 'Backspace') buffer = buffer.slice(0, -1);
  else if (event.key !== 'Shift') endTypeAhead();
  return true;
}

const FIELD = 'textarea, input:not([type="radio"], [type="checkbox"]), [contenteditable]';

/** Types the buffer into the field that gets the focus; mounted once for the whole page. */
export function useTypeAhead(): void {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    const insertBuffered = ({ target }: FocusEvent) => {
      if (buffer === null || !(target instanceof HTMLElement) || !target.matches(FIELD)) return;
      const typed = buffer;
      buffer = null;
      queueMicrotask(() => {
        // Rendering flushes pending effects first; only then does the form receive what is typed.
        flushSync(drawAgain);
        if (typed !== '') document.execCommand('insertText', false, typed);
      });
    };
    document.addEventListener('focusin', insertBuffered);
    return () => document.removeEventListener('focusin', insertBuffered);
  }, []);
}

/** Focuses the first field of what has just opened, else its root. */
export function focusFirstField(inside: HTMLElement | null): void {
  const first = inside?.querySelector<HTMLElement>(FIELD) ?? inside;
  // A popover that is not shown yet will focus the element marked with `autofocus`.
  if (first) first.autofocus = true;
  first?.focus({ preventScroll: true });
}
