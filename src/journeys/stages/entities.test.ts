import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../person.ts';
import { eventually, openRoom, type Room } from '../room.ts';
import { savesAndDecides } from './deciding.ts';
import { tell } from './telling.ts';

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

test('things get names, then columns, then links', async () => {
  const { page } = ann;
  await ann.goes('/points/3');
  await page.getByText('Made up, to be corrected').waitFor();

  await tell(room, 'entities.records', 'Loan | L-1 | L-2 | L-3 | Loans', 'Member | Ann | Bob | Cem | Members');
  await page.getByRole('heading', { name: 'What is written on each?' }).waitFor();
  await page.locator('.stage').getByText('Partly said').waitFor();
  await expect.poll(() => page.locator('th[data-look="hole"]').count()).toBe(4);
  await page.getByRole('rowheader', { name: 'L-2' }).waitFor();
  await expect.poll(() => page.locator('.subject[data-look="hole"]').count()).toBe(2);

  // A hatched head: its name, a tile, three small questions.
  await page.locator('th[data-look="hole"] button').first().click();
  const panel = page.getByRole('form', { name: 'What does this column say?' });
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
  // All that is said of it has its type now, so it runs.
  await page.getByRole('radiogroup', { name: 'Loans, running' }).waitFor();
  await page.locator('th[data-look="decided"]', { hasText: 'Due' }).waitFor();
  await expect.poll(() => page.locator('th[data-look="hole"]').count()).toBe(3);
  // That no two may be equal waits until the rules are asked.
  expect(await ann.draft('specwalk.draft.validation.loan.unique')).toContain('Due');
  await eventually(() => expect(room.read('SPEC.md')).toContain('Due'));

  // Links: none, one, many at each end.
  await page.getByRole('navigation', { name: 'Scenes' }).getByText('What belongs together').click();
  await page.getByLabel('Also to').selectOption('Member');
  const link = page.locator('.entities-link');
  await link
    .getByRole('group', { name: /Members? can one Loan/ })
    .getByLabel('one', { exact: true })
    .check();
  const back = link.getByRole('group', { name: /Loans? can one Member/ });
  for (const many of ['none', 'one', 'many']) await back.getByLabel(many, { exact: true }).check();
  await link.getByRole('button', { name: 'Put it into the answer' }).click();
  await savesAndDecides(ann, 'entities.loan.relations');
  await page.getByText('One Loan has exactly one Member').waitFor();
  await page.getByText('One Member has any number of Loans').waitFor();
});

test('once every field has its type, the thing runs, says where each value is from, and is in the diagram', async () => {
  await tell(room, 'entities.member.fields', 'Name | person', 'E-mail | text');
  const { page } = ann;
  await ann.goes('/points/3?thing=loan&scene=record');
  await page.getByRole('heading', { name: 'Is this what you keep?' }).waitFor();
  await page
    .locator('.stage')
    .getByText(/^Decided, \d+ open$/)
    .waitFor();
  const dates = () => page.locator('.entities-scroll tbody').textContent();
  const before = await dates();
  await page.reload();
  expect(await dates()).toBe(before);

  const views = page.getByRole('radiogroup', { name: 'Loans, running' });
  await views.getByText('The list').click();
  await page.locator('.proto-screen', { hasText: 'Due' }).waitFor();
  await views.getByRole('radio', { name: 'The list' }).press('ArrowLeft');
  await views.getByRole('radio', { name: 'Its columns' }).press('ArrowLeft');
  await page.locator('.entities-one').getByText('field decided by Ann').first().waitFor();
  await page.getByText('One that keeps every rule can be made').waitFor();

  // A click on a thing in the diagram opens it, with a question about it.
  await page.getByRole('navigation', { name: 'Scenes' }).getByText('What belongs together').click();
  await page
    .locator('.entities-together')
    .getByRole('button', { name: /^Member/ })
    .click();
  await page.getByRole('heading', { name: 'What hangs on a Member?' }).waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('entities.member.relations');
});

test('no scene pushes a phone sideways, whichever thing is open', async () => {
  const { page } = ann;
  await page.setViewportSize({ width: 390, height: 900 });
  for (const thing of ['loan', 'member'])
    for (const scene of ['record', 'links', 'years']) {
      await ann.goes(`/points/3?thing=${thing}&scene=${scene}`);
      await page.locator(`[data-scene="${scene}"]`).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    }
});
