import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { decideAll, decideOne, LENDING_DESK } from './decided.ts';
import type { Person } from './person.ts';
import { eventually, openRoom, type Room } from './room.ts';

let room: Room;
let kim: Person;
beforeAll(async () => {
  room = await openRoom();
  await decideAll(room, LENDING_DESK);
  kim = await room.person({ name: 'Kim', role: 'Desk' });
});
/** The records and their moves lie in the tab of each sitting. */
beforeEach(() => kim.opensTab());
afterAll(async () => {
  await kim.leaves();
  await room.close();
});

const rows = () => kim.page.locator('.proto-table tbody tr');

test('a decided product runs: list, record, legal moves, undo, and nothing of it touches the files', async () => {
  const before = room.files('questions');
  await kim.goes('/prototype?as=clerk');
  await kim.page.getByRole('heading', { name: 'Loans', level: 1 }).waitFor();
  await kim.page.getByRole('link', { name: 'Title' }).or(rows().locator('a')).first().waitFor();
  const reserved = rows().filter({ hasText: 'Reserved' }).first();
  await reserved.getByRole('link').click();
  await kim.page.getByRole('button', { name: 'hand out' }).click();
  await kim.page.locator('.proto-record-head .proto-state', { hasText: 'Out' }).waitFor();
  await kim.page.getByRole('region', { name: 'What happened' }).getByText('Reserved → Out').waitFor();
  await kim.page.getByRole('button', { name: /^Undo/ }).click();
  await kim.page.locator('.proto-record-head .proto-state', { hasText: 'Reserved' }).waitFor();
  await kim.page.reload();
  await kim.page.locator('.proto-record-head .proto-state', { hasText: 'Reserved' }).waitFor();
  expect(room.files('questions')).toEqual(before);
});

test('a form keeps the decided rules; where nobody wrote what people read, it says so', async () => {
  await kim.goes('/prototype/loans/new?as=clerk');
  await expect.poll(() => kim.page.getByLabel('Deposit').inputValue()).toBe('10');
  await kim.page.getByRole('button', { name: 'Save' }).click();
  await kim.page.getByRole('alert', { name: 'There is a problem' }).waitFor();
  await kim.page.getByText('no message yet').first().waitFor();
  await kim.page.getByLabel('Title').fill('Chain saw');
  await kim.page.getByLabel('Borrower').fill('Ada Example');
  await kim.page.getByRole('button', { name: 'Save' }).click();
  await kim.page.getByRole('heading', { name: 'Chain saw' }).waitFor();
  await kim.page.getByText('You entered this record here.').waitFor();
  await kim.page.locator('.proto-record-head .proto-state', { hasText: 'Reserved' }).waitFor();
  await kim.goes('/prototype/loans?as=clerk');
  await rows().filter({ hasText: 'Chain saw' }).waitFor();
});

test('another role sees what it may do, and why not the rest', async () => {
  await kim.goes('/prototype/loans?as=clerk');
  await rows().filter({ hasText: 'Reserved' }).first().getByRole('link').click();
  await kim.page.getByRole('button', { name: 'hand out' }).waitFor();
  await kim.page.getByLabel('Viewing as').selectOption('member');
  await kim.page.getByText('Clerk does this, not Member.').waitFor();
  expect(await kim.page.getByRole('button', { name: 'hand out' }).isDisabled()).toBe(true);
  expect(await kim.page.getByRole('link', { name: 'Change' }).count()).toBe(0);
  expect(new URL(kim.page.url()).searchParams.get('as')).toBe('member');
});

test('a form says what is wrong where one has been, leads to its line, and ends where it was said to', async () => {
  await kim.goes('/prototype/loans/new?as=clerk');
  expect(await kim.page.locator('.proto-message').count()).toBe(0);
  await kim.page.getByRole('button', { name: 'Save' }).press('Enter');
  const summary = kim.page.getByRole('alert', { name: 'There is a problem' });
  await summary.getByRole('button', { name: /Borrower/ }).press('Enter');
  expect(await kim.page.getByLabel('Borrower').evaluate((input) => input === document.activeElement)).toBe(true);
  await kim.page.getByRole('button', { name: 'Save' }).press('Enter');
  const hasFocus = () => summary.evaluate((box) => box.parentElement === document.activeElement);
  await eventually(async () => expect(await hasFocus()).toBe(true));
  await kim.page.locator('.proto-form').getByText('Not saved: 2 problems above.').waitFor();
});

