import { type Dirent, existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, posix, relative } from 'node:path';
import { LEDGER_FILE, QUESTIONS, RECORDS_FOLDER, SPEC_FILE } from '#core/index.ts';
import { documentOf, type Found, type FoundDocument } from './document.ts';
import { type Ignoring, ignoringBelow } from './ignored.ts';
import { isOutside, shownPath } from './shown-path.ts';

/** MDX is left out: the components in it would be read as prose. A file of any name is read where it is named itself. */
const MARKDOWN = /\.(?:md|markdown|mdown|mkdn?)$/i;

/** What Specwalk writes into a workspace beside the specification. */
const KEPT_BESIDE = [QUESTIONS, LEDGER_FILE, RECORDS_FOLDER];

/** What a walk looks for: where it starts, links resolved, how people see that, and which paths below it count. */
export interface Walk {
  readonly root: string;
  readonly shown: string;
  readonly cwd: string;
  readonly takes?: (path: string) => boolean;
}

/**
 * The Markdown files below a folder, sorted by name, folders among files. Hidden ones, `node_modules` and what Git
 * ignores are left out, and of a workspace what Specwalk keeps beside its specification. Links are never followed.
 */
export function walkFolder({ root, shown, cwd, takes = isMarkdown }: Walk): Found {
  const found: FoundDocument[] = [];
  const troubles: string[] = [];
  const kept = new Set<string>();
  const nameOf = (path: string) => posix.join(shown, path);
  const meet = (entry: Dirent, path: string, ignoring: Ignoring) => {
    const file = join(root, path);
    if (kept.has(file) || ignoring.ignores(file, entry.isDirectory())) return;
    if (entry.isSymbolicLink()) troubles.push(...linkTroubles(root, file, nameOf(path)));
    else if (entry.isDirectory()) walk(path, ignoring);
    else if (takes(path)) found.push(documentOf(file, nameOf(path), workspaceOf(file)));
  };
  const walk = (folder: string, outer: Ignoring) => {
    const place = join(root, folder);
    const entries = entriesOf(place);
    if (!entries) {
      troubles.push(`${nameOf(folder)} cannot be read; check that you may read it.`);
      return;
    }
    if (isWorkspaceFolder(place)) for (const own of KEPT_BESIDE) kept.add(join(place, own));
    const ignoring = outer.within(place);
    for (const entry of entries) meet(entry, posix.join(folder, entry.name), ignoring);
  };
  const onUnread = (file: string) =>
    troubles.push(
      `${shownPath(file, cwd)} cannot be read, so what it ignores is looked at as well; check that you may read it.`,
    );
  walk('', ignoringBelow(root, cwd, onUnread));
  return { found, troubles };
}

/** Whether a folder is a workspace: a specification with its questions beside it. */
export function isWorkspaceFolder(folder: string): boolean {
  return existsSync(join(folder, SPEC_FILE)) && existsSync(join(folder, QUESTIONS));
}

/** The workspace whose specification a file is, or null. */
export function workspaceOf(file: string): string | null {
  const folder = dirname(file);
  return basename(file) === SPEC_FILE && isWorkspaceFolder(folder) ? folder : null;
}

/** Whether a file is Markdown by its name. */
export function isMarkdown(path: string): boolean {
  return MARKDOWN.test(path);
}

/** What lies in a folder and is not hidden; null: it cannot be read. */
function entriesOf(folder: string): readonly Dirent[] | null {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    const visible = entries.filter(({ name }) => !name.startsWith('.') && name !== 'node_modules');
    return visible.sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    return null;
  }
}

/**
 * What a link on the way costs: nothing where it leads to what the walk meets anyway, or to what it does not look for.
 */
function linkTroubles(root: string, link: string, path: string): readonly string[] {
  const target = realPlace(link);
  if (target === null) return [`${path} is a symbolic link that leads nowhere; mend or remove it.`];
  const isSought = isMarkdown(path) || statSync(target, { throwIfNoEntry: false })?.isDirectory();
  if (!isSought || !isOutside(relative(root, target))) return [];
  return [`${path} is a symbolic link, and links are not followed; name what it leads to, ${target}.`];
}

/** Where a path really leads, or null: nothing is there, or it goes round in circles. */
export function realPlace(path: string): string | null {
  try {
    return realpathSync(path);
  } catch {
    return null;
  }
}
