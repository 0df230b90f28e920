import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Fact, Outcome, Reply, SessionEventBody, Speaker } from '#core/index.ts';
import { gives } from './gives.ts';
import { eventually, openRoom, type Room } from './room.ts';

const WALK = '2026-11-22-3fa9c1d2';
const KIM = { name: 'Kim', role: 'Product' };
const ANN = { name: 'Ann', role: 'Finance' };
const BOB = { name: 'Bob', role: 'Operations' };
const PROBLEM = 'purpose.problem';
const OTHER = 'purpose.quitting';
const RECORDS = 'entities.records';
let room: Room;

beforeAll(async () => {
  room = await openRoom({ 'SPEC.md': readFileSync('src/journeys/specs/nine-points.md', 'utf8') });
});
afterAll(() => room.close());

async function facts(): Promise<readonly Fact[]> {
  return (await (await fetch(`${room.url}/api/workspace`)).json()).facts;
}

const tells = (what: Exclude<SessionEventBody, { happened: 'joined' }>) =>
  gives(room, { type: 'moment', payload: { by: KIM, walkthrough: WALK, what } });
const says = (by: Speaker, question: string, reply: Reply) =>
  gives(room, { type: 'respond', payload: { by, question, reply } });

const isOf = (who: Speaker, what: Fact['fact']) => (fact: Fact) =>
  fact.fact === what && 'by' in fact && fact.by.name === who.name;

async function decides(question: string, result: Outcome, restsOn: readonly string[] = []) {
  const seen = (await facts()).flatMap((fact) =>
    fact.fact === 'response' && fact.question === question ? [fact.id] : [],
  );
  const against = seen.filter((id) => !restsOn.includes(id));
  const payload = { by: KIM, question, number: 1, result, restsOn, against, seen };
  await gives(room, { type: 'decide', payload });
}

/** Cells of a row of the question for things, the first ones given. */
async function thing(...cells: readonly string[]): Promise<readonly string[]> {
  const question = (await facts()).find((fact) => fact.fact === 'question' && fact.id === RECORDS);
  if (question?.fact !== 'question' || question.shape.shape !== 'table') throw new Error('It asks for no table.');
  return question.shape.columns.map((_, at) => cells[at] ?? '');
}

