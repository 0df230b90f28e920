/** What may get the focus unasked; in a text field the next key would write something. */
const TAKES_IT = 'button, a[href], summary, [tabindex]';

/** A step from the page down to the focused element: which child of which element. */
interface Step {
  readonly parent: Element;
  readonly at: number;
}

/**
 * Keeps the focus on the page for people who work without a mouse. If the focused element goes away and nothing new
 * takes the focus, the nearest element gets it, or the main part if the whole page has changed. An element that is
 * disabled only for a moment gets it back.
 */
export function keepKeyboard(): void {
  let last: HTMLElement | null = null;
  let way: readonly Step[] = [];
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    last = target;
    way = wayTo(target);
  });
  const giveAway = () => {
    if (isLost() && isThere(last)) last = null;
  };
  document.addEventListener('pointerdown', () => setTimeout(giveAway));
  const keep = () => {
    if (!last || !isLost()) return;
    if (isThere(last)) last.focus({ preventScroll: true });
    else handOver(way);
  };
  // A moment later, because a dialog that closes gives the focus back by itself.
  new MutationObserver(() => last && isLost() && setTimeout(keep)).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled', 'open'],
  });
}

const isLost = () => document.activeElement === document.body;
const isThere = (element: Element | null) => element?.isConnected === true && element.checkVisibility();

function wayTo(element: Element): readonly Step[] {
  const { parentElement: parent } = element;
  if (!parent) return [];
  return [{ parent, at: [...parent.children].indexOf(element) }, ...wayTo(parent)];
}

/** Focuses what is nearest to the end of a way, as far as the way still exists. */
function handOver(way: readonly Step[]): void {
  const main = document.querySelector('main');
  for (const { parent, at } of way) {
    if (!isThere(parent)) continue;
    const found = main && parent.contains(main) ? [main] : nearest(parent, at);
    if (found.some(takesIt)) return;
  }
}

/** Everything in an element that could have the focus, from one of its children outwards, earlier ones first. */
function nearest(parent: Element, at: number): readonly HTMLElement[] {
  const away = (index: number) => Math.abs(index - at) * 2 + Number(index > at);
  return [...parent.children]
    .map((child, index) => ({ child, away: away(index) }))
    .sort((a, b) => a.away - b.away)
    .flatMap(({ child }) => [child, ...child.querySelectorAll(TAKES_IT)])
    .filter((child) => child instanceof HTMLElement)
    .filter((child) => child.matches(TAKES_IT));
}

function takesIt(element: HTMLElement): boolean {
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}
