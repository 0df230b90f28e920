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

const decided = (question: string) => Object.values(room.files(`questions/${question}/decisions`)).join();

test('people get faces, those who are missing stay shadows, and one after the other speaks', async () => {
  const { page } = ann;
  await ann.goes('/points/1');
  await page.getByText('Made up, to be corrected').waitFor();
  await tell(room, 'purpose.groups', 'Clerk | 4 | daily | desk', 'Member | 400');
  await page.locator('.stage').getByText('Partly said').waitFor();
  const company = page.getByRole('list', { name: 'Who it is for' });
  await company.getByRole('button', { name: /^Clerk/ }).waitFor();
  await expect
    .poll(() => company.locator('.purpose-seat').allTextContents())
    .toEqual(['and what may they do?', 'and what may they do?']);

  await company.getByRole('button', { name: /^Member/ }).click();
  await page.getByText('Member, one of 400.').waitFor();
  const member = page.getByRole('region', { name: 'Member' });
  await expect
    .poll(() => member.locator('.spot.hole .void').allTextContents())
    .toEqual([
      'nobody has said',
      'nobody has said',
      'nobody has said what Member may do here, so there is no page for them',
    ]);

  await company.getByRole('textbox', { name: 'Who must never use this?' }).fill('Rival');
  await page.keyboard.press('Enter');
  await ann.save('purpose.groups').click();
  await ann.card('purpose.groups').getByRole('button', { name: 'Change', exact: true }).click();
  const decide = page.getByRole('form', { name: 'Decide' });
  await decide.locator('.side-choice', { hasText: 'Rival' }).locator('input').check();
  await decide.getByRole('button', { name: 'Decide', exact: true }).click();
  await eventually(() => expect(decided('purpose.groups').replaceAll(/ +/g, ' ')).toContain('| Rival | |'));
  await company.getByRole('button', { name: /^Rival/ }).waitFor();
  await tell(room, 'purpose.groups.rival.role', 'no-access');
  const chair = company.locator('.purpose-chair[data-look="decided"]');
  await chair.getByRole('button', { name: 'Rival' }).click();
  await page.getByText('Rival finds a closed door.').waitFor();
});

test('once all is said everybody has a page to begin the day with, and a face switches to it', async () => {
  await tell(room, 'purpose.groups.clerk.role', 'own');
  await tell(room, 'purpose.groups.member.role', 'receives-only');
  await tell(room, 'purpose.problem', 'Cards get lost.');
  await tell(room, 'purpose.quitting', 'Lending takes longer than a card.');
  await tell(room, 'purpose.measure', 'Late loans | 40 | 10 | June');
  await tell(room, 'purpose.replaces', 'The shoebox | goes | nothing');
  await tell(room, 'purpose.deciders', 'All of it | Lee | Kim');
  await tell(room, 'entities.records', 'Loan | L-1 | L-2 | L-3 | Loans');
  await tell(room, 'entities.loan.fields', 'Title | text');
  await tell(room, 'screens.inventory', 'All loans | list | Loan | /loans');
  const { page } = ann;
  await ann.goes('/points/1?group=clerk');
  await page.getByRole('heading', { name: 'Good morning, everybody' }).waitFor();
  await page.getByText('nobody has said where Clerk arrives').waitFor();
  await tell(room, 'screens.landing', 'Clerk | All loans | lend, take back, extend');
  const clerk = page.getByRole('region', { name: 'Clerk', exact: true });
  await clerk.getByRole('heading', { name: 'All loans' }).waitFor();
  await clerk.getByRole('list', { name: 'What Clerk does most' }).getByText('take back').waitFor();
  await turnsTo(page, 'The terms');
  await page
    .getByRole('region', { name: /When two of us disagree/ })
    .getByText('Lee')
    .first()
    .waitFor();
  await turnsTo(page, 'Without it');
  await page.locator('s', { hasText: 'The shoebox' }).waitFor();

  await page.getByRole('button', { name: 'Don’t build it' }).click();
  await page.getByText('It was not built. On Monday, as ever:').waitFor();
  await page.getByRole('button', { name: 'Build it after all' }).click();
  await turnsTo(page, 'Who and what for');

  await clerk.getByRole('link', { name: 'Go in as Clerk' }).click();
  await page.waitForURL(/\/prototype\/loans\?as=clerk$/);
  await page.goBack();
  await page
    .getByRole('list', { name: 'Who it is for' })
    .getByRole('button', { name: /^Member/ })
    .click();
  await page.getByText('nothing goes out to Member yet, and that was all they get').waitFor();
});
