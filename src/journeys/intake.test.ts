import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faults } from './faults.ts';
import type { Person } from './person.ts';
import { eventually, openRoom, type Room } from './room.ts';

const ORIGINAL = readFileSync('src/journeys/specs/nine-points.md', 'utf8');
let room: Room;
let ann: Person;

beforeAll(async () => {
  room = await openRoom({ 'SPEC.md': ORIGINAL });
  ann = await room.person({ name: 'Ann', role: 'Finance' });
});
afterAll(async () => {
  await ann.leaves();
  await room.close();
});

const CSV = `Order no;Customer;Placed on;Total (EUR)
1001;Ito;03/04/2026;1.234,50
1002;Ann;05/06/2026;12,00

Customers
Name;Mail
Ito;ito@example.org
`;

const TITLED = `"Customers of the shop, exported 2026",
No,Since
C-1,2026-01-04
C-2,2026-01-05
`;

const SQL = `create table customers (id serial primary key, name text not null, vip boolean);
create table reminders (
  id serial primary key,
  order_id int not null references orders(id) on delete cascade,
  sent_at timestamp
);
create view late as select 1;
create table cut (name text,`;

/** Drops files on the page, as a hand with a mouse does. */
async function drops(person: Person, files: Readonly<Record<string, string>>): Promise<void> {
  await person.page.evaluate((given) => {
    const dataTransfer = new DataTransfer();
    for (const [name, text] of Object.entries(given)) dataTransfer.items.add(new File([text], name));
    for (const type of ['dragover', 'drop'])
      document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  }, files);
}

/** The rows of the only answer to a question, and where it says that it was read. */
function answered(question: string): { readonly rows: readonly string[]; readonly read: string } {
  const [text = '', ...others] = Object.values(room.files(`questions/${question}/responses`));
  expect(others).toEqual([]);
  return { rows: text.split('\n').filter((line) => line.startsWith('| ')), read: /^read: .*$/m.exec(text)?.[0] ?? '' };
}

test('a table dropped on the map becomes answers that say where they were read; a schema adds to them', async () => {
  await ann.goes('/');
  await ann.page.getByRole('link', { name: 'Bring what you have' }).waitFor();
  // What takes files is fetched once the map is drawn.
  await expect
    .poll(async () => {
      await drops(ann, { 'orders.csv': CSV });
      return new URL(ann.page.url()).pathname;
    })
    .toBe('/bring');
  const orders = ann.page.getByRole('region', { name: 'orders.csv' });
  await orders.getByText('“03/04/2026” can be read with the day or with the month first').waitFor();
  expect(await faults(ann)).toEqual([]);
  expect(room.files('questions/entities.records/responses')).toEqual({});

  // One by one, with the keyboard.
  await ann.page.getByRole('checkbox', { name: /^Thing Order / }).press('Space');
  await ann.page.getByRole('checkbox', { name: /^Field Total / }).press('Space');
  await ann.page.getByRole('button', { name: 'Take 2 of 9' }).press('Enter');
  await ann.page.getByText('Taken as your answer:').waitFor();
  await eventually(() => {
    expect(answered('entities.fields').rows.slice(2)).toEqual([
      '| Total | Order | money | EUR |  |  |  | 1.234,50 |  | Total (EUR) |',
    ]);
    expect(answered('entities.records').read).toBe('read: [ "orders.csv: A1:D3" ]');
  });

  // It can be taken back, all at once; what it said can be taken again.
  const list = ann.page.getByRole('status').filter({ hasText: 'Taken as your answer' });
  await list.getByText('Total', { exact: true }).waitFor();
  await list.getByRole('button', { name: 'Undo all' }).press('Enter');
  await ann.page.getByRole('button', { name: 'Take all 9' }).waitFor();
  await eventually(() => expect(Object.keys(room.files('questions/entities.fields/withdrawals'))).toHaveLength(1));
  await ann.page.getByRole('checkbox', { name: /^Thing Order / }).press('Space');
  await ann.page.getByRole('checkbox', { name: /^Field Total / }).press('Space');
  await ann.page.getByRole('button', { name: 'Take 2 of 9' }).press('Enter');
  await ann.page.getByText('Taken as your answer:').waitFor();

  // What a schema says as well is no news; the rest is added to what was said.
  await drops(ann, { 'shop.sql': SQL });
  const shop = ann.page.getByRole('region', { name: 'shop.sql' });
  await shop.getByText('The table “cut” is cut off; it was read as far as it goes.').waitFor();
  await shop.getByText('“create view …” describes no table.').waitFor();
  await ann.page.getByRole('button', { name: /^Take all/ }).click();
  await eventually(() => {
    const records = Object.values(room.files('questions/entities.records/responses')).find((text) =>
      text.includes('Cut'),
    );
    expect(
      records
        ?.split('\n')
        .filter((line) => line.startsWith('| '))
        .slice(2),
    ).toEqual([
      '| Order | 1001, Ito, 03/04/2026, 1.234,50 | 1002, Ann, 05/06/2026, 12,00 |  |  |',
      '| Customer | Ito, ito@example.org |  |  |  |',
      '| Reminder |  |  |  |  |',
      '| Cut |  |  |  |  |',
    ]);
    expect(records).toMatch(/^read: \[ "orders.csv: A1:D3", "orders.csv: A6:B7", "shop.sql: line \d, line \d" \]$/m);
    expect(records).toMatch(/^supersedes: /m);
    const relations = answered('entities.relations').rows.slice(2);
    expect(relations).toEqual([
      '| Customer | Order | any number |  |  |  |',
      '| Order | Reminder | any number | exactly one |  | goes too |',
    ]);
  });
  // A title is about a known thing until somebody calls it otherwise; its fields follow at once.
  await drops(ann, { 'list.csv': TITLED });
  const called = ann.page.getByRole('combobox', { name: '“Customer” is called' });
  await ann.page.getByText('A known thing, from the title “Customers of the shop, exported 2026”.').waitFor();
  await called.last().fill('Guest');
  await ann.page.getByRole('checkbox', { name: /^Thing Guest / }).waitFor();
  await called.last().fill('reminders');
  await ann.page.getByRole('checkbox', { name: /^Thing / }).waitFor({ state: 'detached' });
  await ann.page.getByRole('checkbox', { name: /^Field Since / }).press('Space');
  await ann.page.getByRole('button', { name: /^Take 1 of/ }).press('Enter');
  await eventually(() =>
    expect(Object.values(room.files('questions/entities.fields/responses')).join('\n')).toContain(
      '| Since | Reminder | date |',
    ),
  );
  // Nothing is decided by it.
  expect(room.read('SPEC.md')).toBe(ORIGINAL);
  expect(Object.keys(room.files('questions')).filter((path) => path.includes('/decisions/'))).toEqual([]);
});

