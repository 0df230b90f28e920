import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CutLine, freePort, openLine } from './cut-line.ts';
import { faults } from './faults.ts';
import { DECIDES, type Person } from './person.ts';
import { eventually, openRoom, type Room } from './room.ts';

/** One facilitator and six people, each at a browser of their own, from the invitations to the minutes. */

const PROBLEM = 'purpose.problem';
const NAME = 'purpose.name';

let room: Room;
let olga: Person;
let dana: Person;
/** On a phone. */
let kim: Person;
/** Goes offline in the middle. */
let ben: Person;
/** Keeps her name back. */
let ann: Person;
/** Looks on. */
let vic: Person;
/** Comes late, by the code. */
let lea: Person;

/** The line between Ben and the server, and where the others reach it. */
let line: CutLine;
let url: string;

beforeAll(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  line = await openLine(port);
  room = await openRoom({}, ['--invite', '--port', String(port), '--address', line.url]);
});
afterAll(async () => {
  line.close();
  await room.close();
});

async function comesIn(person: Person, link: string, name: string, role: string): Promise<void> {
  const { page } = person;
  await page.goto(person === ben ? link : link.replace(line.url, url));
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('You speak for').fill(role);
  await page.getByRole('button', { name: 'Come in' }).click();
  await page.waitForURL((url) => url.pathname !== '/join');
}

