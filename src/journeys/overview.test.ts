import { afterAll, beforeAll, expect, test } from 'vitest';
import { exampleFiles } from '../examples/example.ts';
import { faults } from './faults.ts';
import type { Person } from './person.ts';
import { eventually, openRoom, type Room } from './room.ts';

const PERMITS = '# Permits\n\n## Purpose\n\nResidents park near home.\n\n## Screens\n\nTBD(Kim)\n\n## Rollback\n\n';
const FINES = '# Fines\n\n## Purpose\n\nWhoever parks wrong pays.\n\n## Rollback\n\n';
let room: Room;

beforeAll(async () => {
  const toolshed = Object.entries(await exampleFiles('untouched'));
  room = await openRoom({
    ...Object.fromEntries(toolshed.map(([path, text]) => [`toolshed/${path}`, text])),
    'docs/permits.md': PERMITS,
    'docs/fines.md': FINES,
    'docs/broken.md': 'a\0b',
  });
});
afterAll(() => room.close());

const titles = ({ page }: Person) => page.locator('.documents th strong').allTextContents();

test('from the overview of a folder into a workspace and back; sorted, filtered, and on a phone', async () => {
  const ann = await room.person({ name: 'Ann' });
  const { page } = ann;
  await ann.goes('/');
  await page.getByText('docs/broken.md contains zero bytes').waitFor();
  await expect.poll(() => titles(ann)).toEqual(['Toolshed', 'Permits', 'Fines']);
  await page.getByRole('button', { name: 'Document' }).click();
  await expect.poll(() => titles(ann)).toEqual(['Fines', 'Permits', 'Toolshed']);
  await page.keyboard.press('/');
  await page.keyboard.type('docs');
  await expect.poll(() => titles(ann)).toEqual(['Fines', 'Permits']);
  await page.waitForURL(/docs/);
  await page.reload();
  await expect.poll(() => titles(ann)).toEqual(['Fines', 'Permits']);

  const never = page.getByRole('region', { name: 'What they leave open' }).getByRole('listitem').first();
  await expect.poll(() => never.textContent()).toMatch(/Rollback.*never answered in 2/);
  await page.getByRole('button', { name: '1 gap of Fines' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByText('docs/permits.md:11').waitFor();
  expect(await faults(ann)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 900 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await faults(ann)).toEqual([]);

  await page.getByLabel('Filter by words').fill('');
  await page.getByRole('button', { name: 'Open Toolshed' }).click();
  await page.getByRole('list', { name: 'The points' }).waitFor();
  expect(new URL(page.url()).port).not.toBe(new URL(room.url).port);
  await page.goBack();
  await page.getByRole('link', { name: 'Open Toolshed' }).waitFor();
  await ann.leaves();
});

test('a document becomes a workspace with one press, and the overview knows it', async () => {
  const ann = await room.person({ name: 'Ann' });
  const { page } = ann;
  await ann.goes('/?text=fines');
  await page.getByRole('button', { name: '1 gap of Fines' }).click();
  await page.getByRole('button', { name: 'Make a workspace' }).click();
  await page.getByRole('list', { name: 'The points' }).waitFor();
  await page.locator('h1').getByText('Fines').waitFor();
  expect(room.read('docs/fines.md')).toBe(FINES);
  await eventually(() =>
    expect(Object.keys(room.files('docs/fines/questions'))).toContain(
      'docs/fines/questions/point.rollback/question.md',
    ),
  );
  await page.goBack();
  await page.getByRole('link', { name: 'Open Fines' }).waitFor();
  await expect.poll(() => titles(ann)).toEqual(['Fines']);
  await ann.leaves();
});
