import { afterAll, beforeAll, expect, test } from 'vitest';
import { chat } from '../examples/references/chat/story.ts';
import { faults } from './faults.ts';
import type { Person } from './person.ts';
import { openProductOf } from './product-of.ts';
import type { Room } from './room.ts';

let room: Room;
let kim: Person;
beforeAll(async () => {
  room = await openProductOf(chat);
  kim = await room.person({ name: 'Kim' });
  await kim.page.setViewportSize({ width: 1440, height: 900 });
});
afterAll(async () => {
  await kim.leaves();
  await room.close();
});

const lineOf = (topic: string) => kim.page.locator('tbody tr', { hasText: topic });

test('what is written into a topic stands in it, and is unread for the others', async () => {
  const { page } = kim;
  await kim.goes('/prototype/inbox?as=member');
  await lineOf('summer party').getByText('(unread)').waitFor({ state: 'attached' });
  expect(await faults(kim)).toEqual([]);
  await lineOf('summer party').getByRole('link', { name: 'Read', exact: true }).click();
  await page.getByRole('textbox', { name: /^Content/ }).fill('I bring the charcoal.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.locator('[data-region="feed"]').getByText('I bring the charcoal.').waitFor();
  await page.getByRole('button', { name: 'Mark all messages as read' }).click();
  await page.getByRole('button', { name: 'Mark all messages as unread' }).waitFor();
  await kim.goes('/prototype/inbox?as=member');
  await lineOf('stage and sound').waitFor();
  expect(await lineOf('summer party').count()).toBe(0);
  await kim.goes('/prototype/recent?as=owner');
  await lineOf('summer party').getByText('(unread)').waitFor({ state: 'attached' });
  await lineOf('summer party').getByText('Tomás Rey, Hanna Lind, Marta Kowal').waitFor();
});

test('a topic that is muted leaves the standard view, and stands among all topics', async () => {
  const { page } = kim;
  await kim.goes('/prototype/recent?as=member');
  await lineOf('stage and sound').getByRole('button', { name: 'Mute topic' }).click();
  await lineOf('stage and sound').getByText('(muted)').waitFor({ state: 'attached' });
  await kim.goes('/prototype/inbox?as=member');
  await lineOf('logo for Voss').waitFor();
  expect(await lineOf('stage and sound').count()).toBe(0);
  await page.getByRole('combobox', { name: 'Show' }).selectOption('All topics');
  await lineOf('stage and sound').waitFor();
});

test('another program writes into a topic that is not there yet, and is told what it sent too much', async () => {
  const { page } = kim;
  await page.getByRole('link', { name: 'Calls for other programs' }).click();
  await page.getByRole('link', { name: 'Send a message' }).click();
  const sent = { type: 'channel', to: 'design', topic: 'paper samples', content: 'They are here.', colour: 'red' };
  await page.getByRole('textbox', { name: 'Body' }).fill(JSON.stringify(sent));
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('region', { name: 'Answer', exact: true }).getByText('ignored_parameters_unsupported').waitFor();
  await kim.goes('/prototype/recent?as=moderator');
  await lineOf('paper samples').getByText('design').waitFor();
});

test('on a phone nothing of it scrolls sideways', async () => {
  const { page } = kim;
  await page.setViewportSize({ width: 390, height: 844 });
  await kim.goes('/prototype/inbox?as=member');
  await page.getByText('logo for Voss').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await faults(kim)).toEqual([]);
});
