import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type Postgres, startPostgres } from '#testing/database/postgres.ts';
import { Outdated, StoreFailure } from '../disk/store.ts';
import { openAccessRow } from './access-row.ts';
import { connectDatabase } from './connection.ts';
import { openDatabaseStore } from './database-store.ts';
import { durabilityProblem, migrate } from './migrations.ts';
import { openWakeUps } from './wake-ups.ts';
import { filesOf, findWorkspace, listWorkspaces, makeWorkspaceOf, setArchived } from './workspaces.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

/** A server of a database, as far as its files go. `hears`: whether notifications reach it. */
async function server(url: string, hears = true) {
  const database = await connectDatabase(url);
  await migrate(database);
  const wakeUps = openWakeUps({ database, listenUrl: hears ? url : null, pollInterval: 100 });
  onTestFinished(async () => {
    await wakeUps.close();
    await database.close();
  });
  const open = async (name: string) => {
    const workspace = await findWorkspace(database, name);
    if (!workspace) throw new Error(`There is no ${name}.`);
    return { workspace, store: openDatabaseStore(database, wakeUps, workspace) };
  };
  return { database, wakeUps, open };
}

/** Two servers of a new workspace. */
async function twoServers(hears = true) {
  const url = await postgres.database();
  const first = await server(url, hears);
  await makeWorkspaceOf(first.database, 'room', new Map([['SPEC.md', '# Room\n']]));
  const second = await server(url, hears);
  const [one, two] = [await first.open('room'), await second.open('room')];
  return { url, first, second, one: one.store, two: two.store, id: one.workspace.id };
}

const PATH = 'questions/a.b/responses/c0ffee00c0ffee00.md';

test('a file is created once, whichever server is asked', async () => {
  const { one, two } = await twoServers();
  expect(await one.create(PATH, 'first')).toBe('created');
  expect(await two.create(PATH, 'first')).toBe('same');
  expect(await two.create(PATH, 'second')).toBe('taken');
  expect(await two.read(PATH)).toEqual({ ok: true, text: 'first' });
  expect(await one.list('questions/a.b')).toEqual([PATH]);
  expect(await one.list('questions/a')).toEqual([]);
  await expect(one.create('../x.md', 'x')).rejects.toThrow(/not a path/);
});

test('of twenty servers that race for one decision exactly one wins', async () => {
  const { one, two } = await twoServers();
  const path = 'questions/a.b/decisions/0001.md';
  const racing = Array.from({ length: 20 }, (_, at) => (at % 2 ? one : two).create(path, `decision of ${at}`));
  const results = await Promise.all(racing);
  expect(results.filter((result) => result === 'created')).toHaveLength(1);
  expect(await one.read(path)).toEqual({ ok: true, text: `decision of ${results.indexOf('created')}` });
});

test('a derived text is written only over the one that was read', async () => {
  const { one, two } = await twoServers();
  expect(await one.replace('SPEC.md', 'mine', '# Room\n')).toBe('replaced');
  expect(await two.replace('SPEC.md', 'theirs', '# Room\n')).toBe('changed');
  expect(await two.replace('SPEC_GAPS.md', 'new', null)).toBe('replaced');
  expect(await one.replace('SPEC_GAPS.md', 'new', null)).toBe('changed');
});

test.each([
  ['with notifications', true],
  ['without any, by polling', false],
])('whoever follows misses nothing that many write at the same time, %s', async (_, hears) => {
  const { one, two } = await twoServers(hears);
  const heard = new Set<string>();
  const unfollow = two.watch(async (paths) => {
    for (const path of paths ?? []) heard.add(path);
  });
  const paths = Array.from({ length: 200 }, (_, at) => `questions/q/responses/response-${at}.md`);
  await Promise.all(paths.map((path, at) => (at % 3 ? one : two).create(path, path)));
  await two.catchUp();
  expect(paths.filter((path) => !heard.has(path))).toEqual([]);
  await one.create(PATH, 'later');
  await expect.poll(() => heard.has(PATH)).toBe(true);
  unfollow();
});

test('a workspace that is opened again before it is closed is still followed', async () => {
  const { one, second } = await twoServers();
  const heard = new Set<string>();
  const before = (await second.open('room')).store.watch(async () => undefined);
  const { store } = await second.open('room');
  onTestFinished(
    store.watch(async (paths) => {
      for (const path of paths ?? []) heard.add(path);
    }),
  );
  before();
  await one.create(PATH, 'x');
  await expect.poll(() => heard.has(PATH)).toBe(true);
});

test('what could not be taken is reported again', async () => {
  const { one, two } = await twoServers();
  let fails = true;
  const heard: (readonly string[] | null)[] = [];
  onTestFinished(
    two.watch(async (paths) => {
      if (fails) throw new Error('not now');
      heard.push(paths);
    }),
  );
  await one.create(PATH, 'x');
  await expect(two.catchUp()).rejects.toThrow('not now');
  fails = false;
  await two.catchUp();
  expect(heard.flat()).toContain(PATH);
});

