import { useKeys } from '../keys/use-keys.ts';

/** Pressing N goes to the next pin whose question is open, wherever the reader is on the screen. */
export function NextHole() {
  useKeys([
    {
      keys: 'n',
      label: 'Go to the next hole',
      group: 'This screen',
      run: goToNext,
      when: () => openPins().length > 0,
    },
  ]);
  return null;
}

const CLOSED = ['decided', 'assumed', 'deferred', 'not-applicable', 'parked'];

function openPins(): readonly HTMLElement[] {
  const pins = document.querySelectorAll<HTMLElement>('[data-pin]');
  return [...pins].filter((pin) => !CLOSED.includes(pin.dataset.status ?? ''));
}

function goToNext(): void {
  const pins = openPins();
  const at = pins.findIndex((pin) => pin.matches(':focus'));
  const next = pins[(at + 1) % pins.length];
  next?.focus();
  next?.scrollIntoView({ block: 'center' });
}
