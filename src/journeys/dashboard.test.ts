import { afterAll, beforeAll, expect, test } from 'vitest';
import { dashboard } from '../examples/references/dashboard/story.ts';
import { faults } from './faults.ts';
import type { Person } from './person.ts';
import { openProductOf } from './product-of.ts';
import type { Room } from './room.ts';

let room: Room;
let nadia: Person;
beforeAll(async () => {
  room = await openProductOf(dashboard);
  nadia = await room.person({ name: 'Nadia', stays: true });
  await nadia.page.setViewportSize({ width: 1440, height: 900 });
});
afterAll(async () => {
  await nadia.leaves();
  await room.close();
});

const SITE = '/prototype/tidepoolbooks.example';
const period = (name: string) => `look.period=${encodeURIComponent(name)}`;

/** The figures above the graph, as they are read. */
async function figures(): Promise<readonly string[]> {
  const read = await nadia.page
    .locator('[data-region="figure"] dl > div')
    .evaluateAll((all) =>
      all.map((one) => [...one.querySelectorAll('dt, .ui-2xl')].map((it) => it.textContent).join(' ')),
    );
  return read.map((one) => one.replace(/\s+/gu, ' ').trim());
}

const TODAY = ['Unique Visitors 5', 'Total Visits 6', 'Total Pageviews 10', 'Views per Visit 1.67'];

test('a period, and a line of a list that is pressed, change every figure, the graph and the lists', async () => {
  const { page } = nadia;
  await nadia.goes(`${SITE}?as=owner`);
  await page.getByLabel('Period', { exact: true }).selectOption('Today');
  await expect.poll(figures).toEqual([...TODAY, 'Bounce Rate 33%', 'Visit Duration 1m 57s']);
  const acquisition = page.getByRole('tabpanel', { name: 'Channels' });
  await acquisition.getByRole('button', { name: 'Email' }).click();
  await expect.poll(async () => (await figures())[0]).toBe('Unique Visitors 1');
  await page.getByRole('button', { name: 'Remove Channel is Email' }).click();
  await expect.poll(figures).toEqual([...TODAY, 'Bounce Rate 33%', 'Visit Duration 1m 57s']);
  await page.getByRole('button', { name: 'Total Pageviews' }).click();
  await page.getByRole('figure', { name: 'Total Pageviews' }).getByText('As a table').click();
  const hours = page.getByRole('table', { name: 'Total Pageviews' });
  await hours.getByRole('row', { name: '08:00 3' }).waitFor();
  await page.getByLabel('Compared with').selectOption('Previous period');
  await hours.getByRole('columnheader', { name: 'Compared with' }).waitFor();
  expect(await faults(nadia)).toEqual([]);
});

test('imported figures stand beside the own ones, are left out where a filter rules them out, and can be switched off', async () => {
  const { page } = nadia;
  const days = period('2024-03-08 to 2024-03-10');
  await nadia.goes(`${SITE}?as=owner&${days}`);
  await expect
    .poll(async () => (await figures()).slice(0, 3))
    .toEqual(['Unique Visitors 349', 'Total Visits 392', 'Total Pageviews 856']);
  const goals = page.getByRole('tabpanel', { name: 'Goals' });
  await goals.getByRole('row', { name: 'Outbound Link: Click 4 5' }).waitFor();
  await page.getByLabel('More', { exact: true }).click();
  await page.getByLabel('Include imported data').click();
  await expect.poll(async () => (await figures())[0]).toBe('Unique Visitors 0');
  await nadia.goes(`${SITE}?as=owner&${days}&look.by.Source=is:Google&look.by.Page=is:%252F`);
  await page.getByText('Imported data is excluded due to applied filters.').waitFor();
});

test('a segment that was saved is chosen among the filters', async () => {
  const { page } = nadia;
  await nadia.goes(`${SITE}?as=owner`);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('group', { name: 'Segments' }).getByRole('button', { name: 'Iberia' }).click();
  await page.getByRole('button', { name: 'Remove Country is Portugal or Spain' }).waitFor();
});

test('an import that overlaps another one fills only the days that are open', async () => {
  const { page } = nadia;
  await nadia.goes('/prototype/harbourcafe.example/settings/import/csv?as=owner');
  await page
    .getByLabel(/^First day/)
    .first()
    .fill('2023-05-01');
  await page
    .getByLabel(/^Last day/)
    .first()
    .fill('2024-06-30');
  await page.getByRole('button', { name: 'Confirm import 1 May 2023 to 30 Jun 2024' }).click();
  const row = page.getByRole('row', { name: '2023-05-01 – 2023-12-31' });
  await row.getByText('Dates Adjusted').waitFor();
});

test('on a phone nothing of it scrolls sideways; a shared link shows its segment, and nothing beyond it', async () => {
  const { page } = nadia;
  await page.setViewportSize({ width: 390, height: 844 });
  await nadia.goes(`${SITE}?as=viewer`);
  await page.getByRole('figure', { name: 'Unique Visitors' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  expect(await faults(nadia, 'other width')).toEqual([]);
  await nadia.goes('/prototype/share/Rk3vQ8nTzL1yWc7pXb2Hs?as=public');
  await page.getByText('Limited to the segment Iberia').waitFor();
  expect((await figures())[0]).not.toBe('Unique Visitors 0');
  await nadia.goes('/prototype/share/Rk3vQ8nTzL1yWc7pXb2Hs?as=public&look.by.Country=is:France');
  await expect.poll(async () => (await figures())[0]).toBe('Unique Visitors 0');
});
