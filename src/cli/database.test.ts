import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { typeIn } from '#testing/cli/type-in.ts';
import { type Postgres, startPostgres } from '#testing/database/postgres.ts';
import { ask } from '#testing/database/servers.ts';

let postgres: Postgres;
let cwd = '';
let env: Readonly<Record<string, string>> = {};
beforeAll(async () => {
  postgres = await startPostgres();
  cwd = mkdtempSync(join(tmpdir(), 'specwalk-database-'));
  env = { CI: '1', XDG_STATE_HOME: cwd, SPECWALK_DATABASE: await postgres.database() };
});
afterAll(async () => {
  await postgres?.stop();
  rmSync(cwd, { recursive: true, force: true });
});

const SOURCE = resolve('fixtures/workspaces/half-answered');
const specwalk = (...argv: readonly string[]) => typeIn(argv, { cwd, env });
const serving = (meanwhile: (port: number) => Promise<void>) =>
  typeIn(['--port', '0'], { cwd, env, meanwhile: (url) => meanwhile(Number(new URL(url).port)) });

function textsIn(folder: string): Readonly<Record<string, string>> {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name)).sort();
  return Object.fromEntries(paths.map((path) => [relative(folder, path), readFileSync(path, 'utf8')]));
}

test('a folder that goes through a database, and is served there, comes out as it went in', async () => {
  expect(await specwalk('database', 'import', SOURCE)).toMatchObject({ code: 0, err: '' });
  const said = await serving(async (port) => {
    const host = `half-answered.localhost:${port}`;
    expect((await ask(port, '/api/workspace', { host })).status).toBe(200);
    expect((await ask(port, '/', { host })).body).toContain('<!doctype html>');
    expect((await ask(port, '/', { host: `nobody.localhost:${port}` })).body).toMatch(/There is no workspace “nobody”/);
    expect((await ask(port, '/', { host: `evil.example:${port}` })).status).toBe(403);
    expect((await ask(port, '/', { host: `localhost:${port}` })).body).toContain(`href="http://${host}/"`);
    expect((await ask(port, '/healthz', { host: 'anything' })).body).toBe('ok\n');
    const metrics = await ask(port, '/metrics', { host: `127.0.0.1:${port}` });
    expect(metrics.body).toMatch(/^specwalk_workspaces_open 1$/m);
    expect((await ask(port, '/metrics', { host })).body).not.toContain('specwalk_workspaces');
  });
  expect(said).toMatchObject({ code: 0, err: '' });
  expect(await specwalk('database', 'export', 'half-answered', 'out')).toMatchObject({ code: 0 });
  expect(textsIn(join(cwd, 'out'))).toEqual(textsIn(SOURCE));
});

test('workspaces are made, listed, archived and restored; nothing is written over others', async () => {
  expect(await specwalk('database', 'make', 'pet-clinic')).toMatchObject({ code: 0 });
  expect(await specwalk('database', 'export', 'pet-clinic', 'clinic')).toMatchObject({ code: 0 });
  expect(readFileSync(join(cwd, 'clinic/SPEC.md'), 'utf8')).toMatch(/^# Pet clinic\n/);
  await specwalk('database', 'make', 'other');
  expect((await specwalk('database', 'export', 'other', 'clinic')).err).toMatch(
    /There is another SPEC\.md in the folder/,
  );
  expect(readFileSync(join(cwd, 'clinic/SPEC.md'), 'utf8')).toMatch(/^# Pet clinic\n/);
  await specwalk('database', 'archive', 'other');
  expect((await specwalk('database', 'list')).out).toMatch(/^other {2}\(archived\)$/m);
  await serving(async (port) => {
    expect((await ask(port, '/', { host: `other.localhost:${port}` })).status).toBe(404);
  });
  await specwalk('database', 'restore', 'other');
  expect((await specwalk('database', 'list')).out).toMatch(/^other$/m);
  const links = await specwalk('database', 'invite', 'other', '--address', 'https://walk.example.org');
  expect(links.out.match(/https:\/\/other\.walk\.example\.org\/join#\S{24}/g)).toHaveLength(2);
});

test.each([
  [['database'], /database takes one of: list, make NAME/],
  [['database', 'import'], /database takes one of: import FOLDER \[NAME\]/],
  [['database', 'make', 'No Name'], /cannot be a part of an address/],
  [['database', 'archive', 'nobody'], /There is no workspace “nobody”/],
  [['database', 'invite', 'nobody'], /invite needs the --address/],
  [['database', 'list', '--database', 'nonsense'], /“nonsense” is not the address of a PostgreSQL database/],
  [['--database', 'postgres://nobody@127.0.0.1:1/none'], /The database cannot be used: connect ECONNREFUSED/],
  [['.', '--database', 'postgres://nobody@127.0.0.1:1/none'], /Name a database or a folder, not both/],
  [['--lan'], /Say with --address where others reach the workspaces/],
])('%j is one clear sentence', async (argv, sentence) => {
  const { code, err } = await specwalk(...argv);
  expect(code).toBe(2);
  expect(err).toMatch(sentence);
  expect(err.trim().split('\n')).toHaveLength(1);
});