test('a walkthrough, its minutes while it goes on, after it, in the file, and what waits for whom', async () => {
  await gives(
    room,
    {
      type: 'start',
      payload: { by: KIM, title: 'Finance and the desk', minutes: 60, groups: ['Finance'], agenda: [] },
    },
    { id: WALK },
  );
  await tells({ happened: 'shown', place: `/points/1?q=${PROBLEM}` });
  await tells({ happened: 'put', question: PROBLEM, hidden: true, names: 'signed' });
  const late = await says(ANN, PROBLEM, { says: 'value', value: 'Bills go out late.' });
  await says(BOB, PROBLEM, { says: 'value', value: 'Nothing goes wrong.' });

  // So far: nothing of what is hidden, on the page of whoever runs it either.
  const kim = await room.person(KIM);
  await kim.goes(`/walk/minutes/${WALK}`);
  await kim.page.getByText('so far: the walkthrough is running').waitFor();
  expect(await kim.page.locator('.minutes-page').textContent()).not.toMatch(/Bills go out late|Nothing goes wrong/);

  await tells({ happened: 'revealed', question: PROBLEM });
  await kim.page.getByText('Bills go out late.').waitFor();
  await gives(room, {
    type: 'stance',
    payload: { by: BOB, question: PROBLEM, on: late, stand: 'block', reason: 'Ask the auditors.' },
  });
  await decides(PROBLEM, { outcome: 'decided', value: 'Bills go out late.' }, [late]);
  await says(ANN, 'purpose.name', { says: 'unknown', who: 'Dora' });

  // Ann has said otherwise than was decided; once she agrees with it, nothing says that she does not.
  await says(ANN, OTHER, { says: 'value', value: 'One day.' });
  const bobs30 = await says(BOB, OTHER, { says: 'value', value: '30 minutes.' });
  await decides(OTHER, { outcome: 'decided', value: '30 minutes.' }, [bobs30]);
  const agreeing = await room.person(ANN);
  await agreeing.goes(`/questions/${OTHER}`);
  await agreeing.page.getByText('Against: Ann').waitFor();
  await agreeing.page.getByRole('button', { name: 'Agree' }).click();
  await agreeing.page.getByText('Against: Ann').waitFor({ state: 'detached' });
  await eventually(async () => expect((await facts()).some(isOf(ANN, 'stance'))).toBe(true));
  await agreeing.leaves();
  await decides('purpose.groups', { outcome: 'deferred', owner: 'Bob', until: '2026-12-01' });
  await decides(RECORDS, { outcome: 'decided', value: [await thing('Invoice', 'No. 17')] });
  await tells({ happened: 'ended' });

  // The file: written by itself, and found right by the command line.
  const path = `questions/walkthroughs/${WALK}/minutes.md`;
  await eventually(() => expect(room.read(path)).toContain('# Minutes: Finance and the desk\n'));
  const file = room.read(path);
  expect(file).toContain('**Decided by Kim (Product)**, based on what Ann (Finance) said. Against: Bob (Operations).');
  expect(file).toContain('- Bob (Operations) blocks it: “Ask the auditors.”');
  expect(file).toContain('- Ann (Finance) agrees\n');
  expect(file).not.toMatch(/Against: [^\n]*Ann/);
  expect(file).toMatch(/```diff\n(?:.*\n)*?\+.*Bills go out late\./);
  expect(file).toContain('- New thing: Invoice');

  // The page says the same, and takes it along.
  const minutes = kim.page.locator('.minutes-page');
  await minutes.getByRole('heading', { name: 'Put off' }).waitFor();
  const talk = minutes.locator(`[data-talk="${PROBLEM}"]`);
  expect(await talk.textContent()).toMatch(/Decided by Kim \(Product\)[\s\S]*Bob \(Operations\) blocks it/);
  await eventually(async () => {
    const link = await minutes.getByRole('link', { name: 'Download as Markdown' }).getAttribute('href');
    expect(decodeURIComponent(link ?? '')).toBe(`data:text/markdown;charset=utf-8,${file}`);
  });
  await minutes.getByText('What changed in the specification').click();
  await minutes.getByText('What changed in the prototype').click();
  const added = minutes.locator('.diff [data-is="added"]').filter({ hasText: 'Bills go out late.' });
  expect(await added.first().textContent()).toMatch(/^\+/);
  const sides = minutes.locator('.mini');
  await sides.nth(1).getByText('Invoice').first().waitFor();
  expect(await sides.nth(0).textContent()).toMatch(/There was no such screen/);

  // A reminder for Bob, with his day for a calendar.
  const bobs = minutes.locator('[data-person="Bob"]');
  await bobs.getByText('Remind Bob').click();
  expect(await bobs.getByLabel('The mail').inputValue()).toMatch(/^One question[\s\S]*By 2026-12-01/);
  const calendar = await bobs.getByRole('link', { name: 'Save for a calendar' }).getAttribute('href');
  expect(decodeURIComponent(calendar ?? '')).toContain('DTSTART;VALUE=DATE:20261201\r\n');
  expect(await minutes.locator('[data-person="Dora"]').count()).toBe(1);
  await kim.leaves();

  // What is said later leaves the minutes as they are; Ann sees what has changed since she looked.
  const ann = await room.person(ANN);
  await ann.goes('/walk/mine');
  await ann.page.getByText('Nothing has changed.').waitFor();
  await says(BOB, 'purpose.name', { says: 'value', value: 'Billing' });
  await ann.page
    .locator('.since')
    .getByRole('link', { name: /What should it be called/ })
    .waitFor();
  await ann.page.getByRole('button', { name: 'Mark as seen' }).click();
  await ann.page.getByText('Nothing has changed.').waitFor();
  await ann.leaves();
  const bob = await room.person(BOB);
  await bob.goes('/walk/mine');
  const own = bob.page.getByRole('region', { name: 'You were asked' });
  await own.getByText('By 2026-12-01 · put off to you by Kim').waitFor();
  await bob.leaves();
  await eventually(() => expect(room.read('SPEC_GAPS.md')).toContain('**answered** · [purpose.name]'));
  expect(room.read(path)).toBe(file);
});
