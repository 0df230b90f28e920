import { type Dirent, existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, posix, relative, resolve, sep } from 'node:path';
import ignore, { type Ignore } from 'ignore';
import { LEDGER_FILE, QUESTIONS_FOLDER, RECORDS_FOLDER, SPEC_FILE } from '#core/index.ts';
import type { ListedDocument, Listing } from '#server/index.ts';
import { documentOf, isOutside, shownPath } from './document.ts';

/** MDX is left out: its components would be read as prose. A file that is named itself is read in any case. */
const MARKDOWN = /\.(?:md|markdown|mdown|mkdn?)$/i;

/** What Specwalk writes into a workspace besides the specification. */
const GENERATED_NAMES = [QUESTIONS_FOLDER, LEDGER_FILE, RECORDS_FOLDER];

/** Where a walk starts, links resolved; that folder as people see it; and which paths below it count. */
interface WalkOptions {
  readonly root: string;
  readonly shown: string;
  readonly cwd: string;
  readonly accepts?: (path: string) => boolean;
}

/**
 * The Markdown files below a folder, sorted by name, folders among files. Hidden ones, `node_modules` and what Git
 * ignores are left out, and of a workspace what Specwalk keeps besides its specification. Links are never followed.
 */
export function walkFolder({ root, shown, cwd, accepts = isMarkdown }: WalkOptions): Listing {
  const found: ListedDocument[] = [];
  const diagnostics: string[] = [];
  const skippedPaths = new Set<string>();
  const nameOf = (path: string) => posix.join(shown, path);
  const meet = (entry: Dirent, path: string, folderRules: IgnoreRules) => {
    const file = join(root, path);
    if (skippedPaths.has(file) || folderRules.ignores(file, entry.isDirectory())) return;
    if (entry.isSymbolicLink()) diagnostics.push(...linkDiagnostics(root, file, nameOf(path)));
    else if (entry.isDirectory()) walk(path, folderRules);
    else if (accepts(path)) found.push(documentOf(file, nameOf(path), workspaceOf(file)));
  };
  const walk = (folder: string, outer: IgnoreRules) => {
    const place = join(root, folder);
    const entries = entriesOf(place);
    if (!entries) {
      diagnostics.push(`${nameOf(folder)} cannot be read; check its permissions.`);
      return;
    }
    if (isWorkspaceFolder(place)) for (const own of GENERATED_NAMES) skippedPaths.add(join(place, own));
    const folderRules = outer.within(place);
    for (const entry of entries) meet(entry, posix.join(folder, entry.name), folderRules);
  };
  const onUnread = (file: string) =>
    diagnostics.push(
      `${shownPath(file, cwd)} cannot be read, so what it ignores is read as well; check its permissions.`,
    );
  walk('', ignoreRulesBelow(root, cwd, onUnread));
  return { found, troubles: diagnostics };
}

export function isWorkspaceFolder(folder: string): boolean {
  return existsSync(join(folder, SPEC_FILE)) && existsSync(join(folder, QUESTIONS_FOLDER));
}

/** The workspace whose specification a file is, or null. */
export function workspaceOf(file: string): string | null {
  const folder = dirname(file);
  return basename(file) === SPEC_FILE && isWorkspaceFolder(folder) ? folder : null;
}

export function isMarkdown(path: string): boolean {
  return MARKDOWN.test(path);
}

function entriesOf(folder: string): readonly Dirent[] | null {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    const visible = entries.filter(({ name }) => !name.startsWith('.') && name !== 'node_modules');
    return visible.sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    return null;
  }
}

/** A sentence for a link, unless it leads to what the walk finds anyway, or does not look for. */
function linkDiagnostics(root: string, link: string, path: string): readonly string[] {
  const target = realPathOrNull(link);
  if (target === null) return [`${path} is a symbolic link that leads nowhere; fix or remove it.`];
  const isSought = isMarkdown(path) || statSync(target, { throwIfNoEntry: false })?.isDirectory();
  if (!isSought || !isOutside(relative(root, target))) return [];
  return [`${path} is a symbolic link, and links are not followed; name what it leads to, ${target}.`];
}

