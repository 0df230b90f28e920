import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DECIDES } from './person.ts';
import { eventually, openRoom, type Room } from './room.ts';

let room: Room;

beforeAll(async () => {
  room = await openRoom();
});
afterAll(() => room.close());

test('a file that cannot be read is named with its line, kept as it is, and forgotten once it is mended', async () => {
  const ann = await room.person({ name: 'Ann' });
  await ann.goes('/gaps');
  const path = 'questions/purpose.problem/responses/0a0b0c0d.md';
  const broken = '---\nby: Ann\n<<<<<<< ours\nat: 2026-11-20T09:30:00Z\n---\n\nBills go out late.\n';
  room.write(path, broken);
  await ann.page.getByText(`${path}:3`).first().waitFor();
  await ann.page
    .getByText(/Conflict markers from a merge/)
    .first()
    .waitFor();
  expect(room.read(path)).toBe(broken);
  room.write(path, broken.replace('<<<<<<< ours\n', ''));
  await ann.page.getByText(`${path}:3`).first().waitFor({ state: 'detached' });
  await ann.goes('/questions/purpose.problem');
  await ann.page.locator('[data-response]').getByText('Bills go out late.').waitFor();
  await ann.leaves();
});

test('what an editor or Git changes shows by itself: a new section, a written point, a fact that goes', async () => {
  const ann = await room.person({ name: 'Ann' });
  await ann.goes('/');
  const spec = room.read('SPEC.md');
  room.write('SPEC.md', `${spec}\n## 10. Service hours\n\nTBD\n`);
  await ann.page
    .getByRole('list', { name: 'The points' })
    .getByRole('link', { name: /Service hours/ })
    .waitFor();
  await ann.goes('/questions/purpose.problem');
  rmSync(join(room.root, 'questions/purpose.problem/responses'), { recursive: true, force: true });
  await ann.page.locator('main').getByText('Nobody has said').waitFor();
  await ann.leaves();
});

