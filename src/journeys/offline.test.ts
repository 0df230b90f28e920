import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { faults } from './faults.ts';
import type { Person } from './person.ts';
import { eventually, openRoom, type Room } from './room.ts';

const OFFLINE = /You are offline\./;
const DO_NOT_RELOAD = /Keep this page open and do not reload it/;
const NO_ANSWER = 'Specwalk isn’t answering.';

async function openedRoom(...how: Parameters<typeof openRoom>): Promise<Room> {
  const room = await openRoom(...how);
  onTestFinished(() => room.close());
  return room;
}

/** Somebody who could load the page without the server. */
async function atHome(room: Room, at = '/'): Promise<Person> {
  const person = await room.person({ name: 'Ann', idle: true });
  await person.loads(at);
  await person.canReload();
  return person;
}

function answersTo(room: Room, question: string): readonly string[] {
  return Object.values(room.files(`questions/${question}/responses`));
}

test('loaded without the server, every page shows what was known last, and what is typed there reaches the disk', async () => {
  const room = await openedRoom();
  const ann = await atHome(room, '/questions/purpose.measure');
  const { page } = ann;
  // What comes after loading belongs to what is known, as does what was begun.
  await ann.form('purpose.measure').getByText('Nobody here knows', { exact: true }).click();
  await ann.form('purpose.measure').getByLabel('Who would know?').fill('the auditors');
  await ann.saves('purpose.measure');
  await ann.goes('/questions/purpose.deciders');
  await ann.form('purpose.deciders').getByText('Nobody here knows', { exact: true }).click();
  await ann.form('purpose.deciders').getByLabel('Who would know?').fill('the night shift');
  await room.pullPlug();
  await page.getByText(OFFLINE).waitFor();
  expect(await page.getByText(DO_NOT_RELOAD).count()).toBe(0);

  await ann.reloads();
  await page.getByText(OFFLINE).waitFor();
  const who = ann.form('purpose.deciders').getByLabel('Who would know?');
  expect(await who.inputValue()).toBe('the night shift');
  await who.fill('the night shift, on Tuesdays');
  await ann.form('purpose.deciders').getByRole('button', { name: 'Save' }).click();
  await page.getByText('1 answer waits on this device; it goes out by itself.').waitFor();
  expect(await faults(ann)).toEqual([]);

  // A page that was never opened, in a new tab, and the sketch of a point.
  await ann.opensTab();
  await ann.loads('/questions/purpose.measure');
  await ann.page.getByText('the auditors').first().waitFor();
  await ann.page.getByText('1 answer waits on this device; it goes out by itself.').waitFor();
  await ann.loads('/points/3');
  await ann.page.locator('.stage').first().waitFor();
  expect(answersTo(room, 'purpose.deciders')).toEqual([]);

  await room.startAgain();
  await ann.page.getByText(OFFLINE).waitFor({ state: 'detached' });
  await eventually(() =>
    expect(answersTo(room, 'purpose.deciders')).toEqual([expect.stringContaining('who: the night shift, on Tuesdays')]),
  );
});

test('where the browser cannot load the page again, it says so when the line is lost', async () => {
  const room = await openedRoom();
  const ann = await room.person({ name: 'Ann', idle: true });
  // What plain http in a local network lacks.
  await ann.page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    Reflect.deleteProperty(globalThis, 'caches');
  });
  await ann.loads('/questions');
  await ann.hasAll();
  expect(await ann.page.getByText(DO_NOT_RELOAD).count()).toBe(0);
  await room.pullPlug();
  await ann.page.getByText(OFFLINE).waitFor();
  await ann.page.getByText(DO_NOT_RELOAD).waitFor();
  await ann.goes('/gaps');
  await ann.page.getByRole('heading', { name: 'What is still unsaid' }).waitFor();
});

