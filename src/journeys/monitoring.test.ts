import { afterAll, beforeAll, expect, test } from 'vitest';
import { monitoring } from '../examples/references/monitoring/story.ts';
import { faults } from './faults.ts';
import type { Person } from './person.ts';
import { openProductOf } from './product-of.ts';
import type { Room } from './room.ts';

let room: Room;
let kim: Person;
beforeAll(async () => {
  room = await openProductOf(monitoring);
  kim = await room.person({ name: 'Kim', role: 'Operator' });
});
afterAll(async () => {
  await kim.leaves();
  await room.close();
});

const CHECKS = '/prototype/projects/brightfold-print/checks?as=team-member';
const lineOf = (name: string) => kim.page.locator('.proto-table tbody tr', { hasText: name }).first();

test('a job that fails by its call is down at once, people are told, and a success brings it up again', async () => {
  const { page } = kim;
  await page.setViewportSize({ width: 1440, height: 900 });
  await kim.goes(CHECKS);
  await lineOf('Nightly database dump').getByText('Up').waitFor();
  await lineOf('Newsletter delivery').getByText('Never').waitFor();
  expect(await faults(kim)).toEqual([]);

  const ping = async (call: string, body: string) => {
    await page.getByRole('link', { name: 'Calls for other programs' }).click();
    await page.getByRole('link', { name: call }).click();
    await page.getByRole('textbox', { name: 'check', exact: true }).fill('nightly-database-dump');
    await page.getByRole('textbox', { name: 'Body' }).fill(body);
    await page.getByRole('button', { name: 'Send' }).click();
    const answer = page.getByRole('region', { name: 'Answer' });
    await answer.getByText('"OK"').waitFor();
    await answer.getByText('Ping-Body-Limit').waitFor();
  };
  await ping('POST Ping failure', 'disk full');
  await kim.goes(CHECKS);
  await lineOf('Nightly database dump').getByText('Down').waitFor();
  await lineOf('Nightly database dump').getByRole('link').first().click();
  await page.locator('[data-region="table"]', { hasText: 'Events' }).locator('tbody').getByText('Failure').waitFor();
  await page.getByText('Told to people: 2').click();
  await page.getByText('Nightly database dump is DOWN').first().waitFor();

  await ping('POST Ping with a body', 'dumped 18 tables');
  await kim.goes(CHECKS);
  await lineOf('Nightly database dump').getByText('Up').waitFor();
});

test('a paused check is resumed as new, and is read on a phone', async () => {
  const { page } = kim;
  await page.setViewportSize({ width: 390, height: 844 });
  await kim.goes(CHECKS);
  await lineOf('Warehouse sync (old host)').getByRole('button', { name: 'Resume' }).click();
  await lineOf('Warehouse sync (old host)').getByText('New').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await faults(kim)).toEqual([]);
});
