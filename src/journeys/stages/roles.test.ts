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

const answer = (question: string, of: 'responses' | 'decisions') =>
  Object.values(room.files(`questions/${question}/${of}`)).join();

test('a role gets a name, and what nobody has ruled out is said to its face until somebody has', async () => {
  const { page } = ann;
  await tell(room, 'entities.records', 'Loan | L-1 | L-2 | L-3 | Loans');
  await tell(room, 'entities.loan.fields', 'Title | text', 'Deposit | number | EUR');
  await ann.goes('/points/6?scene=permissions');
  await page.getByText('Made up, to be corrected').waitFor();

  await tell(room, 'roles.grants', 'Clerk | the board | Kim', 'Member | Clerk | Lee');
  await page.locator('.stage').getByText('Partly said').waitFor();
  const dare = page.getByRole('region', { name: 'Is that so?' });
  await dare.getByText('“Clerk can delete all Loans. OK?”').waitFor();
  await dare.getByRole('button', { name: 'Certainly not' }).click();
  await dare.getByText('“Member can delete all Loans. OK?”').waitFor();

  await page.getByRole('button', { name: 'own', exact: true }).click();
  await page.getByRole('button', { name: 'Member, list: nobody has said' }).click();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('n');
  await page.getByRole('button', { name: 'Member, open: no, waits in the answer' }).waitFor();
  await page.keyboard.press('n');
  await page.getByRole('button', { name: 'Member, open: nobody has said' }).waitFor();
  await page.keyboard.press('o');
  expect(answer('roles.loan.permissions', 'responses')).toBe('');

  await page.getByRole('button', { name: '3 cells wait in the answer: look it over' }).click();
  await savesAndDecides(ann, 'roles.loan.permissions');
  await eventually(() => {
    const decided = answer('roles.loan.permissions', 'decisions').replaceAll(/ +/g, ' ');
    expect(decided).toContain('| delete | list | open |');
    expect(decided).toContain('| Clerk | no | | |');
    expect(decided).toContain('| Member | | own | own |');
  });
  await page.locator('.roles-matrix td[data-look="decided"]', { hasText: 'own' }).first().waitFor();
  await expect.poll(() => page.locator('.roles-matrix td[data-look="hole"]').count()).toBe(11);
});

test('one page is seen twice, with what differs outlined and said in words', async () => {
  await tell(room, 'roles.loan.visibility', 'Clerk | Member', 'Deposit | shown | hidden');
  const { page } = ann;
  await ann.goes('/points/6?scene=permissions');
  await page.getByRole('tab', { name: 'Seen twice' }).click();
  await page.getByText('“Deposit”: Clerk reads it, Member does not see it.').waitFor();
  const clerk = page.getByRole('region', { name: 'As Clerk', exact: true });
  await clerk.locator('[data-differs]', { hasText: 'Deposit' }).waitFor();
  const member = page.getByRole('region', { name: 'As Member', exact: true });
  await member.getByText('Title', { exact: true }).first().waitFor();
  await expect.poll(() => member.getByText('Deposit', { exact: true }).count()).toBe(0);
});

test('once every cell is ruled one can be each of them, and a forbidden link ends as was said', async () => {
  await tell(room, 'roles.loan.permissions.blank', 'forbidden');
  await tell(room, 'screens.inventory', 'All loans | list | Loan | /loans');
  await tell(room, 'screens.landing', 'Member | All loans | look');
  await tell(room, 'errors.messages', 'No way in | somebody knocks | Ask at the desk. | phone | stop');
  await tell(room, 'errors.messages.no-way-in.raised-by', 'not allowed');
  const { page } = ann;
  await ann.goes('/points/6?scene=permissions');
  await page.getByRole('heading', { name: 'Every cell is ruled' }).waitFor();
  await turnsTo(page, 'The people');
  await page.getByRole('heading', { name: 'Be one of them for a day' }).waitFor();
  await page.getByRole('button', { name: 'View as Member' }).click();
  const eyes = page.getByRole('region', { name: 'Through whose eyes' });
  await eyes.getByText('Viewing as Member').waitFor();
  await eyes.getByRole('heading', { name: 'All loans' }).waitFor();

  await page.getByRole('button', { name: 'As Member, delete Loans all the same' }).click();
  await page.locator('.roles-tried').getByText('Ask at the desk.').waitFor();

  await eyes.getByRole('link', { name: 'Go in as Member' }).click();
  await page.waitForURL(/\/prototype\/loans\?as=member$/);
  await page.goBack();
  await page.getByRole('button', { name: 'Be yourself again' }).click();
  await page.getByRole('button', { name: 'View as Clerk' }).waitFor();

  await turnsTo(page, 'The door');
  await expect.poll(() => page.getByRole('button', { name: 'Like this' }).count()).toBe(3);
  await page.getByRole('button', { name: 'Like this' }).first().click();
  await savesAndDecides(ann, 'roles.refusal');
  await eventually(() => expect(answer('roles.refusal', 'decisions')).toContain('hidden'));
  await page.locator('.roles-refusals[data-look="decided"]').getByText('It is not there.').waitFor();
});
