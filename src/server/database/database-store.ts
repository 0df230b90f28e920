import { sharedSyncs } from '../disk/durable-files.ts';
import { checkPath } from '../disk/folder-store.ts';
import { limitOf } from '../disk/read-files.ts';
import { type CreateOptions, Outdated, type ReadResult, type Store, StoreFailure } from '../disk/store.ts';
import type { Database } from './connection.ts';
import type { WakeUps } from './wake-ups.ts';
import type { DatabaseWorkspace } from './workspaces.ts';

/**
 * Each write is one statement, so that no server that is stopped in the middle keeps a lock. It raises the number of the
 * workspace first: that locks its row until the commit, so numbers are in the order of commits, and whoever has read up
 * to one has missed nothing. $2: the number of the newest session event that the writer may not have missed; null: any.
 */
const NEXT = `
  with next as (
    update specwalk.workspace
    set seq = seq + 1, session_seq = case when $3 then seq + 1 else session_seq end
    where id = $1 and not archived and ($2::bigint is null or session_seq <= $2)
    returning seq
  )`;
const writeUnless = (onConflict: string) => `${NEXT}, made as (
    insert into specwalk.file (workspace, path, text, seq)
    select $1, $4, $5, seq from next
    on conflict ${onConflict}
    returning seq
  )
  select (select count(*) from next)::int as next, (select count(*) from made)::int as made`;
const CREATE = writeUnless('do nothing');
const REPLACE = writeUnless(
  '(workspace, path) do update set text = excluded.text, seq = excluded.seq where specwalk.file.text = $6',
);

/** Writes that one server has on the way for a workspace. */
const MAX_WRITING = 3;
/** Paths asked for in one statement. */
const BATCH_SIZE = 1_000;

/** The files of a workspace in a database. `seq`: from where on changes are reported. */
export function openDatabaseStore(database: Database, wakeUps: WakeUps, { id, name, seq }: DatabaseWorkspace): Store {
  const { query } = database;
  /** All writes up to this one are reported and taken. */
  let position = seq;
  let writing = 0;
  const waiting: (() => void)[] = [];
  let report: ((paths: readonly string[] | null) => Promise<void>) | null = null;

  const write = async (statement: string, values: readonly [path: string, ...string[]], { turn }: CreateOptions) => {
    checkPath(values[0]);
    // As the checks before this saw it; while this waits, it may go on.
    const known = turn === undefined ? null : position;
    await nextPlace();
    try {
      const [row] = await query<{ next: number; made: number }>(statement, [id, known, turn === 'session', ...values]);
      if (row?.next === 0) throw await refusalOf(known);
      wakeUps.wakeOthers(String(id));
      return row?.made === 1;
    } finally {
      writing -= 1;
      waiting.shift()?.();
    }
  };
  /** Writes of one workspace wait for each other in the database: here they leave connections to the others. */
  const nextPlace = async () => {
    if (writing >= MAX_WRITING) await new Promise<void>((go) => waiting.push(go));
    writing += 1;
  };
  const refusalOf = async (known: number | null) => {
    const [row] = await query<{ archived: boolean }>('select archived from specwalk.workspace where id = $1', [id]);
    if (row && !row.archived && known !== null) return new Outdated();
    return new StoreFailure(`“${name}” is archived, so nothing is saved in it; restore it first.`, false);
  };
  const readAll = async (paths: readonly string[]) => {
    const readings = new Map<string, ReadResult>(paths.map((path) => [path, { ok: false, because: 'missing' }]));
    for (let from = 0; from < paths.length; from += BATCH_SIZE) {
      const rows = await query<{ path: string; text: string }>(
        'select path, text from specwalk.file where workspace = $1 and path = any($2)',
        [id, paths.slice(from, from + BATCH_SIZE)],
      );
      for (const { path, text } of rows) readings.set(path, readingOf(path, text));
    }
    return readings;
  };
  const read = async (path: string): Promise<ReadResult> =>
    (await readAll([path])).get(path) ?? { ok: false, because: 'missing' };

  const reportNews = async () => {
    if (!report) return;
    const wasTrouble = database.trouble() !== null;
    const rows = await query<{ path: string; seq: number }>(
      'select path, seq from specwalk.file where workspace = $1 and seq > $2 order by seq',
      [id, position],
    ).catch(async (error) => {
      // Nothing is known to have changed, but there is trouble.
      await report?.([]);
      throw error;
    });
    const failures = database.failures();
    if (rows.length > 0 || wasTrouble) await report([...new Set(rows.map(({ path }) => path))]);
    // Where the database was away meanwhile, nothing was taken, and the same is reported again.
    if (database.failures() === failures) position = rows.at(-1)?.seq ?? position;
  };
  // Of many who ask at the same moment, one statement serves all that came before it.
  const shared = sharedSyncs(reportNews);

  return {
    list: async (under = '') => {
      const rows = await query<{ path: string }>(
        `select path from specwalk.file where workspace = $1 and ($2 = '' or path = $2 or (path >= $2 || '/' and path < $2 || '0'))`,
        [id, under],
      );
      return rows.map(({ path }) => path);
    },
    read,
    readAll,
    create: async (path, text, options = {}) => {
      if (await write(CREATE, [path, text], options)) return 'created';
      const existing = await read(path);
      return existing.ok && existing.text === text ? 'same' : 'taken';
    },
    replace: async (path, text, from) => {
      const made = from === null ? await write(CREATE, [path, text], {}) : await write(REPLACE, [path, text, from], {});
      return made ? 'replaced' : 'changed';
    },
    trouble: database.trouble,
    watch: (onChange) => {
      report = onChange;
      const unsubscribe = wakeUps.subscribe(String(id), () => shared(''));
      return () => {
        report = null;
        unsubscribe();
      };
    },
    catchUp: () => shared(''),
  };
}

function readingOf(path: string, text: string): ReadResult {
  return Buffer.byteLength(text) > limitOf(path) ? { ok: false, because: 'too-large' } : { ok: true, text };
}
