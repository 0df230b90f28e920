import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually, openRoom, type Room } from './room.ts';

let room: Room;
beforeAll(async () => {
  room = await openRoom();
});
afterAll(() => room.close());

/** What is planned for 35 minutes: three screens, and no minute left over. */
const MINUTES = '35';
const PURPOSE = '1 purpose.what purpose.groups purpose.name purpose.problem purpose.kind';
const SCREENS = '2 screens.background screens.colour screens.looking-back';
const RECORDS = '3 entities.records';

const GOAL = 'Goal of What the product does and for whom';

/** The asked questions, item by item, in the order in which they stand on the page. */
function agendaOn(page: Page): Promise<readonly string[]> {
  return page
    .locator('[data-item]')
    .evaluateAll((items) =>
      items.map((item) =>
        [
          item.getAttribute('data-item'),
          ...Array.from(item.querySelectorAll('[data-asks]'), (asked) => asked.getAttribute('data-asks')),
        ].join(' '),
      ),
    );
}

/** Takes one by its grip and drops it on the upper edge of another, once the page shows that it would fall there. */
async function drags(page: Page, what: string, onto: string): Promise<void> {
  const grip = await page.locator(`${what} .agenda-grip`).first().boundingBox();
  const target = await page.locator(onto).boundingBox();
  if (!grip || !target) throw new Error('Nothing to drag, or nowhere to drop it.');
  const isOver = page.locator(`${onto}[data-over]`);
  await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
  await page.mouse.down();
  await expect
    .poll(async () => {
      for (const y of [3, 4]) await page.mouse.move(target.x + 300, target.y + y);
      return await isOver.count();
    })
    .toBe(1);
  await page.mouse.up();
  await isOver.waitFor({ state: 'detached' });
}

test('the mouse moves screens and questions, too', async () => {
  const kim = await room.person({ name: 'Kim' });
  const { page } = kim;
  await page.setViewportSize({ width: 1440, height: 2_400 });
  await kim.goes('/walk');
  await page.getByLabel('Minutes in all').fill(MINUTES);
  await expect.poll(() => agendaOn(page)).toEqual([PURPOSE, SCREENS, RECORDS]);
  await drags(page, '[data-asks="screens.looking-back"]', '[data-asks="purpose.groups"]');
  await drags(page, '[data-item="3"] .agenda-visit', '[data-item="1"]');
  await expect
    .poll(() => agendaOn(page))
    .toEqual([
      RECORDS,
      PURPOSE.replace('what', 'what screens.looking-back'),
      SCREENS.replace(' screens.looking-back', ''),
    ]);
  await kim.leaves();
});

