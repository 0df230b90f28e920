import { afterAll, beforeAll, expect, test } from 'vitest';
import { decideAll, decideOne } from './decided.ts';
import type { Person } from './person.ts';
import { eventually, openRoom, type Room } from './room.ts';

const CURRENCY = 'entities.loan.fields.price.currency';
let room: Room;
let kim: Person;
beforeAll(async () => {
  room = await openRoom();
  await decideAll(room, {
    'entities.records': [['Loan', 'L-1', 'L-2', 'L-3', 'Loans']],
    'entities.loan.fields': [['Price', 'money', '', 'always', '', 'Clerk', '20', '', '']],
    [CURRENCY]: ['EUR'],
  });
  kim = await room.person({ name: 'Kim', role: 'Desk' });
});
afterAll(async () => {
  await kim.leaves();
  await room.close();
});

test('an answer raises its questions at once, each with the reason', async () => {
  await kim.goes(`/questions/${CURRENCY}`);
  await kim.page
    .getByText('Because you said “money” for “Price”')
    .or(kim.page.getByText(/Because you said.*Price/))
    .first()
    .waitFor();
  expect(room.read(`questions/${CURRENCY}/question.md`)).toContain('because: entities.loan.fields');
  expect(room.read(`questions/${CURRENCY}/decisions/0001.md`)).toContain('knew: entities.loan.fields/1');
});

test('what rests on a changed answer is stale, shows both versions, and is confirmed in one press', async () => {
  await decideOne(room, 'entities.loan.fields', [['Price', 'money', '', 'never', '', 'Clerk', '20', '', '']], 2);
  await kim.goes(`/questions/${CURRENCY}`);
  const stale = kim.page.getByRole('region', { name: 'Check again' });
  await stale.getByText('always').waitFor();
  await stale.getByText('never').waitFor();
  await stale.getByRole('button', { name: 'Keep “EUR”' }).click();
  await stale.waitFor({ state: 'detached' });
  await eventually(() =>
    expect(room.read(`questions/${CURRENCY}/decisions/0002.md`)).toContain('knew: entities.loan.fields/2'),
  );
});

test('what was decided about a thing that is gone is kept, shown as such, and withdrawn by whoever decides', async () => {
  await decideOne(room, 'entities.loan.fields', [['Colour', 'text', '', '', '', 'Clerk', 'red', '', '']], 3);
  await kim.goes(`/questions/${CURRENCY}`);
  await kim.page.getByText('“Price” is no longer named.').first().waitFor();
  await kim.goes('/gaps');
  await kim.page.getByText('is no longer there, but something was decided about it').first().waitFor();
  await kim.goes(`/questions/${CURRENCY}`);
  await kim.page.getByRole('button', { name: 'Withdraw it' }).click();
  await kim.page.getByLabel('Why is it withdrawn?').fill('There is no price.');
  await kim.page.getByRole('form', { name: 'Withdraw' }).getByRole('button', { name: 'Withdraw' }).click();
  await kim.page.getByText('Not asked now').first().waitFor();
  expect(room.read(`questions/${CURRENCY}/decisions/0001.md`)).toContain('EUR');
});

test('a thing that gets another name keeps everything that was decided about it', async () => {
  await kim.goes('/questions/entities.records');
  await kim.page.getByRole('button', { name: 'Change', exact: true }).click();
  const form = kim.page.getByRole('form', { name: 'Decide' });
  const cell = form.getByRole('textbox').first();
  await cell.fill('Lending');
  await form.getByRole('group', { name: 'Names that are no longer there' }).waitFor();
  expect(await form.getByLabel('“Loan”').inputValue()).toBe('Lending');
  await form.getByRole('button', { name: 'Decide' }).click();
  await eventually(() =>
    expect(room.read('questions/entities.records/decisions/0002.md')).toMatch(/renamed:[\s\S]*Loan[\s\S]*Lending/),
  );
  await kim.goes(`/questions/entities.loan.fields`);
  await kim.page.getByRole('heading', { name: /Lending/ }).waitFor();
  await eventually(() => expect(room.read('SPEC.md')).toContain('**Lending**'));
  expect(room.read('SPEC.md')).not.toContain('**Loan**');
});
