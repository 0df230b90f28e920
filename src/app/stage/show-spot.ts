/** Where in the height of the scene an open spot is brought. */
const SHARE_OF_HEIGHT = 0.35;
/** On a small screen a sheet covers the lower half of the window. */
const SHARE_ABOVE_SHEET = 0.25;

/** Whether the scene scrolls by itself: the width from which the style sheet says so. */
const isWide = () => window.matchMedia('(min-width: 901px)').matches;

/**
 * Scrolls the scene, and the page where that is needed, so that the spot of a question is in view.
 *
 * @returns `none` if the scene has no spot for it, or none is open
 */
export function showSpot(scene: HTMLElement, question: string | null): 'shown' | 'none' {
  const pin = question === null ? null : scene.querySelector<HTMLElement>(`[data-pin="${CSS.escape(question)}"]`);
  if (!pin) return 'none';
  for (const folded of ancestorDetails(pin)) folded.open = true;
  const spot = pin.closest<HTMLElement>('.spot') ?? pin;
  scene.scrollTop +=
    spot.getBoundingClientRect().top - scene.getBoundingClientRect().top - scene.clientHeight * SHARE_OF_HEIGHT;
  if (isWide()) scene.closest('.stage')?.scrollIntoView({ block: 'start' });
  else window.scrollBy(0, spot.getBoundingClientRect().top - window.innerHeight * SHARE_ABOVE_SHEET);
  return 'shown';
}

function ancestorDetails(element: HTMLElement): readonly HTMLDetailsElement[] {
  const details = element.parentElement?.closest('details');
  return details ? [details, ...ancestorDetails(details)] : [];
}
