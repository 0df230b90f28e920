import { afterAll, beforeAll, expect, test } from 'vitest';
import { faults } from './faults.ts';
import type { Person } from './person.ts';
import { openRoom, type Room } from './room.ts';

let room: Room;
let ann: Person;

beforeAll(async () => {
  room = await openRoom();
  ann = await room.person({ name: 'Ann' });
});
afterAll(async () => {
  await ann.leaves();
  await room.close();
});

test('the palette opens in view and leaves the page where one has read to', async () => {
  const { page } = ann;
  await ann.goes('/gaps');
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const readTo = await page.evaluate(() => window.scrollY);
  expect(readTo).toBeGreaterThan(900);
  await page.keyboard.press('Control+K');
  const field = page.getByRole('dialog', { name: 'Find a page, a question or an action' }).getByRole('combobox');
  await field.waitFor();
  const { top, bottom } = await field.evaluate((input) => input.getBoundingClientRect());
  expect([top >= 0, bottom <= 900, await page.evaluate(() => window.scrollY)]).toEqual([true, true, readTo]);
  await page.keyboard.press('Escape');
});

test('to a question by the palette alone, and back where one was after Escape', async () => {
  const { page } = ann;
  const keys = page.keyboard;
  const palette = page.getByRole('dialog', { name: 'Find a page, a question or an action' });
  const field = palette.getByRole('combobox');
  await ann.goes('/points/3');
  await page.getByRole('link', { name: 'Gaps' }).focus();
  await keys.press('Control+K');
  await field.fill('keep RECORDS');
  const chosen = palette.getByRole('option', { selected: true });
  await chosen.getByText('What do you keep records of').waitFor();
  expect(await field.getAttribute('aria-activedescendant')).toBe(await chosen.getAttribute('id'));
  await palette
    .getByRole('status')
    .getByText(/result/)
    .waitFor();
  await keys.press('ArrowDown');
  await keys.press('ArrowUp');
  expect(await faults(ann)).toEqual([]);
  await keys.press('Escape');
  await palette.waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Gaps');
  await keys.press('Control+K');
  await keys.type('records keep');
  await keys.press('Enter');
  await page.getByRole('heading', { name: /What do you keep records of/, level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/questions/entities.records');
  // What was looked at last is offered first; what can be done stands there too and is done.
  await keys.press('Control+K');
  await palette.getByRole('option').first().getByText('Entities and their fields').waitFor();
  await keys.type('ask a quest');
  await keys.press('Enter');
  await page.getByRole('dialog', { name: 'Ask a question' }).waitFor();
});

test('the help sheet tells what works on each page, and it does', async () => {
  const { page } = ann;
  const keys = page.keyboard;
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await ann.loads('/points/3');
  await keys.press('?');
  await sheet.getByText('Next hole').waitFor();
  expect(await faults(ann)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('main, .top').filter({ visible: true }).count()).toBe(0);
  expect(await sheet.getByText('Next hole').isVisible()).toBe(true);
  await page.emulateMedia({ media: 'screen' });
  await keys.press('?');
  await sheet.waitFor({ state: 'detached' });
  await page.locator('.stage [data-pin]').first().waitFor();
  await keys.press('n');
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[data-question]') !== null)).toBe(true);
  await keys.press('Escape');
  await expect.poll(() => page.evaluate(() => document.activeElement?.matches('[data-pin]'))).toBe(true);
  // At once, as the second must come soon after the first.
  await Promise.all([keys.press('g'), keys.press('q')]);
  await page.getByRole('heading', { name: 'Questions', level: 1 }).waitFor();
  await keys.press('/');
  await keys.type('n?a records');
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('n?a records');
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await sheet.getByText('Search the questions').waitFor();
  expect(await sheet.getByText('Next hole').count()).toBe(0);
});

test('whoever switches single letters off meets them no more on this device; Ctrl still works', async () => {
  const { page } = ann;
  const keys = page.keyboard;
  await ann.loads('/points/3');
  await keys.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await sheet.getByRole('checkbox').focus();
  await keys.press('Space');
  await sheet.getByText('Next hole (off)').waitFor();
  await keys.press('Escape');
  await page.reload();
  await page.locator('main:not([aria-busy]) h1').waitFor();
  for (const key of ['?', 'n', 'a', 'g', 'q']) await keys.press(key);
  await keys.press('Control+K');
  await page.getByRole('combobox', { name: 'What are you looking for?' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
  expect(new URL(page.url()).pathname).toBe('/points/3');
});
