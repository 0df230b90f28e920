import { afterAll, beforeAll, expect, test } from 'vitest';
import { faults } from './faults.ts';
import type { Person } from './person.ts';
import { eventually, openRoom, type Room } from './room.ts';

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

const RECORDS = `Rex, dog, 4 years, Mrs Miller, 12.50 €, 3 May 2026, waiting
Mia, cat, 2 years, Mr Abe, 8 €, 25 May 2026, paid
Bob, dog, Mr Abe, 0 €, waiting`;

const decided = (question: string) => room.read(`questions/${question}/decisions/0001.md`).replaceAll(/ +/g, ' ');

async function savesAndDecides(question: string): Promise<void> {
  await ann.form(question).getByRole('button', { name: 'Save and decide' }).click();
  await eventually(() => expect(room.files('questions')).toHaveProperty([`questions/${question}/decisions/0001.md`]));
}

test('three real records say what is kept, which fields it has, and are the first rows of the prototype', async () => {
  const { page } = ann;
  await ann.goes('/questions/entities.records');
  await page.getByLabel('Real records of one kind').fill(RECORDS);
  await page.getByText('Read as 3 records of 7 fields').waitFor();
  await page.getByLabel('What kind of thing is it?').fill('Animal');
  await page.getByLabel('Name of “Mrs Miller”, a guess').fill('Owner');
  await page.getByLabel('Name of “12.50”, a guess').fill('Price');
  expect(await faults(ann)).toEqual([]);
  await page.getByLabel('Name of “12.50”').press('Control+Enter');
  await page.getByRole('button', { name: 'Take it back' }).waitFor();
  await savesAndDecides('entities.records');
  for (const words of [
    'Rex, dog, 4 years, Owner: Mrs Miller, Price: 12.50 €, 3 May 2026, waiting',
    'Bob, dog, Owner: Mr Abe',
  ])
    expect(decided('entities.records')).toContain(words);

  // What is written on each was said by then; it is confirmed in one press.
  await eventually(() =>
    expect(room.files('questions')).toHaveProperty(['questions/entities.animal.fields/question.md']),
  );
  await ann.goes('/questions/entities.animal.fields');
  await page.getByText('A guess, from the records that were given.').waitFor();
  await savesAndDecides('entities.animal.fields');
  for (const row of [
    '| Name | text | | | | | Rex<br>Mia<br>Bob | | |',
    '| Kind | choice | | | | | dog<br>cat<br>dog | | |',
    '| Age | number | years | | | | 4<br>2 | | |',
    '| Owner | person | | | | | Mrs Miller<br>Mr Abe<br>Mr Abe | | |',
    '| Price | money | € | | | | 12.50<br>8<br>0 | | |',
    '| Day | date | | | | | 3 May 2026<br>25 May 2026 | | |',
    '| State | choice | | | | | waiting<br>paid<br>waiting | | |',
  ])
    expect(decided('entities.animal.fields')).toContain(row);

  const KINDS = 'entities.animal.fields.kind.values';
  await eventually(() => expect(room.files('questions')).toHaveProperty([`questions/${KINDS}/question.md`]));
  await ann.goes(`/questions/${KINDS}`);
  await page.getByText('A guess, from the records that were given.').waitFor();
  await savesAndDecides(KINDS);
  expect(decided(KINDS)).toContain('| dog | | |\n| cat | | |');

  await ann.goes('/prototype');
  const rows = page.locator('.proto-table tbody tr');
  for (const [at, words] of [
    [0, ['Rex', 'dog', '4 years', 'Mrs Miller']],
    [1, ['Mia', 'cat', '2 years', 'Mr Abe']],
    [2, ['Bob', 'dog', '', 'Mr Abe']],
  ] as const)
    for (const word of words) await expect.poll(() => rows.nth(at).textContent()).toContain(word);
});

test('on a phone, rows of a spreadsheet are added to the fields that are there, and taken back', async () => {
  const kim = await room.person({ name: 'Kim', isPhone: true, dark: true });
  const { page } = kim;
  await kim.goes('/questions/entities.animal.fields');
  await page.getByRole('button', { name: 'I have another answer' }).click();
  await page.getByLabel('Real ones, a line each').fill('Name\tPrice\tColour\nZoe\t9.20 €\tbrown');
  await page.getByLabel('The first line holds the names').waitFor();
  await page.getByText('Read as 1 record of 3 fields').waitFor();
  expect(await faults(kim)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: 'Put it into the answer' }).click();
  await expect.poll(() => page.getByLabel('Example, row 1').inputValue()).toBe('Rex\nMia\nBob\nZoe');
  await expect.poll(() => page.getByLabel('Example, row 3').inputValue()).toBe('4\n2');
  await page.getByRole('button', { name: 'Take it back' }).click();
  await page.getByText('Read as 1 record of 3 fields').waitFor();
});
