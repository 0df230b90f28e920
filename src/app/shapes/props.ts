import { type KeyboardEvent, useState } from 'react';
import type { ShapeName, SpecOf, ValueOf } from '#core/index.ts';

export interface InputProps<S extends ShapeName> {
  readonly spec: SpecOf<S>;
  readonly value: ValueOf[S];
  /** What is there now; it may be incomplete. */
  onChange(value: ValueOf[S]): void;
  /** Its name for screen readers. */
  readonly label: string;
  readonly autoFocus?: boolean | undefined;
}

export interface ViewProps<S extends ShapeName> {
  readonly spec: SpecOf<S>;
  readonly value: ValueOf[S];
}

/** Keeps what was typed (a blank line, a half word) while it amounts to the value; a new value from outside wins. */
export function useInputState<V, H>(
  value: V,
  onChange: (value: V) => void,
  read: (value: V) => H,
  write: (held: H) => V,
): readonly [H, (held: H) => void] {
  const [held, setHeld] = useState<{ readonly held: H } | null>(null);
  const same = held !== null && JSON.stringify(write(held.held)) === JSON.stringify(value);
  const change = (next: H) => {
    setHeld({ held: next });
    onChange(write(next));
  };
  return [same ? held.held : read(value), change];
}

/** A button among words. */
export const INLINE_BUTTON = `min-h-6 ml-2 px-0.5 py-0 ui-13 leading-6 font-[550] underline underline-offset-3 text-pen
  bg-transparent border-0`;

/** A quiet line below an input. */
export const HINT = 'flex flex-wrap items-baseline min-h-6 ui-13 leading-6 text-ink-2';

/** Enter alone: not the one that saves, nor the one that ends the typing of an East Asian word. */
export function isPlainEnter(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, shiftKey, altKey, nativeEvent } = event;
  return key === 'Enter' && !ctrlKey && !metaKey && !shiftKey && !altKey && !nativeEvent.isComposing;
}

export function isShortcut(event: KeyboardEvent, letter: string): boolean {
  return (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === letter;
}

/** Keeps Enter in a one-line input, on a radio button or a box from submitting half an answer. */
export function preventEnterSubmit(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
  if (event.target instanceof HTMLInputElement) event.preventDefault();
}
