import type { Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DECIDES, type Person } from './person.ts';
import { openRoom, type Room } from './room.ts';

let room: Room;
let ann: Person;
let bob: Person;

beforeAll(async () => {
  room = await openRoom();
  ann = await room.person({ name: 'Ann', role: 'Ops' });
  bob = await room.person({ name: 'Bob', width: 390 });
});
afterAll(async () => {
  for (const person of [ann, bob]) await person.leaves();
  await room.close();
});

test('what one browser says shows in another by itself, on the screen, the map and the list', async () => {
  await bob.goes('/points/1');
  await ann.goes('/questions/purpose.name');
  await ann.form('purpose.name').getByRole('textbox').first().fill('Billy');
  await ann.saves('purpose.name');
  await bob.page.locator('[data-spot="purpose.name"]').getByText('Billy').waitFor();
  await bob.page.getByRole('button', { name: 'Menu' }).click();
  await bob.page.getByRole('link', { name: 'Map', exact: true }).click();
  await ann.page.getByRole('button', { name: DECIDES }).click();
  await ann.page.getByRole('form', { name: 'Decide' }).getByText('Billy').click();
  await ann.page.getByRole('form', { name: 'Decide' }).getByRole('button', { name: 'Decide' }).click();
  await bob.page.getByRole('region', { name: 'What was decided last' }).getByRole('link').waitFor();
});

test('two decide at once: the first counts, the other sees both and may decide anew', async () => {
  const [ann, bob] = await Promise.all([room.person({ name: 'Ann' }), room.person({ name: 'Bob' })]);
  for (const [person, words] of [
    [ann, 'red'],
    [bob, 'blue'],
  ] as const) {
    await person.goes('/questions/purpose.problem');
    await person.page.getByRole('button', { name: DECIDES }).click();
    await person.page.getByRole('form', { name: 'Decide' }).getByRole('textbox').first().fill(words);
  }
  // Bob presses first and is heard second, so that he cannot know what Ann decides.
  const decided = () => Object.values(room.files('questions/purpose.problem/decisions'));
  const comesSecond = async (route: Route) => {
    await expect.poll(decided).toHaveLength(1);
    await route.continue();
  };
  await bob.page.route('**/api/commands', comesSecond, { times: 1 });
  const press = (person: typeof ann) =>
    person.page.getByRole('form', { name: 'Decide' }).getByRole('button', { name: 'Decide' }).click();
  await press(bob);
  await press(ann);
  await bob.page.getByRole('alert').waitFor();
  expect(decided()).toEqual([expect.stringContaining('red')]);
  expect(await ann.page.getByRole('alert').count()).toBe(0);
  await press(bob);
  await expect.poll(decided).toEqual([expect.stringContaining('red'), expect.stringContaining('blue')]);
});

test('an answer that comes in while somebody decides is shown before the decision counts', async () => {
  const kim = await room.person({ name: 'Kim' });
  await kim.goes('/questions/screens.languages');
  await kim.page.getByRole('button', { name: DECIDES }).click();
  const known = async () => await (await fetch(`${room.url}/api/workspace`)).text();
  const holdBack = async (route: Route) => {
    // A stakeholder's answer lands on disk between the press and the server.
    const file = 'questions/screens.languages/responses/0a0b0c0d0e0f.md';
    room.write(file, '---\nby: Ann\nat: 2026-11-20T09:30:00Z\n---\n\n- Danish\n');
    await expect.poll(known).toContain('0a0b0c0d0e0f');
    await route.continue();
  };
  await kim.page.route('**/api/commands', holdBack, { times: 1 });
  const form = kim.page.getByRole('form', { name: 'Decide' });
  await form.getByText('Doesn’t apply', { exact: true }).click();
  await form.getByLabel('Why not?').fill('Only one.');
  await form.getByRole('button', { name: 'Decide' }).click();
  await kim.page.getByRole('alert').waitFor();
  await kim.page.locator('[data-response]').getByText('Danish').waitFor();
  expect(room.files('questions/screens.languages/decisions')).toEqual({});
  await form.getByRole('button', { name: 'Decide' }).click();
  await kim.page.getByText('Against: Ann').waitFor();
  expect(room.read('questions/screens.languages/decisions/0001.md')).toContain('against: [ 0a0b0c0d0e0f ]');
});

test('a search followed at once by a click leads to the question, and back to the list', async () => {
  const bob = await room.person({ name: 'Bob' });
  const { clock } = bob.page;
  await clock.install();
  // Right after the last letter, and just before the words would stand in the address.
  for (const [id, pause] of [
    ['purpose.quitting', 0],
    ['purpose.measure', 0],
    ['purpose.obligations', 170],
    ['purpose.quitting', 249],
  ] as const) {
    await bob.goes('/questions');
    const question = bob.page.locator(`a[href="/questions/${id}"]`);
    await clock.pauseAt(await bob.page.evaluate(() => Date.now() + 60_000));
    await bob.page.getByRole('searchbox').fill(id);
    await clock.runFor(pause);
    await question.click();
    // Longer than the words wait for the address.
    await clock.runFor(400);
    await clock.resume();
    await bob.form(id).waitFor();
    expect(new URL(bob.page.url()).pathname + new URL(bob.page.url()).search).toBe(`/questions/${id}`);
    await bob.page.goBack();
    await bob.page.getByRole('searchbox').waitFor();
  }
  await bob.leaves();
});

test('a question raised by hand is on the list of everybody, with its shape', async () => {
  await bob.goes('/questions');
  const before = bob.page.locator('.row-ask').nth(5);
  const focused = await before.textContent();
  await before.focus();
  await ann.goes('/');
  await ann.page.getByRole('button', { name: 'Ask a question', exact: true }).click();
  await ann.page.getByLabel('About which point?').selectOption({ label: 'Roles and permissions' });
  const form = ann.page.getByRole('form', { name: 'Ask something else' });
  await form.getByLabel('Your question').fill('Who holds the key to the store?');
  await form.getByLabel('How will it be answered?').selectOption('choice');
  await form.getByLabel(/The choices/).fill('Nobody, The porter');
  await form.getByRole('button', { name: 'Put it on the list' }).click();
  // It comes in above, and the keyboard stays with its question.
  await bob.page.locator('.row-ask', { hasText: 'Who holds the key to the store?' }).waitFor();
  expect(await bob.page.locator('.row-ask:focus').textContent()).toBe(focused);
  await bob.page.getByRole('searchbox').fill('key store');
  await bob.page.getByRole('link', { name: 'Who holds the key to the store?' }).click();
  await bob.form('').page().getByText('The porter').click();
  const id = new URL(bob.page.url()).pathname.split('/').at(-1) ?? '';
  await bob.saves(id);
  expect(room.read(`questions/${id}/question.md`)).toContain('origin: hand\nby: Ann\nrole: Ops\n');
  expect(Object.values(room.files(`questions/${id}/responses`))[0]).toContain('part-2');
  await ann.goes('/points/6');
  await ann.page.locator(`[data-pin="${id}"]`).first().waitFor();
  await ann.leaves();
  await bob.leaves();
});
