import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../person.ts';
import { eventually, openRoom, type Room } from '../room.ts';
import { savesAndDecides } from './deciding.ts';
import { tell } from './telling.ts';

let room: Room;
let ann: Person;

beforeAll(async () => {
  room = await openRoom();
  await tell(room, 'roles.grants', 'Desk | Board | Kim', 'Member | Desk | Lee');
  await tell(room, 'entities.records', 'Loan | L-1 | L-2 | L-3 | Loans');
  ann = await room.person({ name: 'Ann' });
});
afterAll(async () => {
  await ann.leaves();
  await room.close();
});

test('a thing of which nobody has told anything is pushed on, and its story becomes two answers', async () => {
  const { page } = ann;
  await ann.goes('/points/4');
  await page.getByRole('heading', { name: 'What can become of it?' }).waitFor();
  await page.locator('.states-thing', { hasText: 'Loan L-1' }).waitFor();
  const push = async (to: string, event: string) => {
    await page.getByLabel('Then it is …').fill(to);
    await page.getByLabel('because …').fill(event);
    await page.locator('.states-form').getByRole('button', { name: 'Then what?' }).click();
  };
  await page.getByRole('button', { name: 'Then what?' }).click();
  await push('Lent', 'lend');
  await push('Back', 'take back');
  await page.getByRole('button', { name: 'Nothing, it ends here' }).click();
  await page.getByRole('button', { name: 'That is the story: make it the answer' }).click();
  await savesAndDecides(ann, 'states.loan.list');

  // The moves have waited for the question that the states have raised.
  await page.getByRole('heading', { name: 'And then what?' }).waitFor();
  await page.locator('.stage').getByText('Partly said').waitFor();
  await page.getByRole('button', { name: '2 moves wait in the answer: look it over' }).click();
  await ann.form('states.loan.transitions').waitFor();
});

test('the grid asks from where to where, and arrow keys go from cell to cell', async () => {
  const states = ['New |  | first', 'Lent |  | on the way', 'Repair |  | on the way', 'Back |  | last'];
  await tell(room, 'states.loan.list', ...states, 'Gone |  | last');
  const ben = await room.person({ name: 'Ben' });
  const { page } = ben;
  await ben.goes('/points/4');
  const grid = page.locator('.states-grid');
  await grid.getByRole('button', { name: 'Gone to Back: nobody has said' }).focus();

  // Where the keyboard was is no more, and the grid is still reached.
  await tell(room, 'states.loan.list', ...states);
  await grid.getByRole('columnheader', { name: 'Gone' }).waitFor({ state: 'detached' });
  await expect.poll(() => grid.locator('[data-at][tabindex="0"]').count()).toBe(1);
  await page.getByRole('button', { name: 'New to Lent: nobody has said' }).click();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Lent to Repair: yes, typed here' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Lent to Repair: nobody has said' }).click();
  await page.getByRole('button', { name: '2 moves wait in the answer: look it over' }).click();
  await savesAndDecides(ben, 'states.loan.transitions');
  const [said = ''] = Object.values(room.files('questions/states.loan.transitions/responses'));
  expect(said).toMatch(/\| Lent +\| Repair/);

  // What nobody leads out of is stuck, and somebody has to rescue it.
  await page.getByText(/stuck in “Repair”: who rescues/).waitFor();
  await page.getByText('Nobody ever gets to “Back”. Does it exist?').waitFor();
  await ben.leaves();
});

test('days pass and nobody clicks; then the clock does something by itself', async () => {
  await tell(
    room,
    'states.loan.transitions',
    'New | Lent | lend | a person | Desk | ',
    'New | Back | withdraw | a person | Member | ',
    'Lent | Repair | break | the clock |  | ',
    'Repair | Back | mend | a person | Desk | ',
  );
  const { page } = ann;
  await ann.goes('/points/4?scene=time');
  const quiet = page.locator('.states-wait output');
  await quiet.getByText('Nothing happens by itself.').waitFor();
  const [after = ''] = Object.keys(room.files('questions'))
    .filter((path) => /^questions\/states\.loan\.transitions\..*\.after\/question\.md$/.test(path))
    .map((path) => path.split('/')[1] ?? '');
  await tell(room, after, '2 days');
  await page.getByLabel('and nobody clicks').fill('9');
  await quiet.getByText('“Repair”: break').waitFor();
});

test('a whole life is lived by legal buttons, and every path is walked', async () => {
  const { page } = ann;
  await ann.goes('/points/4');
  await page.getByRole('heading', { name: 'Live it once' }).waitFor();
  const live = page.getByRole('region', { name: 'Live the life of Loan' });
  await live.waitFor();
  const loans = live.getByLabel('One of them').locator('option', { hasText: '· New' });
  await live.getByLabel('One of them').selectOption((await loans.first().getAttribute('value')) ?? '');
  const withdraw = live.getByRole('listitem').filter({ hasText: 'withdraw' });
  await withdraw.getByText('Member does this, not Desk.').waitFor();
  expect(await withdraw.getByRole('button').first().isDisabled()).toBe(true);
  await live.getByRole('button', { name: 'lend', exact: true }).click();
  await live.locator('.states-chip', { hasText: 'Lent' }).waitFor();
  await live.locator('.states-past li', { hasText: 'New → Lent by Desk' }).waitFor();
  await live.getByText('The clock does this after 2 days.').waitFor();
  await live.getByRole('button', { name: 'Undo' }).click();
  await live.locator('.states-chip', { hasText: 'New' }).waitFor();

  const views = page.getByRole('radiogroup', { name: 'View' });
  await views.getByText('Play every path').click();
  const next = page.getByRole('button', { name: /^Next (?:step|path)/ });
  await next.focus();
  for (let step = 0; step < 20 && (await next.isEnabled()); step += 1) await page.keyboard.press('Enter');
  await page.getByText('4 of 4 moves made').waitFor();
  await page.getByText('That was all there is.').waitFor();

  await views.getByText('Can there be one?').click();
  await eventually(async () => expect(await page.locator('.states-witnesses [data-ok="true"]').count()).toBe(4));

  // A state in the drawing opens what is still open about it.
  await views.getByText('Play every path').click();
  await page.locator('.states-diagram').getByRole('button', { name: 'Lent', exact: true }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toMatch(/^states\.loan\.list\.lent\./);
});
