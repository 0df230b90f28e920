import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions, Spec } from 'axe-core';
import type { Page } from 'playwright-core';
import type { Person } from './person.ts';

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

interface WithAxe {
  readonly axe: { configure: (spec: Spec) => void; run: (how: RunOptions) => Promise<AxeResults> };
}

/** What was looked at on any page since the worker began, by hashes: what looks alike elsewhere is not measured again. */
const looked = new Set<number>();

/**
 * A first look keeps all rules and remembers what is shown. After the theme has changed only the colours are looked at.
 * After the width has, all rules again where something shows that did not before, else those that hang on sizes.
 */
export type Look = 'first' | 'other theme' | 'other width';

/** How many of the looks a page has been told; it keeps them, for there are thousands. */
const told = new WeakMap<Page, number>();

const COLOURS = ['color-contrast'];
const SIZES = [...COLOURS, 'scrollable-region-focusable'];

/**
 * What axe finds on the page as it stands, each with where. Style sheets and media are not loaded ahead: no rule that
 * runs reads them, and it takes up to half of the time. The contrast of a text is measured on a few of each look
 * that was not looked at before: src/decisions/019-contrast-by-look.md.
 */
export async function faults({ page }: Person, look: Look = 'first'): Promise<readonly string[]> {
  if (await page.evaluate(() => !('axe' in window))) {
    told.delete(page);
    await page.evaluate(AXE);
    await page.evaluate(() =>
      (window as unknown as WithAxe).axe.configure({
        rules: [{ id: 'color-contrast', selector: '[data-new-look]' }],
      }),
    );
  }
  const news = [...looked].slice(told.get(page));
  const { looks, shown } = await page.evaluate(markNewLooks, { news, look });
  for (const hash of [...looks, ...shown]) looked.add(hash);
  told.set(page, looked.size);
  if (look === 'other theme' && looks.length === 0) return [];
  const rules = look === 'other theme' ? COLOURS : look === 'other width' && shown.length === 0 ? SIZES : null;
  const { violations } = await page.evaluate(
    (how) => (window as unknown as WithAxe).axe.run({ ...how, resultTypes: ['violations'], preload: false }),
    rules ? { runOnly: rules } : {},
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

interface Marking {
  /** What was looked at since the page was told last. */
  readonly news: readonly number[];
  readonly look: Look;
}

/**
 * Marks the 1st, 2nd, 4th, 8th … text of each look not marked before: rows by the hundred look alike, and one may lie
 * under something. Two texts look alike whose type, colours and grounds around them do, whatever elements they are. Gives the looks that are new and, at another width, the kinds of elements that show for the first time, by
 * their hashes (53 bits).
 */
function markNewLooks({ news, look }: Marking): { looks: readonly number[]; shown: readonly number[] } {
  for (const old of document.querySelectorAll('[data-new-look]')) old.removeAttribute('data-new-look');
  const hash = (text: string): number => {
    let [high, low] = [0, 0];
    for (let at = 0; at < text.length; at += 1) {
      high = Math.imul(high ^ text.charCodeAt(at), 0x9e3779b1);
      low = Math.imul(low ^ text.charCodeAt(at), 0x85ebca77);
    }
    return 0x1_0000_0000 * (high & 0x1f_ffff) + (low >>> 0);
  };
  const throughParents = (hashOwn: (element: Element, outer: number) => number) => {
    const hashes = new Map<Element, number>();
    const of = (element: Element | null): number => {
      if (!element) return 0;
      const known = hashes.get(element) ?? hashOwn(element, of(element.parentElement));
      hashes.set(element, known);
      return known;
    };
    return of;
  };
  const kindOf = throughParents((element, outer) =>
    hash(`${outer} > ${element.localName} ${element.getAttribute('class')}`),
  );
  const groundOf = throughParents((element, outer) => {
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const states = ['disabled', 'aria-disabled', 'inert'].filter((name) => element.hasAttribute(name));
    const own = [backgroundColor, backgroundImage, opacity, ...states].join();
    return own === 'rgba(0, 0, 0, 0),none,1' ? outer : hash(`${outer} > ${own}`);
  });
  const looks = new Map<number, number>();
  const shown = new Set<number>();
  const page = window as { shownBefore?: WeakSet<Element>; marked?: Set<number> };
  page.marked ??= new Set();
  const { marked } = page;
  for (const hashed of news) marked.add(hashed);
  if (look === 'first') page.shownBefore = new WeakSet();
  for (const element of document.body.querySelectorAll('*')) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (look === 'first') page.shownBefore?.add(element);
    else if (look === 'other width' && !page.shownBefore?.has(element)) {
      const kind = kindOf(element);
      if (!marked.has(kind)) shown.add(kind);
    }
    const says = [...element.childNodes].some(
      ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && (nodeValue ?? '').trim().length > 1,
    );
    if (!says && !element.matches('input, select, textarea')) continue;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const isOff = (element.closest('label') as HTMLLabelElement | null)?.control?.matches(':disabled');
    const own = hash([color, fontSize, fontWeight, textShadow, isOff, groundOf(element)].join());
    if (marked.has(own)) continue;
    const count = (looks.get(own) ?? 0) + 1;
    looks.set(own, count);
    if ((count & (count - 1)) === 0) element.setAttribute('data-new-look', '');
  }
  const all = { looks: [...looks.keys()], shown: [...shown] };
  for (const hashed of [...all.looks, ...all.shown]) marked.add(hashed);
  return all;
}
