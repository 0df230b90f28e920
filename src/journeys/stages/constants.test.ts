import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../person.ts';
import { eventually, openRoom, type Room } from '../room.ts';
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

test('a set knob is locked and turned only for now, the others stay wild until somebody keeps one', async () => {
  const { page } = ann;
  await ann.goes('/points/9?scene=dials');
  await page.getByText('Made up, to be corrected').waitFor();
  await tell(room, 'entities.records', 'Loan | L-1 | L-2 | L-3 | Loans');
  await tell(room, 'entities.loan.fields', 'Deposit | number | EUR', 'Due | date');
  await tell(room, 'screens.inventory', 'Loans | list | Loan | /loans', 'New loan | form | Loan | /loans/new');
  await tell(room, 'constants.values', 'Page size | 7 | lines | all', 'Longest loan | 14 | days | all');
  await page.getByRole('heading', { name: 'Who set these dials, and who forgot the others?' }).waitFor();
  const set = page.locator('.constants-locked-knob', { hasText: 'Page size' });
  await set.getByText('whose is it?').waitFor();
  await page.locator('[data-knob="vat"]').waitFor();
  await expect.poll(() => page.locator('[data-knob="page"]').count()).toBe(0);

  const running = page.locator('.constants-running');
  await running.getByText('7 a page').waitFor();
  await set.getByRole('slider').press('ArrowLeft');
  await running.getByText('4 a page').waitFor();
  await set.getByText('for now').waitFor();
  await page.getByRole('button', { name: /^Loans ?, touched/ }).waitFor();
  await set.getByRole('button', { name: /^Back/ }).click();
  await running.getByText('7 a page').waitFor();
  await page.getByRole('slider', { name: /How much is there/ }).press('ArrowRight');
  await running.getByText('120 loans').waitFor();

  const vat = page.locator('[data-knob="vat"]');
  for (let step = 0; step < 19; step += 1) await vat.getByRole('slider').press('ArrowRight');
  await page.getByRole('tab', { name: 'Invoices, made up', selected: true }).waitFor();
  await vat.getByRole('button', { name: /^Keep VAT/ }).click();
  await ann.save('constants.values').click();
  await eventually(() => {
    const said = Object.values(room.files('questions/constants.values/responses')).join();
    expect(said.replaceAll(/ +/g, ' ')).toContain('| VAT | 19 | % | everybody |');
  });
  await tell(
    room,
    'constants.values',
    'Page size | 7 | lines | all',
    'Longest loan | 14 | days | all',
    'VAT | 19 | % | everybody',
  );
  await page.locator('.constants-locked-knob', { hasText: 'VAT' }).waitFor();
  await expect.poll(() => page.locator('[data-knob="vat"]').count()).toBe(0);
});

test('once all is said every number has its places, and turning one lights the screens it touches', async () => {
  for (const id of ['page-size', 'longest-loan', 'vat']) await tell(room, `constants.values.${id}.owner`, 'Pat');
  await tell(
    room,
    'constants.provenance',
    'Page size | guess | nowhere',
    'Longest loan | habit | on the door',
    'VAT | law | in the law',
  );
  await tell(
    room,
    'validation.loan.rules',
    'Not too late | Due | between | at most Longest loan | is still fine | stop |',
  );
  const { page } = ann;
  await ann.goes('/points/9?scene=dials');
  await page.getByRole('heading', { name: 'Every number by its name' }).waitFor();
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
  await row('VAT').getByText('nowhere by its name').waitFor();
  await row('Longest loan').getByText('1 place').waitFor();
  await row('Longest loan').getByText('on the door').waitFor();

  await row('Longest loan').getByRole('button', { name: 'Longest loan', exact: true }).click();
  const about = page.getByRole('region', { name: 'Longest loan', exact: true });
  await about.getByText('Not too late').waitFor();
  await about.getByText('One screen changes with “Longest loan”.').waitFor();
  await about.getByRole('button', { name: /^New loan ?, touched/ }).waitFor();
  await about.getByRole('slider', { name: 'Longest loan' }).press('ArrowRight');
  await page.getByRole('tab', { name: 'By name' }).click();
  await row('Longest loan').getByText('turned').waitFor();
  await eventually(() => expect(room.read('SPEC.md')).toContain('Longest loan'));
});
