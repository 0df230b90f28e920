import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions, Spec } from 'axe-core';
import type { Person } from './person.ts';

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

interface WithAxe {
  readonly axe: { configure: (spec: Spec) => void; run: (how: RunOptions) => Promise<AxeResults> };
}

/**
 * What axe finds on the page as it stands, each with where: by all its rules, or in the colours only. The contrast of a
 * text is measured on a few of each look, once as long as the app stays loaded: src/decisions/019-contrast-by-look.md.
 */
export async function faults({ page }: Person, only?: 'colours'): Promise<readonly string[]> {
  if (await page.evaluate(() => !('axe' in window))) {
    await page.evaluate(AXE);
    await page.evaluate(() =>
      (window as unknown as WithAxe).axe.configure({
        rules: [{ id: 'color-contrast', selector: '[data-new-look]' }],
      }),
    );
  }
  const areNew = await page.evaluate(markNewLooks);
  if (only && !areNew) return [];
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
 * grounds. Whether there is any.
 */
function markNewLooks(): boolean {
  for (const old of document.querySelectorAll('[data-new-look]')) old.removeAttribute('data-new-look');
  const grounds = new Map<Element | null, string>([[null, '']]);
  const groundOf = (element: Element | null): string => {
    const known = grounds.get(element);
    if (known !== undefined || !element) return known ?? '';
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
    const ground = `${groundOf(element.parentElement)} > ${own}`;
    grounds.set(element, ground);
    return ground;
  };
  const { marked = new Set<string>() } = window as { marked?: Set<string> };
  const looks = new Map<string, number>();
  for (const element of document.body.querySelectorAll('*')) {
    const says = [...element.childNodes].some(
      ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && (nodeValue ?? '').trim().length > 1,
    );
    if (!says && !element.matches('input, select, textarea')) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const isOff = (element.closest('label') as HTMLLabelElement | null)?.control?.matches(':disabled');
    const look = [color, fontSize, fontWeight, textShadow, isOff, groundOf(element)].join();
    if (marked.has(look)) continue;
    const count = (looks.get(look) ?? 0) + 1;
    looks.set(look, count);
    if ((count & (count - 1)) === 0) element.setAttribute('data-new-look', '');
  }
  Object.assign(window, { marked: new Set([...marked, ...looks.keys()]) });
  return looks.size > 0;
}