test('whoever is shown out sees nothing of the workspace any more, with the server or without', async () => {
  const room = await openedRoom({}, ['--invite']);
  const [own = ''] = [...room.said.matchAll(/http:\S+\/join#\S+/g)].map(([link]) => link);
  const olga = await room.person();
  await olga.page.goto(own);
  await olga.page.getByLabel('Your name').fill('Olga');
  await olga.page.keyboard.press('Enter');
  await olga.page.waitForURL('**/walk');
  await olga.goes('/walk/invite');
  await olga.page.getByLabel('Their name').fill('Pia');
  await olga.page.getByRole('button', { name: 'Make the link' }).click();
  const link = await olga.page.getByRole('textbox', { name: 'The link' }).inputValue();
  const pia = await room.person({ idle: true });
  await pia.page.goto(link);
  await pia.page.getByRole('button', { name: 'Come in' }).click();
  await pia.page.getByRole('heading', { name: 'What waits for you' }).waitFor();
  await pia.canReload();
  await room.pullPlug();
  await pia.loads('/');
  await pia.page.getByRole('heading', { name: 'The product, as far as anyone can see' }).waitFor();
  await room.startAgain();

  await olga.page.reload();
  await olga.page.getByRole('button', { name: 'End: Pia' }).click();
  await olga.page.getByRole('button', { name: 'End it' }).click();
  await pia.page.getByRole('heading', { name: 'You are no longer in' }).waitFor();
  await room.pullPlug();
  await pia.loads('/questions');
  await pia.page.getByRole('heading', { name: NO_ANSWER }).waitFor();
});

test('at an address that served another workspace before, only the one that was there last shows up', async () => {
  const [ferries, own] = [await openedRoom({ 'SPEC.md': '# Ferries\n\n## Berths\n\nTBD\n' }), await openedRoom()];
  const port = Number(new URL(ferries.url).port);
  const ann = await atHome(ferries);
  await ann.page.getByRole('heading', { name: 'Ferries' }).waitFor();
  await Promise.all([ferries.pullPlug(), own.pullPlug()]);
  await own.startAgain(port);
  await ann.loads('/');
  await ann.page.getByRole('heading', { name: 'The product, as far as anyone can see' }).waitFor();
  await ann.canReload();
  await own.pullPlug();
  await ann.loads('/');
  await ann.page.getByRole('heading', { name: 'The product, as far as anyone can see' }).waitFor();
  await ann.page.getByText(OFFLINE).waitFor();
  expect(await ann.page.getByText('Ferries').count()).toBe(0);
});

test('at an address that serves something else by now, nothing of a workspace is left', async () => {
  const documents = await openedRoom({ 'docs/one.md': '# One\n\nTBD\n', 'two/SPEC.md': '# Two\n' });
  await documents.pullPlug();
  const room = await openedRoom();
  const ann = await atHome(room);
  await room.pullPlug();
  await documents.startAgain(Number(new URL(room.url).port));
  await ann.loads('/');
  const left = () =>
    ann.page.evaluate(async () => [await caches.keys(), await navigator.serviceWorker.getRegistrations()]);
  await expect.poll(left).toEqual([[], []]);
});

test('a newer app takes the place of the one before at the first load, and keeps what was typed', async () => {
  const room = await openedRoom();
  const ann = await atHome(room, '/questions/purpose.deciders');
  await ann.form('purpose.deciders').getByText('Nobody here knows', { exact: true }).click();
  await ann.form('purpose.deciders').getByLabel('Who would know?').fill('half a sen');
  await ann.draft('');
  await room.pullPlug();
  await room.startAgain(undefined, newerApp());
  const isNewer = () => ann.page.evaluate(() => document.documentElement.dataset.newer === 'yes');
  await ann.loads('/questions/purpose.deciders');
  expect(await isNewer()).toBe(true);
  await expect
    .poll(() => ann.page.evaluate(async () => (await caches.keys()).filter((name) => name.includes('app'))), {
      interval: 250,
    })
    .toEqual([expect.stringContaining('newer')]);
  await room.pullPlug();
  await ann.loads('/questions/purpose.deciders');
  expect(await isNewer()).toBe(true);
  expect(await ann.form('purpose.deciders').getByLabel('Who would know?').inputValue()).toBe('half a sen');
});

/** The built program with a page whose script has another name, as every change gives it one. */
function newerApp(): string {
  const folder = mkdtempSync(join(tmpdir(), 'specwalk-newer-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync('dist', folder, { recursive: true });
  const app = join(folder, 'app');
  const [, name = ''] = /assets\/(index-[^"]+)\.js/.exec(readFileSync(join(app, 'index.html'), 'utf8')) ?? [];
  for (const file of readdirSync(app, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:js|html|json)$/.test(file)) continue;
    const text = readFileSync(join(app, file), 'utf8').replaceAll(`${name}.js`, 'index-newer.js');
    const marked = file === 'index.html' ? text.replace('<html', '<html data-newer="yes"') : text;
    const renamed = file.replace(`${name}.js`, 'index-newer.js');
    writeFileSync(join(app, renamed), marked);
    writeFileSync(join(app, `${renamed}.gz`), gzipSync(marked));
  }
  return join(folder, 'cli/specwalk.js');
}
