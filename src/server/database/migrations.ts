import { StoreFailure } from '../disk/store.ts';
import type { Database } from './connection.ts';

/** The number under which servers wait for each other; any would do that nobody else uses. */
const MIGRATION_LOCK = 738_195_201;

/**
 * The steps from an empty database to the present one, in order. A step that has been released never changes. Servers of
 * the version before still run while a step is taken, so it adds, and never renames or drops what they use.
 */
const STEPS: readonly string[] = [
  `
  create table specwalk.workspace (
    id bigint generated always as identity primary key,
    name text not null unique,
    archived boolean not null default false,
    -- The short code to its lobby, the same at all servers.
    code text not null,
    -- The number of the newest write, and of the newest session event; raised by each write, which locks the row.
    seq bigint not null default 0,
    session_seq bigint not null default 0
  );
  -- Made once and never changed, except the texts that are derived. No times: they would tell who said what.
  create table specwalk.file (
    workspace bigint not null references specwalk.workspace,
    path text collate "C" not null,
    text text not null,
    seq bigint not null,
    primary key (workspace, path)
  );
  create unique index on specwalk.file (workspace, seq);
  -- People and invitations; never exported.
  create table specwalk.access (
    workspace bigint primary key references specwalk.workspace,
    text text not null,
    version bigint not null default 1
  );`,
];

const NEWEST_STEP = 'select coalesce(max(step), 0) as step from specwalk.migration';

/** Brings the tables up to date, one server at a time. Throws a `StoreFailure` where a newer version made them. */
export async function migrate(database: Database, steps: readonly string[] = STEPS): Promise<void> {
  const done = await versionOf(database);
  if (done > steps.length) throw newerFailure(done, steps.length);
  if (done === steps.length) return;
  await database.transaction(async (run) => {
    await run('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await run('create schema if not exists specwalk');
    await run(
      'create table if not exists specwalk.migration (step int primary key, at timestamptz not null default now())',
    );
    const [newest] = await run<{ step: number }>(NEWEST_STEP);
    for (const [at, sql] of steps.entries()) {
      if (at < (newest?.step ?? 0)) continue;
      await run(sql);
      await run('insert into specwalk.migration (step) values ($1)', [at + 1]);
    }
  });
}

/** How many steps were taken. */
async function versionOf(database: Database): Promise<number> {
  const [there] = await database.query<{ name: string | null }>(`select to_regclass('specwalk.migration') as name`);
  if (!there?.name) return 0;
  const [row] = await database.query<{ step: number }>(NEWEST_STEP);
  return row?.step ?? 0;
}

function newerFailure(there: number, own: number): StoreFailure {
  return new StoreFailure(
    `The tables in the database are of a newer Specwalk (step ${there}, this one knows ${own}); use that version.`,
    true,
  );
}

/** Why what this database acknowledges may still be lost, as a sentence; null: it is written before. */
export async function durabilityProblem(database: Database): Promise<string | null> {
  const [row] = await database.query<{ fsync: string; commit: string }>(
    `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit`,
  );
  const isWritten = row?.fsync === 'on' && row.commit !== 'off';
  return isWritten
    ? null
    : 'The database acknowledges before it has written; set fsync and synchronous_commit to “on” in it.';
}
