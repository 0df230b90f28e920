import { afterAll, beforeAll, expect, test } from 'vitest';
import { faults } from './faults.ts';
import { gives } from './gives.ts';
import type { Person } from './person.ts';
import { eventually, openRoom, type Room } from './room.ts';

let room: Room;
let olga: Person;
/** The code of the lobby, and the link for all who take part. */
let code: string;
let forMany: string;

beforeAll(async () => {
  room = await openRoom({}, ['--invite']);
  const [own = '', many = ''] = [...room.said.matchAll(/http:\S+\/join#\S+/g)].map(([link]) => link);
  forMany = many;
  code = /and type (\w+);/.exec(room.said)?.[1] ?? '';
  olga = await room.person();
  await comesIn(olga, own, 'Olga', 'Facilitation');
  await olga.page.waitForURL('**/walk');
});
afterAll(() => room.close());

/** Opens a link, says who one is, and comes in with Enter. */
async function comesIn({ page }: Person, link: string, name: string, role = ''): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('You speak for').fill(role);
  await page.keyboard.press('Enter');
}

/** Makes a link on the page for it. */
async function invites(name: string, role: string, does = 'answers and asks'): Promise<string> {
  const { page } = olga;
  await olga.goes('/walk/invite');
  await page.getByLabel('Their name').fill(name);
  await page.getByLabel('They speak for').fill(role);
  await page.getByLabel('What they may do').selectOption({ label: does });
  await page.getByRole('button', { name: 'Make the link' }).click();
  const fresh = page.getByRole('region', { name: 'The new link' });
  await fresh.getByRole('img', { name: /QR code/ }).waitFor();
  return await fresh.getByRole('textbox', { name: 'The link' }).inputValue();
}

/** What whoever may decide is offered, before anybody has answered and after. */
const SETTLES = /^(Decide|Other|Assume|Put it off|Save and decide)( |$)/;
/** What whoever may answer and ask is offered. */
const SAYS = /^(Ask|Answer|Save|Save only|Right|Wrong|I don’t know|Nobody here knows|Doesn’t apply)( |$)/;

test('before one is in nothing of the workspace shows, and the secret leaves the address bar', async () => {
  const stranger = await room.person();
  const { page } = stranger;
  await page.goto(`${room.url}/questions`);
  await page.getByLabel('The code on the wall').waitFor();
  expect(new URL(page.url()).pathname).toBe('/join');
  expect((await page.request.get(`${room.url}/api/workspace`)).status()).toBe(401);
  await page.goto(forMany);
  await page.getByRole('heading', { name: /^Olga asks about .+ · \d+ minutes?$/ }).waitFor();
  await page.getByLabel('Your name').waitFor();
  await eventually(() => expect(page.url()).toBe(`${room.url}/join`));
  expect(await page.locator('body').textContent()).not.toMatch(/entit|question/i);
  expect(await faults(stranger)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await faults(stranger)).toEqual([]);
  // No script reads the cookie that lets Olga in, and it holds when she loads the page again.
  expect(await olga.page.evaluate(() => document.cookie)).toBe('');
  await olga.page.reload();
  await olga.page.getByRole('button', { name: 'Olga · Facilitation' }).waitFor();
});

test('a personal link knows its person, whose answer bears that name', async () => {
  const link = await invites('Kim', 'Operations');
  const kim = await room.person({ width: 390 });
  await kim.page.goto(link);
  await expect.poll(() => kim.page.getByLabel('You speak for').inputValue()).toBe('Operations');
  await kim.page.getByRole('button', { name: 'Come in' }).click();
  await kim.page.getByRole('heading', { name: 'What waits for you' }).waitFor();
  await kim.goes('/questions/purpose.name');
  await kim.form('purpose.name').getByRole('textbox').first().fill('Billy');
  await kim.saves('purpose.name');
  expect(await kim.page.getByRole('button', { name: SETTLES }).count()).toBe(0);
  await eventually(() =>
    expect(Object.values(room.files('questions/purpose.name/responses')).join()).toContain(
      'by: Kim\nrole: Operations\n',
    ),
  );
  const thief = await room.person();
  await comesIn(thief, link, 'Eve');
  await thief.page.getByText('This link belongs to Kim').waitFor();
  await kim.leaves();
});

test('whoever comes by the link for many and has not said whom they speak for chooses with one press', async () => {
  const groups = ['Finance', 'Front desk'];
  const payload = { by: { name: 'Olga', role: '' }, title: 'First round', minutes: 30, groups, agenda: [] };
  await gives(room, { type: 'start', payload }, { id: '2026-11-22-3fa9c1d2', who: olga });
  const uma = await room.person({ width: 390 });
  await comesIn(uma, forMany, 'Uma');
  await uma.page.getByRole('heading', { name: 'You are in, Uma.' }).waitFor();
  expect(await faults(uma)).toEqual([]);
  await uma.page.getByRole('button', { name: 'Front desk' }).click();
  await uma.page.getByRole('heading', { name: 'First round' }).waitFor();
  // On a phone the bar of the walkthrough is the only one.
  await uma.page.getByRole('button', { name: 'More' }).click();
  await uma.page.getByRole('button', { name: 'Uma · Front desk' }).click();
  await uma.page.getByRole('dialog', { name: 'You' }).waitFor();
  expect(await faults(uma)).toEqual([]);
  await uma.page.getByRole('button', { name: 'Leave' }).click();
  await uma.page.getByRole('button', { name: 'Come in' }).waitFor();
  await uma.page.goto(`${room.url}/spec`);
  await eventually(() => expect(new URL(uma.page.url()).pathname).toBe('/join'));
});

test('by the code into the lobby: let in, turned away, and let in at once for ten minutes', async () => {
  await olga.goes('/walk/invite');
  const { page } = olga;
  const [dana, ben] = await Promise.all([room.person({ width: 390 }), room.person({ width: 390, dark: true })]);
  await comesIn(dana, `${room.url}/join?code=${code.toLowerCase()}`, 'Dana');
  await comesIn(ben, `${room.url}/join?code=${code}`, 'Ben', 'Sales');
  await ben.page.getByText('Ben, you are in the lobby.').waitFor();
  expect((await ben.page.request.get(`${room.url}/api/workspace`)).status()).toBe(403);
  expect(await faults(ben)).toEqual([]);
  await page.getByRole('heading', { name: '2 people want to come in' }).waitFor();
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [390, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    expect(await faults(olga)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await page.getByRole('button', { name: 'Let in: Dana' }).click();
  await dana.page.getByRole('heading', { name: 'First round' }).waitFor();
  await page.getByRole('button', { name: 'Turn away: Ben' }).click();
  await ben.page.getByRole('alert').getByText('You were not let in.').waitFor();
  await page.getByRole('button', { name: 'Let everybody in for 10 minutes' }).click();
  await page.getByText(/comes in at once, until/).waitFor();
  await ben.page.getByRole('button', { name: 'Come in' }).click();
  await ben.page.getByRole('heading', { name: 'First round' }).waitFor();
  await page.getByRole('button', { name: 'Close the door again' }).click();
  await page.getByRole('button', { name: 'Show out: Ben' }).click();
  await page.getByRole('button', { name: 'Show them out' }).click();
  await ben.page.getByRole('heading', { name: 'You are no longer in' }).waitFor();
  await dana.leaves();
});

test('a wrong code, a name that is taken and a server that does not answer: each says what to do', async () => {
  const guest = await room.person();
  const { page } = guest;
  const said = page.getByRole('alert');
  await comesIn(guest, `${room.url}/join?code=AAAAAA`, 'Gus');
  await said.getByText('That code does not work now; check it on the screen again.').waitFor();
  await page.getByLabel('The code on the wall').fill(code);
  await page.getByLabel('Your name').fill('Olga');
  await page.getByLabel('You speak for').fill('Facilitation');
  await page.getByRole('button', { name: 'Come in' }).click();
  await said.getByText('Olga (Facilitation) is here already').waitFor();
  await page.route('**/api/lobby', (route) => route.abort());
  await page.getByLabel('Your name').fill('Gus');
  await page.getByRole('button', { name: 'Come in' }).click();
  await said.getByText('Join the same network as the facilitator').waitFor();
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Come in' }).click();
  await page.getByText('Gus, you are in the lobby.').waitFor();
  await page.getByRole('button', { name: 'Stop waiting' }).click();
  await page.getByRole('button', { name: 'Come in' }).waitFor();
});

test('an ended invitation shows its people out and opens nothing; a new link takes the place of the old', async () => {
  const { page } = olga;
  const lost = await invites('Pia', 'Legal');
  await page.getByRole('button', { name: 'New link: Pia · Legal' }).click();
  await page.getByRole('button', { name: 'Make it' }).click();
  const field = page.getByRole('textbox', { name: 'The link' });
  await eventually(async () => expect(await field.inputValue()).not.toBe(lost));
  const link = await field.inputValue();
  const finder = await room.person();
  await comesIn(finder, lost, 'Eve');
  await finder.page.getByText('This link no longer works; ask the facilitator for a new one.').waitFor();
  const pia = await room.person();
  await pia.page.goto(link);
  await pia.page.getByRole('button', { name: 'Come in' }).click();
  await pia.page.getByRole('heading', { name: 'First round' }).waitFor();
  await page.getByText('Used by Pia · Legal').waitFor();
  await page.getByRole('button', { name: 'End: Pia · Legal' }).click();
  await page.getByRole('button', { name: 'End it' }).click();
  await pia.page.getByRole('heading', { name: 'You are no longer in' }).waitFor();
  await pia.page.getByRole('link', { name: 'Join again' }).click();
  await comesIn(pia, link, 'Pia');
  await pia.page.getByText('This link no longer works').waitFor();
});

test('whoever looks on is offered nothing that they may not do', async () => {
  const link = await invites('Vic', '', 'watches');
  const vic = await room.person();
  await vic.page.goto(link);
  await vic.page.getByRole('button', { name: 'Come in' }).click();
  await vic.page.getByRole('heading', { name: 'First round' }).waitFor();
  await vic.goes('/points/3?q=entities.records');
  await vic.card('entities.records').getByText('You are watching; others answer.').waitFor();
  await vic.page.locator('[data-pin]').first().click();
  await vic.page.getByRole('button', { name: 'Who says what?' }).waitFor();
  for (const name of [SETTLES, SAYS]) expect(await vic.page.getByRole('button', { name }).count()).toBe(0);
  await vic.goes('/walk/invite');
  await vic.page.getByText('The facilitator invites people').waitFor();
  await vic.leaves();
});

test('where only this machine is served, the page says how to invite', async () => {
  const alone = await openRoom();
  try {
    const person = await alone.person();
    await person.goes('/walk/invite');
    await person.page.getByText('npx specwalk --lan').waitFor();
    expect(await faults(person)).toEqual([]);
    await person.page.goto(`${alone.url}/join`);
    await person.page.getByLabel('Your name').fill('Ann');
    await person.page.keyboard.press('Enter');
    await person.page.getByRole('heading', { name: 'Walk through it together' }).waitFor();
    await person.leaves();
  } finally {
    await alone.close();
  }
});
