import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import ignore, { type Ignore } from 'ignore';

/** Says whether Git is told to ignore a file or folder whose own folder is not ignored. */
export interface Ignoring {
  readonly ignores: (path: string, isFolder: boolean) => boolean;
  /** The same with what the `.gitignore` of one more folder says. */
  readonly within: (folder: string) => Ignoring;
}

/** Hears of a file of patterns that cannot be read. */
type OnUnread = (file: string) => void;

/** What one file of patterns says about what lies below its folder. */
interface Level {
  readonly folder: string;
  readonly rules: Ignore;
}

/**
 * What is ignored below a folder: by `.git/info/exclude` and by every `.gitignore` from the root of its repository
 * down (outside a repository: from the working folder). A folder that is ignored itself was named on purpose, so
 * nothing above it counts. A file of patterns that cannot be read counts for nothing, and is told to `onUnread`.
 */
export function ignoringBelow(folder: string, cwd: string, onUnread: OnUnread): Ignoring {
  const top = rootAbove(folder, cwd);
  const above = foldersBetween(top, folder).reduce(
    (outer, each) => outer.within(each),
    ignoring(levelsOf(top, join(gitFolder(top), 'info', 'exclude'), onUnread), onUnread),
  );
  const isNamedOnPurpose = folder !== top && above.ignores(folder, true);
  return isNamedOnPurpose ? ignoring([], onUnread) : above;
}

function ignoring(levels: readonly Level[], onUnread: OnUnread): Ignoring {
  const ignores = (path: string, isFolder: boolean) => {
    for (const { folder, rules } of levels) {
      if (path === folder) continue;
      const { ignored, unignored } = rules.test(below(folder, path) + (isFolder ? '/' : ''));
      if (ignored || unignored) return ignored;
    }
    return false;
  };
  return {
    ignores,
    within: (folder) => {
      const outer = ignores(folder, true) ? levels : levels.map((level) => sparing(level, folder));
      return ignoring([...levelsOf(folder, join(folder, '.gitignore'), onUnread), ...outer], onUnread);
    },
  };
}

/** The patterns of an outer level for what lies in a folder that an inner one brings back. */
function sparing(level: Level, folder: string): Level {
  const path = below(level.folder, folder);
  if (folder === level.folder || !level.rules.test(`${path}/`).ignored) return level;
  const spared = `!/${path.replace(/[\\*?[\]!# ]/g, '\\$&')}/`;
  return { ...level, rules: ignore({ ignorecase: false }).add(level.rules).add(spared) };
}

function levelsOf(folder: string, file: string, onUnread: OnUnread): readonly Level[] {
  try {
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return [];
    return [{ folder, rules: ignore({ ignorecase: false }).add(readFileSync(file, 'utf8')) }];
  } catch {
    onUnread(file);
    return [];
  }
}

function below(folder: string, path: string): string {
  return relative(folder, path).split(sep).join('/');
}

/** The root of the repository that a folder lies in; without one the working folder, or the folder itself. */
function rootAbove(folder: string, cwd: string): string {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return at;
    if (dirname(at) === at) break;
  }
  return folder.startsWith(`${cwd}${sep}`) ? cwd : folder;
}

/** The folders above `folder`, from the root down, and none of it where they are the same. */
function foldersBetween(top: string, folder: string): readonly string[] {
  const folders: string[] = [];
  for (let at = folder; at !== top; at = dirname(at)) folders.unshift(dirname(at));
  return folders;
}

/** Where a repository keeps what is its own: `.git`, or what a `.git` file of a second working tree points to. */
function gitFolder(root: string): string {
  const own = join(root, '.git');
  try {
    if (!statSync(own, { throwIfNoEntry: false })?.isFile()) return own;
    const [, pointed = own] = /^gitdir: (.+)$/m.exec(readFileSync(own, 'utf8')) ?? [];
    const folder = resolve(root, pointed.trim());
    const common = join(folder, 'commondir');
    return existsSync(common) ? resolve(folder, readFileSync(common, 'utf8').trim()) : folder;
  } catch {
    return own;
  }
}
