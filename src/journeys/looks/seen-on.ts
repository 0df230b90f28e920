import { faults, type Look } from '../faults.ts';
import type { Person } from '../person.ts';

/** An address, and what is waited for or done there before one looks. */
export interface Visit {
  readonly path: string;
  readonly settles?: (person: Person) => Promise<unknown>;
  /** Is done on a page that was just loaded. */
  readonly first?: (person: Person) => Promise<unknown>;
}

/** The heads of what was seen open. */
const unfolded = new Set<string>();

export const POINT = /^\/points\/\d+$/;

/** What is wrong on the scenes of a point that do not show at first, each with where. */
export async function otherScenes(person: Person, path: string): Promise<readonly string[]> {
  const tabs = person.page.getByRole('navigation', { name: 'Scenes' }).getByRole('button');
  const shown = await tabs.evaluateAll((all) => all.map((tab) => tab.hasAttribute('aria-current')));
  const wrong: string[] = [];
  for (const [at, isShown] of shown.entries()) {
    if (isShown) continue;
    const scene = { path, settles: () => tabs.nth(at).click() };
    wrong.push(...(await seenOn(person, scene, THEMES[at % 2])).map((fault) => `scene ${at + 1} of ${fault}`));
  }
  return wrong;
}

/** In turns, for most of what shows at 390 shows on many a page. */
export const THEMES = ['dark', 'light'] as const;

/**
 * What is wrong on one page, each with where: wide in both themes, narrow in one. Colours hang on the theme and the
 * width, all other rules on the width.
 */
export async function seenOn(
  person: Person,
  { path, settles, first }: Visit,
  narrow: 'dark' | 'light' = 'dark',
): Promise<readonly string[]> {
  const { page } = person;
  await page.setViewportSize({ width: 1440, height: 900 });
  await (first ? person.loads(path) : person.goes(path));
  await settles?.(person);
  await first?.(person);
  for (const summary of await page.evaluate(unfold, [...unfolded])) unfolded.add(summary);
  const wrong: string[] = [];
  const look = async (where: string, ...how: [look?: Look]) =>
    wrong.push(...(await faults(person, ...how)).map((fault) => `${path} at ${where}: ${fault}`));
  const scrolls = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    wrong.push(...(await page.evaluate(scrollsTooFar)).map((fault) => `${path} at ${width}: ${fault}`));
  };
  await look('1440');
  await scrolls(1440);
  const edges = (await page.evaluate(titleEdges)).filter((left) => left !== LEFT_EDGE);
  wrong.push(...edges.map((left) => `${path} at 1440: its title begins at ${left} px`));
  await page.emulateMedia({ colorScheme: 'dark' });
  await look('1440, dark', 'other theme');
  await scrolls(768);
  await scrolls(390);
  await page.emulateMedia({ colorScheme: narrow });
  await look(`390, ${narrow}`, 'other width');
  await page.emulateMedia({ colorScheme: 'light' });
  return wrong;
}

/**
 * Opens what is folded and was not seen open, told by its kind and head, so that it is looked at too; what was opened on
 * an earlier page is folded again. Gives the heads.
 */
function unfold(seen: readonly string[]): readonly string[] {
  for (const open of document.querySelectorAll('[data-unfolded]')) open.removeAttribute('open');
  return [...document.querySelectorAll('main details:not([open])')].flatMap((folded) => {
    const head = `${folded.className} ${folded.querySelector('summary')?.textContent?.replace(/\d+/g, '')}`;
    if (seen.includes(head)) return [];
    folded.setAttribute('open', '');
    folded.setAttribute('data-unfolded', '');
    return [head];
  });
}

/** Where the title of every page begins, beside the points, in pixels. */
const LEFT_EDGE = 264;

function titleEdges(): readonly number[] {
  const titles = [...document.querySelectorAll('.frame main h1:not(.proto-main h1, .stage h1)')];
  return titles.filter((title) => title.checkVisibility()).map((title) => title.getBoundingClientRect().left);
}

function scrollsTooFar(): readonly string[] {
  const { scrollWidth, scrollHeight } = document.documentElement;
  const end = document.body.getBoundingClientRect().bottom + window.scrollY;
  return [
    ...(scrollWidth > window.innerWidth ? ['scrolls sideways'] : []),
    ...(scrollHeight > Math.max(window.innerHeight, end) + 1 ? [`scrolls ${scrollHeight - end} px into nothing`] : []),
  ];
}
