import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faults } from './faults.ts';
import { gives } from './gives.ts';
import { DECIDES, type Person, type PersonOptions } from './person.ts';
import { eventually, openRoom, type Room } from './room.ts';

/** What people do to each other in a walkthrough: they move, follow, hold back, raise hands, take stands. */

const WALK = '2026-11-22-3fa9c1d2';
const PROBLEM = 'purpose.problem';
const IDENTITY = 'entities.identity';
let room: Room;
let olga: Person;
let ann: Person;
/** On a phone. */
let bob: Person;

beforeAll(async () => {
  room = await openRoom({}, ['--invite']);
  const [own = '', many = ''] = [...room.said.matchAll(/join#(\S+)/g)].map(([, secret]) => secret);
  olga = await sitsDown(own, { name: 'Olga', role: 'Product', width: 1440 });
  ann = await sitsDown(many, { name: 'Ann', role: 'Finance', width: 1440 });
  bob = await sitsDown(many, { name: 'Bob', role: 'Desk', width: 390 });
  const agenda = [
    { point: '1', questions: [PROBLEM], goal: 'Know what goes wrong', minutes: 10 },
    { point: '3', questions: [IDENTITY], goal: '', minutes: 5 },
  ];
  const payload = { by: { name: 'Olga', role: 'Product' }, title: 'Monday', minutes: 30, groups: [], agenda };
  await gives(room, { type: 'start', payload }, { id: WALK, who: olga });
  await Promise.all([olga.goes('/points/1'), ann.goes('/'), bob.goes('/walk')]);
});
afterAll(() => room.close());

async function sitsDown(token: string | undefined, options: PersonOptions): Promise<Person> {
  const person = await room.person(options);
  const { name, role } = options;
  const answer = await person.page.request.post(`${room.url}/api/session`, {
    data: { token, name, role },
  });
  expect(answer.status()).toBe(201);
  return person;
}

const presses = ({ page }: Person, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const isAt = ({ page }: Person, path: string) => page.waitForURL(`${room.url}${path}`);
const bar = ({ page }: Person) => page.getByRole('region', { name: 'Walkthrough' });
const moments = (happened: string) =>
  Object.values(room.files(`questions/walkthroughs/${WALK}/moments`)).filter((text) =>
    text.includes(`happened: ${happened}`),
  );

async function onTheWall(): Promise<Page> {
  const wall = await olga.page.context().newPage();
  await wall.setViewportSize({ width: 1920, height: 1080 });
  await wall.goto(`${room.url}/walk/present`);
  return wall;
}

test('all go where the facilitator goes, by one key, and back again', async () => {
  await Promise.all([olga, ann, bob].map((person) => bar(person).waitFor()));
  await olga.page.keyboard.press(']');
  await Promise.all([olga, ann, bob].map((person) => isAt(person, '/points/1')));
  await presses(olga, /^Next: What goes wrong/);
  await Promise.all([olga, ann, bob].map((person) => isAt(person, `/points/1?q=${PROBLEM}`)));
  await olga.page.keyboard.press(']');
  await Promise.all([olga, ann, bob].map((person) => isAt(person, '/points/3')));
  await presses(olga, /^Undo: back to/);
  await Promise.all([olga, ann, bob].map((person) => isAt(person, `/points/1?q=${PROBLEM}`)));
  expect(moments('shown')).toHaveLength(4);
  expect(moments('shown').filter((text) => text.includes('undoes:'))).toHaveLength(1);
});

test('whoever looks elsewhere is let go, and comes back by one press', async () => {
  await ann.page.getByRole('link', { name: 'Map', exact: true }).click();
  await bar(ann).getByText('You are looking elsewhere.').waitFor();
  await presses(olga, '3 here');
  await olga.page.getByText('elsewhere: The map').waitFor();
  await olga.page.keyboard.press('Escape');
  await olga.page.keyboard.press(']');
  await isAt(bob, '/points/3');
  await bar(ann).getByText('All are at').waitFor();
  expect(new URL(ann.page.url()).pathname).toBe('/');
  await presses(ann, 'Rejoin');
  await isAt(ann, '/points/3');
});

test('whoever has pressed a link gets there, also where a move is heard before the page has come', async () => {
  const letIn = await ann.waitsFor(/\/documents-[^/]*\.js/);
  await ann.page.getByRole('link', { name: 'Specification', exact: true }).click();
  await presses(olga, 'Previous');
  await isAt(bob, `/points/1?q=${PROBLEM}`);
  await bar(ann)
    .getByText(/What goes wrong/)
    .waitFor();
  letIn();
  await isAt(ann, '/spec');
  await bar(ann).getByText('You are looking elsewhere.').waitFor();
  await olga.page.keyboard.press(']');
  await isAt(bob, '/points/3');
  await presses(ann, 'Rejoin');
  await isAt(ann, '/points/3');
});

test('the facilitator may look elsewhere alone, and bring everybody there', async () => {
  await olga.page.getByRole('link', { name: 'Gaps' }).click();
  await bar(olga).getByRole('button', { name: 'Rejoin' }).waitFor();
  expect(new URL(ann.page.url()).pathname).toBe('/points/3');
  await presses(olga, 'Bring everybody here');
  await Promise.all([ann, bob].map((person) => isAt(person, '/gaps')));
  await olga.page.keyboard.press('u');
  await Promise.all([olga, ann, bob].map((person) => isAt(person, '/points/3')));
});

test('nobody is torn from what they type; they follow once they have saved', async () => {
  await presses(olga, 'Previous');
  await isAt(bob, `/points/1?q=${PROBLEM}`);
  await bob.form(PROBLEM).getByRole('textbox').fill('Bills go out late.');
  await olga.page.keyboard.press(']');
  await isAt(ann, '/points/3');
  await bar(bob).getByText('You follow once you have saved.').waitFor();
  expect(new URL(bob.page.url()).pathname).toBe('/points/1');
  await bob.save(PROBLEM).press('Control+Enter');
  await isAt(bob, '/points/3');
  await eventually(() =>
    expect(Object.values(room.files(`questions/${PROBLEM}/responses`)).join()).toMatch(
      /by: Bob[\s\S]*during: 2026-11-22-3fa9c1d2[\s\S]*Bills go out late\./,
    ),
  );
});

test('a hand goes up by a key, and the facilitator takes it down', async () => {
  await ann.page.keyboard.press('h');
  await presses(olga, 'Ann: hand up');
  await presses(olga, 'Lower the hand of Ann');
  await bar(ann).getByRole('button', { name: 'Hand up' }).waitFor();
});

test('a timer has an end that all see, and is held', async () => {
  await presses(olga, 'Timer');
  await presses(olga, /^5 as planned/);
  await Promise.all(
    [ann, bob].map((person) =>
      bar(person)
        .getByText(/^ends \d/)
        .waitFor(),
    ),
  );
  await presses(olga, /ends/);
  await presses(olga, 'Pause');
  await bar(ann).getByText('paused').waitFor();
});

test('a question is parked in one line where all look, without losing a letter or one’s place', async () => {
  await olga.page.locator('[data-pin]').first().focus();
  await olga.page.keyboard.press('p');
  await olga.page.keyboard.type('Who insures the drills?');
  await olga.page.keyboard.press('Enter');
  await olga.page.getByRole('dialog', { name: 'Park a question' }).waitFor({ state: 'detached' });
  await expect.poll(() => olga.page.evaluate(() => document.activeElement?.hasAttribute('data-pin'))).toBe(true);
  await ann.page
    .getByRole('button', { name: /Who insures the drills\?/ })
    .first()
    .waitFor();
  const parked = Object.entries(room.files('questions')).find(([, text]) => text.includes('Who insures'));
  expect(parked?.[1]).toMatch(/point: "?3"?\n/);
  expect(parked?.[1]).toContain(`during: ${WALK}`);
});

test('a note is for facilitators alone', async () => {
  await presses(olga, 'Note');
  await olga.page.getByRole('textbox', { name: 'A note, for facilitators only' }).fill('Ann is not convinced.');
  await presses(olga, 'Save the note');
  await eventually(() => expect(moments('noted').join()).toContain('Ann is not convinced.'));
  await olga.goes('/walk');
  const notes = olga.page.getByRole('region', { name: 'Notes, for facilitators only' });
  await notes.getByText('Ann is not convinced.').waitFor();
  const told = await ann.page.request.get(`${room.url}/api/workspace`);
  expect(await told.text()).not.toContain('not convinced');
});

/** Everything that is a key somewhere: letters, and the signs that move the room. */
const KEYS = 'abcdefghijklmnopqrstuvwxyz[]?';

test('no letter typed in a field moves the room, whatever field it is', async () => {
  const { page } = olga;
  await olga.goes('/points/3');
  const before = [moments('').length, page.url()];
  const openers: readonly (readonly [opens: () => Promise<void>, field: Locator])[] = [
    [() => presses(olga, 'Note'), page.getByRole('textbox', { name: 'A note, for facilitators only' })],
    [() => presses(olga, 'Timer'), page.getByLabel('Other minutes')],
    [() => presses(olga, /ends|paused/), page.getByLabel('Other minutes')],
    [() => page.keyboard.press('p'), page.getByLabel(/^A question about “/)],
    [() => page.keyboard.press('a'), page.getByRole('dialog').getByRole('textbox').first()],
    [() => page.keyboard.press('Control+k'), page.getByRole('combobox')],
    [() => ends(), page.getByRole('textbox', { name: 'A closing word for everybody (optional)' })],
  ];
  for (const [opens, field] of openers) {
    if (field === openers[1]?.[1] && (await bar(olga).getByRole('button', { name: 'Timer' }).count()) === 0) continue;
    await opens();
    // At once, as people type: nothing is lost on the way to the field, and nothing is taken for a command.
    await page.keyboard.type(KEYS);
    await expect.poll(() => field.inputValue()).toBe(KEYS);
    await field.fill('');
    await page.keyboard.press('Escape');
    await field.waitFor({ state: 'hidden' });
    expect([moments('').length, page.url()]).toEqual(before);
  }
  for (const made of ['<div contenteditable="true"></div>', '<select><option>u</option><option>b</option></select>']) {
    await page.evaluate((html) => {
      document.querySelector('main')?.insertAdjacentHTML('afterbegin', html);
      document.querySelector<HTMLElement>('main > :first-child')?.focus();
    }, made);
    await page.keyboard.type(KEYS);
    await page.evaluate(() => document.querySelector('main > :first-child')?.remove());
  }
  expect([moments('').length, page.url()]).toEqual(before);
});

async function ends(): Promise<void> {
  await olga.page.keyboard.press('Control+k');
  await olga.page.getByRole('combobox').fill('End the walk');
  await olga.page.keyboard.press('Enter');
}

test('hidden until revealed, then taken apart by stands, and decided against a block that stays named', async () => {
  await olga.goes('/walk');
  await olga.page.getByRole('link', { name: /where everybody is$/ }).click();
  await isAt(olga, '/points/3');
  await presses(olga, /^Next: How do you tell/);
  await Promise.all([olga, ann, bob].map((person) => isAt(person, `/points/3?q=${IDENTITY}`)));
  await presses(olga, 'Ask everybody');
  await olga.page.getByText('Optional', { exact: true }).click();
  await presses(olga, 'Ask now');
  await ann.form(IDENTITY).getByText('By a number that we give it').click();
  await ann.save(IDENTITY).click();
  await ann.page.getByText('Given.').waitFor();
  await bob.form(IDENTITY).getByText('Without my name').click();
  await bob.page.getByText('Your name is not stored anywhere.').waitFor();
  await bob.form(IDENTITY).getByText('By two or three things taken together').click();
  await bob.save(IDENTITY).click();
  await bob.page.getByText('2 of 2 have answered.').waitFor();
  await bob.page.getByRole('button', { name: 'Change my answer' }).click();
  await bob.form(IDENTITY).getByText('By something it has already').click();
  await bob.save(IDENTITY).click();
  await eventually(() => expect(Object.keys(room.files(`questions/${IDENTITY}/responses`))).toHaveLength(3));
  expect(await olga.page.locator('[data-response]').count()).toBe(0);
  const wall = await onTheWall();
  await wall.getByText('2 of 2 have answered.').waitFor();
  // The screen itself offers every choice to everybody; around it nothing tells which of them were taken.
  await wall.locator('.wall-stage').getByText('By a number that we give it').waitFor({ state: 'attached' });
  expect(await wall.getByRole('list', { name: 'The answers' }).count()).toBe(0);
  const around = await wall.locator('body').evaluate((body) => {
    const rest = body.cloneNode(true) as HTMLElement;
    rest.querySelector('.wall-stage')?.remove();
    return rest.textContent;
  });
  expect(around).toContain('2 of 2 have answered.');
  expect(around).not.toMatch(/By a number that we|By something it has/);
  await olga.card(IDENTITY).getByRole('button', { name: 'Reveal first' }).waitFor();
  await bar(olga).getByRole('button', { name: 'Reveal' }).click();
  await ann.card(IDENTITY).getByText('Anonymous').waitFor();
  // Too early: one press hides them again, from everybody.
  await presses(olga, 'Undo: hide the answers again');
  await ann.card(IDENTITY).getByText('Anonymous').waitFor({ state: 'detached' });
  await wall.getByText('2 of 2 have answered.').waitFor();
  expect(await wall.getByRole('list', { name: 'The answers' }).count()).toBe(0);
  await bar(olga).getByRole('button', { name: 'Reveal' }).click();
  await ann.card(IDENTITY).getByText('Anonymous').waitFor();
  const sides = wall.getByRole('list', { name: 'The answers' });
  await sides.getByText('By a number that we give it').waitFor();
  expect(await sides.textContent()).not.toMatch(/Ann|Bob/);
  await wall.close();
  const answers = Object.values(room.files(`questions/${IDENTITY}/responses`)).join('\n');
  expect(answers).not.toContain('Bob');

  const others = ann.card(IDENTITY).locator('[data-response]', { hasText: 'Anonymous' });
  await others.getByRole('button', { name: 'But …' }).click();
  await others.getByText('Block', { exact: true }).click();
  await others.getByRole('button', { name: 'Save', exact: true }).click();
  await others.getByText('Say in a few words why.').waitFor();
  await others.getByLabel('Why?').fill('Two drills look the same');
  await others.getByRole('button', { name: 'Save', exact: true }).click();
  await bob.card(IDENTITY).getByText('1 blocks it').waitFor();
  await bob.card(IDENTITY).getByRole('button', { name: 'Agree' }).first().click();
  await bob.card(IDENTITY).getByText('1 agrees').waitFor();

  await olga.card(IDENTITY).getByRole('button', { name: DECIDES }).click();
  const form = olga.page.getByRole('form', { name: 'Decide' });
  await form.getByText('By something it has already').first().click();
  await olga.card(IDENTITY).getByText('Ann blocks it: “Two drills look the same”').waitFor();
  await form.getByRole('button', { name: 'Decide' }).click();
  const decision = bob.card(IDENTITY).getByRole('region', { name: 'The decision' });
  await decision.getByText('Ann blocks it: “Two drills look the same”').waitFor();
  await decision.getByText('Against: Ann').waitFor();
  expect(room.read(`questions/${IDENTITY}/decisions/0001.md`)).toContain(`during: ${WALK}`);
  expect(Object.values(room.files(`questions/${IDENTITY}/stances`)).join()).toMatch(/stand: block/);
});

test('the wall follows by itself, and tells nothing that is not for all', async () => {
  const wall = await onTheWall();
  await wall.getByRole('heading', { name: /How do you tell two of them apart/ }).waitFor();
  await olga.page.keyboard.press('[');
  await wall.getByRole('heading', { level: 1 }).filter({ hasNotText: 'tell two of them' }).first().waitFor();
  await olga.page.keyboard.press('[');
  await wall.getByRole('heading', { name: /What goes wrong today/ }).waitFor();
  const size = await wall
    .getByRole('heading', { name: /What goes wrong today/ })
    .evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
  expect(size).toBeGreaterThanOrEqual(56);
  expect(await wall.locator('body').textContent()).not.toContain('not convinced');
  await wall.close();
});

test('no page of it is closed to anybody: nothing is wrong, nothing scrolls sideways', async () => {
  await olga.goes('/walk');
  await olga.page.getByRole('region', { name: 'Where we are' }).waitFor();
  for (const person of [olga, ann, bob]) {
    expect(await faults(person)).toEqual([]);
    expect(await person.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
  await presses(bob, /^More of/);
  expect(await faults(bob)).toEqual([]);
});

test('a parked question, a change of the timer and a question put to all are taken back by one key', async () => {
  const { page } = olga;
  const undo = (back: string) =>
    bar(olga)
      .getByRole('button', { name: `Undo: ${back}` })
      .waitFor();
  await olga.goes('/points/3');
  await page.keyboard.press('p');
  await page.keyboard.type('Who sweeps the shed?');
  await page.keyboard.press('Enter');
  await undo('remove “Who sweeps the shed?”');
  await page.keyboard.press('u');
  await ann.page.getByText('Who sweeps the shed?').first().waitFor({ state: 'detached' });

  await presses(olga, /paused/);
  await presses(olga, 'Turn off');
  await bar(ann).locator('.clock').waitFor({ state: 'detached' });
  await undo('the timer as before');
  await page.keyboard.press('u');
  await bar(ann).getByText('paused').waitFor();

  await olga.goes(`/points/1?q=${PROBLEM}`);
  await presses(olga, 'Ask everybody');
  await presses(olga, 'Ask now');
  await ann.card(PROBLEM).getByText('Put to everybody').first().waitFor();
  await undo('take the question back');
  await page.keyboard.press('u');
  await bar(olga).getByRole('button', { name: 'Ask everybody' }).waitFor();
  await ann.card(PROBLEM).getByText('Put to everybody').first().waitFor({ state: 'detached' });
});

test('its end is looked at first, opens the minutes for everybody, and is taken back by one key', async () => {
  const { page } = olga;
  const endsIt = async (open: string) => {
    await ends();
    const dialog = page.getByRole('dialog', { name: 'End the walkthrough' });
    await dialog.getByText(open).waitFor();
    await dialog.getByRole('textbox').fill('Thank you all.');
    await dialog.getByRole('button', { name: 'End it for everybody' }).click();
    await Promise.all([olga, ann, bob].map((person) => isAt(person, `/walk/minutes/${WALK}`)));
    await Promise.all([olga, ann, bob].map((person) => bar(person).waitFor({ state: 'detached' })));
  };
  const wall = await onTheWall();
  await endsIt('1 question on the agenda stays open:');
  await bob.page.getByText('Thank you, Bob.').waitFor();
  await wall.getByRole('heading', { name: 'What we decided' }).waitFor();
  await wall.getByText('By something it has already').first().waitFor();
  await wall.getByText('Thank you all.').waitFor();
  for (const person of [olga, ann, bob]) expect(await faults(person)).toEqual([]);
  await page.keyboard.press('u');
  await Promise.all([olga, ann, bob].map((person) => bar(person).waitFor()));
  await endsIt('1 question on the agenda stays open:');
  expect(moments('ended')).toHaveLength(2);
  expect(moments('ended').join()).toContain('Thank you all.');
  await wall.close();
  await Promise.all([olga, ann, bob].map((person) => person.leaves()));
});
