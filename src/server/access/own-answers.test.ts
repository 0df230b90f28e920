import { expect, test } from 'vitest';
import type { Response } from '#core/index.ts';
import { type AtTheDoor, answer, atTheDoor, type Browser, command } from '#testing/server/at-the-door.ts';

const HOUR = 3_600_000;
const CYD = { name: 'Cyd', role: 'Finance' };
const WALK = '2026-03-01-3fa9c1d2';

/** Begins a walkthrough and a hidden poll of the question. */
async function putsHidden({ olga }: AtTheDoor): Promise<void> {
  const agenda: readonly never[] = [];
  const start = command('start', { title: 'First', minutes: 60, groups: [], agenda }, WALK);
  const what = { happened: 'put', question: 'naming', hidden: true, names: 'signed' };
  for (const one of [start, command('moment', { walkthrough: WALK, what })])
    expect((await olga.ask('/api/commands', one)).status).toBe(201);
}

const says = (browser: Browser, value: string, more: object = {}, id?: string) =>
  browser.ask('/api/commands', answer(value, more, id));
const enters = (browser: Browser, token: string, who: object = CYD) => browser.ask('/api/session', { token, ...who });
const many = ({ invitation }: AtTheDoor) => invitation('stakeholder', { for: 'many' });
const linkFor = ({ invitation }: AtTheDoor, who: object = CYD) => invitation('stakeholder', who);

/** The answers that somebody is sent. */
async function sees(browser: Browser): Promise<readonly Response[]> {
  const { facts }: { facts: readonly { fact: string }[] } = JSON.parse(
    await (await browser.ask('/api/workspace')).text(),
  );
  return facts.filter((fact): fact is Response => fact.fact === 'response');
}

test('whoever comes by a link for many under the name that an answer was written down for is not let in', async () => {
  const door = await atTheDoor();
  await putsHidden(door);
  await says(door.olga, 'By year', { by: CYD }, 'written-for-cyd');
  const bob = door.stranger();
  const token = await many(door);
  expect((await enters(bob, token, { name: 'Bob' })).status).toBe(201);
  const again = await enters(bob, token);
  expect([again.status, await again.json()]).toEqual([
    409,
    {
      problem:
        'Cyd (Finance) has answered here before; choose another name or, if that was you, ask the facilitator for your own link.',
    },
  ]);
  const wall = await door.stranger().ask('/api/lobby', { code: door.access.code, ...CYD });
  expect(wall.status).toBe(409);
  expect(await sees(bob)).toEqual([]);
});

test('nor does it help to have that name already: what a person did not say is not theirs', async () => {
  const door = await atTheDoor();
  const bob = door.stranger();
  await enters(bob, await many(door));
  await putsHidden(door);
  await says(door.olga, 'By year', { by: CYD }, 'written-for-cyd');
  expect(await sees(bob)).toEqual([]);
  expect((await says(bob, 'By month', { by: CYD, supersedes: 'written-for-cyd' })).status).toBe(403);
  expect(await sees(door.olga)).toMatchObject([{ by: CYD, writer: { name: 'Olga', role: 'Product' } }]);
});

test('the name of somebody who has left stays theirs, on that day and on the next', async () => {
  const door = await atTheDoor();
  const ada = door.stranger();
  await enters(ada, await many(door), { name: 'Ada' });
  await putsHidden(door);
  expect((await says(ada, 'By year', { by: { name: 'Ada' } }, 'adas-answer-1')).status).toBe(201);
  await ada.ask('/api/session', undefined, { method: 'DELETE' });
  const eve = door.stranger();
  expect((await enters(eve, await many(door), { name: 'ada ' })).status).toBe(409);
  door.pass(30 * HOUR);
  expect((await enters(eve, await many(door), { name: 'Ada' })).status).toBe(409);
});

