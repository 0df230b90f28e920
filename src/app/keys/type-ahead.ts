import { useEffect, useReducer } from 'react';
import { flushSync } from 'react-dom';

/** What was typed since a field was asked for; null: none is awaited. */
let buffer: string | null = null;

/** From now on, what is typed waits for the field that was just asked for, and nothing of it is a command. */
export function startTypeAhead(): void {
  buffer = '';
}

/** Called when the awaited field is there, was not needed, or will not come any more. */
export function endTypeAhead(): void {
  buffer = null;
}

/** Keeps a key press for the field that is awaited. Returns whether there is one: then the press is no command. */
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

/** Puts what was typed ahead into the field that takes the keyboard, as if it were typed there; once for the whole page. */
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

/** Focuses the first field of what has just opened, else the whole of it. */
export function focusFirstField(inside: HTMLElement | null): void {
  const first = inside?.querySelector<HTMLElement>(FIELD) ?? inside;
  // A popover that is not shown yet will focus the element marked like this.
  if (first) first.autofocus = true;
  first?.focus({ preventScroll: true });
}
