import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from './person.ts';
import { eventually, openRoom, type Room } from './room.ts';

/** A whole walkthrough without a mouse: everything is reached, done and heard, and the keyboard is never lost. */

const PROBLEM = 'purpose.problem';
let room: Room;
let olga: Person;
let ann: Person;
/** Looks on. */
let vic: Person;
/** What was said aloud to each of them, in order. */
const heard = new Map<Person, string[]>();

beforeAll(async () => {
  room = await openRoom({}, ['--invite']);
  [olga, ann, vic] = await Promise.all([room.person(), room.person(), room.person()]);
  await Promise.all([olga, ann, vic].map(listens));
});
afterAll(() => room.close());

/** Hears what a screen reader would say by itself. */
async function listens(person: Person): Promise<void> {
  const said: string[] = [];
  heard.set(person, said);
  await person.page.exposeFunction('saidAloud', (words: string) => said.push(words));
  await person.page.addInitScript(() => {
    const hear: unknown = Reflect.get(window, 'saidAloud');
    const say = (words: string | null | undefined) => words && typeof hear === 'function' && hear(words);
    const tell = ({ target, addedNodes }: MutationRecord) => {
      const around = target instanceof Element ? target : target.parentElement;
      const region = around?.closest('[role="status"], [role="log"]');
      // A status is read as a whole, a log line by line.
      if (region?.role === 'log') for (const { textContent } of addedNodes) say(textContent);
      else say(region?.textContent);
    };
    const all = { subtree: true, childList: true, characterData: true };
    new MutationObserver((changes) => changes.forEach(tell)).observe(document, all);
  });
}

const hears = (person: Person, words: string | RegExp) =>
  expect.poll(() => heard.get(person)?.filter((said) => said.match(words)).length ?? 0).toBeGreaterThan(0);

/** What has the keyboard; nothing where it is lost. */
const holder = ({ page }: Person) =>
  page.evaluate(() => {
    const { activeElement, body } = document;
    return activeElement === body ? '' : (activeElement?.outerHTML.slice(0, 120) ?? '');
  });

const keepsTheKeyboard = (person: Person) => expect.poll(() => holder(person)).not.toBe('');

const STEPS = 400;

/** Goes on with Tab until something has the keyboard, as whoever sees no mouse does. */
async function reaches({ page }: Person, goal: Locator): Promise<void> {
  await goal.first().waitFor();
  const isThere = () => goal.first().evaluate((element) => element === document.activeElement);
  for (let step = 0; step < STEPS; step += 1) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  expect.fail(`Tab never comes to ${goal}.`);
}

/** Presses a button or a link, and has the keyboard afterwards. */
async function presses(
  person: Person,
  name: string | RegExp,
  inside: Pick<Locator, 'getByRole'> = person.page,
  role: 'button' | 'link' = 'button',
): Promise<void> {
  await keepsOn(person, async () => {
    await reaches(person, inside.getByRole(role, { name }));
    await person.page.keyboard.press('Enter');
  });
}

/** A key that works from anywhere. */
async function keys(person: Person, ...names: readonly string[]): Promise<void> {
  await keepsOn(person, async () => {
    // At once, as the second of two must come soon after the first.
    await Promise.all(names.map((name) => person.page.keyboard.press(name)));
  });
}

/** Waits until the page has drawn what a key set off. */
const drawn = ({ page }: Person) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

async function keepsOn(person: Person, act: () => Promise<void>): Promise<void> {
  const had = await holder(person);
  await act();
  await drawn(person);
  // A button that is off while it is sent gives the keyboard back.
  if (had !== '') await expect.poll(() => holder(person), { message: `after ${had}` }).not.toBe('');
}

async function types(
  person: Person,
  label: string,
  words: string,
  inside: Pick<Locator, 'getByLabel'> = person.page,
): Promise<void> {
  await reaches(person, inside.getByLabel(label));
  await person.page.keyboard.press('Control+A');
  await person.page.keyboard.type(words);
}

