import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Decided, decideAll, LENDING_DESK } from './decided.ts';
import { faults } from './faults.ts';
import type { Person } from './person.ts';
import { openRoom, type Room } from './room.ts';

const OFFERS: Decided = {
  'calls.offers': [
    ['All loans', 'GET', '/loans', 'anybody'],
    ['Lend', 'POST', '/loans', 'Clerk'],
  ],
  'calls.offers.all-loans.gives': [['The loans', '200', 'list of loan {id, title, deposit} in loans', '']],
  'calls.offers.lend.takes': [
    ['title', 'body', 'text', 'yes', ''],
    ['borrower', 'body', 'text', 'yes', ''],
  ],
  'calls.offers.lend.gives': [
    ['Lent', '201', 'the loan', ''],
    ['Wrong', '422', '{error text}', ''],
  ],
};

let room: Room;
let kim: Person;
beforeAll(async () => {
  room = await openRoom();
  await decideAll(room, { ...LENDING_DESK, ...OFFERS });
  kim = await room.person({ name: 'Kim', role: 'Desk' });
});
afterAll(async () => {
  await kim.leaves();
  await room.close();
});

test('a call of ours is tried: a list is answered, a record is made as a form makes it, and nonsense is refused', async () => {
  const { page } = kim;
  const answer = page.getByRole('region', { name: 'Answer' });
  await kim.goes('/prototype/loans?as=clerk');
  await page.getByRole('link', { name: 'Calls for other programs' }).click();
  await page.getByRole('button', { name: 'Send' }).press('Enter');
  await answer.getByText('200').waitFor();
  await answer.getByText('"deposit"').waitFor();

  await page.getByRole('link', { name: 'POST Lend' }).click();
  await page.getByRole('textbox', { name: 'Body' }).fill('{"title": "Anvil", "borrower": 3}');
  await page.getByRole('button', { name: 'Send' }).click();
  await answer.getByText('422').waitFor();
  await answer.getByText('“borrower” must be text, not 3.').waitFor();
  await answer.locator('.proto-hole', { hasText: 'nobody has said what is read then' }).waitFor();
  expect(await faults(kim)).toEqual([]);

  await page.getByRole('textbox', { name: 'Body' }).fill('{"title": "Anvil", "borrower": "Ada"}');
  await page.getByRole('button', { name: 'Send' }).click();
  await answer.getByText('201').waitFor();
  await kim.goes('/prototype/loans?as=clerk');
  await page.locator('.proto-table tbody tr', { hasText: 'Anvil' }).waitFor();
});
