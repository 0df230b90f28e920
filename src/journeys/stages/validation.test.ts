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

const RULES = 'validation.loan.rules';

test('lines get names, and what still gets in is counted and ruled on, one value after the other', async () => {
  const { page } = ann;
  await ann.goes('/points/5');
  await page.getByText('Made up, to be corrected').waitFor();
  await tell(room, 'entities.records', 'Loan | L-1 | L-2 | L-3 | Loans');
  await tell(room, 'entities.loan.fields', 'Title | text', 'Deposit | number | EUR');
  await page.locator('.stage').getByText('Partly said').waitFor();
  const rack = page.getByRole('region', { name: 'Loans under torture' });
  const chip = (name: string) => rack.getByRole('button', { name: new RegExp(`^${name.replace(':', ' ?:')}$`) });
  await rack.getByText('11 of 12 still get in').waitFor();

  await chip('Deposit, negative: gets in').click();
  await rack.getByText('Saved. Nobody told us not to.').waitFor();
  await rack.getByRole('button', { name: 'Stop it' }).click();
  await rack.getByLabel('What should it say?').fill('We owe nobody a deposit.');
  await chip('Deposit, negative: to be stopped').waitFor();
  await chip('Title, emoji: gets in').click();
  await rack.getByRole('button', { name: 'Warn' }).click();
  await rack.getByRole('button', { name: 'Allow' }).click();
  await chip('Title, emoji: may get in').waitFor();
  expect(room.files(`questions/${RULES}/responses`)).toEqual({});

  await page.getByRole('button', { name: '2 rulings wait in the answers: look them over' }).click();
  await savesAndDecides(ann, RULES);
  await eventually(() => {
    const decided = Object.values(room.files(`questions/${RULES}/decisions`))
      .join()
      .replaceAll(/ +/g, ' ');
    expect(decided).toContain(
      '| Deposit is not negative | Deposit | between | at least 0 | is still fine | stop | We owe nobody a deposit. |',
    );
    expect(decided).not.toContain('Title');
  });
  await turnsTo(page, 'What gets in');
  await page.getByRole('tab', { name: 'What still gets in' }).click();
  await chip('Deposit, negative: stopped').click();
  await rack.getByText('We owe nobody a deposit.').waitFor();
  await chip('Deposit, just below 0: stopped').waitFor();
});

test('the real form says what was decided, leads to the field, and takes what keeps the rules', async () => {
  const { page } = ann;
  await ann.goes('/points/5');
  await page.getByRole('heading', { name: 'Try to get nonsense in' }).waitFor();
  await page.getByText('One that keeps every rule can be made').waitFor();
  const form = page.getByRole('form', { name: 'Loan, with its rules' });
  await form.getByRole('button', { name: 'Deposit: just below 0' }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  const summary = form.getByRole('region', { name: 'What needs another look' });
  await summary.getByText('Not saved: one field needs another look').waitFor();
  await summary.getByRole('link', { name: 'We owe nobody a deposit.' }).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('12');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByText('Saved. It keeps every rule.').waitFor();
});

test('a rule in words only says so, and rules that contradict each other are told where they stand', async () => {
  await tell(
    room,
    RULES,
    'Deposit is not negative | Deposit | between | at least 100 | is still fine | stop | Too little.',
    'Not dear | Deposit | between | at most 50 | is still fine | stop | Too much.',
    'A fair one | Deposit | fits together | whatever is fair on the day | | warn | Unfair.',
  );
  await tell(room, 'entities.loan.fields', 'Title | text', 'Deposit | number | EUR | always');
  const { page } = ann;
  await ann.goes('/points/5?scene=rules');
  const rules = page.getByRole('region', { name: 'The rules of Loans' });
  await rules.locator('li[data-look="said"]', { hasText: 'A fair one' }).getByText('In words, not yet exact').waitFor();
  await expect.poll(() => rules.locator('li[data-look="decided"]').count()).toBe(2);
  await turnsTo(page, 'What gets in');
  await page.getByText('No Loan can keep all the rules.').waitFor();
});
