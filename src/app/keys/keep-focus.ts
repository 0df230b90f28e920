/** What may be focused unasked; no text fields, as the next key would type into them. */
const FOCUSABLE = 'button, a[href], summary, [tabindex]';

/** One level of the path to the focused element: a parent and the index of the child. */
interface PathStep {
  readonly parent: Element;
  readonly at: number;
}

/**
 * Keeps the focus on the page for people who work without a mouse. If the focused element disappears and nothing new
 * takes the focus, the nearest element gets it, or the main part if the whole page has changed. An element that is
 * disabled only for a moment gets it back.
 */
export function keepFocus(): void {
  let last: HTMLElement | null = null;
  let path: readonly PathStep[] = [];
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    last = target;
    path = pathTo(target);
  });
  const giveAway = () => {
    if (isLost() && isVisible(last)) last = null;
  };
  document.addEventListener('pointerdown', () => setTimeout(giveAway));
  const restoreFocus = () => {
    if (!last || !isLost()) return;
    if (isVisible(last)) last.focus({ preventScroll: true });
    else focusNearest(path);
  };
  // A moment later, because a closing dialog gives the focus back by itself.
  new MutationObserver(() => last && isLost() && setTimeout(restoreFocus)).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled', 'open'],
  });
}

const isLost = () => document.activeElement === document.body;
const isVisible = (element: Element | null) => element?.isConnected === true && element.checkVisibility();

function pathTo(element: Element): readonly PathStep[] {
  const { parentElement: parent } = element;
  if (!parent) return [];
  return [{ parent, at: [...parent.children].indexOf(element) }, ...pathTo(parent)];
}

/** Focuses what is nearest to the end of a path, as far as the path still exists. */
function focusNearest(path: readonly PathStep[]): void {
  const main = document.querySelector('main');
  for (const { parent, at } of path) {
    if (!isVisible(parent)) continue;
    const found = main && parent.contains(main) ? [main] : nearest(parent, at);
    if (found.some(tryFocus)) return;
  }
}

/** Everything focusable in an element, by distance from one of its children, earlier ones first. */
function nearest(parent: Element, at: number): readonly HTMLElement[] {
  const away = (index: number) => Math.abs(index - at) * 2 + Number(index > at);
  return [...parent.children]
    .map((child, index) => ({ child, away: away(index) }))
    .sort((a, b) => a.away - b.away)
    .flatMap(({ child }) => [child, ...child.querySelectorAll(FOCUSABLE)])
    .filter((child) => child instanceof HTMLElement)
    .filter((child) => child.matches(FOCUSABLE));
}

function tryFocus(element: HTMLElement): boolean {
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}
