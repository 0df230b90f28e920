import type { KeyboardEvent } from 'react';

/** Enter alone: not the one that saves, not the one that ends the typing of an East Asian word. */
export function isPlainEnter(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, shiftKey, altKey, nativeEvent } = event;
  return key === 'Enter' && !ctrlKey && !metaKey && !shiftKey && !altKey && !nativeEvent.isComposing;
}

/** Ctrl or Cmd with this letter. */
export function isCommand(event: KeyboardEvent, letter: string): boolean {
  return (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === letter;
}

/** Keeps Enter in a one-line input, on a radio button or a box from submitting half an answer. */
export function holdEnter(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
  if (event.target instanceof HTMLInputElement) event.preventDefault();
}