async function invites(name: string, role: string, does: string): Promise<string> {
  const { page } = olga;
  await page.getByLabel('Their name').fill(name);
  await page.getByLabel('They speak for').fill(role);
  await page.getByLabel('What they may do').selectOption({ label: does });
  await page.getByRole('button', { name: 'Make the link' }).click();
  const fresh = page.getByRole('region', { name: 'The new link' });
  const link = fresh.getByRole('textbox', { name: 'The link' });
  await expect.poll(() => link.inputValue()).toMatch(/join#/);
  await eventually(async () => expect(await fresh.textContent()).toContain(name));
  return await link.inputValue();
}

/** Waits until somebody’s page has been taken to a question. */
async function isTakenTo({ page }: Person, question: string): Promise<void> {
  await page.waitForURL((url) => url.searchParams.get('q') === question);
}

async function types(person: Person, question: string, words: string): Promise<void> {
  await person.form(question).locator('.shape-input :is(input, textarea)').first().fill(words);
}

/** Presses one of the buttons of the facilitator’s bar. */
async function presses(name: string | RegExp): Promise<void> {
  await olga.page.getByRole('region', { name: 'Walkthrough' }).getByRole('button', { name }).first().click();
}

async function puts(how: { readonly sight?: string; readonly names?: string }): Promise<void> {
  const { page } = olga;
  await presses('Ask everybody');
  for (const way of [how.names, how.sight]) if (way) await page.locator('.put').getByText(way, { exact: true }).click();
  await page.getByRole('button', { name: 'Ask now' }).click();
}

const textOf = ({ page }: Person) => page.locator('body').textContent();

test('invited: a link for one, a link to look on, a link for many', async () => {
  const [own = '', many = ''] = [...room.said.matchAll(/http:\S+\/join#\S+/g)].map(([link]) => link);
  // Whoever leads sits at a desk.
  olga = await room.person({ stays: true, url, width: 1440 });
  await comesIn(olga, own, 'Olga', 'Product');
  await olga.goes('/walk/invite');
  const forKim = await invites('Kim', 'Operations', 'answers and asks');
  const forVic = await invites('Vic', 'Audit', 'watches');
  [dana, kim, ben, ann, vic] = await Promise.all([
    room.person({ stays: true, url }),
    room.person({ stays: true, url, width: 390 }),
    room.person({ stays: true, idle: true }),
    room.person({ stays: true, url, dark: true }),
    room.person({ stays: true, url }),
  ]);
  await Promise.all([
    comesIn(dana, many, 'Dana', 'Finance'),
    comesIn(kim, forKim, 'Kim', 'Operations'),
    comesIn(ben, many, 'Ben', 'Desk'),
    comesIn(ann, many, 'Ann', 'Desk'),
    comesIn(vic, forVic, 'Vic', 'Audit'),
  ]);
});

test('begun: everybody who is there is taken along', async () => {
  const { page } = olga;
  await olga.goes('/walk');
  await page.getByRole('button', { name: '30 min' }).click();
  await page.getByLabel('Title').fill('First round');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('heading', { name: 'First round' }).waitFor();
  await Promise.all([dana, kim, ben, ann, vic].map(({ page: theirs }) => theirs.waitForURL(/\/points\//)));
  for (const stop of ['purpose.what', 'purpose.groups', 'purpose.name', PROBLEM]) {
    await presses(/^Next: /);
    await isTakenTo(dana, stop);
  }
  await page.getByRole('link', { name: /where everybody is$/ }).click();
  await Promise.all([olga, dana, kim, ben, ann, vic].map((person) => isTakenTo(person, PROBLEM)));
});

test('hidden until revealed: all answer at once, one without a name, one offline', async () => {
  await puts({ names: 'Optional' });
  await Promise.all([dana, kim, ben, ann].map(({ page }) => page.getByText('Hidden until revealed').first().waitFor()));
  expect(await vic.form(PROBLEM).count()).toBe(0);

  await types(dana, PROBLEM, 'Invoices go out late');
  await dana.page.keyboard.press('Control+Enter');
  await types(kim, PROBLEM, 'Nobody knows who has paid');
  await kim.save(PROBLEM).click();
  await types(ann, PROBLEM, 'The desk is never asked');
  await ann.page.getByText('Without my name').click();
  await ann.save(PROBLEM).click();

  line.cut();
  await types(ben, PROBLEM, 'Invoices go out late');
  await ben.save(PROBLEM).click();
  await ben.page.getByText('on this device').first().waitFor();
  await eventually(() => expect(Object.keys(room.files(`questions/${PROBLEM}/responses`))).toHaveLength(3));
  line.mend();
  await eventually(() => expect(Object.keys(room.files(`questions/${PROBLEM}/responses`))).toHaveLength(4));
  await expect.poll(() => ben.page.getByText('on this device').count()).toBe(0);

  for (const person of [olga, vic, kim]) expect(await textOf(person)).not.toContain('Invoices go out late');
  await olga.page.getByRole('button', { name: '4 of 4 have answered' }).waitFor();
});

test('revealed: answers beside each other, one is blocked, and it is decided against the block', async () => {
  const { page } = olga;
  await presses('Reveal');
  await Promise.all(
    [olga, vic, ben].map(({ page: theirs }) => theirs.getByText('Nobody knows who has paid').first().waitFor()),
  );
  expect(await faults(olga)).toEqual([]);
  expect(await faults(kim)).toEqual([]);

  const late = kim.card(PROBLEM).locator('[data-response]', { hasText: 'Invoices go out late' });
  await late.getByRole('button', { name: 'But …' }).click();
  await kim.page.getByText('Block', { exact: true }).click();
  await kim.page.getByLabel('Why?').fill('Paying is the trouble');
  await kim.page.getByRole('button', { name: 'Save', exact: true }).click();
  await eventually(() =>
    expect(Object.values(room.files(`questions/${PROBLEM}/stances`)).join()).toContain('stand: block'),
  );

  await page.getByRole('button', { name: DECIDES }).click();
  const form = page.getByRole('form', { name: 'Decide' });
  await form.getByText('Invoices go out late').click();
  // What goes against it stands beside the form, and once it is decided with the decision.
  await olga.card(PROBLEM).getByText('Kim blocks it: “Paying is the trouble”').waitFor();
  await form.getByRole('button', { name: 'Decide' }).click();
  await Promise.all(
    [olga, dana, vic].map(({ page: theirs }) =>
      theirs.locator(`[data-spot="${PROBLEM}"][data-look="decided"]`).first().waitFor(),
    ),
  );
  const decision = dana.card(PROBLEM).getByRole('region', { name: 'The decision' });
  await decision.getByText('Kim blocks it: “Paying is the trouble”').waitFor();
});

test('late: by the code, through the lobby, to where everybody is', async () => {
  const code = /type (\w+);/.exec(room.said)?.[1] ?? '';
  lea = await room.person({ stays: true, url, width: 768 });
  await lea.page.goto(`${url}/join?code=${code}`);
  await lea.page.getByLabel('Your name').fill('Lea');
  await lea.page.getByLabel('You speak for').fill('Legal');
  await lea.page.keyboard.press('Enter');
  await lea.page.getByText(/lets? people in/).waitFor();
  expect((await lea.page.request.get(`${url}/api/workspace`)).status()).toBe(403);
  await olga.goes('/walk');
  await olga.page
    .getByRole('button', { name: /^(?:Admit|Let in)/ })
    .first()
    .click();
  await isTakenTo(lea, PROBLEM);
});

test('on: a move and its undoing, an open round, a question deferred and one parked', async () => {
  const { page } = olga;
  await presses(/^Next: /);
  await lea.page.waitForURL((url) => url.searchParams.get('q') !== PROBLEM);
  await presses(/^Undo/);
  await isTakenTo(lea, PROBLEM);
  await olga.goes(`/points/1?q=${PROBLEM}`);
  await page.locator(`[data-chip="${NAME}"]`).click();
  await isTakenTo(olga, NAME);
  await presses('Bring everybody here');
  await Promise.all([dana, kim, ben, ann, vic, lea].map((person) => isTakenTo(person, NAME)));

  await puts({ names: 'With names', sight: 'Open at once' });
  await types(dana, NAME, 'Invoicer');
  await dana.page.keyboard.press('Control+Enter');
  await lea.page.getByText('Invoicer').first().waitFor();

  await page.getByRole('button', { name: DECIDES }).click();
  const form = page.getByRole('form', { name: 'Decide' });
  await form.getByText('Put off', { exact: true }).click();
  await form.getByLabel('Who will answer it?').fill('Lea');
  await form.getByLabel('By when?').fill('2027-02-01');
  await form.getByRole('button', { name: 'Decide' }).click();
  await eventually(() => expect(room.read(`questions/${NAME}/decisions/0001.md`)).toContain('owner: Lea'));

  await ben.page.locator('h1').first().focus();
  await ben.page.keyboard.press('p');
  await ben.page.keyboard.type('Who sends reminders?');
  await ben.page.keyboard.press('Enter');
  await eventually(() =>
    expect(Object.keys(room.files()).filter((path) => /who-sends.*question\.md$/.test(path))).toHaveLength(1),
  );
});

test('over: the minutes tell it, and the files hold it', async () => {
  const { page } = olga;
  await presses('More of the walkthrough');
  await presses('End …');
  await page.getByRole('button', { name: 'End it for everybody' }).click();
  const walks = () => Object.keys(room.files('questions/walkthroughs'));
  await eventually(() => expect(walks().some((path) => path.endsWith('minutes.md'))).toBe(true));
  const [id = ''] = walks().map((path) => path.split('/')[2]);
  const moments = Object.values(room.files(`questions/walkthroughs/${id}/moments`));
  const happened = (what: string) => moments.filter((text) => text.includes(`happened: ${what}`)).length;
  expect(Object.fromEntries(['joined', 'put', 'revealed', 'ended'].map((what) => [what, happened(what)]))).toEqual({
    joined: 7,
    put: 2,
    revealed: 1,
    ended: 1,
  });

  const answers = Object.values(room.files(`questions/${PROBLEM}/responses`));
  expect(answers).toHaveLength(4);
  expect(answers.every((text) => text.includes(`during: ${id}`))).toBe(true);
  const unnamed = answers.filter((text) => text.includes('anonymous: true'));
  expect(unnamed).toHaveLength(1);
  expect(unnamed.join()).not.toMatch(/Ann|Desk|by:|role:/);
  expect(room.read(`questions/${PROBLEM}/decisions/0001.md`)).toContain(`during: ${id}`);

  const minutes = room.read(`questions/walkthroughs/${id}/minutes.md`);
  for (const told of [
    'Olga',
    'Vic',
    'Lea',
    'Invoices go out late',
    'Paying is the trouble',
    '2027-02-01',
    'Who sends reminders?',
  ])
    expect(minutes).toContain(told);
  // All of those who were there are named once, and nothing stands beside the answer without a name.
  expect(minutes).not.toMatch(/The desk is never asked[^\n]*Ann/);
  await olga.goes(`/walk/minutes/${id}`);
  await page.getByText('Paying is the trouble').first().waitFor();
  expect(await faults(olga)).toEqual([]);
});

test('later: what waits for somebody, and an answer that contradicts is kept and raised', async () => {
  await lea.goes('/walk/mine');
  await lea.page.getByText('2027-02-01').first().waitFor();
  expect(await faults(lea)).toEqual([]);
  await lea.goes(`/questions/${PROBLEM}`);
  await lea.page.getByRole('button', { name: 'I have another answer' }).click();
  await types(lea, PROBLEM, 'The law has changed');
  await lea.save(PROBLEM).click();
  await olga.goes(`/questions/${PROBLEM}`);
  await olga.page.getByText('Lea has answered differently since the decision.').waitFor();
  for (const person of [olga, dana, kim, ann, vic]) await person.leaves();
});