test('an agenda makes itself, is changed by keyboard, survives a reload, and begins as it stands', async () => {
  const kim = await room.person({ name: 'Kim', role: 'Product' });
  const { page } = kim;
  await kim.goes('/walk');

  await page.getByRole('button', { name: '30 min' }).click();
  await page.getByText('27 of 30 minutes are planned, 3 kept for the end.').waitFor();
  await page.getByLabel('Minutes in all').fill(MINUTES);
  await expect.poll(() => agendaOn(page)).toEqual([PURPOSE, SCREENS, RECORDS]);
  await page.getByText('31 of 35 minutes are planned, 4 kept for the end.').waitFor();

  // A question goes into the next screen, and the keyboard goes with it.
  await page.locator('[data-hold="down purpose.kind"]').focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect
    .poll(() => agendaOn(page))
    .toEqual([PURPOSE.replace(' purpose.kind', ''), SCREENS.replace('2', '2 purpose.kind'), RECORDS]);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-hold')))
    .toBe('down purpose.kind');
  await page
    .getByRole('status')
    .getByText(/is now 1 of 4 in “Screens and routes”\.$/)
    .waitFor();

  // The last screen goes first.
  await page.getByRole('button', { name: 'Move Entities and their fields up' }).press('Enter');
  await page.keyboard.press('Enter');
  await page.getByRole('status').getByText('“Entities and their fields” is now 1 of 3.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(async () => (await agendaOn(page))[1]).toBe(RECORDS);

  // What is left out says that it could come back, and does.
  await page
    .getByRole('button', {
      name: 'Leave “What should it be called, in the words people here would use?” for later',
    })
    .press('Enter');
  await page.getByText(/^No time for them/).click();
  const name = page.getByRole('listitem').filter({ hasText: 'What should it be called' });
  await name.getByText('There is time for it: 1 of 1 free minutes.').waitFor();
  await page.getByRole('button', { name: 'Put back “What should it be called' }).press('Enter');
  await expect.poll(() => page.locator('[data-asks="purpose.name"]').count()).toBe(1);

  await page.getByLabel(GOAL).fill('Know the pain, and whose it is');
  await page.getByLabel('Minutes for Entities and their fields').fill('16');
  await page.getByText(/^38 of 35 minutes are planned: 3 too many\./).waitFor();
  await page.getByLabel('Somebody else').fill('Sponsor');
  await page.getByLabel('Somebody else').press('Enter');
  await page.getByRole('button', { name: /^Sponsor could answer \d+$/, pressed: true }).waitFor();
  const before = await agendaOn(page);
  await kim.reloads();
  await expect.poll(() => agendaOn(page)).toEqual(before);
  expect(await page.getByLabel(GOAL).inputValue()).toBe('Know the pain, and whose it is');

  await page.getByLabel('Title').fill('Sponsors first');
  await page.getByRole('button', { name: 'Begin' }).press('Enter');
  await page.getByRole('heading', { name: 'Sponsors first', level: 1 }).waitFor();

  await eventually(() => {
    const files = Object.entries(room.files('questions/walkthroughs'));
    const [path = '', text = ''] = files.find(([name]) => name.endsWith('/walkthrough.md')) ?? [];
    expect(path).toMatch(/^questions\/walkthroughs\/\d{4}-\d{2}-\d{2}-[0-9a-f]{8}\/walkthrough\.md$/);
    expect(text.replace(/^at: .+$/m, 'at: …')).toBe(`---
by: Kim
role: Product
at: …
minutes: 35
groups: [ Sponsor ]
agenda:
  - { point: "1", questions: [ purpose.what, purpose.groups, purpose.problem, purpose.name ], goal: "Know the pain, and whose it is", minutes: 15 }
  - { point: "3", questions: [ entities.records ], goal: Know what you keep records of, minutes: 16 }
  - { point: "2", questions: [ purpose.kind, screens.background, screens.colour, screens.looking-back ], goal: Know which colour the background of the pages should have, minutes: 7 }
---

Sponsors first
`);
    const shown = files.map(([, moment]) => moment).filter((moment) => moment.includes('happened: shown'));
    expect(shown).toHaveLength(1);
    expect(shown[0]).toContain('place: /points/1\n');
  });

  expect(new URL(page.url()).pathname).toBe('/walk');
  await kim.leaves();
});

test('while it goes on the agenda changes for everybody when that is said, and not before', async () => {
  const kim = await room.person({ name: 'Kim' });
  const { page } = kim;
  await kim.goes('/walk');
  await page.getByRole('heading', { name: 'Sponsors first', level: 1 }).waitFor();
  // By a key: what comes in above may still push it from under the mouse.
  await page.getByText('Change the agenda').press('Enter');
  await page.getByRole('button', { name: 'Move Entities and their fields up' }).click();
  const planned = () =>
    Object.values(room.files('questions/walkthroughs')).filter((text) => text.includes('happened: planned'));
  await page.getByRole('button', { name: 'Use this agenda' }).waitFor();
  expect(planned()).toHaveLength(0);
  await page.getByRole('button', { name: 'Use this agenda' }).click();
  await page.getByRole('button', { name: 'Use this agenda' }).waitFor({ state: 'detached' });
  const [text = ''] = planned();
  expect(Array.from(text.matchAll(/point: "(\d)"/g), ([, point]) => point)).toEqual(['3', '1', '2']);
  await kim.leaves();
});
