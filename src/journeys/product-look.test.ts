import { afterAll, beforeAll, expect, test } from 'vitest';
import { exampleFiles } from '../examples/example.ts';
import { faults } from './faults.ts';
import type { Person } from './person.ts';
import { openRoom, type Room } from './room.ts';

const HEAD = '| Part | Kind | Of | Only those | Shows | Can be pressed |';
const COUNTER = `${HEAD}
| --- | --- | --- | --- | --- | --- |
| Find anything | search | | | | |
| Due | calendar | all loans | | tool, due on | |
| Wishes | timetable | all reservations | Waiting | member (bold if Member.Name is "Aoife Byrne"); columns are tools, rows are days from wanted from; the line is amber if Note is not empty | Move |
| Homes | map | all members | | name, address | |
| The shed | picture | | | The shed in spring | |
| Ways | menu | | | at the side; Loans (count(all loans)), Members; Tools: each of all tools where Name is "Jigsaw" | |
| Wish | form | first(all reservations) | | note (focus); saves by itself; loading: “The wish is on its way.” | |
| Doors | buttons | | | | Loans (key l) |
| Hours | tabs | | | Monday, Tuesday, Wednesday, Thursday, Friday, Saturday | |
${['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map((day) => `| ${day} | text | | | Open on ${day}. | |`).join('\n')}
`;

/** The closed example, whose counter has these parts instead. */
async function withOtherParts(): Promise<Readonly<Record<string, string>>> {
  const files = await exampleFiles('tool-library');
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => [
      path,
      path.startsWith('questions/screens.counter.parts/') && text.includes(HEAD)
        ? `${text.slice(0, text.indexOf(HEAD))}${COUNTER}`
        : text,
    ]),
  );
}

let closed: Room;
let half: Room;
let kim: Person;
let lee: Person;
beforeAll(async () => {
  [closed, half] = [await openRoom(await withOtherParts()), await openRoom(await exampleFiles('half-answered'))];
  kim = await closed.person({ name: 'Kim' });
  lee = await half.person({ name: 'Lee' });
});
afterAll(async () => {
  await kim.leaves();
  await lee.leaves();
  await closed.close();
  await half.close();
});

const wide = ({ page }: Person) => page.setViewportSize({ width: 1440, height: 900 });
const narrow = ({ page }: Person) => page.setViewportSize({ width: 390, height: 844 });
const openThings = ({ page }: Person) => page.locator('[data-open-things]');

test('the menu shows five pages, and folds the others', async () => {
  await wide(kim);
  await kim.goes('/prototype/loans?as=steward');
  const menu = kim.page.getByRole('navigation', { name: 'The product’s pages' });
  await menu.getByRole('link', { name: 'Loans' }).waitFor();
  expect(await menu.getByRole('link').count()).toBe(5);
  await menu.getByText('More').click();
  await menu.getByRole('link', { name: 'Repairs' }).click();
  await kim.page.getByRole('heading', { name: 'Repairs', level: 1 }).waitFor();
  expect(await menu.getByRole('link').count()).toBe(5);
});

test('a list writes dates, distances and amounts as people do, with numbers at the right', async () => {
  await wide(kim);
  await kim.goes('/prototype/loans?as=steward');
  const row = kim.page.locator('.proto-table tbody tr', { hasText: 'L-2026-0051' });
  await row.getByText('7 Mar 2026', { exact: true }).waitFor();
  await row.getByText(/^ ?in \d+ days$/).waitFor();
  const owed = row.getByRole('cell', { name: '0.00 EUR' });
  expect(await owed.evaluate((cell) => getComputedStyle(cell).textAlign)).toBe('right');
  expect(await kim.page.locator('.proto-pages').textContent()).toMatch(/^6 loans/);
});

