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
  await tell(room, 'roles.grants', 'Desk | Board | Kim');
  await tell(room, 'entities.records', 'Loan | L-1 | L-2 | L-3 | Loans');
  await tell(room, 'entities.loan.fields', 'Name | text |  | always |  | Desk | Kim', 'Due | date');
  await tell(room, 'states.loan.list', 'Asked |  | first', 'Lent |  | last');
  await tell(room, 'states.loan.transitions', 'Asked | Lent | lend | a person | Desk | ');
  await tell(
    room,
    'roles.loan.permissions',
    'list | view | create | edit | delete',
    'Desk | yes | yes | yes | yes | no',
  );
});
afterAll(async () => {
  await ann.leaves();
  await room.close();
});

test('doors get signs; the map shows where people get stuck, and each page asks where next', async () => {
  const { page } = ann;
  await ann.goes('/points/2?scene=doors');
  await page.getByRole('heading', { name: 'What is behind the doors?' }).waitFor();
  await page.getByText('Made up, to be corrected').waitFor();

  await tell(
    room,
    'screens.inventory',
    'Loans | list | Loan | /loans',
    'Loan page | detail | Loan | /loans/:loan',
    'New loan | form | Loan | /loans/new',
    'House rules | static |  | /rules',
  );
  await page.getByRole('heading', { name: 'Where next?' }).waitFor();
  await expect.poll(() => page.locator('.screens-doors [data-look="decided"]').count()).toBe(4);
  await page.getByRole('tab', { name: 'The map' }).click();
  const map = page.getByRole('region', { name: 'The map', exact: true });
  await map.getByText('Nobody has decided where people go from any page.').waitFor();
  await map.locator('.screens-alarms', { hasText: 'House rules' }).waitFor();
  await page.getByRole('tab', { name: 'Page by page' }).click();
  await page.getByRole('button', { name: 'Door to House rules' }).click();
  await page.getByText('Whoever comes here closes the window.').waitFor();
  await page.getByRole('button', { name: '+ To Loans' }).click();
  await savesAndDecides(ann, 'screens.links');
  expect(room.read('SPEC.md')).toContain('House rules');
  const signed = page.locator('.screens-signed');
  await signed.getByRole('button', { name: 'To Loans' }).click();
  await page.locator('.screens-behind .proto-screen', { hasText: 'Due' }).waitFor();
});

test('the house is walked through by its address bar, its links, and Back', async () => {
  await tell(
    room,
    'screens.links',
    'Loans | Loan page | a line',
    'Loans | New loan | New',
    'Loan page | Loans | all of them',
    'House rules | Loans | away from here',
    'New loan | Loan page | Save',
  );
  await tell(room, 'screens.landing', 'Desk | Loans | lend');
  const { page } = ann;
  await ann.goes('/points/2?scene=doors');
  await page.getByRole('heading', { name: 'Find your way' }).waitFor();
  await page
    .locator('.stage')
    .getByText(/^Decided, \d+ open$/)
    .waitFor();
  const bar = page.getByLabel('Address in the product');
  await expect.poll(() => bar.inputValue()).toBe('/loans');
  await bar.fill('rules');
  await bar.press('Enter');
  await page.locator('.proto-screen').getByRole('link', { name: 'away from here' }).click();
  await expect.poll(() => bar.inputValue()).toBe('/loans');
  await page.goBack();
  await expect.poll(() => bar.inputValue()).toBe('/rules');
  await page.getByRole('tab', { name: 'The map' }).click();
  await page.locator('.screens-alarms', { hasText: 'House rules is where nobody gets' }).waitFor();
  await page.locator('.screens-map').getByRole('button', { name: 'Whole map' }).click();
  await page.locator('.screens-map dialog .diagram-press', { hasText: 'New loan' }).click();
  await expect.poll(() => bar.inputValue()).toBe('/loans/new');
  expect(new URL(page.url()).pathname).toBe('/points/2');
});

test('a dare keeps the way somebody went; who gives up leaves a question behind', async () => {
  const { page } = ann;
  await ann.goes('/points/2?scene=doors');
  const dare = page.locator('.screens-dare');
  await dare.getByText('lend: ').waitFor();
  await dare.getByRole('button', { name: 'I dare you' }).click();
  const bar = page.getByLabel('Address in the product');
  await bar.fill('/rules');
  await bar.press('Enter');
  await dare.getByRole('button', { name: 'I give up' }).click();
  await dare.getByText(/^Given up\. 2 screens, 0 clicks/).waitFor();
  const way = dare.getByRole('list', { name: 'The way they went' }).getByRole('listitem');
  await expect.poll(() => way.allTextContents()).toEqual(['Loans', 'House rules', 'lost']);
  await dare.getByLabel('What did you look for on “House rules”, and did not find?').fill('a lend button');
  await dare.getByRole('button', { name: 'Make it a question' }).click();
  await dare.getByText('It is a question now').waitFor();
  await eventually(() =>
    expect(Object.values(room.files('questions')).join()).toContain('How does Desk find the way to “lend: '),
  );

  // The second one finds the way.
  await dare.getByRole('button', { name: 'Dare somebody else' }).click();
  const says = ((await dare.locator('.screens-dare-says b').textContent()) ?? '').replace('lend: ', '');
  await dare.getByRole('button', { name: 'I dare you' }).click();
  const house = page.locator('.screens-window-open');
  await house.getByRole('row').filter({ hasText: says }).getByRole('link').first().click();
  await house.locator('.proto-moves').getByRole('button', { name: 'lend' }).click();
  await dare.getByText(/^Done\. 2 screens, 2 clicks/).waitFor();
});
