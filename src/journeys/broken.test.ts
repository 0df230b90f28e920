import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from './person.ts';
import { eventually, openRoom, type Room } from './room.ts';

let room: Room;

beforeAll(async () => {
  room = await openRoom();
});
afterAll(() => room.close());

/** The lines of the server's log, which it writes beside its answer. */
const logged = (file: string) =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

test('when the page breaks it says so with host, digest and log, and keeps what was typed', async () => {
  const ann = await room.person({ name: 'Ann' });
  await ann.goes('/questions/purpose.name');
  await ann.form('purpose.name').getByRole('textbox').first().fill('half a sen');
  await ann.page.route('**/api/workspace', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    await route.fulfill({ response, json: { ...body, facts: [{ fact: 'question', id: 'x' }] } });
  });
  await ann.reloads();
  await ann.page.getByRole('heading', { name: 'Application error' }).waitFor();
  await ann.page.getByText(new URL(room.url).host).waitFor();
  const digest = (await ann.page.locator('dd code').first().textContent()) ?? '';
  expect(digest).toMatch(/^[0-9a-f]{8}$/);
  const log = (await ann.page.locator('dd code').nth(1).textContent()) ?? '';
  await eventually(() => expect(logged(log).map((line) => line.digest)).toContain(digest));
  await ann.page.unrouteAll({ behavior: 'wait' });
  await ann.page.getByRole('button', { name: 'Load this page again' }).click();
  expect(await ann.form('purpose.name').getByRole('textbox').first().inputValue()).toBe('half a sen');
});

test('what breaks outside of any screen reaches the log too', async () => {
  const ann = await room.person();
  await ann.goes('/');
  const sent = ann.page.waitForResponse('**/api/diagnostics');
  await ann.page.evaluate(() => void setTimeout(() => Promise.reject(new Error('a promise broke')), 0));
  const { digest, log } = await (await sent).json();
  await eventually(() =>
    expect(logged(log).find((line) => line.digest === digest)).toMatchObject({
      message: 'a promise broke',
      where: '/',
    }),
  );
});

describe('a wrong address gets a real "not found" with the nearest matches', () => {
  const wrong: readonly [address: string, near: string][] = [
    ['/question', '/questions'],
    ['/points/33', '/points/3'],
    ['/questions/entities.record', '/questions/entities.records'],
    ['/roles-and-permissions', '/points/6'],
  ];
  let ann: Person;
  beforeAll(async () => {
    ann = await room.person();
  });
  afterAll(() => ann.leaves());
  test.each(wrong)('%s offers %s', async (address, near) => {
    await ann.loads(address);
    await ann.page.getByRole('heading', { name: 'There is nothing at this address.' }).waitFor();
    await ann.page.locator(`main a[href="${near}"]`).first().click();
    await ann.page.getByRole('heading', { name: 'There is nothing at this address.' }).waitFor({ state: 'detached' });
  });
});

describe('a specification that cannot be read is named in one sentence, and the page stands', () => {
  const specs: readonly [what: string, text: string, says: RegExp][] = [
    ['empty', '', /SPEC\.md is empty/],
    ['without headings', 'Just words.\n', /SPEC\.md has no headings/],
    ['binary', 'a\0b', /SPEC\.md contains zero bytes/],
  ];
  let other: Room;
  let ann: Person;
  beforeAll(async () => {
    other = await openRoom({ 'SPEC.md': '' });
    ann = await other.person();
    await ann.goes('/');
  });
  afterAll(async () => {
    await ann.leaves();
    await other.close();
  });
  test.each(specs)('%s', async (_what, text, says) => {
    other.write('SPEC.md', text);
    await ann.page.getByText(says).first().waitFor();
    expect(other.read('SPEC.md')).toBe(text);
  });
});