test('on a phone a record of a list is a card of two lines, and nothing scrolls sideways', async () => {
  await narrow(kim);
  for (const path of ['/prototype/loans?as=steward', '/prototype/members?as=steward']) {
    await kim.goes(path);
    await kim.page.locator('.proto-table tbody tr').first().waitFor();
    const cards = await kim.page.locator('.proto-table tbody tr').evaluateAll((rows) =>
      rows.map((row) => {
        const cells = [...row.children].filter((cell) => cell.checkVisibility());
        const boxes = cells.map((cell) => cell.getBoundingClientRect());
        const lines = new Set(boxes.map(({ top, height }) => Math.round((top + height / 2) / 12)));
        return { cells: cells.length, lines: lines.size, least: Math.min(...boxes.map(({ width }) => width)) };
      }),
    );
    for (const { cells, lines, least } of cards) {
      expect(lines).toBeLessThanOrEqual(2);
      expect(cells).toBeLessThanOrEqual(5);
      expect(least).toBeGreaterThan(20);
    }
    const beyond = await kim.page
      .locator('section:has(> .proto-table)')
      .evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(beyond).toBe(0);
  }
});

test('in each finish what is open stays hatched and what is guessed dashed; a sketch says that it is one', async () => {
  await wide(lee);
  await lee.goes('/prototype/members?as=volunteer');
  const { page } = lee;
  const hole = page.locator('.proto-hole .void').first();
  const guess = page.locator('.proto-guess').first();
  const sketch = page.getByText('This is a sketch, not the product');
  for (const finish of ['Sketch', 'Plain', 'Product']) {
    await page.getByRole('radio', { name: finish }).check({ force: true });
    await page.locator(`[data-finish="${finish.toLowerCase()}"]`).waitFor();
    expect(await hole.evaluate((it) => getComputedStyle(it).backgroundImage)).toContain('repeating-linear-gradient');
    expect(await guess.evaluate((it) => getComputedStyle(it).borderTopStyle)).toBe('dashed');
    expect(await guess.evaluate((it) => getComputedStyle(it).borderImageSource)).toBe('none');
    expect(await sketch.count()).toBe(finish === 'Sketch' ? 1 : 0);
    expect(await faults(lee)).toEqual([]);
  }
  await page.getByRole('radio', { name: 'Plain' }).check({ force: true });
  await page.reload();
  await page.locator('[data-finish="plain"]').waitFor();
  await page.getByRole('radio', { name: 'Product' }).check({ force: true });
});

test('a page tells how much of it is guessed or open, and leads to the first of it', async () => {
  await wide(lee);
  await lee.goes('/prototype/members?as=volunteer');
  await expect
    .poll(() => openThings(lee).textContent())
    .toMatch(/^\d+ of \d+ things on this page are guessed, assumed or open$/);
  const [open = 0, all = 0] = ((await openThings(lee).textContent()) ?? '').match(/\d+/g)?.map(Number) ?? [];
  expect(open).toBeGreaterThan(2);
  expect(all).toBeGreaterThan(open);
  await lee.page.getByRole('button', { name: 'Show the first' }).click();
  const first = lee.page.locator('.proto-hole [data-pin]').first();
  expect(await first.evaluate((pin) => pin === document.activeElement)).toBe(true);
  await kim.goes('/prototype/loans?as=steward');
  await expect.poll(() => openThings(kim).textContent()).toBe('Nothing on this page is guessed, assumed or open');
});

test('a page searches, shows a month and a map, and axe finds nothing in either', async () => {
  await wide(kim);
  await kim.goes('/prototype/counter?as=steward');
  const { page } = kim;
  await page.getByRole('searchbox', { name: 'Find anything' }).fill('ladder');
  await page.getByRole('region', { name: 'Tools' }).getByRole('link', { name: 'Ladder of 5 metres' }).waitFor();
  await page.getByRole('searchbox', { name: 'Find anything' }).fill('zzz');
  await page.getByText('Nothing matches “zzz”.').waitFor();
  const month = page.getByRole('region', { name: /^Due on, / });
  await month.getByRole('listitem').filter({ hasText: 'Ladder of 5 metres' }).waitFor();
  await month.getByRole('button', { name: /^Later/ }).click();
  await month.getByText('Apr 2026', { exact: true }).waitFor();
  const homes = page.getByRole('region', { name: 'Homes' });
  await homes.getByRole('listitem').filter({ hasText: 'Aoife Byrne' }).getByText('4 Weir Lane, Millbrook').waitFor();
  await homes.getByText('where the pins stand is made up').waitFor();
  await page.getByText('The shed in spring').waitFor();
  expect(await faults(kim)).toEqual([]);
  await narrow(kim);
  expect(await faults(kim, 'other width')).toEqual([]);
});