test('a decided text that was changed by hand is never written over; it can be taken as an answer', async () => {
  const kim = await room.person({ name: 'Kim' });
  await kim.goes('/questions/purpose.name');
  const decide = async (words: string) => {
    await kim.page.getByRole('button', { name: /^(Decide …|Change)$/ }).click();
    const form = kim.page.getByRole('form', { name: 'Decide' });
    await form.getByRole('textbox').first().fill(words);
    await form.getByRole('button', { name: 'Decide' }).click();
    await form.waitFor({ state: 'detached' });
  };
  await decide('Billy');
  await eventually(() => expect(room.read('SPEC.md')).toContain('Billy'));
  room.write('SPEC.md', room.read('SPEC.md').replace('Billy', 'Billy the Great'));
  await kim.page
    .getByText(/changed by hand/)
    .first()
    .waitFor();
  await decide('Bob');
  expect(room.read('SPEC.md')).toContain('Billy the Great');
  await kim.goes('/spec');
  await kim.page.getByRole('button', { name: 'Take it as an answer' }).click();
  await kim.page.getByRole('button', { name: 'Take it as an answer' }).waitFor({ state: 'detached' });
  await eventually(() => expect(room.read('SPEC.md')).not.toContain('Billy the Great'));
  expect(room.read('SPEC.md')).toContain('Bob');
  const adopted = Object.entries(room.files('questions')).find(
    ([path, text]) => path.includes('edit.') && text.includes('Billy the Great'),
  );
  expect(adopted?.[0]).toMatch(/questions\/edit\.1\.[0-9a-f]+\/responses\//);
  await kim.leaves();
});

test('two decisions that a merge has put into one file are shown beside each other, and one is chosen', async () => {
  const folder = 'questions/purpose.what/decisions';
  const side = (name: string) => [`by: ${name}`, 'at: 2026-11-20T09:30:00Z', `id: ${name.toLowerCase()}-decides`];
  const joined = (one: readonly string[], other: readonly string[]) =>
    ['<<<<<<< HEAD', ...one, '=======', ...other, '>>>>>>> main'].join('\n');
  const conflict = `---\n${joined(side('Ann'), side('Bob'))}\n---\n\n${joined(['Bills'], ['Invoices'])}\n`;
  room.write(`${folder}/0001.md`, conflict);
  const kim = await room.person({ name: 'Kim' });
  await kim.goes('/gaps');
  const both = kim.page.getByRole('group', { name: 'What is it, in one sentence?' });
  await both.getByText('Bills').waitFor();
  await both.getByText('Decided by Bob').waitFor();
  await both.getByRole('button', { name: 'This one counts' }).last().click();
  await both.waitFor({ state: 'detached' });
  expect(room.read(`${folder}/0001.md`)).toMatch(/by: Ann\n[\s\S]*Bills\n$/);
  expect(room.read(`${folder}/0002.md`)).toMatch(/by: Bob\n[\s\S]*Invoices\n$/);
  await eventually(() => expect(room.read('SPEC.md')).toContain('Invoices'));
  await kim.leaves();
});

test('what is typed and what is said survive a dead server and a reload, and are saved once', async () => {
  const ann = await room.person({ name: 'Ann', idle: true });
  const waits = ann.page.getByText('1 answer waits on this device; it goes out by itself.');
  await ann.goes('/questions/purpose.deciders');
  await ann.form('purpose.deciders').getByText('Nobody here knows', { exact: true }).click();
  await ann.form('purpose.deciders').getByLabel('Who would know?').fill('the night shift');
  await ann.hasAll();
  await room.pullPlug();
  await ann.page.getByText(/You are offline/).waitFor();
  await ann.save('purpose.deciders').click();
  await ann.page.locator('[data-response]').getByText('on this device').waitFor();
  await waits.waitFor();
  // What was read before is there without the server, and the next answer is begun.
  await ann.page.getByRole('link', { name: 'Questions' }).first().click();
  await ann.page.getByRole('link', { name: /^Open / }).click();
  await ann.page.getByRole('searchbox').fill('purpose.measure');
  await ann.page.locator('a[href="/questions/purpose.measure"]').click();
  await ann.form('purpose.measure').getByText('Nobody here knows', { exact: true }).click();
  await ann.form('purpose.measure').getByLabel('Who would know?').fill('the auditors');
  expect(room.files('questions/purpose.deciders/responses')).toEqual({});

  await room.startAgain();
  await ann.page.getByText(/You are offline/).waitFor({ state: 'detached' });
  await eventually(() =>
    expect(Object.values(room.files('questions/purpose.deciders/responses'))).toEqual([
      expect.stringContaining('who: the night shift'),
    ]),
  );
  await ann.reloads();
  expect(await ann.form('purpose.measure').getByLabel('Who would know?').inputValue()).toBe('the auditors');
  await ann.saves('purpose.measure');
  expect(Object.values(room.files('questions/purpose.measure/responses'))).toHaveLength(1);
  expect(Object.values(room.files('questions/purpose.deciders/responses'))).toHaveLength(1);
});

test('an answer whose acknowledgement was lost is not called saved, goes out again, and is there once', async () => {
  const ann = await room.person({ name: 'Ann', ownLine: true });
  await ann.goes('/questions/purpose.quitting');
  await ann.form('purpose.quitting').getByText('Nobody here knows', { exact: true }).click();
  const mend = await ann.losesAcknowledgements();
  const lost = ann.page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/commands'));
  await ann.save('purpose.quitting').click();
  await lost;
  expect(Object.keys(room.files('questions/purpose.quitting/responses'))).toHaveLength(1);
  await ann.page.locator('[data-response]').getByText('on this device').waitFor();
  await mend();
  await ann.allSaved();
  await ann.page.locator('[data-response]').waitFor();
  expect(Object.keys(room.files('questions/purpose.quitting/responses'))).toHaveLength(1);
});

test('a storage whose connection the browser drops is opened again, and what is said then goes out', async () => {
  const ann = await room.person({ name: 'Ann', ownLine: true });
  await ann.page.addInitScript(() => {
    const opened: IDBDatabase[] = [];
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (...asked) {
      const request = open.apply(this, asked);
      request.addEventListener('success', () => opened.push(request.result));
      return request;
    };
    addEventListener('drops-storage', () => {
      for (const database of opened) database.close();
    });
  });
  const form = ann.form('purpose.last-case');
  const drops = () => ann.page.evaluate(() => dispatchEvent(new Event('drops-storage')));
  await ann.goes('/questions/purpose.last-case');
  await form.getByText('Nobody here knows', { exact: true }).click();
  await drops();
  await form.getByLabel('Who would know?').fill('the auditors');
  await expect.poll(() => ann.page.evaluate(keptDrafts)).toContain('the auditors');
  await drops();
  await form.getByRole('button', { name: 'Save' }).click();
  await ann.page.locator('[data-response]').waitFor();
  await ann.allSaved();
  expect(Object.keys(room.files('questions/purpose.last-case/responses'))).toHaveLength(1);
});

test('two tabs share what is being typed, and one line to the server', async () => {
  const ann = await room.person({ name: 'Ann' });
  await ann.goes('/questions/purpose.problem');
  const other = await ann.page.context().newPage();
  await other.goto(ann.page.url());
  const typed = other.locator('form[data-answer="purpose.problem"]').getByRole('textbox').first();
  await typed.waitFor();
  await ann.form('purpose.problem').getByRole('textbox').first().fill('Billy and sons');
  await expect.poll(() => typed.inputValue()).toBe('Billy and sons');
  await ann.saves('purpose.problem');
  await other.locator('[data-response]').getByText('Billy and sons').waitFor();
  await ann.leaves();
});

test('what the server refuses lies in the tray with its sentence, and goes out once it can', async () => {
  const ann = await room.person({ name: 'Ann', ownLine: true });
  await ann.goes('/questions/purpose.obligations');
  await ann.form('purpose.obligations').getByText('Nobody here knows', { exact: true }).click();
  await ann.form('purpose.obligations').getByLabel('Who would know?').fill('the lawyers');
  await ann.page.route('**/api/commands', (route) =>
    route.fulfill({ status: 409, json: { problem: 'The answers were shown meanwhile.' } }),
  );
  await ann.save('purpose.obligations').click();
  const tray = ann.page.getByRole('region', { name: 'Not saved' });
  await tray.getByText('Your answer was not saved: The answers were shown meanwhile.').click();
  await tray.getByText('Does not know; ask the lawyers.').waitFor();
  expect(await ann.page.locator('[data-response]').count()).toBe(0);
  const [file] = await Promise.all([
    ann.page.waitForEvent('download'),
    tray.getByRole('link', { name: 'Download' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('purpose.obligations.md');
  await tray.getByRole('button', { name: 'Discard' }).click();
  await ann.page.getByRole('button', { name: 'Not now' }).click();
  await ann.page.unrouteAll({ behavior: 'wait' });
  await tray.getByRole('button', { name: 'Try again' }).click();
  await tray.waitFor({ state: 'detached' });
  await eventually(() =>
    expect(Object.values(room.files('questions/purpose.obligations/responses'))).toEqual([
      expect.stringContaining('who: the lawyers'),
    ]),
  );
});

test('a decision whose acknowledgement was lost is made once, and a question raised once', async () => {
  const kim = await room.person({ name: 'Kim', ownLine: true });
  await kim.goes('/questions/constants.loss');
  let mend = await kim.losesAcknowledgements();
  await kim.page.getByRole('button', { name: DECIDES }).click();
  const form = kim.page.getByRole('form', { name: 'Decide' });
  await form.getByText('Doesn’t apply', { exact: true }).click();
  await form.getByLabel('Why not?').fill('Nothing is kept.');
  await form.getByRole('button', { name: 'Decide' }).click();
  await form
    .getByRole('alert')
    .getByText(/Not saved/)
    .waitFor();
  await mend();
  await form.getByRole('button', { name: 'Decide' }).click();
  await kim.page.getByRole('region', { name: 'The decision' }).waitFor();
  expect(Object.keys(room.files('questions/constants.loss/decisions'))).toHaveLength(1);

  mend = await kim.losesAcknowledgements();
  await kim.page.getByRole('button', { name: 'Ask a question', exact: true }).click();
  const ask = kim.page.getByRole('form', { name: 'Ask something else' });
  await ask.getByLabel('Your question').fill('Who waters the plant?');
  const isLost = () => kim.page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/commands'));
  const twice = isLost().then(isLost);
  await ask.getByRole('button', { name: 'Put it on the list' }).click();
  await ask.waitFor({ state: 'detached' });
  await twice;
  await mend();
  const raised = () => Object.values(room.files('questions')).filter((text) => text.includes('Who waters the plant?'));
  await eventually(() => expect(raised()).toHaveLength(1));
});

/** What was typed and lies on the device, read past the page. */
function keptDrafts(): Promise<string> {
  return new Promise((resolve) => {
    const request = indexedDB.open('specwalk');
    request.onsuccess = () => {
      const all = request.result.transaction('drafts').objectStore('drafts').getAll();
      all.onsuccess = () => resolve(JSON.stringify(all.result));
    };
  });
}
