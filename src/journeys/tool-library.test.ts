import { mkdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkspace } from '#core/index.ts';
import { dateInWords, knownValue, openProduct } from '#core/product.ts';
import { closedExample, exampleFiles } from '../examples/example.ts';
import type { Person } from './person.ts';
import { openRoom, type Room } from './room.ts';

let room: Room;
let kim: Person;
beforeAll(async () => {
  room = await openRoom(await exampleFiles('tool-library'));
  kim = await room.person({ name: 'Kim', role: 'Desk' });
});
afterAll(() => room.close());

const { index } = openProduct(openWorkspace(await closedExample()));

/** What was decided for a number with a name. */
function decided(name: string): number {
  const value = knownValue(index.constants.called(name)?.value ?? { is: 'unknown', question: '' });
  if (!value) throw new Error(`Nobody has decided “${name}”.`);
  return value.amount;
}

const SHOTS = process.env.SPECWALK_SHOTS;
let shots = 0;

/** Looks at the page: the state it tells, and what it shows in its fields. */
async function sees(lines: Readonly<Record<string, string | RegExp>>, state?: string): Promise<void> {
  const { page } = kim;
  if (state !== undefined) await page.locator('.proto-record-head .proto-state', { hasText: state }).waitFor();
  for (const [label, value] of Object.entries(lines)) {
    const line = page.locator('.proto-lines > div').filter({ has: page.locator('dt', { hasText: exactly(label) }) });
    await expect
      .poll(() => line.locator('dd .proto-value, dd .quiet, dd a').first().textContent())
      .toMatch(value instanceof RegExp ? value : exactly(value));
  }
  await shot();
}

/** Looks at the page as a whole: all is decided, so nothing of it is hatched. */
async function shot(): Promise<void> {
  expect(await kim.page.locator('.proto-hole, .proto-left-out').count()).toBe(0);
  if (SHOTS === undefined) return;
  mkdirSync(SHOTS, { recursive: true });
  shots += 1;
  await kim.page.screenshot({ path: `${SHOTS}/${String(shots).padStart(2, '0')}.png`, fullPage: true });
}

function exactly(text: string): RegExp {
  return new RegExp(`^\\s*${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s*$`);
}

const press = (name: string | RegExp) => kim.page.getByRole('button', { name, exact: true }).first().click();

/** Presses what opens a form, fills it in, and presses it there. */
async function typesAndDoes(name: string, values: Readonly<Record<string, string>>): Promise<void> {
  await press(name);
  const form = kim.page.getByRole('form', { name });
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label).fill(value);
  await form.getByRole('button', { name, exact: true }).click();
}

async function tries(name: string): Promise<void> {
  await kim.page.locator('summary', { hasText: 'Not now' }).click();
  await press(name);
}

async function reads(words: string): Promise<void> {
  await kim.page.getByRole('alert').getByText(words).first().waitFor();
  await shot();
}

/** A line of the form in view. */
const field = (id: string) =>
  kim.page.locator(`.proto-form [data-field="${id}"]`).locator('input, select, textarea').first();

/** Lets days pass. */
async function daysPass(...steps: readonly (1 | 7 | 30)[]): Promise<void> {
  const world = kim.page.locator('details:has(> summary:text("Conditions: speed"))');
  if ((await world.getAttribute('open')) === null) await world.locator('summary').first().click();
  for (const days of steps) await press(days === 1 ? 'A day passes' : `${days} days pass`);
  await world.locator('summary').first().click();
}

/** The date in the prototype, in ISO form. */
const today = async () => {
  const words =
    (
      await kim.page
        .getByText(/^Today is /)
        .first()
        .textContent()
    )?.replace('Today is ', '') ?? '';
  return new Date(`${words} UTC`).toISOString().slice(0, 10);
};

/** An amount, with or without its cents. */
const euros = (amount: number) => new RegExp(`^(?:${amount}|${amount.toFixed(2)}) EUR$`);

/** A date as the product shows it. */
const shown = dateInWords;

