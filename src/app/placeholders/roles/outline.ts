/** What carries the name of a line or of a button on a page of the running product. */
const NAMES = '.proto-lines dt, .proto-field > label, .proto-screen .button, .proto-screen button';

/** Parts of a page that a reader can jump to by their name. */
const PARTS = ':is(section, nav, form)[aria-label]';

/**
 * Outlines everything on a page that carries one of these names, also what comes later. The page itself knows nothing
 * of being compared. Its parts are named after whoever looks, as they stand there twice.
 *
 * @returns how to stop
 */
export function outlineIn(page: HTMLElement, as: string, names: readonly string[]): () => void {
  const wanted = new Set(names);
  const mark = () => {
    for (const part of page.querySelectorAll<HTMLElement>(PARTS)) named(part, as);
    for (const element of page.querySelectorAll<HTMLElement>(NAMES)) {
      const differs = wanted.has(nameOn(element));
      const box = element.closest<HTMLElement>('.proto-lines > div, .proto-field') ?? element;
      if (differs !== box.hasAttribute('data-differs')) box.toggleAttribute('data-differs', differs);
    }
  };
  mark();
  const watch = new MutationObserver(mark);
  watch.observe(page, { childList: true, subtree: true });
  return () => watch.disconnect();
}

/** The first words of it: what stands in an element of its own behind them is no part of the name. */
function nameOn(element: HTMLElement): string {
  return (element.firstChild?.textContent ?? '').trim();
}

function named(part: HTMLElement, as: string): void {
  const own = part.getAttribute('aria-label') ?? '';
  const ending = `, beside, as ${as}`;
  if (!own.endsWith(ending)) part.setAttribute('aria-label', `${own}${ending}`);
}
