import { useEffect, useReducer } from 'react';
import { flushSync } from 'react-dom';
import { closeModal } from '../kit/modal.ts';

/** What was typed since a field was requested that is not there yet, and the key that ended it. */
interface Buffer {
  readonly text: string;
  readonly end: 'Enter' | 'Escape' | null;
}

const EMPTY: Buffer = { text: '', end: null };

/** Null: no field is awaited. */
let buffer: Buffer | null = null;

/** From now on, keys are buffered for the field that was just requested, and none of them is a command. */
export function startTypeAhead(): void {
  buffer = EMPTY;
}

/** Called when the awaited field is there, was not needed, or will not come. */
export function endTypeAhead(): void {
  const end = buffer?.end;
  buffer = null;
  if (end === 'Escape') pressIn(document.activeElement, end);
}

/** Buffers a key press for the awaited field. Returns whether one is awaited: then the press is no command. */
export function bufferKey(event: KeyboardEvent): boolean {
  if (buffer === null || event.ctrlKey || event.metaKey) return false;
  if (event.key === 'Shift') return true;
  buffer = withKey(buffer, event.key);
  if (buffer) event.preventDefault();
  return true;
}

function withKey(before: Buffer, key: string): Buffer | null {
  if (before.end) return before;
  if (key.length === 1) return { ...before, text: before.text + key };
  if (key === 'Backspace') return { ...before, text: before.text.slice(0, -1) };
  return key === 'Enter' || key === 'Escape' ? { ...before, end: key } : null;
}

/** Presses Enter or Escape where they would have been pressed had the field been there in time. */
function pressIn(target: Element | null, key: 'Enter' | 'Escape'): void {
  const press = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  if (!target?.dispatchEvent(press)) return;
  if (key === 'Enter') {
    if (target instanceof HTMLInputElement) target.form?.requestSubmit();
    return;
  }
  target.closest<HTMLElement>('[popover]:popover-open')?.hidePopover();
  closeModal(target.closest('dialog'));
}

const FIELD = 'textarea, input:not([type="radio"], [type="checkbox"]), [contenteditable]';

/** Types the buffer into the field that gets the focus; mounted once for the whole page. */
export function useTypeAhead(): void {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    const insertBuffered = ({ target }: FocusEvent) => {
      if (buffer === null || !(target instanceof HTMLElement) || !target.matches(FIELD)) return;
      const { text, end } = buffer;
      buffer = null;
      queueMicrotask(() => {
        // Rendering flushes pending effects first; only then does the form receive what is typed.
        flushSync(drawAgain);
        if (text !== '') document.execCommand('insertText', false, text);
        if (end) pressIn(target, end);
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
