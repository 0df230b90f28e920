import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions, Spec } from 'axe-core';
import type { Person } from './person.ts';

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

interface WithAxe {
  readonly axe: { configure: (spec: Spec) => void; run: (how: RunOptions) => Promise<AxeResults> };
}

/** Ways in which text looks, as marked for measuring; whoever looks at many pages keeps them from one to the next. */
export type Looks = Set<number>;

/**
 * What axe finds on the page as it stands, each with where: by all its rules, or in the colours only. The contrast of a
 * text is measured on a few of each look that is not among those looked at: src/decisions/019-contrast-by-look.md.
 */
export async function faults(
  { page }: Person,
  looked: Looks = new Set(),
  only?: 'colours',
): Promise<readonly string[]> {
  if (await page.evaluate(() => !('axe' in window))) {
    await page.evaluate(AXE);
    await page.evaluate(() =>
      (window as unknown as WithAxe).axe.configure({
        rules: [{ id: 'color-contrast', selector: '[data-new-look]' }],
      }),
    );
  }
  const fresh = await page.evaluate(markNewLooks, [...looked]);
  if (only && fresh.length === 0) return [];
  for (const look of fresh) looked.add(look);
  const { violations } = await page.evaluate(
    (how) => (window as unknown as WithAxe).axe.run({ resultTypes: ['violations'], ...how }),
    only ? { runOnly: ['color-contrast'] } : {},
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}

/**
 * Marks the 1st, 2nd, 4th, 8th … text of each look not marked before: rows by the hundred look alike, and one may lie
 * under something. Two texts look alike whose type and colours do, and which stand in the same elements before the same
 * grounds. The looks that are new, by their hashes (53 bits).
 */
function markNewLooks(looked: readonly number[]): readonly number[] {
  for (const old of document.querySelectorAll('[data-new-look]')) old.removeAttribute('data-new-look');
  const hash = (text: string): number => {
    let [high, low] = [0, 0];
    for (let at = 0; at < text.length; at += 1) {
      high = Math.imul(high ^ text.charCodeAt(at), 0x9e3779b1);
      low = Math.imul(low ^ text.charCodeAt(at), 0x85ebca77);
    }
    return 0x1_0000_0000 * (high & 0x1f_ffff) + (low >>> 0);
  };
  const grounds = new Map<Element | null, number>([[null, 0]]);
  const groundOf = (element: Element | null): number => {
    const known = grounds.get(element);
    if (known !== undefined || !element) return known ?? 0;
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const states = ['disabled', 'aria-disabled', 'inert'].filter((name) => element.hasAttribute(name));
    const own = [
      element.localName,
      element.getAttribute('class'),
      ...states,
      backgroundColor,
      backgroundImage,
      opacity,
    ];
    const ground = hash(`${groundOf(element.parentElement)} > ${own}`);
    grounds.set(element, ground);
    return ground;
  };
  const marked = new Set(looked);
  const looks = new Map<number, number>();
  for (const element of document.body.querySelectorAll('*')) {
    const says = [...element.childNodes].some(
      ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && (nodeValue ?? '').trim().length > 1,
    );
    if (!says && !element.matches('input, select, textarea')) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const isOff = (element.closest('label') as HTMLLabelElement | null)?.control?.matches(':disabled');
    const look = hash([color, fontSize, fontWeight, textShadow, isOff, groundOf(element)].join());
    if (marked.has(look)) continue;
    const count = (looks.get(look) ?? 0) + 1;
    looks.set(look, count);
    if ((count & (count - 1)) === 0) element.setAttribute('data-new-look', '');
  }
  return [...looks.keys()];
}
