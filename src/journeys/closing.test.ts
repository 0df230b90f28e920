import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BIKE_BENCH, NINE_HEADINGS } from './closing/bike-bench.ts';
import { decideToTheEnd, whatIsNext } from './closing/facilitator.ts';
import type { Person } from './person.ts';
import { eventually, openRoom, type Room } from './room.ts';

let room: Room;
let kim: Person;
beforeAll(async () => {
  room = await openRoom({ 'SPEC.md': NINE_HEADINGS });
  kim = await room.person({ name: 'Kim' });
});
afterAll(async () => {
  await kim.leaves();
  await room.close();
});

/** What the command line says of the folder; it ends with an error unless everything is closed. */
const check = () =>
  execFileSync(process.execPath, ['dist/cli/specwalk.js', 'check', '--closed', room.root], {
    encoding: 'utf8',
  });

test('nine empty headings become a closed specification by what one person decides in the browser, and their agent for the same reasons', async () => {
  // What the map asks first is answered below its scene and decided in the same press.
  await kim.goes('/');
  await kim.page.getByRole('region', { name: 'What to ask next' }).getByRole('link', { name: 'Answer' }).click();
  const open = kim.page.getByRole('region', { name: 'The open question' });
  const first = (await open.getAttribute('data-question')) ?? '';
  await kim.form(first).getByRole('textbox').first().fill('It tells whose bicycle is mended.');
  await kim.form(first).getByRole('button', { name: 'Save and decide' }).click();
  await open.getByRole('region', { name: 'The decision' }).waitFor();

  // From then on one question leads to the next, to the last one that all these answers have raised.
  await kim.page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Questions' }).click();
  await kim.page.getByRole('list', { name: 'Questions in order' }).getByRole('link').first().click();
  const decided = await decideToTheEnd(kim, room, BIKE_BENCH);
  expect(new Set([first, ...decided]).size).toBe(1 + decided.length);
  await whatIsNext(kim).getByText('Nothing else is open.').waitFor();

  await eventually(() => expect(check()).toContain('Closed: 0 errors, 0 warnings, 0 open questions'));
  expect(room.read('SPEC_GAPS.md')).not.toMatch(/\*\*(?:open|answered|contested|deferred|assumed|stale)\*\*/);
  const spec = room.read('SPEC.md');
  expect(spec).toContain('It tells whose bicycle is mended.');
  expect(spec).toContain('No repair takes that long here.');
  expect(spec).not.toContain('(open)');
  expect(spec.split('\n').filter((line) => line.startsWith('#'))).toEqual(
    NINE_HEADINGS.split('\n').filter((line) => line.startsWith('#')),
  );
  const decisions = Object.keys(room.files('questions')).filter((path) => path.includes('/decisions/'));
  expect(decisions).toHaveLength(1 + decided.length);
});

test('everything on the map and on the nine screens is said then', async () => {
  await kim.goes('/');
  await kim.page.getByText('Closed', { exact: true }).waitFor();
  const points = kim.page.getByRole('list', { name: 'The points' }).getByRole('link');
  for (const point of await points.evaluateAll((links) => links.map((link) => link.getAttribute('href')))) {
    await kim.goes(point ?? '');
    await kim.page.locator('.stage').getByText('As decided', { exact: true }).waitFor();
    await kim.page.locator('[data-holes="0"]').waitFor();
  }
});

test('the product runs: a mistake reads as decided, mended it is saved, and each role moves it on', async () => {
  await kim.goes('/prototype');
  await kim.page.getByLabel('Viewing as').selectOption('clerk');
  await kim.page.getByRole('heading', { name: 'Jobs', level: 1 }).waitFor();
  await kim.page.getByRole('link', { name: 'Take in a bicycle' }).click();
  await kim.page.getByRole('textbox', { name: 'Bicycle' }).fill('Blue folding bike');
  await kim.page.getByRole('textbox', { name: 'Days' }).fill('15');
  await kim.page.getByRole('button', { name: 'Save' }).click();
  const mistakes = kim.page.getByRole('alert', { name: 'There is a problem' });
  await mistakes.getByText('No repair takes that long here.').waitFor();
  await kim.page.getByRole('textbox', { name: 'Days' }).fill('14');
  await kim.page.getByRole('button', { name: 'Save' }).click();
  await kim.page.getByRole('heading', { name: 'Blue folding bike' }).waitFor();

  const state = kim.page.locator('.proto-record-head .proto-state');
  const mend = kim.page.getByRole('button', { name: 'mend' });
  const handOver = kim.page.getByRole('button', { name: 'hand over' });
  await state.getByText('Waiting').waitFor();
  await kim.page.getByText('Nothing on this page is guessed, assumed or open').waitFor();
  expect(await mend.isDisabled()).toBe(true);
  await kim.page.getByLabel('Viewing as').selectOption('mechanic');
  await mend.click();
  await state.getByText('Mended').waitFor();
  expect(await handOver.isDisabled()).toBe(true);
  await kim.page.getByLabel('Viewing as').selectOption('clerk');
  await handOver.click();
  await state.getByText('Collected').waitFor();
});

test('where the other system is silent, people read what was decided, and nothing has moved', async () => {
  await kim.goes('/prototype/jobs?as=mechanic');
  await kim.page.locator('.proto-table tbody tr', { hasText: 'Waiting' }).first().getByRole('link').first().click();
  await kim.page.getByText('Conditions: speed, failures, date', { exact: true }).click();
  await kim.page.getByLabel('Other systems').selectOption('nobody answers');
  await kim.page.getByRole('button', { name: 'mend' }).click();
  const failure = kim.page.getByRole('alert').filter({ hasText: 'Letter not sent' });
  await failure.getByText('The letter could not be sent.').waitFor();
  await failure.getByText('ring the owner up').waitFor();
  const state = kim.page.locator('.proto-record-head .proto-state');
  expect(await state.textContent()).toContain('Waiting');
  await kim.page.getByLabel('Other systems').selectOption('everything answers');
  await kim.page.getByRole('button', { name: 'mend' }).click();
  await state.getByText('Mended').waitFor();
});

test('a row added to what was decided opens what it raises, and answering that closes it again', async () => {
  await kim.goes('/questions/purpose.groups');
  await kim.page.getByRole('button', { name: 'Change', exact: true }).click();
  const form = kim.page.getByRole('form', { name: 'Decide' });
  await form.locator('[data-row="2"][data-column="0"]').fill('Neighbour');
  await form.getByRole('button', { name: 'Decide' }).click();
  await form.waitFor({ state: 'detached' });
  expect(room.read('questions/purpose.groups/decisions/0002.md')).toContain(
    '| Clerk | 2 | daily | desk |\n| Mechanic | 3 | daily | desk |\n| Neighbour |  |  |  |',
  );
  expect(check).toThrow();
  await whatIsNext(kim).getByRole('link').click();
  await decideToTheEnd(kim, room, BIKE_BENCH);
  await eventually(() => expect(check()).toContain('Closed: 0 errors'));
});
