/** Where in the height of the scene an open spot is brought. */
const SHARE_OF_HEIGHT = 0.35;
/** On a small screen a sheet covers the lower half of the window. */
const SHARE_ABOVE_SHEET = 0.25;

/** Whether the scene scrolls by itself: the width from which the style sheet says so. */
const isWide = () => window.matchMedia('(min-width: 901px)').matches;

/** The spot of a question in a scene; null if it has none. */
export function spotOf(scene: HTMLElement, question: string): HTMLElement | null {
  const pin = scene.querySelector<HTMLElement>(`[data-pin="${CSS.escape(question)}"]`);
  return pin?.closest<HTMLElement>('.spot') ?? pin;
}

/** Scrolls the scene, and the page where that is needed, so that the spot of a question is in view. */
export function showSpot(scene: HTMLElement, question: string): void {
  const spot = spotOf(scene, question);
  if (!spot) return;
  for (const folded of ancestorDetails(spot)) folded.open = true;
  const distance = spot.getBoundingClientRect().top - scene.getBoundingClientRect().top;
  scene.scrollTop += distance - scene.clientHeight * SHARE_OF_HEIGHT;
  if (isWide()) scene.closest('.stage')?.scrollIntoView({ block: 'start' });
  else window.scrollBy(0, spot.getBoundingClientRect().top - window.innerHeight * SHARE_ABOVE_SHEET);
}

function ancestorDetails(element: HTMLElement): readonly HTMLDetailsElement[] {
  const details = element.parentElement?.closest('details');
  return details ? [details, ...ancestorDetails(details)] : [];
}
