/** Milliseconds after which a page that nobody looks at, and that draws no frames, goes on all the same. */
const UNSEEN = 150;

const asked = new Set<() => void>();

/** Does something once before the next frame is drawn, however often it is asked for until then. */
export function inNextFrame(what: () => void): void {
  if (asked.has(what)) return;
  asked.add(what);
  const doOnce = () => {
    if (asked.delete(what)) what();
  };
  requestAnimationFrame(doOnce);
  setTimeout(doOnce, UNSEEN);
}
