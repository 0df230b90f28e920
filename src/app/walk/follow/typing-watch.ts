/** Milliseconds after the last keystroke at which somebody who has not saved counts as resting. */
const REST = 20_000;
const LOOK = 250;
const TYPED_IN = 'form :is(input, textarea, select), form [contenteditable]';

/**
 * Watches whether somebody types in a form. They stop when the place has gone from the page, as it does once it is saved
 * or closed, or when they have rested.
 *
 * @returns what ends the watch
 */
export function watchTyping(typed: () => void, rested: (saved: boolean) => void): () => void {
  let place: Element | null = null;
  let last = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = (saved: boolean) => {
    clearInterval(timer);
    place = null;
    rested(saved);
  };
  const look = () => {
    if (place && !place.isConnected) stop(true);
    else if (Date.now() - last > REST) stop(false);
  };
  const hear = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.matches(TYPED_IN) || target.closest('.walk-bar')) return;
    last = Date.now();
    if (place === null) {
      timer = setInterval(look, LOOK);
      typed();
    }
    place = target;
  };
  document.addEventListener('input', hear);
  return () => {
    clearInterval(timer);
    document.removeEventListener('input', hear);
  };
}
