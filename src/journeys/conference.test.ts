import { afterAll, beforeAll, expect, test } from 'vitest';
import { conference } from '../examples/references/conference/story.ts';
import { faults } from './faults.ts';
import type { Person } from './person.ts';
import { openProductOf } from './product-of.ts';
import type { Room } from './room.ts';

let room: Room;
let mira: Person;
beforeAll(async () => {
  room = await openProductOf(conference);
  mira = await room.person({ name: 'Mira' });
  await mira.page.setViewportSize({ width: 1440, height: 900 });
});
afterAll(async () => {
  await mira.leaves();
  await room.close();
});

const timetable = () => mira.page.locator('[data-region="timetable"]').first();

/** Gives an item of the schedule another place by the fields below it. */
async function places(what: string, where: string, day: string, at: string): Promise<void> {
  const { page } = mira;
  await page
    .getByRole('button', { name: `Move: ${what}` })
    .first()
    .click();
  const bar = page.getByRole('region', { name: what });
  await bar.getByLabel('Room').selectOption({ label: where });
  await bar.getByLabel('Day').fill(day);
  await bar.getByLabel('Start').fill(at);
  await bar.getByRole('button', { name: 'Move', exact: true }).click();
  await bar.waitFor({ state: 'detached' });
}

test('a session gets its place in the grid, and one whose speaker is away then is told of', async () => {
  const { page } = mira;
  await mira.goes('/prototype/orga/event/schedule?as=organiser');
  await page.getByText('Not placed yet').waitFor();
  await places('Five Uses for a Dead Phone', 'Workshop', '2026-10-10', '13:00');
  await page.getByText('Not placed yet').waitFor({ state: 'detached' });
  await places('Radios from Scrap', 'Boiler Hall', '2026-10-10', '15:00');
  await expect.poll(() => timetable().getByText('Not available: Nora Hjelm.').count()).toBe(2);
  await places('Radios from Scrap', 'Loft', '2026-10-09', '14:00');
  await timetable().getByText('14:00–14:45').waitFor();
  expect(await faults(mira)).toEqual([]);
});

test('a version is released under its name, and everybody sees what has moved', async () => {
  const { page } = mira;
  await page.getByRole('link', { name: 'New release' }).click();
  await page.getByRole('button', { name: 'Release', exact: true }).click();
  await page.getByRole('textbox', { name: /^Version/ }).fill('v2');
  await page.getByRole('button', { name: 'Release', exact: true }).last().click();
  await page.getByRole('row', { name: /^v2/ }).waitFor();
  await mira.goes('/prototype/lantern26/schedule?as=attendee');
  await page.getByRole('heading', { name: 'v2' }).waitFor();
  const programme = page.getByRole('tabpanel', { name: 'By room' });
  await programme.getByText('14:00–14:45').waitFor();
  expect(await programme.getByText('Five Uses for a Dead Phone').count()).toBe(0);
  await mira.goes('/prototype/lantern26/schedule/changelog?as=attendee');
  await page.getByRole('row', { name: /^v2 Radios from Scrap moved/ }).waitFor();
});
