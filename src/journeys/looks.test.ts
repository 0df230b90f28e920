import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exampleFiles } from '../examples/example.ts';
import { faults, type Look } from './faults.ts';
import type { Person } from './person.ts';
import { openRoom, type Room } from './room.ts';

/** An address, and what is waited for or done there before one looks. */
interface Visit {
  readonly path: string;
  readonly settles?: (person: Person) => Promise<unknown>;
  /** Is done on a page that was just loaded. */
  readonly first?: (person: Person) => Promise<unknown>;
}

const pages = (...paths: readonly string[]): readonly Visit[] => paths.map((path) => ({ path }));
const points = (last: number) => pages(...Array.from({ length: last }, (_, at) => `/points/${at + 1}`));

const JUDGED: readonly Visit[] = ['/', '/gaps'].map((path) => ({
  path,
  settles: ({ page }) => page.locator('.closing').waitFor(),
}));
const OUR_PAGES = [...JUDGED, ...pages('/questions', '/questions?room=finance&text=who', '/walk', '/spec', '/nowhere')];
const AN_ERROR: Visit = {
  path: '/prototype/loans?as=volunteer',
  first: async ({ page }) => {
    await page.getByText('Conditions: speed, failures, date', { exact: true }).click();
    await page.getByLabel('Error shown now').selectOption({ index: 1 });
    await page.locator('.proto-failure').first().waitFor();
  },
};

const COUNTED = 'the head, the map, the points, the list, the gaps and the walk count alike';

/** The heads of what was seen open. */
const unfolded = new Set<string>();

type Files = Readonly<Record<string, string>>;

interface Tour {
  /** The workspace, by path. */
  readonly files: () => Files | Promise<Files>;
  /** Where one goes in it. */
  readonly visits: readonly Visit[];
  /** What else is seen there, by what holds. */
  readonly more?: Readonly<Record<string, (person: Person) => Promise<void>>>;
}

const TOURS: Readonly<Record<string, Tour>> = {
  'nothing said': {
    files: () => ({ 'SPEC.md': tenPoints() }),
    visits: [
      ...OUR_PAGES,
      ...points(10),
      ...pages('/questions/purpose.problem', '/points/3?q=entities.fields', '/prototype'),
    ],
    more: { [COUNTED]: countsAlike },
  },
  'half-answered': {
    files: () => exampleFiles('half-answered'),
    visits: [
      ...JUDGED,
      ...pages('/questions', '/questions?status=stale', '/questions/purpose.cost', '/walk', '/prototype'),
      ...pages('/points/1?q=purpose.cost', '/spec'),
      ...points(9).slice(1),
      ...pages('/walk/minutes/2026-03-12-3fa9c1d2', '/walk/minutes/2026-03-18-b07e54a9', '/walk/mine'),
    ],
    more: {
      [COUNTED]: countsAlike,
      'a printed page shows all of it, without what one presses, and keeps its holes hatched': showsAllOnPaper,
    },
  },
  'tool-library': {
    files: () => exampleFiles('tool-library'),
    visits: [
      ...JUDGED.slice(0, 1),
      ...pages('/questions', '/questions/entities.records', '/walk', '/points/3', '/points/6'),
      ...pages('/prototype', '/prototype/tools?as=member', '/prototype/tools/tool-1?as=steward'),
      ...pages('/prototype/tools/tool-1/edit?as=steward', '/prototype/members/new?as=volunteer'),
      ...pages(
        '/prototype/counter?as=steward',
        '/prototype/repairs?as=member',
        '/prototype/reservations?as=volunteer',
        '/prototype/members?as=member',
        '/prototype/nowhere',
      ),
      AN_ERROR,
    ],
    more: { [COUNTED]: countsAlike },
  },
};

describe.each(Object.entries(TOURS))('%s', (_, { files, visits, more = {} }) => {
  let room: Room;
  let person: Person;
  beforeAll(async () => {
    room = await openRoom(await files());
    person = await room.person({ name: 'Ann' });
  });
  afterAll(async () => {
    await person.leaves();
    await room.close();
  });

  test('every screen fits, and axe finds nothing', async () => {
    const wrong: string[] = [];
    for (const [at, visit] of visits.entries()) {
      wrong.push(...(await seenOn(person, visit, THEMES[at % 2])));
      if (POINT.test(visit.path)) wrong.push(...(await otherScenes(person, visit.path)));
    }
    expect(wrong).toEqual([]);
  });

  for (const [holds, sees] of Object.entries(more)) test(holds, () => sees(person));
});

test('the page that says it broke, and the one with a file that cannot be read, look right too', async () => {
  const room = await openRoom({
    'SPEC.md': tenPoints(),
    'questions/purpose.problem/responses/0a0b0c0d.md': '<<<<<<< ours\n',
  });
  try {
    const ann = await room.person({ name: 'Ann' });
    const wrong = await seenOn(ann, {
      path: '/gaps',
      first: ({ page }) => page.locator('.quarantine').waitFor(),
    });
    const nothing = { 'content-type': 'application/json' };
    const broken = await seenOn(ann, {
      path: '/',
      first: async ({ page }) => {
        await page.route('**/api/workspace', (route) => route.fulfill({ headers: nothing, body: '{}' }));
        await page.reload();
        await page.getByRole('heading', { name: 'Application error' }).waitFor();
      },
    });
    expect([...wrong, ...broken]).toEqual([]);
  } finally {
    await room.close();
  }
});