/** Where a path really leads; null where nothing is there, or links go in circles. */
export function realPathOrNull(path: string): string | null {
  try {
    return realpathSync(path);
  } catch {
    return null;
  }
}

/** Whether Git ignores a file or folder, given that the folder it is in is not ignored. */
interface IgnoreRules {
  readonly ignores: (path: string, isFolder: boolean) => boolean;
  /** The same with the `.gitignore` of one more folder. */
  readonly within: (folder: string) => IgnoreRules;
}

type OnUnread = (file: string) => void;

interface IgnoreLevel {
  readonly folder: string;
  readonly rules: Ignore;
}

/**
 * What is ignored below a folder: by `.git/info/exclude` and by every `.gitignore` from the root of its repository
 * down (outside a repository: from the working folder). A folder that is ignored itself was named on purpose, so
 * nothing above it counts. A file of patterns that cannot be read counts for nothing, and is passed to `onUnread`.
 */
function ignoreRulesBelow(folder: string, cwd: string, onUnread: OnUnread): IgnoreRules {
  const top = rootAbove(folder, cwd);
  const above = foldersBetween(top, folder).reduce(
    (outer, each) => outer.within(each),
    ignoreRules(levelsOf(top, join(gitFolder(top), 'info', 'exclude'), onUnread), onUnread),
  );
  const isNamedOnPurpose = folder !== top && above.ignores(folder, true);
  return isNamedOnPurpose ? ignoreRules([], onUnread) : above;
}

function ignoreRules(levels: readonly IgnoreLevel[], onUnread: OnUnread): IgnoreRules {
  const ignores = (path: string, isFolder: boolean) => {
    for (const { folder, rules } of levels) {
      if (path === folder) continue;
      const { ignored, unignored } = rules.test(posixRelative(folder, path) + (isFolder ? '/' : ''));
      if (ignored || unignored) return ignored;
    }
    return false;
  };
  return {
    ignores,
    within: (folder) => {
      const outer = ignores(folder, true) ? levels : levels.map((level) => withException(level, folder));
      return ignoreRules([...levelsOf(folder, join(folder, '.gitignore'), onUnread), ...outer], onUnread);
    },
  };
}

/** An outer level with an exception for a folder that an inner level includes again. */
function withException(level: IgnoreLevel, folder: string): IgnoreLevel {
  const path = posixRelative(level.folder, folder);
  if (folder === level.folder || !level.rules.test(`${path}/`).ignored) return level;
  const spared = `!/${path.replace(/[\\*?[\]!# ]/g, '\\$&')}/`;
  return { ...level, rules: ignore({ ignorecase: false }).add(level.rules).add(spared) };
}

function levelsOf(folder: string, file: string, onUnread: OnUnread): readonly IgnoreLevel[] {
  try {
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return [];
    return [{ folder, rules: ignore({ ignorecase: false }).add(readFileSync(file, 'utf8')) }];
  } catch {
    onUnread(file);
    return [];
  }
}

function posixRelative(folder: string, path: string): string {
  return relative(folder, path).split(sep).join('/');
}

/** The root of the repository that a folder is in; without one the working folder, or the folder itself. */
function rootAbove(folder: string, cwd: string): string {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return at;
    if (dirname(at) === at) break;
  }
  return folder.startsWith(`${cwd}${sep}`) ? cwd : folder;
}

/** The folders above `folder`, from the root down; none where the two are the same. */
function foldersBetween(top: string, folder: string): readonly string[] {
  const folders: string[] = [];
  for (let at = folder; at !== top; at = dirname(at)) folders.unshift(dirname(at));
  return folders;
}

/** The Git folder of a repository: `.git`, or what the `.git` file of a second working tree points to. */
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
