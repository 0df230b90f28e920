import { lstatSync, statSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import { globSync, isDynamicPattern } from 'tinyglobby';
import { SPEC_FILE } from '#core/index.ts';
import type { ListedDocument, Listing } from '#server/index.ts';
import type { Io } from '../base/command.ts';
import { documentOf, shownPath, standardInput } from './document.ts';
import { isMarkdown, isWorkspaceFolder, realPathOrNull, walkFolder, workspaceOf } from './walk-folder.ts';

/**
 * The documents that paths name: a workspace or the SPEC.md in it, a file, every Markdown file below a folder, what
 * matches a pattern, or standard input ("-"). Without any path: the working folder. Each document comes once; a path
 * that leads nowhere gives one sentence.
 */
export async function findDocuments(
  paths: readonly string[],
  io: Pick<Io, 'cwd' | 'stdin'>,
  stdinName = 'stdin.md',
): Promise<Listing> {
  const found = new Map<string, ListedDocument>();
  const diagnostics: string[] = [];
  for (const path of new Set(paths.length > 0 ? paths : ['.'])) {
    const here = path === '-' ? await standardInput(io.stdin, stdinName) : documentsAt(path, io.cwd);
    for (const document of here.found) {
      const place = document.file ?? '-';
      if (!found.has(place)) found.set(place, document);
    }
    diagnostics.push(...here.troubles);
    if (here.found.length === 0 && here.troubles.length === 0)
      diagnostics.push(`There is no Markdown file at ${path}; name a file, or a folder that has some.`);
  }
  return { found: [...found.values()], troubles: diagnostics };
}

function documentsAt(typed: string, cwd: string): Listing {
  const shown = shownPath(typed, cwd);
  const file = realPathOrNull(resolve(cwd, typed));
  if (file === null) return documentsMatching(typed, cwd) ?? { found: [], troubles: [notFoundMessage(typed, cwd)] };
  if (!statSync(file).isDirectory()) return { found: [documentOf(file, shown, workspaceOf(file))], troubles: [] };
  if (!isWorkspaceFolder(file)) return walkFolder({ root: file, shown, cwd });
  const spec = documentOf(join(file, SPEC_FILE), posix.join(shown, SPEC_FILE), file);
  return { found: [spec], troubles: [] };
}

function notFoundMessage(typed: string, cwd: string): string {
  return isLink(resolve(cwd, typed))
    ? `${typed} is a symbolic link that leads nowhere; fix it or name another file.`
    : `There is nothing at ${typed}; check the path.`;
}

function isLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink();
  } catch {
    return false;
  }
}

/** A pattern with a file extension means exactly those files; any other means Markdown. */
const HAS_EXTENSION = /\.[\w{},]+$/;

/** What matches a pattern that the shell did not expand; null: it is no pattern. */
function documentsMatching(typed: string, cwd: string): Listing | null {
  if (!isDynamicPattern(typed)) return null;
  const { base, rest } = split(typed);
  const root = realPathOrNull(resolve(cwd, base));
  const matched = new Set(
    root === null ? [] : globSync(rest, { cwd: root, expandDirectories: false, followSymbolicLinks: false }),
  );
  if (root === null || matched.size === 0) return NO_DOCUMENTS;
  const isMeant = HAS_EXTENSION.test(typed) ? () => true : isMarkdown;
  const accepts = (path: string) => matched.has(path) && isMeant(path);
  return walkFolder({ root, shown: shownPath(base, cwd), cwd, accepts });
}

const NO_DOCUMENTS: Listing = { found: [], troubles: [] };

/** A pattern as the folder that it starts in and the rest, from the first part with a wildcard on. */
function split(typed: string): { readonly base: string; readonly rest: string } {
  const end = typed.lastIndexOf('/', typed.search(/[{[(*?]/));
  const base = typed.slice(0, Math.max(end, 0));
  return { base: base || (typed.startsWith('/') ? '/' : '.'), rest: typed.slice(end + 1) };
}