test('what nobody can read is told, and reading can be left at any time', async () => {
  await ann.goes('/bring');
  await drops(ann, { 'photo.csv': '\0\u0001\u0002' });
  const photo = ann.page.getByRole('region', { name: 'photo.csv' });
  await photo.getByText('It is no text and no workbook').waitFor();
  await photo.getByRole('button', { name: 'Put away' }).click();
  await photo.waitFor({ state: 'detached' });

  // It has not begun, which a large file takes long for; whoever waits can leave it.
  const letIn = await ann.waitsFor(/intake-worker/);
  await drops(ann, { 'large.csv': 'Name,Mail\n' });
  await ann.page.getByText('Reading large.csv').waitFor();
  await ann.page.getByRole('button', { name: 'Cancel' }).click();
  await ann.page.getByRole('progressbar').waitFor({ state: 'detached' });
  letIn();
  // The next file is read.
  await drops(ann, { 'pages.txt': '/\n/orders\n/orders/17\n' });
  await ann.page.getByRole('checkbox', { name: /^Screen Orders list/ }).waitFor();
  expect(await ann.page.getByRole('region', { name: 'large.csv' }).count()).toBe(0);
});

const NOTES = `Meeting of Monday

Ann: We lend tools. Nobody pays a deposit.
Bob: When somebody is ill, the team does their part.
Ann: That is all.
`;

test('a sentence of notes is quoted under a question with the keyboard, and the notes are kept', async () => {
  await ann.goes('/bring');
  await drops(ann, { 'monday.txt': NOTES });
  const sentences = ann.page.getByRole('list', { name: 'Sentences of monday.txt' });
  await sentences.getByRole('button').first().focus();
  for (let down = 0; down < 3; down += 1) await ann.page.keyboard.press('ArrowDown');
  await ann.page.keyboard.press('a');
  // Nothing is quoted before a question is chosen.
  await ann.page.getByRole('combobox', { name: 'Under which question?' }).press('Enter');
  await ann.page.keyboard.press('ArrowDown');
  await ann.page
    .getByRole('option', { name: 'When somebody is ill or away, who may do their part?', selected: true })
    .waitFor();
  expect(await faults(ann)).toEqual([]);
  await ann.page.keyboard.press('Enter');
  await sentences.getByRole('link', { name: /^When somebody is ill/ }).waitFor();
  await sentences.getByRole('button', { name: /^Undo: When somebody is ill/ }).waitFor();
  await ann.page.getByRole('button', { name: 'Keep the whole text' }).click();
  await ann.page.getByText('Kept in the workspace.').waitFor();
  expect(Object.values(room.files('questions/roles.absence/quotes'))).toEqual([
    expect.stringMatching(
      /^---\nfrom: monday\.txt\nplace: line 4\nby: Ann\nrole: Finance\nat: [^\n]+\n---\n\nBob: When somebody is ill, the team does their part\.\n$/,
    ),
  ]);
  const [kept = ''] = Object.values(room.files('questions/notes'));
  expect(kept.slice(kept.indexOf('\n\n') + 2)).toBe(NOTES);
  // It is no answer.
  await ann.goes('/questions/roles.absence');
  const quoted = ann.page.getByRole('region', { name: 'Quoted from notes' });
  await quoted.getByText('monday.txt, line 4 · quoted by Ann').waitFor();
  await ann.page.getByText('Nobody has said').first().waitFor();
  // It is taken back in one press, and put back in another; the file stays as it is.
  const quotes = room.files('questions/roles.absence/quotes');
  const withdrawals = () => Object.values(room.files('questions/roles.absence/withdrawals'));
  await quoted.getByRole('button', { name: 'Withdraw' }).click();
  await quoted.getByText('The quote is withdrawn.').waitFor();
  expect(await quoted.getByText('monday.txt').count()).toBe(0);
  expect(withdrawals()).toEqual([expect.stringContaining('\nstands: false\nby: Ann\n')]);
  expect(await faults(ann)).toEqual([]);
  await quoted.getByRole('button', { name: 'Undo' }).click();
  await quoted.getByText('monday.txt, line 4 · quoted by Ann').waitFor();
  expect(withdrawals()).toHaveLength(2);
  expect(room.files('questions/roles.absence/quotes')).toEqual(quotes);
});