test('an answer that was checked before the session went on is refused until it is known; of two next events one is made', async () => {
  const { one, two } = await twoServers();
  expect(await one.create('questions/walkthroughs/w/events/1.md', 'poll', { turn: 'session' })).toBe('created');
  expect(await two.create('questions/a.b/stances/1.md', 'needs no turn')).toBe('created');
  const answer = () => two.create(PATH, 'x', { turn: 'answer' });
  await expect(answer()).rejects.toBeInstanceOf(Outdated);
  for (const store of [one, two]) onTestFinished(store.watch(async () => undefined));
  await Promise.all([one.catchUp(), two.catchUp()]);
  expect(await answer()).toBe('created');
  const next = (store: typeof one, at: number) =>
    store.create(`questions/walkthroughs/w/events/2-${at}.md`, 'x', { turn: 'session' });
  const settled = await Promise.allSettled([next(one, 1), next(two, 2)]);
  expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('an archived workspace takes nothing, and is there again afterwards', async () => {
  const { first, one } = await twoServers();
  await setArchived(first.database, 'room', true);
  await expect(one.create(PATH, 'x')).rejects.toThrow(/“room” is archived/);
  await setArchived(first.database, 'room', false);
  expect(await one.create(PATH, 'x')).toBe('created');
  expect(await setArchived(first.database, 'nobody', true)).toBe(false);
});

test('names are parts of an address, and taken once', async () => {
  const { first } = await twoServers();
  const make = (name: string) => makeWorkspaceOf(first.database, name, new Map([['SPEC.md', 'x']]));
  for (const name of ['', 'Room', 'a b', '-a', 'a.b', 'x'.repeat(64)])
    await expect(make(name)).rejects.toThrow(/cannot be a part of an address/);
  await expect(make('room')).rejects.toThrow(/There is a workspace “room” already/);
  await make('other');
  expect((await listWorkspaces(first.database)).map(({ name }) => name)).toEqual(['other', 'room']);
  const other = await first.open('other');
  expect([...(await filesOf(first.database, other.workspace))]).toEqual([['SPEC.md', 'x']]);
});

test('people and invitations are changed over the version that was read', async () => {
  const { first, second, id } = await twoServers();
  const [here, there] = [first, second].map(({ database, wakeUps }) => openAccessRow(database, wakeUps, id));
  if (!here || !there) throw new Error('unreachable');
  expect([await here.read(), await there.read()]).toEqual([null, null]);
  expect(await here.write('one')).toBe(true);
  expect(await there.write('two')).toBe(false);
  expect([await there.changed(), await there.changed()]).toEqual(['one', null]);
  expect(await there.write('two')).toBe(true);
  expect(await here.changed()).toBe('two');
});

test('a claim is with one server, until it gives it back or ends', async () => {
  const { first, second } = await twoServers();
  const [here, there] = [first.wakeUps.claimsFor('1'), second.wakeUps.claimsFor('1')];
  await expect.poll(() => first.wakeUps.state().isListening && second.wakeUps.state().isListening).toBe(true);
  expect([await here.claim('k'), await here.claim('k'), await there.claim('k')]).toEqual([true, true, false]);
  here.release('k');
  await expect.poll(() => there.claim('k')).toBe(true);
  expect(await here.claim('k')).toBe(false);
  await second.wakeUps.close();
  await expect.poll(() => here.claim('k')).toBe(true);
});

test('servers that start together bring the tables up to date once; an older one refuses', async () => {
  const url = await postgres.database();
  const [{ database }] = await Promise.all([server(url), server(url), server(url)]);
  expect(await database.query('select step from specwalk.migration')).toEqual([{ step: 1 }]);
  await expect(migrate(database, [])).rejects.toThrow(/are of a newer Specwalk/);
  expect(await durabilityProblem(database)).toBeNull();
});

test('a database that could lose what it acknowledges is noticed', async () => {
  const url = new URL(await postgres.database());
  url.searchParams.set('options', '-c synchronous_commit=off');
  const database = await connectDatabase(url.href);
  onTestFinished(database.close);
  expect(await durabilityProblem(database)).toMatch(/set fsync and synchronous_commit/);
});

test('a database that crashes loses nothing that was acknowledged, and everything goes on by itself', async () => {
  const { one, two } = await twoServers();
  const heard = new Set<string>();
  onTestFinished(
    two.watch(async (paths) => {
      if (two.trouble() === null) for (const path of paths ?? []) heard.add(path);
    }),
  );
  const paths = Array.from({ length: 40 }, (_, at) => `questions/q/responses/response-${at}.md`);
  const acknowledged: string[] = [];
  const writing = paths.map(async (path) => {
    await one.create(path, path);
    acknowledged.push(path);
  });
  await Promise.race(writing);
  await postgres.restart();
  await Promise.allSettled(writing);
  for (const path of acknowledged) expect(await two.read(path)).toEqual({ ok: true, text: path });
  await expect.poll(() => one.create(PATH, 'later')).toMatch(/created|same/);
  await expect.poll(() => [PATH, ...acknowledged].filter((path) => !heard.has(path))).toEqual([]);
  expect([one.trouble(), two.trouble()]).toEqual([null, null]);
});

test('a database that is away is one sentence, and passes', async () => {
  const database = await connectDatabase('postgres://nobody@127.0.0.1:1/none');
  onTestFinished(database.close);
  const failure = await database.query('select 1').catch((error) => error);
  expect(failure).toBeInstanceOf(StoreFailure);
  expect([failure.isLasting, failure.message]).toEqual([
    false,
    expect.stringMatching(/it does not answer.*carries on by itself/),
  ]);
  expect(database.trouble()).toBe(failure.message);
});
