import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from './person.ts';
import { openRoom, type Room } from './room.ts';

/** Whoever has opened something to type in types in it: no letter is a command, and none is lost. */

const PROBLEM = 'purpose.problem';
let room: Room;
let ann: Person;

beforeAll(async () => {
  room = await openRoom();
  ann = await room.person({ name: 'Ann', ownLine: true });
});
afterAll(() => room.close());

/** All single keys that do something here, as the help sheet tells them. */
async function keysHere({ page }: Person): Promise<string> {
  await page.locator('body').press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await sheet.locator('kbd').first().waitFor();
  const keys = await sheet.locator('kbd').allTextContents();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  return [...new Set(keys.filter((key) => [...key].length === 1))].join('').toLowerCase();
}

const whereIs = ({ page }: Person) =>
  page.evaluate(() => ({
    path: location.pathname,
    dialogs: [...document.querySelectorAll('dialog:modal, [popover]:popover-open')].map((open) =>
      open.getAttribute('aria-label'),
    ),
  }));

const typedIn = ({ page }: Person) =>
  page.evaluate(() => {
    const { activeElement: field } = document;
    return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : null;
  });

test('whatever opens on a screen in a walkthrough takes what is typed from the first letter on', async () => {
  const { page } = ann;
  await ann.goes('/walk');
  await page.getByRole('button', { name: '30 min' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('button', { name: /^Next/ }).click();
  await page.getByRole('link', { name: /where everybody is$/ }).click();
  await page.waitForURL('**/points/1?q=*');
  // Its field takes the keyboard as soon as it is there.
  await page.locator('[data-question]').waitFor();
  await ann.goes('/points/1');
  await page.locator('.stage [data-pin]').first().waitFor();
  const keys = await keysHere(ann);
  for (const key of 'agnpqsu?[]') expect(keys).toContain(key);
  const words = `Check the insurance contract ${keys}`;
  const openers: Readonly<Record<string, () => Promise<void>>> = {
    note: () => page.getByRole('button', { name: 'Note', exact: true }).click(),
    timer: () => page.getByRole('button', { name: 'Timer', exact: true }).click(),
    'park by key': () => page.keyboard.press('p'),
    park: () => page.getByRole('button', { name: 'Park', exact: true }).click(),
    'ask by key': () => page.keyboard.press('a'),
    ask: () => page.getByRole('button', { name: 'Ask a question', exact: true }).click(),
    'a chip': () => page.locator('[data-chip="purpose.problem"]').click(),
    'a pin': async () => {
      await page.locator('[data-pin="purpose.name"]').first().click();
      await page.getByRole('button', { name: /^(?:Answer|Wrong, it is …)$/ }).click();
    },
  };
  for (const [opener, opens] of Object.entries(openers)) {
    await opens();
    await page.keyboard.type(words);
    await expect.poll(() => typedIn(ann), { message: opener }).toBe(words);
    const { path, dialogs } = await whereIs(ann);
    expect({ opener, path, others: dialogs.slice(1) }).toEqual({ opener, path: '/points/1', others: [] });
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Delete');
    await page.keyboard.press('Escape');
    await page.locator('h1').first().focus();
  }
  await ann.goes(`/points/1?q=${PROBLEM}`);
  for (const opener of ['Ask everybody', 'Wrong kind? Say what it is about, and how much it says']) {
    await page.getByRole('button', { name: opener }).first().click();
    await page.keyboard.type(keys);
    await expect
      .poll(
        async () => {
          const { path, dialogs } = await whereIs(ann);
          return `${path} ${dialogs.length}`;
        },
        { message: opener },
      )
      .toBe('/points/1 1');
    await page.keyboard.press('Escape');
  }
});

test('a note typed right after the press is kept, and nobody is moved', async () => {
  const { page } = ann;
  await page.getByRole('button', { name: 'Note', exact: true }).click();
  await page.keyboard.type('Check the insurance contract');
  await page.keyboard.press('Control+Enter');
  await expect
    .poll(() => Object.values(room.files('questions/walkthroughs')).join())
    .toContain('Check the insurance contract');
  await expect.poll(() => whereIs(ann)).toEqual({ path: '/points/1', dialogs: [] });
});

test('what is typed at once after the key stands in the form', async () => {
  const bob = await room.person({ name: 'Bob' });
  const { page } = bob;
  await bob.goes('/questions');
  await page.keyboard.press('a');
  await page.keyboard.type('Ann, bxut?');
  await expect.poll(() => typedIn(bob)).toBe('Ann, bxut?');
  expect((await whereIs(bob)).path).toBe('/questions');
  await bob.leaves();
});

test('whoever saves without a name is asked for it on the spot, each time', async () => {
  const bea = await room.person();
  const { page } = bea;
  await bea.goes(`/questions/${PROBLEM}`);
  await bea.form(PROBLEM).locator('textarea').first().fill('Late invoices');
  for (const words of ['Your name, so that people know who said it.', 'Please enter a name; a first name is fine.']) {
    await bea.form(PROBLEM).locator('textarea').first().focus();
    await page.keyboard.press('Control+Enter');
    const name = page.getByLabel('Your name').first();
    await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
    for (const seen of [page.getByText(words), bea.form(PROBLEM).getByRole('button', { name: /^Save/ }).first()])
      await expect
        .poll(() => seen.evaluate((one) => Math.floor(one.getBoundingClientRect().bottom) <= window.innerHeight))
        .toBe(true);
  }
  await page.keyboard.type('Bea');
  await page.keyboard.press('Enter');
  await bea.allSaved();
  await expect.poll(() => Object.values(room.files(`questions/${PROBLEM}`)).join()).toContain('Late invoices');
  await bea.leaves();
});
