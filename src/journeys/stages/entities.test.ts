import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../person.ts';
import { eventually, openRoom, type Room } from '../room.ts';
import { savesAndDecides } from './deciding.ts';
import { tell } from './telling.ts';
import { unpinned } from './unpinned.ts';

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

test('things get names, then columns, then pages that run', async () => {
  const { page } = ann;
  await ann.goes('/points/3');
  await page.getByText('Made up, to be corrected').waitFor();

  await tell(room, 'entities.records', 'Loan | L-1 | L-2 | L-3 | Loans', 'Member | Ann | Bob | Cem | Members');
  await page.getByRole('heading', { name: 'What is written on each?' }).waitFor();
  await page.locator('.stage').getByText('Partly said').waitFor();
  await expect.poll(() => page.locator('th[data-look="hole"]').count()).toBe(4);
  await page.getByRole('rowheader', { name: 'L-2' }).waitFor();
  await expect.poll(() => page.locator('.things-tab[data-look="hole"]').count()).toBe(2);

  // A hatched head: its name, a tile, three small questions.
  await page.locator('th[data-look="hole"] button').first().click();
  const panel = page.getByRole('form', { name: 'What stands in this column?' });
  await panel.getByLabel('What is this column called?').fill('Due');
  await panel.getByRole('radio', { name: /^date/ }).check();
  await panel.getByRole('group', { name: 'May it be empty?' }).getByLabel('no', { exact: true }).check();
  await panel.getByRole('group', { name: 'May two be equal?' }).getByLabel('no', { exact: true }).check();
  await panel.getByLabel('Who types it?').fill('the desk');
  await panel.getByRole('button', { name: 'Put it into the answer' }).click();
  await page.getByRole('button', { name: /^Due\s*date, typed here/ }).waitFor();
  await savesAndDecides(ann, 'entities.loan.fields');
  const [said = ''] = Object.values(room.files('questions/entities.loan.fields/responses'));
  expect(said.replaceAll(/ +/g, ' ')).toContain('| Due | date | | always | | the desk |');
  // All that is said of it has its kind now, so it runs.
  const loans = page.getByRole('tablist', { name: 'Loans, running' });
  await loans.getByRole('tab', { name: 'Its columns' }).click();
  await page.locator('th[data-look="decided"]', { hasText: 'Due' }).waitFor();
  await expect.poll(() => page.locator('th[data-look="hole"]').count()).toBe(3);
  // That no two may be equal waits until the rules are asked.
  expect(await ann.draft('specwalk.draft.validation.loan.unique')).toContain('Due');
  await eventually(() => expect(room.read('SPEC.md')).toContain('Due'));

  // Links: none, one, many at each end.
  await page.getByLabel('Also to').selectOption('Member');
  const stub = page.locator('.entities-stub');
  await stub
    .getByRole('group', { name: /Members? can one Loan/ })
    .getByLabel('one', { exact: true })
    .check();
  const back = stub.getByRole('group', { name: /Loans? can one Member/ });
  for (const many of ['none', 'one', 'many']) await back.getByLabel(many, { exact: true }).check();
  await stub.getByRole('button', { name: 'Put it into the answer' }).click();
  await savesAndDecides(ann, 'entities.loan.relations');
  await page.getByText('One Loan has exactly one Member').waitFor();
  await page.getByText('One Member has any number of Loans').waitFor();
});

test('once every line has its kind, the thing runs, says where each value is from, and hangs in the diagram', async () => {
  await tell(room, 'entities.member.fields', 'Name | person', 'E-mail | text');
  const { page } = ann;
  await ann.goes('/points/3?thing=loan');
  await page.getByRole('heading', { name: 'Is this what you keep?' }).waitFor();
  await page
    .locator('.stage')
    .getByText(/^Decided, \d+ open$/)
    .waitFor();
  await page.locator('.proto-screen', { hasText: 'Due' }).waitFor();
  const dates = () => page.locator('.proto-screen tbody').textContent();
  const before = await dates();
  await page.reload();
  await page.locator('.proto-screen', { hasText: 'Due' }).waitFor();
  expect(await dates()).toBe(before);

  const tabs = page.getByRole('tablist', { name: 'Loans, running' });
  await tabs.getByRole('tab', { name: 'The list' }).press('ArrowLeft');
  await tabs.getByRole('tab', { name: 'Where is this from?', selected: true }).waitFor();
  await page.locator('.entities-one').getByText('line decided by Ann').first().waitFor();
  await page.getByText('One that keeps every rule can be made').waitFor();

  // A click on a thing in the diagram opens it, with a question about it.
  await page
    .locator('.entities-together')
    .getByRole('button', { name: /^Member/ })
    .click();
  await page.getByRole('tablist', { name: 'Members, running' }).waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toMatch(/^entities\.member\./);
});

test('whatever is asked has its pin, whichever thing is open, and nothing pushes a phone sideways', async () => {
  const { page } = ann;
  await page.setViewportSize({ width: 390, height: 900 });
  for (const thing of ['loan', 'member']) {
    await ann.goes(`/points/3?thing=${thing}`);
    await page.locator('.proto-screen').first().waitFor();
    await expect.poll(() => unpinned(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
});
