import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../person.ts';
import { eventually, openRoom, type Room } from '../room.ts';
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

test('a silent place of the map is a broken screen, and what it should have said fills the place', async () => {
  const { page } = ann;
  await ann.goes('/points/8');
  await page.getByText('Made up, to be corrected').waitFor();
  await tell(room, 'entities.records', 'Loan | L-1 | L-2 | L-3 | Loans');
  await tell(room, 'entities.loan.fields', 'Deposit | number | EUR', 'Due | date');
  await tell(room, 'screens.inventory', 'Loans | list | Loan | /loans', 'New loan | form | Loan | /loans/new');
  await tell(room, 'errors.messages', 'Not allowed | it is not yours | This is not for you. | ask Kim | stop');
  await page.getByRole('heading', { name: 'Where will it break without a word?' }).waitFor();
  const cell = (name: string) => page.getByRole('button', { name });
  await cell('Loans, Not allowed: there are words for it').waitFor();
  await page.getByText(/\d+ of \d+ places are silent/).waitFor();

  await cell('Loans, Offline: left out of what was decided').click();
  const scene = page.getByRole('region', { name: 'Loans: Offline' });
  await scene.getByText('no message yet: left out of what was decided').waitFor();
  await scene.locator('[data-condition="failed"]').waitFor();
  await scene.getByLabel('What happened?').fill('The line is down.');
  await scene.getByLabel('What do I do now?').fill('Wait a minute.');
  await scene.getByRole('button', { name: 'That is what it says' }).click();
  await ann.save('errors.messages').click();
  await eventually(() => {
    const said = Object.values(room.files('questions/errors.messages/responses')).join();
    expect(said.replaceAll(/ +/g, ' ')).toContain('| Offline | on Loans | The line is down. | Wait a minute. |');
  });
  await tell(
    room,
    'errors.messages',
    'Not allowed | it is not yours | This is not for you. | ask Kim | stop',
    'Offline | on Loans | The line is down. | Wait a minute. | take care',
  );

  await page.getByRole('button', { name: 'Repair it' }).click();
  await expect.poll(() => page.locator('.errors-scene-now').count()).toBe(0);
  await cell('Loans, Offline: there are words for it').waitFor();
});

test('once all is said the catalogue brings any text up on a running screen, in every language', async () => {
  await tell(room, 'errors.classes', 'Not allowed | not allowed', 'Offline | trouble outside');
  await tell(room, 'errors.messages.not-allowed.raised-by', 'not allowed');
  await tell(room, 'errors.messages.offline.raised-by', 'offline');
  await tell(room, 'errors.alerts', 'Offline | Jonas | at once | a call');
  await tell(room, 'screens.languages', 'English', 'Deutsch');
  const { page } = ann;
  await ann.goes('/points/8');
  await page.getByRole('heading', { name: 'Break it wherever you like' }).waitFor();
  const entry = page.locator('.errors-entry', { hasText: 'Offline' });
  await entry.getByRole('button', { name: /^Bring it up/ }).click();
  await page.locator('.errors-frame .proto-failure').getByText('The line is down.').waitFor();

  await page.getByRole('button', { name: 'Repair it' }).click();
  await turnsTo(page, 'And afterwards');
  const table = page.getByRole('region', { name: 'Who fixes what, and who hears of it' });
  await table
    .getByRole('row', { name: /Offline/ })
    .getByText('Jonas, at once, a call')
    .waitFor();
  await table
    .getByRole('row', { name: /Not allowed/ })
    .getByText('nobody else')
    .waitFor();
  await turnsTo(page, 'Break it');

  await page.getByRole('tab', { name: 'In every language' }).click();
  await expect.poll(() => page.getByText('not written').count()).toBe(2);
  await tell(room, 'errors.messages.offline.languages', 'Deutsch | Die Leitung ist tot. | Eine Minute warten.');
  const texts = page.getByRole('region', { name: 'The texts in every language' });
  await texts.getByText('Die Leitung ist tot.').waitFor();
  await expect.poll(() => page.getByText('not written').count()).toBe(1);

  await page.getByRole('tab', { name: 'What people read' }).click();
  await entry.getByRole('button', { name: /^Bring it up/ }).click();
  await page.getByRole('link', { name: 'See it in the running product' }).click();
  await page.locator('.proto-stage').getByText('The line is down.').waitFor();
  await eventually(() => expect(room.read('SPEC.md')).toContain('The line is down.'));
});