/** What the pages say, added up where they say it of each point. */
async function countsAlike(person: Person): Promise<void> {
  const { page } = person;
  const sum = (texts: readonly string[]) => texts.reduce((total, text) => total + numberIn(text), 0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await person.goes('/');
  const label = await page.getByRole('img', { name: /settled/ }).getAttribute('aria-label');
  const [settled = 0, asked = 0] = (label ?? '').match(/\d+/g)?.map(Number) ?? [];
  const open = numberIn(
    await page
      .locator('#pages')
      .getByRole('link', { name: /^Questions/ })
      .textContent(),
  );
  const ofPoints = (await page.locator('#points small').allTextContents()).map((text) =>
    text.match(/\d+/g)?.map(Number),
  );
  expect(ofPoints.reduce((total, [part = 0] = []) => total + part, 0)).toBe(settled);
  expect(ofPoints.reduce((total, [, all = 0] = []) => total + all, 0)).toBe(asked);
  expect(sum(await page.locator('.tile .unseen').allTextContents())).toBe(settled);
  await person.goes('/questions');
  const listed = async (status: string) => {
    await person.goes(`/questions?status=${status}`);
    return numberIn(await page.locator('[data-searched]').textContent());
  };
  const [all, isSettled, putOff] = [await listed('all'), await listed('settled'), await listed('deferred')];
  expect([all, isSettled, await listed('')]).toEqual([asked, settled, open]);
  expect(settled + open + putOff).toBe(asked);
  for (const at of ofPoints.keys()) {
    await person.goes(`/points/${at + 1}`);
    const link = page.locator('.hole-strip a');
    if ((await link.count()) === 0) continue;
    const said = numberIn(await link.textContent());
    await person.goes((await link.getAttribute('href')) ?? '');
    expect(numberIn(await page.locator('[data-searched]').textContent())).toBe(said);
  }
  await person.goes('/gaps');
  expect(sum(await page.locator('h2 small', { hasText: 'open' }).allTextContents())).toBe(open);
  await person.goes('/walk');
  const lead = (await page.locator('.lead').first().textContent()) ?? '';
  expect(lead).toMatch(open > 0 ? /^Who comes/ : /^Every question is settled/);
  const left = page.getByRole('region', { name: 'Left for later' }).getByRole('heading', { level: 2 });
  const later = sum(await left.allTextContents());
  expect((await page.locator('.agenda [data-asks]').count()) + later).toBe(open);
}

async function showsAllOnPaper(person: Person): Promise<void> {
  const { page } = person;
  await person.goes('/');
  await prints(person);
  const hatch = await page
    .locator('.tile[data-look="hole"] :is(rect, path, circle)[fill^="url("]')
    .first()
    .evaluate((part) => {
      const { fill, printColorAdjust } = getComputedStyle(part);
      return [fill.split('#')[0], printColorAdjust];
    });
  expect(hatch).toEqual(['url("', 'exact']);
  await person.loads('/questions');
  const listed = numberIn(await page.locator('[data-searched]').textContent());
  await prints(person);
  expect(await page.locator('.list li').count()).toBe(listed);
  await page.emulateMedia({ media: 'screen' });
  await person.loads('/points/3?q=entities.records');
  const scenes = page.getByRole('navigation', { name: 'Scenes' }).getByRole('button');
  const chips = page.locator('[data-chip]');
  const count = await scenes.count();
  expect(count).toBeGreaterThan(1);
  const asked: (string | null)[] = [];
  for (const scene of await scenes.all()) {
    await scene.click();
    await expect.poll(() => scene.getAttribute('aria-current')).toBe('true');
    asked.push(...(await chips.evaluateAll((all) => all.map((chip) => chip.getAttribute('data-chip')))));
  }
  await person.loads('/points/3?q=entities.records');
  await page.locator('.dock').waitFor();
  await prints(person);
  expect(await page.locator('.scene').count()).toBe(count);
  const onPaper = await page
    .locator('.scene [data-pin]')
    .filter({ visible: true })
    .evaluateAll((all) => all.map((pin) => pin.getAttribute('data-pin')));
  expect(asked.filter((question) => !onPaper.includes(question))).toEqual([]);
  expect(await page.evaluate(cutOff)).toEqual([]);
  const tabs = 'nav[aria-label="Scenes"]';
  const pressed = page.locator(`.top, .dock, .hole-strip, .answer, .button, ${tabs}`).filter({ visible: true });
  expect(await pressed.count()).toBe(0);
}

/** What of the scenes is higher than the room it has. */
function cutOff(): readonly string[] {
  return [...document.querySelectorAll('.stage, .stage :not(.unseen)')]
    .filter((part) => part.scrollHeight > part.clientHeight + 1 && part.checkVisibility())
    .filter((part) => /auto|scroll|hidden/.test(getComputedStyle(part).overflowY) || part.matches('.stage, .scene'))
    .map(({ outerHTML }) => outerHTML.slice(0, 160));
}

/** Puts the page on paper. */
async function prints({ page }: Person): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
}

function numberIn(words: string | null): number {
  return Number(/\d+/.exec(words ?? '')?.[0]);
}

const POINT = /^\/points\/\d+$/;

/** What is wrong on the scenes of a point that do not show at first, each with where. */
async function otherScenes(person: Person, path: string): Promise<readonly string[]> {
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
const THEMES = ['dark', 'light'] as const;

/**
 * What is wrong on one page, each with where: wide in both themes, narrow in one. Colours hang on the theme and the
 * width, all other rules on the width.
 */
async function seenOn(
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

/** The nine points and one of no kind. */
function tenPoints(): string {
  return `${readFileSync('src/journeys/specs/nine-points.md', 'utf8')}\n## 10. Service hours\n\nTBD\n`;
}
