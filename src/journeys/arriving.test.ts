import { afterAll, beforeAll, expect, test } from 'vitest';
import { faults } from './faults.ts';
import { openRoom, type Room } from './room.ts';

let room: Room;

beforeAll(async () => {
  room = await openRoom();
});
afterAll(() => room.close());

test.each([
  ['/', 1440],
  ['/', 390],
  ['/points/3', 390],
])(
  'while %s is still on its way at %i px, the frame with its main part and its heading is there',
  async (path, width) => {
    const ann = await room.person({ width });
    const letIn = await ann.waitsFor(/\/api\/workspace/);
    await ann.page.goto(room.url + path);
    await ann.page.locator('main[aria-busy] h1').waitFor();
    expect(await ann.page.locator('main').count()).toBe(1);
    expect(await faults(ann)).toEqual([]);
    letIn();
    await ann.page.locator('main:not([aria-busy]) h1').first().waitFor();
    expect(await ann.page.locator('[aria-busy]').count()).toBe(0);
    expect(await faults(ann)).toEqual([]);
  },
);

test('a first load without a server says so, and goes on once there is one', async () => {
  const ann = await room.person();
  await ann.page.route('**/api/workspace', (route) => route.abort());
  await ann.loads('/questions');
  await ann.page.getByRole('heading', { name: 'Specwalk isn’t answering.' }).waitFor();
  await ann.page.getByText('Is it still running in the terminal?').waitFor();
  expect(await faults(ann)).toEqual([]);
  await ann.page.getByRole('button', { name: 'Try again' }).click();
  await ann.page.getByText('Still no answer.').waitFor();
  await ann.page.unrouteAll({ behavior: 'wait' });
  await ann.page.getByRole('button', { name: 'Try again' }).click();
  await ann.page.getByRole('heading', { name: 'Questions', level: 1 }).waitFor();
  expect(new URL(ann.page.url()).pathname).toBe('/questions');
});

test('a page that cannot be fetched says so where it would be, and is there once the server is', async () => {
  const ann = await room.person();
  await ann.goes('/');
  await ann.page.route(/\/(?:assets\/.*\.js|api\/.*)$/, (route) => route.abort());
  await ann.page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Walk' }).click();
  await ann.page.getByRole('heading', { name: 'Specwalk isn’t answering.' }).waitFor();
  expect(await faults(ann)).toEqual([]);
  await ann.page.unrouteAll({ behavior: 'wait' });
  await ann.page.getByRole('button', { name: 'Try again' }).click();
  await ann.page.getByRole('heading', { name: 'Walk through it together', level: 1 }).waitFor();
});

/** Bytes of scripts, compressed, that the map may need before it is painted. */
const FIRST_SCRIPTS = 124_000;
/** What may be asked of the server after that, for all pages together. */
const REQUESTS_AHEAD = 60;

test('the map is painted after few bytes, and all that is fetched ahead comes in few requests', async () => {
  const ann = await room.person({ idle: true });
  const uncompressed: string[] = [];
  ann.page.on('response', async (response) => {
    const isText = /\.(?:js|css|json)$/.test(new URL(response.url()).pathname);
    const encoding = await response.headerValue('content-encoding');
    if (isText && response.status() === 200 && encoding !== 'gzip') uncompressed.push(response.url());
  });
  await ann.page.addInitScript(() => {
    const look = () => document.querySelector('.tile') && performance.mark('painted');
    new MutationObserver(look).observe(document, { subtree: true, childList: true });
  });
  await ann.loads('/');
  await ann.canReload();
  const { scripts, ahead } = await ann.page.evaluate(() => {
    const [painted] = performance.getEntriesByName('painted');
    const until = painted?.startTime ?? 0;
    // What the browser has in its own cache is not asked of the server once more.
    const asked = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
      ({ transferSize }) => transferSize > 0,
    );
    const first = asked.filter(({ name, startTime }) => startTime < until && name.endsWith('.js'));
    return {
      scripts: first.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      ahead: asked.filter(({ startTime }) => startTime >= until).map(({ name }) => name),
    };
  });
  expect(scripts).toBeGreaterThan(50_000);
  expect(scripts).toBeLessThanOrEqual(FIRST_SCRIPTS);
  expect(ahead.some((name) => name.includes('/assets/faker-'))).toBe(true);
  expect(ahead.length, ahead.join('\n')).toBeLessThanOrEqual(REQUESTS_AHEAD);
  expect(uncompressed).toEqual([]);
});
