import { existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { printable, shellWord } from '#core/gaps.ts';
import { SPEC_FILE, withCount } from '#core/index.ts';
import { ninePoints } from '#core/parsing.ts';
import {
  type Database,
  type DatabaseWorkspace,
  filesOf,
  findWorkspace,
  inviteTo,
  isDatabaseUrl,
  isWritablePath,
  listWorkspaces,
  makeWorkspaceOf,
  openDatabase,
  openFolder,
  publicAddress,
  StoreFailure,
  setArchived,
  workspaceUrl,
} from '#server/index.ts';
import { type CliArguments, type CliCommand, CliError, type Io, type OptionSpec } from './base/command.ts';
import { makeFolder, resolveWorkspace } from './base/workspace-folder.ts';
import { titleOf } from './new.ts';

/** How a database is named, for every command that uses one. */
export const DATABASE_OPTIONS: Readonly<Record<string, OptionSpec>> = {
  database: {
    type: 'string',
    value: 'URL',
    help: 'the PostgreSQL database of many servers, like postgres://user@host/name (or SPECWALK_DATABASE)',
  },
};

/** The address of the database that a command names, or the environment; undefined: none. */
export function databaseIn({ database }: CliArguments['options'], { env }: Io): string | undefined {
  const url = String(database ?? env.SPECWALK_DATABASE ?? '');
  if (url === '') return undefined;
  if (!isDatabaseUrl(url))
    throw new CliError(
      `“${url}” is not the address of a PostgreSQL database; write it like postgres://user@host/name.`,
    );
  return url;
}

interface ActionContext {
  readonly database: Database;
  readonly io: Io;
  readonly options: CliArguments['options'];
}

interface Action {
  readonly usage: string;
  readonly help: string;
  readonly operands: readonly [least: number, most: number];
  readonly run: (operands: readonly string[], context: ActionContext) => Promise<void>;
}

const ACTIONS: Readonly<Record<string, Action>> = {
  list: {
    usage: 'list',
    help: 'the workspaces, archived ones too',
    operands: [0, 0],
    run: async (_operands, { database, io }) => {
      for (const { name, archived } of await listWorkspaces(database))
        io.out(`${name}${archived ? '  (archived)' : ''}\n`);
    },
  },
  make: {
    usage: 'make NAME',
    help: 'begin a specification from nothing',
    operands: [1, 1],
    run: async ([name = ''], { database, io }) => {
      await makeWorkspaceOf(database, name, new Map([[SPEC_FILE, ninePoints(titleOf(name))]]));
      io.out(`“${name}” is there; its questions are asked once somebody opens it.\n`);
    },
  },
  import: {
    usage: 'import FOLDER [NAME]',
    help: 'make a workspace of a folder, file by file the same',
    operands: [1, 2],
    run: async ([folder = '', given], { database, io }) => {
      const { root } = resolveWorkspace(folder, io.cwd);
      const name = given ?? basename(root).toLowerCase();
      const files = await filesInFolder(root);
      await makeWorkspaceOf(database, name, files);
      io.out(`“${name}” has the ${withCount(files.size, 'file')} of ${printable(folder)}.\n`);
    },
  },
  export: {
    usage: 'export NAME FOLDER',
    help: 'write the files of a workspace into a folder; people and invitations stay in the database',
    operands: [2, 2],
    run: async ([name = '', folder = ''], { database, io }) => {
      const files = await filesOf(database, await workspaceNamed(database, name));
      await writeFolder(resolve(io.cwd, folder), files);
      io.out(`${withCount(files.size, 'file')} of “${name}”. Now: specwalk ${shellWord(folder)}\n`);
    },
  },
  invite: {
    usage: 'invite NAME',
    help: 'make a link for a facilitator and one for those who take part; needs --address',
    operands: [1, 1],
    run: async ([name = ''], { database, io, options }) => {
      const base = publicAddress(String(options.address ?? ''));
      if (!base) throw new CliError('invite needs the --address that the servers are started with.');
      const links = await inviteTo(database, await workspaceNamed(database, name), workspaceUrl(base, name));
      if ('problem' in links) throw new CliError(links.problem);
      io.out(`For one facilitator, for 7 days:\n\n  ${links.facilitator}\n\n`);
      io.out(`For those who take part, for 12 hours:\n\n  ${links.participants}\n`);
    },
  },
  archive: {
    usage: 'archive NAME',
    help: 'keep a workspace as it is and serve it no more',
    operands: [1, 1],
    run: archiving(true),
  },
  restore: {
    usage: 'restore NAME',
    help: 'serve an archived workspace again',
    operands: [1, 1],
    run: archiving(false),
  },
};

/** `specwalk database`: the workspaces of a database. */
export const databaseCommand: CliCommand = {
  name: 'database',
  usage: 'ACTION …',
  summary: 'Makes, lists, imports, exports and archives the workspaces in a database, and invites to them.',
  more: Object.values(ACTIONS)
    .map(({ usage, help }) => `  ${usage.padEnd(22)} ${help}`)
    .join('\n'),
  options: {
    ...DATABASE_OPTIONS,
    address: { type: 'string', value: 'URL', help: 'the public address of the servers' },
  },
  run: async ({ paths: [named = '', ...operands], options }, io) => {
    const action = Object.hasOwn(ACTIONS, named) ? ACTIONS[named] : undefined;
    const [least, most] = action?.operands ?? [0, 0];
    if (!action || operands.length < least || operands.length > most) {
      const known = Object.values(ACTIONS).map(({ usage }) => usage);
      throw new CliError(`database takes one of: ${action ? action.usage : known.join(', ')}.`);
    }
    const url = databaseIn(options, io);
    if (url === undefined) throw new CliError('Name the database with --database, or in SPECWALK_DATABASE.');
    try {
      const database = await openDatabase(url);
      try {
        await action.run(operands, { database, io, options });
      } finally {
        await database.close();
      }
    } catch (error) {
      throw error instanceof StoreFailure ? new CliError(error.message) : error;
    }
    return 0;
  },
};

function archiving(archived: boolean): Action['run'] {
  return async ([name = ''], { database, io }) => {
    if (!(await setArchived(database, name, archived))) throw noWorkspace(name);
    io.out(archived ? `“${name}” is archived.\n` : `“${name}” is served again.\n`);
  };
}

async function workspaceNamed(database: Database, name: string): Promise<DatabaseWorkspace> {
  const found = await findWorkspace(database, name);
  if (!found) throw noWorkspace(name);
  return found;
}

function noWorkspace(name: string): CliError {
  return new CliError(`There is no workspace “${name}”; “specwalk database list” names all.`);
}

/** All files that Specwalk reads in a folder. Throws a `CliError` where one cannot be kept as it is. */
async function filesInFolder(root: string): Promise<ReadonlyMap<string, string>> {
  const store = openFolder(root);
  const files = new Map<string, string>();
  for (const [path, reading] of await store.readAll(await store.list())) {
    if (!reading.ok || !isWritablePath(path)) {
      throw new CliError(`${printable(path)} cannot be kept in a database as it is; “specwalk check” tells more.`);
    }
    files.set(path, reading.text);
  }
  return files;
}

const MAX_WRITERS = 16;

/** Writes files into a folder, and none of them where another text has the name of one. */
async function writeFolder(root: string, files: ReadonlyMap<string, string>): Promise<void> {
  makeFolder(root);
  const store = openFolder(root);
  const there = await store.readAll([...files.keys()]);
  for (const [path, text] of files) {
    const reading = there.get(path);
    const isFree = reading?.ok ? reading.text === text : !existsSync(resolve(root, path));
    if (!isFree) throw new CliError(`There is another ${path} in the folder; name an empty one.`);
  }
  const left = [...files];
  while (left.length > 0)
    await Promise.all(left.splice(0, MAX_WRITERS).map(([path, text]) => store.create(path, text)));
}
