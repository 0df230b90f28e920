import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SessionEventBody } from '#core/index.ts';
import { faults, type Look } from './faults.ts';
import { gives } from './gives.ts';
import { DECIDES, type Person } from './person.ts';
import { openRoom, type Room } from './room.ts';

/** Every screen of every role in a walkthrough: axe finds nothing, and nothing scrolls sideways. */

const WALK = '2026-11-22-3fa9c1d2';
const IDENTITY = 'entities.identity';
const AT = `/points/3?q=${IDENTITY}`;
let room: Room;
/** Runs it. */
let olga: Person;
/** Takes part; so does Bob, who is on his way in. */
let ann: Person;
let bob: Person;
/** Looks on. */
let vic: Person;
/** What the room sees. */
let wall: Person;

beforeAll(async () => {
  room = await openRoom({}, ['--invite']);
  // Both widths are looked at in turn.
  const sits = () => room.person({ width: 1440 });
  [olga, ann, bob, vic, wall] = await Promise.all([sits(), sits(), sits(), sits(), sits()]);
  const [own, many] = [...room.said.matchAll(/join#(\S+)/g)].map(([, secret]) => secret);
  await comesIn(olga, own, 'Olga');
  await comesIn(wall, own, 'Olga');
  await comesIn(ann, many, 'Ann');
  await comesIn(vic, await tokenToLookOn(), 'Vic');
});
afterAll(() => room.close());

async function comesIn(person: Person, token: string | undefined, name: string): Promise<void> {
  const answer = await posts(person, '/api/session', { token, name, role: 'Desk' });
  expect(answer.status()).toBe(201);
}

const posts = ({ page }: Person, path: string, data: object) => page.request.post(room.url + path, { data });

async function tokenToLookOn(): Promise<string> {
  const invite = { act: 'invite', as: 'viewer', for: 'one', name: 'Vic', role: 'Desk', hours: 1 };
  return (await (await posts(olga, '/api/access', invite)).json()).token;
}

const BY = { name: 'Olga', role: 'Desk' };
const tells = (what: Exclude<SessionEventBody, { happened: 'joined' }>) =>
  gives(room, { type: 'moment', payload: { by: BY, walkthrough: WALK, what } }, { who: olga });

const presses = ({ page }: Person, name: string | RegExp) => page.getByRole('button', { name }).first().click();

const opens = (name: string) => async (person: Person) => {
  await presses(person, name);
  await person.page.locator('[role="dialog"], dialog[open]').filter({ visible: true }).first().waitFor();
};

const begins = () => {
  const agenda = [{ point: '3', questions: [IDENTITY, 'entities.records'], goal: 'Know them', minutes: 15 }];
  const payload = { by: BY, title: 'Monday', minutes: 30, groups: ['Desk'], agenda };
  return gives(room, { type: 'start', payload }, { id: WALK, who: olga });
};
async function isShown(): Promise<void> {
  await tells({ happened: 'shown', place: AT });
  await ann.page.waitForURL(`${room.url}${AT}`);
}
const isPut = () => tells({ happened: 'put', question: IDENTITY, hidden: true, names: 'free' });
const isRevealed = () => tells({ happened: 'revealed', question: IDENTITY });
const isOver = () => tells({ happened: 'ended' });

/** A screen of somebody: what happens before they see it, where they go, and what they do there. */
interface Screen {
  readonly called: string;
  readonly who: () => Person;
  /** Happens first, and stays so for the screens below. */
  readonly after?: () => Promise<unknown>;
  readonly path?: string;
  readonly first?: (person: Person) => Promise<unknown>;
}

/** In the order in which a walkthrough goes. */
const SCREENS: readonly Screen[] = [
  {
    called: 'the page for it',
    who: () => olga,
    path: '/walk',
    first: ({ page }) => page.getByRole('button', { name: 'Begin' }).waitFor(),
  },
  {
    called: 'the invitations, a link made',
    who: () => olga,
    path: '/walk/invite',
    first: async (person) => {
      await person.page.getByLabel('Their name').fill('Kim');
      await presses(person, 'Make the link');
      await person.page.getByRole('region', { name: 'The new link' }).getByRole('img').waitFor();
    },
  },
  { called: 'before one is in', who: () => bob, path: '/join' },
  {
    called: 'in the lobby',
    who: () => bob,
    path: '/join?code=',
    first: async ({ page }) => {
      await page.getByLabel('The code on the wall').fill(/type (\w+);/.exec(room.said)?.[1] ?? '');
      await page.getByLabel('Your name').fill('Bob');
      await page.keyboard.press('Enter');
      await page.getByText('Bob, you are in the lobby.').waitFor();
    },
  },
  { called: 'the wall, before', who: () => wall, path: '/walk/present' },
  { called: 'what waits for one', who: () => ann, path: '/walk/mine' },
  { called: 'nothing goes on', who: () => ann, path: '/walk' },
  {
    called: 'the console',
    who: () => olga,
    after: begins,
    path: '/walk',
    first: ({ page }) => page.getByRole('region', { name: 'Where we are' }).waitFor(),
  },
  { called: 'begun, nothing shown', who: () => vic, path: '/walk' },
  {
    called: 'looking elsewhere',
    who: () => ann,
    after: isShown,
    path: '/gaps',
    first: ({ page }) => page.getByRole('button', { name: 'Rejoin' }).waitFor(),
  },
  { called: 'how a question is put', who: () => olga, path: AT, first: opens('Ask everybody') },
  {
    called: 'a hidden round, not answered',
    who: () => ann,
    after: isPut,
    path: AT,
    first: (person) => person.form(IDENTITY).getByText('Without my name').waitFor(),
  },
  { called: 'a hidden round, not answered', who: () => olga, path: AT, first: opens('0 of 1') },
  { called: 'revealing early', who: () => olga, path: AT, first: opens('Reveal …') },
  {
    called: 'a hidden round, answered',
    who: () => ann,
    path: AT,
    first: async (person) => {
      await person.form(IDENTITY).getByText('By a number that we give it').click();
      await person.save(IDENTITY).click();
      await person.page.getByText('Given.').waitFor();
    },
  },
  { called: 'a hidden round', who: () => vic, path: AT, first: (person) => person.card(IDENTITY).waitFor() },
  {
    called: 'the wall, hidden',
    who: () => wall,
    path: '/walk/present',
    first: ({ page }) => page.getByText('1 of 1').waitFor(),
  },
  { called: 'the agenda', who: () => olga, path: AT, first: opens('Agenda 1/1') },
  { called: 'the timer', who: () => olga, path: AT, first: opens('Timer') },
  { called: 'who is here', who: () => vic, path: AT, first: opens('here') },
  {
    called: 'revealed, deciding',
    who: () => olga,
    after: isRevealed,
    path: AT,
    first: async (person) => {
      await presses(person, DECIDES);
      await person.page.getByRole('form', { name: 'Decide' }).waitFor();
    },
  },
  {
    called: 'revealed, taking a stand',
    who: () => olga,
    path: AT,
    first: async (person) => {
      await presses(person, 'But …');
      await person.page.getByText('Block', { exact: true }).click();
    },
  },
  {
    called: 'revealed',
    who: () => ann,
    path: AT,
    first: (person) => person.card(IDENTITY).locator('[data-response]').waitFor(),
  },
  {
    called: 'revealed',
    who: () => vic,
    path: AT,
    first: (person) => person.card(IDENTITY).locator('[data-response]').waitFor(),
  },
  {
    called: 'the wall, revealed',
    who: () => wall,
    path: '/walk/present',
    first: ({ page }) => page.getByRole('list', { name: 'The answers' }).waitFor(),
  },
  {
    called: 'parking',
    who: () => ann,
    path: AT,
    first: opens('Park a question'),
  },
  { called: 'what the keys do', who: () => ann, path: AT, first: opens('Keyboard shortcuts') },
  {
    called: 'the palette',
    who: () => ann,
    path: AT,
    first: async ({ page }) => {
      await page.keyboard.press('Control+K');
      await page.getByRole('combobox').waitFor();
    },
  },
  {
    called: 'one’s own list',
    who: () => vic,
    path: '/gaps',
    // Whoever comes in by that page is taken to where all are.
    first: async ({ page }) => {
      await page.getByRole('link', { name: 'Walk', exact: true }).click();
      await page.getByRole('link', { name: 'What waits for you' }).click();
      await page.getByRole('heading', { name: 'What waits for you', level: 1 }).waitFor();
    },
  },
  { called: 'one question alone', who: () => vic, path: `/questions/${IDENTITY}` },
  {
    called: 'ending it',
    who: () => olga,
    path: AT,
    first: async ({ page }) => {
      await page.getByRole('button', { name: 'More of the walkthrough' }).click();
      await page.getByRole('button', { name: 'End …' }).click();
      await page.getByRole('dialog', { name: 'End the walkthrough' }).waitFor();
    },
  },
  { called: 'the minutes', who: () => olga, after: isOver, path: `/walk/minutes/${WALK}` },
  { called: 'the minutes', who: () => vic, path: `/walk/minutes/${WALK}` },
];

test('every screen of every role fits, and axe finds nothing', async () => {
  const wrong: string[] = [];
  for (const screen of SCREENS) wrong.push(...(await seenOn(screen)));
  expect(wrong).toEqual([]);
  for (const person of [olga, ann, vic, wall]) await person.leaves();
});

/** What is wrong on one screen, each with where: all of it wide and light, and narrow and dark; colours crosswise too. */
async function seenOn({ called, who, after, path, first }: Screen): Promise<readonly string[]> {
  const person = who();
  const { page } = person;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  await after?.();
  // What lies open over the page would stay.
  await page.keyboard.press('Escape');
  if (path) await person.goes(path);
  try {
    await first?.(person);
  } catch (error) {
    return [`${called}: ${error}`];
  }
  const wrong: string[] = [];
  const look = async (where: string, ...how: [look?: Look]) => {
    wrong.push(...(await faults(person, ...how)).map((fault) => `${called}, ${where}: ${fault}`));
    const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    // What follows the width of the window by itself does so a moment later.
    await expect.poll(tooWide, { message: `${called}, ${where}: px too wide` }).toBeLessThanOrEqual(0);
  };
  await look('wide and light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await look('wide and dark', 'other theme');
  await page.setViewportSize({ width: 390, height: 844 });
  await look('narrow and dark', 'other width');
  return wrong;
}
