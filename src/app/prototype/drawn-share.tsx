import { type ReactNode, useEffect, useRef, useState } from 'react';
import { plural } from '#core/index.ts';
import { numberWords } from '#core/product.ts';
import { useLetterKeys } from '../keys/use-keys.ts';
import { Button } from '../kit/button.tsx';

/** What is drawn as a guess, as assumed or as a hole. */
const OPEN = [
  '.proto-hole',
  '.proto-guess',
  '[data-made-up]',
  ':is(th, a, .proto-failure)[data-look="guess"]',
  '.proto-table .bg-hatched',
  '[data-look="assumed"]',
].join();
/** Whatever else people read or press on a page. */
const THINGS = `${OPEN}, h1, h2, h3, p, li, th, td, dt, dd, label, a, .button, .proto-value, .proto-state`;
/** What only tells about the page. */
const ASIDE = '[popover], dialog, .proto-origin, .proto-pins, [role="note"]';

interface Share {
  readonly open: readonly Element[];
  readonly all: number;
}

/** What is drawn in view below an element, each thing once: the innermost, or what is not decided as a whole. */
function shareIn(page: Element): Share {
  const things = [...page.querySelectorAll(THINGS)].filter(isThing);
  return { open: things.filter((thing) => thing.matches(OPEN)), all: things.length };
}

function isThing(element: Element): boolean {
  if (element.parentElement?.closest(OPEN) || element.closest(ASIDE) || !element.checkVisibility()) return false;
  return element.matches(OPEN) || element.querySelector(THINGS) === null;
}

/** Milliseconds without a change before a page is counted, as counting while it is drawn or scrolled would hold it up. */
const STILL = 100;

/** The foot of the running product: how much of the page is guessed, assumed or open, as it is drawn. */
export function DrawnShare({ children }: { children: ReactNode }) {
  const foot = useRef<HTMLElement>(null);
  const letters = useLetterKeys();
  const [{ open, all }, setCounts] = useState({ open: 0, all: 0 });
  useEffect(() => {
    const page = pageOf(foot.current);
    if (!page) return;
    const count = () => {
      const share = shareIn(page);
      const next = { open: share.open.length, all: share.all };
      setCounts((before) => (before.open === next.open && before.all === next.all ? before : next));
    };
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const countSoon = () => {
      clearTimeout(waiting);
      waiting = setTimeout(count, STILL);
    };
    const changes = new MutationObserver(countSoon);
    changes.observe(page, { childList: true, subtree: true, attributeFilter: ['open', 'data-look', 'data-made-up'] });
    const sizes = new ResizeObserver(countSoon);
    sizes.observe(page);
    return () => {
      clearTimeout(waiting);
      changes.disconnect();
      sizes.disconnect();
    };
  }, []);
  return (
    <footer ref={foot} className="row gap-x-4 gap-y-1.5 px-4 py-3 text-ink-2 text-sm border-t border-line-strong">
      <span data-open-things={open}>
        {open === 0 ? 'Nothing on this page is guessed, assumed or open' : shareWords(open, all)}
      </span>
      {open > 0 && (
        <Button look="plain" onClick={() => showFirst(pageOf(foot.current))}>
          Show the first
        </Button>
      )}
      {children}
      {open > 0 && letters && (
        <span className="ml-auto max-md:hidden touch:hidden">
          <kbd>N</kbd> next hole
        </span>
      )}
    </footer>
  );
}

function pageOf(foot: Element | null): Element | null {
  return foot?.closest('.stage')?.querySelector('.product') ?? null;
}

function shareWords(open: number, all: number): string {
  const things = `${numberWords(open)} of ${plural(all, '1 thing', `${numberWords(all)} things`)} on this page`;
  return `${things} ${plural(open, 'is', 'are')} guessed, assumed or open`;
}

/** The pin of the first has the focus then, so that it can be pressed. */
function showFirst(page: Element | null): void {
  const first = page && shareIn(page).open[0];
  if (!first) return;
  first.querySelector<HTMLElement>('[data-pin]')?.focus({ preventScroll: true });
  first.scrollIntoView({ block: 'center' });
}
