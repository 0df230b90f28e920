import { existsSync, mkdirSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { shellWord } from '#core/gaps.ts';
import { SPEC_FILE } from '#core/index.ts';
import { type LiveWorkspace, type OutsideDocuments, openFolder, openLiveWorkspace, type Store } from '#server/index.ts';
import { CliError } from './command.ts';

export interface WorkspaceFolder {
  readonly root: string;
  readonly name: string;
}

/** The workspace that a path names: its folder, or the SPEC.md in it. Throws a `CliError` for anything else. */
export function resolveWorkspace(path: string | undefined, cwd: string): WorkspaceFolder {
  const given = resolve(cwd, path ?? '.');
  const status = statSync(given, { throwIfNoEntry: false });
  if (!status) throw new CliError(`There is nothing at ${path ?? given}; check the path.`);
  if (status.isFile() && basename(given) !== SPEC_FILE) {
    throw new CliError(
      `${path} is not a ${SPEC_FILE}; “specwalk init ${shellWord(path ?? '')}” makes a workspace of it.`,
    );
  }
  const root = status.isFile() ? dirname(given) : given;
  if (!existsSync(resolve(root, SPEC_FILE))) {
    throw new CliError(
      `There is no ${SPEC_FILE} in ${root}; “specwalk init FILE.md” makes a workspace of a specification, “specwalk new FOLDER” begins one from nothing.`,
    );
  }
  return { root, name: basename(root) };
}

/** The folder that a path names, links resolved; null where it is a workspace, or no folder. */
export function folderOfDocuments(path: string | undefined, cwd: string): string | null {
  const given = resolve(cwd, path ?? '.');
  const isFolder = statSync(given, { throwIfNoEntry: false })?.isDirectory() === true;
  return isFolder && !existsSync(resolve(given, SPEC_FILE)) ? realpathSync(given) : null;
}

/**
 * Opens a workspace for one command. Throws a `CliError` where its SPEC.md cannot be read.
 *
 * @param outside the documents around it that it may have been copied from
 */
export async function withWorkspace<T>(
  { root, name }: WorkspaceFolder,
  work: (live: LiveWorkspace, store: Store) => Promise<T>,
  outside?: OutsideDocuments,
): Promise<T> {
  const store = openFolder(root);
  const live = await openLiveWorkspace({ store, name, now: () => new Date(), ...(outside && { outside }) });
  try {
    const problem = live.problem();
    if (problem) throw new CliError(problem);
    return await work(live, store);
  } finally {
    await live.close();
  }
}

/** Makes a folder and those around it. Throws a `CliError` where it cannot. */
export function makeFolder(root: string): void {
  if (statSync(root, { throwIfNoEntry: false })?.isFile() === true)
    throw new CliError(`${root} is a file; name a folder.`);
  try {
    mkdirSync(root, { recursive: true });
  } catch {
    throw new CliError(`${root} cannot be created; check its permissions, or name another folder.`);
  }
}