function after(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

test('the example is played as decided: a member joins, reserves, lends, is late, pays and leaves', async () => {
  await kim.goes('/prototype/members/new?as=volunteer');
  const begins = await today();
  await field('name').fill('Nora Quill');
  await field('born-on').fill('1990-05-01');
  await field('e-mail').fill('nora@mail.example');
  await press('Continue');
  await field('address').fill('3 Weir Lane, Millbrook');
  await field('address-seen').check();
  await press('Continue');
  await field('paid-until').fill(after(begins, 300));
  await press('Continue');
  await press(/^(?:Finish|Save)$/);
  await sees({ 'Tools out now': '0 loans', Address: 'Weir Lane' }, 'Applied');
  await kim.page.getByRole('heading', { name: 'Their open loans' }).waitFor();
  await press('admit');
  await sees({}, 'Active');
  const member = kim.page.url();

  await kim.goes('/prototype/tools/T-0143/reserve?as=volunteer');
  await field('member').selectOption({ label: 'Nora Quill' });
  await field('wanted-from').fill(after(begins, 1));
  await press('Save');
  await sees({ 'Set aside on': '–' }, 'Waiting');
  await press('set aside');
  await sees({ 'Set aside on': shown(begins), 'Keep until': shown(after(begins, decided('Set-aside time'))) }, 'Ready');
  await press('collect');
  await sees({}, 'Collected');

  await kim.goes('/prototype/loans/new?as=volunteer');
  await field('tool').selectOption({ label: 'Cordless drill' });
  await field('member').selectOption({ label: 'Nora Quill' });
  await press('Save');
  await sees({ 'Due on': '–', 'Handed out at': '–' }, 'Prepared');
  const loan = kim.page.url();
  await typesAndDoes('hand out', { 'Deposit taken': '19' });
  await reads('Only if Deposit taken is at least the tool’s Deposit.');
  const form = kim.page.getByRole('form', { name: 'hand out' });
  expect(await form.getByLabel('Deposit taken').inputValue()).toBe('19');
  await form.getByLabel('Deposit taken').fill('20');
  await form.getByRole('button', { name: 'hand out', exact: true }).click();
  const due = after(begins, decided('Longest loan'));
  await sees(
    { 'Handed out at': `${shown(begins)}, 12:00`, 'Due on': shown(due), 'Times extended': '0 times', Owed: euros(0) },
    'Out',
  );

  await kim.page.getByRole('link', { name: 'Change' }).click();
  await kim.page.getByText('While it is “Out”, only these can be changed: Damage charge, Note.').waitFor();
  await kim.page.goBack();
  for (let times = 1; times <= decided('Most extensions'); times += 1) {
    await press('extend');
    const until = after(due, times * decided('Longest loan'));
    await sees({ 'Times extended': times === 1 ? '1 time' : `${times} times`, 'Due on': shown(until) }, 'Out');
  }
  await kim.page.getByRole('listitem').filter({ hasText: 'Out → Out, extend' }).first().waitFor();
  await press('extend');
  await reads('This loan cannot be extended any further.');

  await kim.goes('/prototype/tools/T-0143?as=steward');
  await sees({}, 'Out');
  await tries('retire');
  await reads('This tool is not on its shelf.');
  await kim.goes(new URL(member).pathname + new URL(member).search);
  await sees({ 'Tools out now': '1 loan' }, 'Active');
  await press('leave');
  await reads('There are still tools of ours at home.');

  await kim.goes(new URL(loan).pathname + new URL(loan).search);
  await daysPass(30, 7, 7, 1, 1, 1, 1);
  const now = await today();
  const last = after(due, decided('Most extensions') * decided('Longest loan'));
  const late = Math.round((Date.parse(now) - Date.parse(last)) / 86_400_000);
  const fee = Math.min(late * decided('Late fee per day'), decided('Highest late fee'));
  await sees({ 'Days late': `${late} days`, 'Late fee': euros(fee) }, 'Overdue');
  await press('take back');
  await kim.page.getByRole('form', { name: 'take back' }).getByRole('button', { name: 'take back' }).click();
  await sees({ 'Returned on': shown(now), Owed: euros(fee) }, 'Owing');
  await daysPass(7);
  await sees({ 'Days late': `${late} days`, Owed: euros(fee) }, 'Owing');
  await press('PayPost: payment comes in');
  await sees({ Owed: euros(0), Paid: euros(fee), 'Paid how': 'Card' }, 'Closed');
  // Two moves lead from the one to the other; it says which it was.
  await kim.page.getByRole('listitem').filter({ hasText: 'Owing → Closed, payment comes in' }).waitFor();

  await kim.goes('/prototype/tools/T-0143?as=volunteer');
  await sees({}, 'In stock');
  await kim.goes(new URL(member).pathname + new URL(member).search);
  await sees({ 'Tools out now': '0 loans' }, 'Active');
  await press('leave');
  await kim.page.getByText('There is no such member here.').waitFor();
  await kim.goes(`${new URL(member).pathname}?as=steward`);
  await sees({}, 'Left');
  await kim.goes('/prototype/loans/new?as=steward');
  await field('tool').selectOption({ label: 'Cordless drill' });
  await field('member').selectOption({ label: 'Nora Quill' });
  await press('Save');
  await reads('This member has left.');
  await kim.leaves();
});
