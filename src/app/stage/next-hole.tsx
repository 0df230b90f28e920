import { useEffect } from 'react';

/** Pressing N goes to the next pin whose question is open, wherever the reader is on the screen. */
export function NextHole() {
  useEffect(() => {
    document.addEventListener('keydown', goToNext);
    return () => document.removeEventListener('keydown', goToNext);
  }, []);
  return null;
}

const TYPING = 'input, textarea, select, [contenteditable], [role="grid"]';
const CLOSED = ['decided', 'assumed', 'deferred', 'not-applicable', 'parked'];

function goToNext(event: KeyboardEvent): void {
  if (event.key !== 'n' || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target instanceof Element && event.target.closest(TYPING)) return;
  const pins = [...document.querySelectorAll<HTMLElement>('[data-pin]')].filter(
    (pin) => !CLOSED.includes(pin.dataset.status ?? ''),
  );
  const at = pins.findIndex((pin) => pin.matches(':focus'));
  const next = pins[(at + 1) % pins.length];
  next?.focus();
  next?.scrollIntoView({ block: 'center' });
}