test('a link for one that the facilitator makes for the name goes on as that very person, the cookie lost or not', async () => {
  const door = await atTheDoor();
  const ada = door.stranger();
  await enters(ada, await many(door), { name: 'Ada' });
  await putsHidden(door);
  await says(ada, 'By year', { by: { name: 'Ada' } }, 'adas-answer-1');
  const elsewhere = door.stranger();
  expect((await enters(elsewhere, await linkFor(door, { name: 'Ada' }), { name: '' })).status).toBe(201);
  expect(elsewhere.person()).toBe(ada.person());
  expect(await sees(elsewhere)).toMatchObject([{ id: 'adas-answer-1', person: ada.person() }]);
  const changed = await says(elsewhere, 'By month', { by: { name: 'Ada' }, supersedes: 'adas-answer-1' });
  expect(changed.status).toBe(201);
});

test('whoever has left comes back by such a link as who they were', async () => {
  const door = await atTheDoor();
  const ada = door.stranger();
  await enters(ada, await many(door), { name: 'Ada' });
  await putsHidden(door);
  await says(ada, 'By year', { by: { name: 'Ada' } }, 'adas-answer-1');
  await ada.ask('/api/session', undefined, { method: 'DELETE' });
  const back = door.stranger();
  await enters(back, await linkFor(door, { name: 'Ada' }), { name: 'Ada' });
  expect(back.person()).toBe(ada.person());
});

test('an answer written for somebody is for those who run it, and for whoever has a link for exactly that name', async () => {
  const door = await atTheDoor();
  await putsHidden(door);
  await says(door.olga, 'By year', { by: CYD }, 'written-for-cyd');
  expect(await sees(door.olga)).toHaveLength(1);
  const other = door.stranger();
  await enters(other, await linkFor(door, { name: 'Cydney' }), { name: 'Cydney' });
  expect(await sees(other)).toEqual([]);
  const cyd = door.stranger();
  await enters(cyd, await linkFor(door));
  expect(await sees(cyd)).toHaveLength(1);
  expect((await says(cyd, 'By month', { by: CYD, supersedes: 'written-for-cyd' })).status).toBe(201);
});

test('whoever returns on their device is themselves again, their session ended or not', async () => {
  const door = await atTheDoor();
  const ada = door.stranger();
  await enters(ada, await many(door), { name: 'Ada' });
  const person = ada.person();
  await says(ada, 'By year', { by: { name: 'Ada' } });
  expect((await enters(ada, await many(door), { name: 'Ada' })).status).toBe(201);
  door.pass(30 * HOUR);
  expect((await enters(ada, await many(door), { name: 'Ada' })).status).toBe(201);
  expect(ada.person()).toBe(person);
  door.pass(30 * HOUR);
  await ada.ask('/api/lobby', { code: door.access.code, name: 'Ada' });
  await door.olga.ask('/api/access', { act: 'admit', person: ada.person(), as: 'stakeholder' });
  await ada.ask('/api/session');
  expect(ada.person()).toBe(person);
});

test('what one says in a session bears one’s person, and what is said without a name nothing of it', async () => {
  const door = await atTheDoor();
  await putsHidden(door);
  const ada = door.stranger();
  await enters(ada, await many(door), { name: 'Ada' });
  await says(ada, 'By year', { by: { name: 'Ada' } }, 'adas-answer-1');
  const at = (id: string) => door.disk.text(`questions/naming/responses/${id}.md`);
  // An id of digits only is quoted.
  expect(at('adas-answer-1')?.replaceAll('"', '')).toContain(`\nperson: ${ada.person()}\n`);
  const what = { happened: 'put', question: 'naming', hidden: true, names: 'free' };
  await door.olga.ask('/api/commands', command('moment', { walkthrough: WALK, what }));
  const anonymous = { key: '0'.repeat(32) };
  expect((await says(ada, 'By month', { by: { name: 'Ada' }, anonymous }, 'nobodys-answer')).status).toBe(201);
  expect(at('nobodys-answer')).not.toMatch(/person|Ada|named|written/);
});

test('where only this machine is served, a name is all there is', async () => {
  const door = await atTheDoor('open');
  await says(door.olga, 'By year', {}, 'olgas-answer-1');
  expect(door.disk.text('questions/naming/responses/olgas-answer-1.md')).not.toContain('person');
  const other = door.stranger();
  expect((await enters(other, '', { name: 'Olga', role: 'Product' })).status).toBe(201);
  const changed = await says(other, 'By month', { supersedes: 'olgas-answer-1' });
  expect(changed.status).toBe(201);
});
