import { randomBytes } from 'node:crypto';
import { newCode } from '../access/secret.ts';
import { StoreFailure } from '../disk/store.ts';
import type { Database } from './connection.ts';

/** A workspace in a database. `seq`: the number of its newest write. */
export interface DatabaseWorkspace {
  readonly id: number;
  readonly name: string;
  readonly archived: boolean;
  readonly seq: number;
  /** The short code to its lobby. */
  readonly code: string;
}

/** A name is a part of an address, so it is what one may be in DNS. */
const NAME = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

const COLUMNS = 'id, name, archived, seq, code';

/** All workspaces by name, archived ones too. */
export function listWorkspaces({ query }: Database): Promise<readonly DatabaseWorkspace[]> {
  return query<DatabaseWorkspace>(`select ${COLUMNS} from specwalk.workspace order by name`);
}

export async function findWorkspace({ query }: Database, name: string): Promise<DatabaseWorkspace | null> {
  const [found] = await query<DatabaseWorkspace>(`select ${COLUMNS} from specwalk.workspace where name = $1`, [name]);
  return found ?? null;
}

/** Makes a workspace of files; all of them are there, or none. Throws a `StoreFailure` where the name is taken. */
export async function makeWorkspaceOf(
  database: Database,
  name: string,
  files: ReadonlyMap<string, string>,
): Promise<void> {
  if (!NAME.test(name)) {
    throw new StoreFailure(
      `“${name}” cannot be a part of an address; use small letters, digits and hyphens, at most 63.`,
      false,
    );
  }
  if (await findWorkspace(database, name)) {
    throw new StoreFailure(`There is a workspace “${name}” already; choose another name.`, false);
  }
  await database.transaction(async (run) => {
    await run('insert into specwalk.workspace (name, seq, code) values ($1, $2, $3)', [
      name,
      files.size,
      newCode(randomBytes),
    ]);
    await run(
      `insert into specwalk.file (workspace, path, text, seq)
       select id, made.path, made.text, made.seq
       from specwalk.workspace, unnest($2::text[], $3::text[]) with ordinality as made (path, text, seq)
       where name = $1`,
      [name, [...files.keys()], [...files.values()]],
    );
  });
}

/** An archived workspace is kept as it is, and not served. False: there is no such workspace. */
export async function setArchived({ query }: Database, name: string, archived: boolean): Promise<boolean> {
  const rows = await query('update specwalk.workspace set archived = $2 where name = $1 returning id', [
    name,
    archived,
  ]);
  return rows.length === 1;
}

/** The texts of all files by path. */
export async function filesOf({ query }: Database, { id }: DatabaseWorkspace): Promise<ReadonlyMap<string, string>> {
  const rows = await query<{ path: string; text: string }>(
    'select path, text from specwalk.file where workspace = $1 order by path',
    [id],
  );
  return new Map(rows.map(({ path, text }) => [path, text]));
}