/** Goes to one of a row of radio buttons and takes it by the arrows. */
async function takes(person: Person, way: Locator): Promise<void> {
  const { page } = person;
  const choice = way.getByRole('radio');
  const group = await choice.getAttribute('name');
  await reaches(person, page.locator(`input[name="${group}"]:checked`));
  for (let step = 0; step < STEPS && !(await choice.isChecked()); step += 1) await page.keyboard.press('ArrowDown');
  expect(await choice.isChecked()).toBe(true);
}

async function comesIn(person: Person, link: string, name: string, role: string): Promise<void> {
  const { page } = person;
  await page.goto(link);
  await types(person, 'Your name', name);
  await types(person, 'You speak for', role);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/join');
  await page.locator('.frame h1').first().waitFor();
  await keepsTheKeyboard(person);
}

const isAt = ({ page }: Person, path: string) => page.waitForURL(`${room.url}${path}`);
const moments = () => Object.values(room.files('questions/walkthroughs'));

test('in: by link, by name, and on to the agenda', async () => {
  const [own = '', many = ''] = [...room.said.matchAll(/http:\S+\/join#\S+/g)].map(([link]) => link);
  await comesIn(olga, own, 'Olga', 'Product');
  await presses(olga, 'Invite people', olga.page, 'link');
  await types(olga, 'Their name', 'Vic');
  await reaches(olga, olga.page.getByLabel('What they may do'));
  await olga.page.keyboard.type('watches');
  await presses(olga, 'Make the link');
  const field = olga.page.getByRole('textbox', { name: 'The link' });
  await field.waitFor();
  await Promise.all([comesIn(vic, await field.inputValue(), 'Vic', 'Audit'), comesIn(ann, many, 'Ann', 'Finance')]);
});

test('prepared: minutes, another order, and begun', async () => {
  const { page } = olga;
  await keys(olga, 'g', 'w');
  await presses(olga, '30 min');
  await types(olga, 'Title', 'By hand');
  await reaches(olga, page.locator(`[data-hold="down ${PROBLEM}"]`));
  await page.keyboard.press('Alt+ArrowUp');
  await hears(olga, /is now 3 of/);
  await page.keyboard.press('Alt+ArrowUp');
  await hears(olga, /is now 2 of/);
  await keepsTheKeyboard(olga);
  await presses(olga, 'Begin');
  await page.getByRole('heading', { name: 'By hand', level: 1 }).waitFor();
  await hears(olga, '“By hand” has begun.');
  await keepsTheKeyboard(olga);
  await Promise.all([isAt(ann, '/points/1'), isAt(vic, '/points/1')]);
  await keepsTheKeyboard(ann);
});

test('on: the next stop and the next, one taken back, and what the keys do looked up in between', async () => {
  const { page } = olga;
  await page.getByRole('region', { name: 'Walkthrough', exact: true }).getByText('All are at').waitFor();
  await keys(olga, 'j');
  await isAt(olga, '/points/1');
  // Two, as fast as a hand presses them.
  await keys(olga, ']');
  await keys(olga, ']');
  await Promise.all([olga, ann].map((person) => isAt(person, `/points/1?q=${PROBLEM}`)));
  await hears(ann, /^Olga shows .*What goes wrong/);
  await keys(olga, ']');
  await page.waitForURL((url) => url.searchParams.get('q') !== PROBLEM);
  await keys(olga, '?');
  await page.getByRole('dialog').getByText('Take everybody to the next stop').waitFor();
  await keys(olga, 'Escape');
  await keys(olga, 'u');
  await Promise.all([olga, ann, vic].map((person) => isAt(person, `/points/1?q=${PROBLEM}`)));
  await hears(vic, /^Back to .*What goes wrong/);
  await Promise.all([olga, ann].map(keepsTheKeyboard));
});

test('asked: hidden until revealed, against the clock, with a hand up', async () => {
  const { page } = olga;
  await presses(olga, 'Ask everybody');
  await takes(olga, page.locator('.put').locator('label', { hasText: 'Hidden until revealed' }));
  await presses(olga, 'Ask now');
  for (const person of [ann, vic]) await hears(person, /^A question for everybody: What goes wrong.*hidden/);
  await keepsTheKeyboard(olga);
  await presses(olga, 'Timer');
  await page.keyboard.type('15');
  await page.keyboard.press('Enter');
  await hears(ann, 'Timer: 15 minutes from now.');

  await reaches(ann, ann.form(PROBLEM).getByRole('textbox'));
  await ann.page.keyboard.type('Invoices go out late');
  await keys(ann, 'Control+Enter');
  await hears(ann, /Given\..*1 of 1/);
  await keys(ann, 'h');
  await hears(ann, 'Your hand is up.');
  await presses(olga, 'Ann: hand up');
  await presses(olga, 'Lower the hand of Ann');
  await keys(olga, 'Escape');
  await keepsTheKeyboard(olga);
  expect(await vic.page.locator('body').textContent()).not.toContain('Invoices go out late');
});

test('revealed: a stand with a reason, and it is decided', async () => {
  const { page } = olga;
  await presses(olga, /^Reveal$/);
  for (const person of [olga, ann, vic]) await hears(person, 'The answers are shown.');
  await Promise.all([olga, ann].map(keepsTheKeyboard));
  const answer = (person: Person) => person.card(PROBLEM).locator('[data-response]');
  await presses(olga, 'But …', answer(olga));
  const form = page.getByRole('form', { name: 'Your reaction' });
  await takes(olga, form.locator('label', { hasText: 'With a reservation' }));
  await types(olga, 'Why?', 'Only in May', form);
  await keys(olga, 'Control+Enter');
  await answer(ann).getByText('Only in May').waitFor();
  await keepsTheKeyboard(olga);

  await presses(olga, /^Decide “/, olga.card(PROBLEM));
  await hears(olga, /^Decided, and written/);
  for (const person of [ann, vic]) await hears(person, /^Olga decided: What goes wrong/);
  await keepsTheKeyboard(olga);
});

test('parked, found by the palette, over, and read', async () => {
  await keys(ann, 'p');
  await ann.page.keyboard.type('Who sends reminders?');
  await keys(ann, 'Enter');
  await hears(ann, /^Parked at/);
  await keepsTheKeyboard(ann);

  const { page } = olga;
  await keys(olga, 'Control+K');
  await page.getByRole('combobox').waitFor();
  await page.keyboard.type('end the walk');
  await keys(olga, 'Enter');
  await presses(olga, 'End it for everybody');
  for (const person of [olga, ann, vic]) await hears(person, 'The walkthrough is over.');
  await Promise.all([olga, ann, vic].map((person) => person.page.waitForURL(/\/walk\/minutes\//)));
  await Promise.all([olga, ann].map(keepsTheKeyboard));
  await page.getByText('Only in May').first().waitFor();
  await keepsTheKeyboard(olga);
});

test('the files hold it all', async () => {
  await eventually(() => expect(moments().some((text) => text.includes('Who sends reminders?'))).toBe(true));
  const happened = (what: string) => moments().filter((text) => text.includes(`happened: ${what}`)).length;
  const counted = ['joined', 'shown', 'put', 'revealed', 'ended'].map((what) => [what, happened(what)]);
  expect(Object.fromEntries(counted)).toEqual({ joined: 3, shown: 5, put: 1, revealed: 1, ended: 1 });
  expect(Object.values(room.files(`questions/${PROBLEM}/responses`)).join()).toContain('Invoices go out late');
  expect(Object.values(room.files(`questions/${PROBLEM}/stances`)).join()).toMatch(
    /stand: reservation[\s\S]*by: Olga[\s\S]*Only in May/,
  );
  expect(room.read(`questions/${PROBLEM}/decisions/0001.md`)).toContain('Invoices go out late');
  await Promise.all([olga, ann, vic].map((person) => person.leaves()));
});
