import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exampleFiles } from '../examples/example.ts';
import { faults } from './faults.ts';
import type { Person } from './person.ts';
import { eventually, openRoom, type Room } from './room.ts';

let room: Room;
let kim: Person;
beforeAll(async () => {
  room = await openRoom(await exampleFiles('tool-library'));
  kim = await room.person({ name: 'Kim', role: 'Desk' });
});
afterAll(() => room.close());

const QUESTION = 'states.loan.transitions';

/** Picks in the open dialog, of several things called the same there the last. */
const pick = (label: string, words: string) =>
  kim.page.getByRole('dialog').getByLabel(label, { exact: true }).last().selectOption({ label: words });

test('a condition is picked without typing, told back, and taken apart again; what cannot be read is told at once', async () => {
  const { page } = kim;
  await kim.goes(`/questions/${QUESTION}`);
  await page.getByRole('button', { name: 'I have another answer' }).click();
  for (const [column, text] of [
    ['From', 'Out'],
    ['To', 'Closed'],
    ['What happens', 'take back'],
    ['Only if', 'Owed < Banana'],
  ] as const)
    await page.getByLabel(`${column}, row 1`, { exact: true }).fill(text);
  await page.getByText('“Banana” is not a name known here.').waitFor();
  await page.getByText('It can be saved as it is.').waitFor();

  const cell = page.getByLabel('Only if, row 1', { exact: true });
  await cell.fill('');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await pick('Of what', 'Owed');
  await pick('What is said of it', 'is at most');
  await pick('Which value', 'a number …');
  await page.getByRole('button', { name: 'And another condition' }).click();
  await pick('Of what', 'the number of …');
  await pick('What is said of it', 'is less than');
  await pick('Which value', 'a number …');
  const counted = page.getByRole('dialog').getByRole('group', { name: 'Condition 2' });
  await counted.getByLabel('Which value').first().selectOption({ label: 'other Loans' });
  await counted.getByLabel('Go on', { exact: true }).selectOption({ label: 'only those where …' });
  const where = counted.getByRole('group', { name: 'Only those where' });
  await where.getByLabel('Of what').selectOption({ label: 'State' });
  await where.getByLabel('Which value').selectOption({ label: 'Overdue' });
  await page.getByText('and the number of other Loans where State is Overdue is below 1.').waitFor();
  await page.getByRole('button', { name: 'Use it' }).click();

  const said = 'Owed is at most 1 EUR and count(other Loans where State is Overdue) is less than 1';
  await expect.poll(() => cell.inputValue()).toBe(said);
  await page.getByRole('button', { name: 'Pick: Only if, row 1' }).click();
  await page.getByRole('dialog').getByLabel('How many of these must hold').waitFor();
  expect(await faults(kim)).toEqual([]);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await eventually(() => expect(responses().some((text) => text.includes(said))).toBe(true));
});

function responses(): readonly string[] {
  const folder = join(room.root, 'questions', QUESTION, 'responses');
  return readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
}
