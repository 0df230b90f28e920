import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../person.ts';
import { eventually, openRoom, type Room } from '../room.ts';
import { savesAndDecides } from './deciding.ts';
import { turnsTo } from './scene.ts';
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

test('a system gets a name, a message its lines, and whoever sends it sees what nobody has said', async () => {
  const { page } = ann;
  await tell(room, 'entities.records', 'Loan | L-1 | L-2 | L-3 | Loans');
  await tell(room, 'entities.loan.fields', 'Deposit | number | EUR', 'Due | date');
  await ann.goes('/points/7');
  await page.getByText('Made up, to be corrected').waitFor();

  await tell(room, 'calls.systems', 'Bank | read and write | the bank | on paper | yes');
  await page.getByRole('heading', { name: 'What is in the envelope?' }).waitFor();
  await page.locator('.stage').getByText('Partly said').waitFor();
  const box = page.locator('.calls-box', { hasText: 'Bank' });
  await box.getByText('nobody has said what for').waitFor();

  await tell(room, 'calls.exchanges', 'Hold deposit | Bank | on lend | Deposit, Colour | Receipt | 1 day');
  await box.getByRole('button', { name: 'Hold deposit' }).waitFor();
  const sent = page.getByRole('region', { name: 'We send' });
  await sent.getByText('Loan: Deposit').waitFor();
  await expect.poll(() => page.locator('.calls-line-of[data-look="hole"]').count()).toBe(2);
  await page.getByRole('button', { name: 'Send it' }).click();
  await page.getByText('nobody here knows where to put one line of it').waitFor();
  await turnsTo(page, 'Nobody answers');
  await page.getByRole('region', { name: 'What went over the line' }).getByText('Hold deposit').waitFor();
});

test('the whole screen obeys the latency, and a failure does what was decided, or shows the hole', async () => {
  const { page } = ann;
  await ann.goes('/points/7?scene=silence');
  const line = page.getByRole('region', { name: 'The line' });
  await line.getByText('nobody has said how long is too long').waitFor();
  await line.locator('[data-pin="calls.waiting"]').click();
  await page.locator('.bubble:popover-open').getByRole('button', { name: 'Wrong, it is …' }).click();
  await ann.form('calls.waiting').getByLabel('Amount').fill('5');
  await ann.form('calls.waiting').getByLabel('Unit').selectOption('seconds');
  await savesAndDecides(ann, 'calls.waiting');
  expect(Object.values(room.files('questions/calls.waiting/decisions')).join()).toContain('5 seconds');

  await turnsTo(page, 'Nobody answers');
  const latency = line.getByRole('slider');
  await latency.press('End');
  await line.getByText('1 of 1 message comes too late').waitFor();
  await turnsTo(page, 'Send and wait');
  await page.locator('.calls-wait[data-late]').getByText('too late: people wait 5 s').waitFor();
  await turnsTo(page, 'Nobody answers');
  await latency.press('Home');
  await line.getByText('Nobody waits longer than was decided.').waitFor();

  await line.getByLabel('Outside,').selectOption('nobody answers');
  await turnsTo(page, 'Send and wait');
  await page.getByRole('button', { name: 'Send it' }).click();
  await page.getByText('nobody has said what happens then').first().waitFor();
  await page.locator('.calls-outcome').getByText('no message yet').waitFor();
  await page.getByText('Nothing came back.').waitFor();
  await tell(room, 'calls.failure', 'queue');
  await page.locator('.calls-policy').getByText('put it in a line and do it later').waitFor();
  await page.getByRole('button', { name: 'Send it' }).click();
  await page.locator('.calls-outcome').getByText('put in a queue, to do later').waitFor();
});

test('once every line has a place it is all known, with the addresses one click deeper', async () => {
  await tell(room, 'calls.exchanges', 'Hold deposit | Bank | on lend | Deposit | Receipt | 1 day');
  await tell(room, 'calls.exchanges.hold-deposit.mapping', 'Receipt | left alone | never mind');
  await tell(room, 'calls.repeat', 'harmless');
  const { page } = ann;
  await ann.goes('/points/7');
  await page.getByRole('heading', { name: 'Try every message before anybody builds it' }).waitFor();
  await page
    .locator('.stage')
    .getByText(/^Decided, \d+ open$/)
    .waitFor();
  await expect.poll(() => page.locator('.calls-line-of[data-look="hole"]').count()).toBe(0);

  await page.getByText('By which address, for those who build it').click();
  await page.locator('.calls-address').getByText('to which address?').waitFor();
  await tell(room, 'calls.exchanges.hold-deposit.address', 'POST | /holds/:loan');
  await page.locator('.calls-address').getByText('/holds/:loan').waitFor();
  await turnsTo(page, 'Whom we trust');
  await page.getByText('All of it as OpenAPI, for those who build it').click();
  const text = await page.getByRole('region', { name: 'OpenAPI of the decided messages' }).textContent();
  const document = JSON.parse(text ?? '');
  expect(document.paths['/holds/{loan}'].post['x-waits-at-most']).toBe('5 seconds');
  expect(text).not.toContain('Which of our fields');
  await eventually(() => expect(room.read('SPEC.md')).toContain('Hold deposit'));
});