test('a search that finds nothing says so, beside the words that were decided for an empty list', async () => {
  await decideOne(room, 'screens.conditions', {
    rows: ['Loans'],
    columns: ['empty'],
    cells: [['a message']],
  });
  await decideOne(room, 'screens.conditions.loans.words', [['empty', 'Nobody has lent anything.']]);
  await kim.goes('/prototype/loans?as=clerk');
  await kim.page.getByRole('searchbox').fill('zzz');
  await kim.page.getByText('No matches.').waitFor();
  await kim.page.getByText('Nobody has lent anything.').waitFor();
  await kim.page.getByRole('button', { name: 'Show all' }).click();
  await rows().first().waitFor();
});

test('a screen is marked as ready to show, and stays so until the sitting ends', async () => {
  await kim.goes('/prototype/loans?as=clerk');
  // On a phone the pages are folded away.
  const pages = kim.page.getByRole('navigation', { name: 'The product’s pages', includeHidden: true });
  const page = pages.getByRole('link', { name: /^Loans/, includeHidden: true }).first();
  await kim.page.getByLabel('Ready to show').check();
  await page.getByText('ready to show').waitFor({ state: 'attached' });
  await kim.page.reload();
  await page.getByText('ready to show').waitFor({ state: 'attached' });
  await kim.page.getByLabel('Ready to show').uncheck();
  await page.getByText('ready to show').waitFor({ state: 'detached' });
});

test('what is undecided is hatched in the running product, and decided there it is drawn at once', async () => {
  await kim.goes('/prototype/loans?as=clerk');
  const guess = kim.page.locator('.proto-guess', { hasText: 'a page' });
  await guess.getByRole('button').click();
  await kim.page.getByRole('dialog').getByRole('button', { name: 'Answer' }).click();
  await kim.form('screens.loans.page-size').getByRole('textbox').first().fill('5');
  await kim.saves('screens.loans.page-size');
  await kim.page.getByRole('button', { name: 'Decide 5 lines' }).click();
  await kim.page.getByText('5 a page').waitFor();
  await guess.waitFor({ state: 'detached' });
  await expect.poll(() => rows().count()).toBe(5);
  await eventually(() => expect(room.read('SPEC.md')).toContain('5 lines'));
});

test('sample records are the same in another tab, on another day and under another folder', async () => {
  await kim.goes('/prototype/loans?as=clerk');
  await rows().first().waitFor();
  const first = await rows().allInnerTexts();
  const sample = JSON.parse(room.read('fixtures/sample.json'));
  expect(Object.keys(sample)).toEqual(['seed', 'refDate', 'generator']);
  const { 'SPEC.md': spec = '', ...files } = room.files();
  const moved = await openRoom({ ...files, 'SPEC.md': spec });
  const lee = await moved.person({ name: 'Lee' });
  await lee.goes('/prototype/loans?as=clerk');
  await lee.page.locator('.proto-table tbody tr').first().waitFor();
  expect(await lee.page.locator('.proto-table tbody tr').allInnerTexts()).toEqual(first);
  await lee.leaves();
  await moved.close();
});

test('a record that is kept stands in its file, and in the prototype of everybody', async () => {
  await kim.goes('/prototype/loans/loan-3?as=clerk');
  const title = await kim.page.locator('.proto-record-head h2').textContent();
  await kim.page.getByRole('button', { name: 'Pin this record' }).click();
  await eventually(() => expect(room.read('fixtures/records/loan.json')).toContain(title ?? 'a title'));
  const kept = JSON.parse(room.read('fixtures/records/loan.json'));
  kept.records[0].values.title = 'Written by hand';
  room.write('fixtures/records/loan.json', JSON.stringify(kept));
  await kim.page.getByRole('heading', { name: 'Written by hand' }).waitFor();
  await kim.page.getByRole('button', { name: 'Unpin' }).click();
  await kim.page.getByRole('heading', { name: title ?? 'a title' }).waitFor();
  room.write('fixtures/records/loan.json', '{ broken');
  await kim.page.getByText('fixtures/records/loan.json:1').waitFor();
});