test('on a timetable things stand out and are moved, by pointer and by keyboard, and axe finds nothing', async () => {
  await wide(kim);
  await kim.goes('/prototype/counter?as=steward');
  const wishes = kim.page.locator('[data-region="timetable"]');
  const on = (day: string) => wishes.getByRole('row', { name: day }).filter({ hasText: 'Deirdre Walsh' });
  await on('Sat, 7 Mar 2026').getByText('(Note is not empty)').waitFor();
  const move = wishes.getByRole('button', { name: 'Move: Deirdre Walsh' });
  const when = wishes.getByLabel('Wanted from', { exact: true });
  await move.click();
  expect(await wishes.getByRole('button', { name: /^Put/u }).count()).toBe(6);
  await wishes.getByRole('button', { name: 'Put “Deirdre Walsh” here: Tile saw, Wed, 4 Mar 2026' }).click();
  await on('Wed, 4 Mar 2026').waitFor();
  await move.press('Enter');
  await when.fill('2026-03-06');
  expect(await faults(kim)).toEqual([]);
  await when.press('Enter');
  await on('Fri, 6 Mar 2026').waitFor();
  await narrow(kim);
  await wishes.getByRole('combobox', { name: 'Tool' }).selectOption({ label: 'Jigsaw' });
  await wishes.getByRole('columnheader', { name: 'Jigsaw' }).waitFor();
  expect(await wishes.getByRole('columnheader').count()).toBe(1);
  expect(await faults(kim, 'other width')).toEqual([]);
});

test('a menu at the side is a column, and on a phone a button; there six tabs are a list', async () => {
  await wide(kim);
  await kim.goes('/prototype/counter?as=steward');
  const ways = kim.page.getByRole('navigation', { name: 'Ways' });
  await ways.getByRole('link', { name: /^Loans \d+$/u }).waitFor();
  await kim.page.getByRole('tab', { name: 'Tuesday' }).click();
  await kim.page.getByText('Open on Tuesday.').waitFor();
  await narrow(kim);
  expect(await ways.getByRole('link').count()).toBe(0);
  await kim.page.getByRole('combobox', { name: 'Hours' }).selectOption({ label: 'Friday' });
  await kim.page.getByText('Open on Friday.').waitFor();
  await ways.getByRole('button', { name: 'Ways' }).click();
  expect(await faults(kim)).toEqual([]);
  await ways.getByRole('link', { name: 'Jigsaw' }).click();
  await kim.page.getByRole('heading', { name: 'Jigsaw' }).first().waitFor();
});

test('a form saves what was typed when one leaves it; a key presses a button; a part says that it is loading', async () => {
  await wide(kim);
  await kim.goes('/prototype/counter?as=steward');
  const { page } = kim;
  const note = page.getByRole('region', { name: 'Wish', exact: true }).getByLabel('Note');
  await expect.poll(() => note.evaluate((input) => input === document.activeElement)).toBe(true);
  await note.fill('Ring twice');
  await page.keyboard.press('Tab');
  await page.getByText('Reservation saved.').waitFor();
  await page.getByText('Conditions: speed, failures, date', { exact: true }).click();
  await page.getByLabel('This screen is').selectOption({ label: 'still loading' });
  await page.getByText('The wish is on its way.').waitFor();
  await page.getByLabel('This screen is').selectOption({ index: 0 });
  await page.getByText('Conditions: speed, failures, date', { exact: true }).click();
  await page.locator('h1').first().click();
  await page.keyboard.press('l');
  await page.getByRole('heading', { name: 'Loans', level: 1 }).waitFor();
  await page.goBack();
  await expect.poll(() => note.inputValue()).toBe('Ring twice');
  expect(await faults(kim)).toEqual([]);
});
