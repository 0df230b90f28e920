import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { relative, resolve, sep } from 'node:path';
import { decodeText, type ListedDocument } from '#server/index.ts';
import { CliError } from '../base/command.ts';
import { realPathOrNull } from './walk-folder.ts';

/** A document at a revision: unchanged, absent, or another text, by its Git blob id. */
export type FormerState = 'same' | 'absent' | { readonly id: string };

export type Revision = ReturnType<typeof openRevision>;

/**
 * Looks up a revision in the repository at `root`. Changes not yet committed count as the present; before the first
 * commit there was nothing. Throws a `CliError` where there is no such revision.
 */
export function openRevision(name: string, root: string, cwd: string) {
  const commit = commitOf(name, root);
  const blobIds = commit === null ? new Map<string, string>() : treeOf(commit, root);
  const origins = commit === null ? new Map<string, string>() : originsOf(commit, root);
  const pathIn = (file: string) => relative(root, file).split(sep).join('/');
  return {
    /** Follows a renamed document back to its former name. */
    former: ({ path, file, read }: ListedDocument): FormerState => {
      const inside = pathIn(file ?? resolve(cwd, path));
      const id = blobIds.get(origins.get(inside) ?? inside);
      if (!id) return 'absent';
      const reading = file === null || origins.has(inside) ? null : read();
      return reading?.ok && isKeptAs(id, reading.text) ? 'same' : { id };
    },
    /** The files below a folder: the path from there, and the blob id. */
    filesBelow: (below: string) => {
      const start = pathIn(below) === '' ? '' : `${pathIn(below)}/`;
      return [...blobIds].flatMap(([path, id]) =>
        path.startsWith(start) ? [{ path: path.slice(start.length), id }] : [],
      );
    },
    /** Texts by blob id; those that are not UTF-8 are missing. */
    texts: (ids: readonly string[]) => textsOf([...new Set(ids)], root),
  };
}

/** The root of the repository that a folder is in. Throws a `CliError` where there is no Git or no repository. */
export function repositoryRoot(folder: string): string {
  const answer = git(folder, ['rev-parse', '--show-toplevel']);
  if (answer.ok) {
    const root = answer.out.toString('utf8').replace(/\r?\n$/, '');
    return realPathOrNull(root) ?? root;
  }
  throw new CliError(
    /not a git repository/i.test(answer.error)
      ? `${folder} is not in a Git repository, so --since has nothing to compare with.`
      : `Git cannot read ${folder}: ${answer.error}`,
  );
}

/** The commit of a revision; null for HEAD before the first commit. */
function commitOf(name: string, root: string): string | null {
  const answer = git(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]);
  if (answer.ok) return answer.out.toString('utf8').trim();
  if ((name === 'HEAD' || name === '@') && !git(root, ['rev-parse', '--verify', '--quiet', 'HEAD']).ok) return null;
  const isShallow = gitOutput(root, ['rev-parse', '--is-shallow-repository']).toString('utf8').trim() === 'true';
  throw new CliError(
    isShallow
      ? `This clone is shallow and does not reach back to “${name}”; fetch more of it, for example with “git fetch --unshallow”.`
      : `Git knows no revision “${name}”; name a commit, a tag or a branch like origin/main.`,
  );
}

function treeOf(commit: string, root: string): ReadonlyMap<string, string> {
  const out = gitOutput(root, ['ls-tree', '-r', '-z', '--full-tree', commit]).toString('utf8');
  return new Map(
    out.split('\0').flatMap((entry): [string, string][] => {
      const [, id, path] = /^\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(entry) ?? [];
      return id && path ? [[path, id]] : [];
    }),
  );
}

/**
 * Former names of files that were renamed since a commit, by the present name, as far as Git detects renames. Only the
 * index is compared: for files in the working tree Git would run filters that the repository configures.
 */
function originsOf(commit: string, root: string): ReadonlyMap<string, string> {
  const diffOptions = ['--cached', '--name-status', '-M', '-z', '--no-relative', '--diff-filter=RC'];
  const safeOptions = ['--no-ext-diff', '--no-textconv', '--ignore-submodules=all'];
  const parts = gitOutput(root, ['diff-index', ...diffOptions, ...safeOptions, commit, '--'])
    .toString('utf8')
    .split('\0');
  const origins = new Map<string, string>();
  for (let at = 0; at + 2 < parts.length; at += 3) {
    const [, path = '', moved = ''] = parts.slice(at, at + 3);
    origins.set(moved, path);
  }
  return origins;
}

/** Whether a text has this blob id, with either kind of line ends. */
function isKeptAs(id: string, text: string): boolean {
  return [text, text.replaceAll('\r\n', '\n')].some((written) => {
    const bytes = Buffer.from(written);
    const sum = createHash(id.length === 40 ? 'sha1' : 'sha256');
    return sum.update(`blob ${bytes.length}\0`).update(bytes).digest('hex') === id;
  });
}

const MISSING_TEXTS =
  'This clone does not have all the files of that revision; fetch them first, for example with “git fetch --refetch”.';

/** Asks for many texts at once; each comes as a line "id blob size", its bytes and a line end. */
function textsOf(ids: readonly string[], root: string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  if (ids.length === 0) return texts;
  const out = gitOutput(root, ['cat-file', '--batch'], `${ids.join('\n')}\n`);
  for (let at = 0; at < out.length; ) {
    const end = out.indexOf(10, at);
    const [id = '', type, size] = out.toString('latin1', at, end).split(' ');
    if (type === 'missing') throw new CliError(MISSING_TEXTS);
    const length = type === 'blob' ? Number(size) + 1 : 0;
    const reading = decodeText(out.subarray(end + 1, end + length));
    if (length > 0 && reading.ok) texts.set(id, reading.text);
    at = end + 1 + length;
  }
  return texts;
}

type GitAnswer = { readonly ok: true; readonly out: Buffer } | { readonly ok: false; readonly error: string };

/** The configuration of a repository is not trusted: no program that it names may run. */
const SAFE_CONFIG = ['--no-pager', '-c', 'core.fsmonitor=false', '-c', 'core.hooksPath=/dev/null'];

/** Runs the installed Git without a shell, locks, watchers or network. */
function git(folder: string, args: readonly string[], input = ''): GitAnswer {
  const { status, stdout, stderr, error } = spawnSync('git', [...SAFE_CONFIG, ...args], {
    cwd: folder,
    input,
    maxBuffer: Number.POSITIVE_INFINITY,
    env: { ...gitEnvironment(), GIT_OPTIONAL_LOCKS: '0', GIT_ALLOW_PROTOCOL: 'none', LC_ALL: 'C' },
  });
  if (error) throw new CliError(`${whyNot(error)}; --since needs it to read a revision.`);
  if (status === 0) return { ok: true, out: stdout };
  return { ok: false, error: stderr.toString('utf8').trim().split('\n')[0] ?? '' };
}

function gitOutput(folder: string, args: readonly string[], input = ''): Buffer {
  const answer = git(folder, args, input);
  if (!answer.ok) throw new CliError(`Git cannot tell what changed: ${answer.error}`);
  return answer.out;
}

function whyNot(error: NodeJS.ErrnoException): string {
  return error.code === 'ENOENT' ? 'Git was not found' : `Git cannot be started (${error.message})`;
}

/** In a hook of a second working tree Git sets GIT_DIR alone, and would take any folder for that tree. */
function gitEnvironment(): NodeJS.ProcessEnv {
  const { GIT_DIR, ...others } = process.env;
  return others.GIT_WORK_TREE === undefined ? others : process.env;
}
