/** What marks lines and actions on a page of the running product. */
const MARKED = '[data-field], [data-action]';

const PARTS = ':is(section, nav, form)[aria-label]';

/**
 * Outlines everything on a page that is one of these lines or actions, also what comes later. The page itself knows nothing
 * of being compared. Its parts are named after the one who looks, as the page is there twice.
 *
 * @returns how to stop
 */
export function outlineIn(page: HTMLElement, as: string, marks: readonly string[]): () => void {
  const wanted = new Set(marks);
  const mark = () => {
    for (const part of page.querySelectorAll<HTMLElement>(PARTS)) named(part, as);
    for (const element of page.querySelectorAll<HTMLElement>(MARKED)) {
      const differs = wanted.has(markOf(element));
      if (differs !== element.hasAttribute('data-differs')) element.toggleAttribute('data-differs', differs);
    }
  };
  mark();
  const watch = new MutationObserver(mark);
  watch.observe(page, { childList: true, subtree: true });
  return () => watch.disconnect();
}

function markOf({ dataset: { field, action } }: HTMLElement): string {
  return field === undefined ? `action ${action}` : `field ${field}`;
}

function named(part: HTMLElement, as: string): void {
  const own = part.getAttribute('aria-label') ?? '';
  const ending = `, beside, as ${as}`;
  if (!own.endsWith(ending)) part.setAttribute('aria-label', `${own}${ending}`);
}
