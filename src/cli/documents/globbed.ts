import { resolve } from 'node:path';
import { globSync, isDynamicPattern } from 'tinyglobby';
import type { Found } from './document.ts';
import { shownPath } from './shown-path.ts';
import { isMarkdown, realPlace, walkFolder } from './walk-folder.ts';

/** A pattern that says what its files' names end in means just those; any other means Markdown. */
const NAMES_ITS_ENDING = /\.[\w{},]+$/;

/**
 * What matches a pattern that the shell did not expand, like the Markdown files of all folders below one. Null: it is
 * no pattern.
 */
export function globbed(typed: string, cwd: string): Found | null {
  if (!isDynamicPattern(typed)) return null;
  const { base, rest } = split(typed);
  const root = realPlace(resolve(cwd, base));
  const matched = new Set(
    root === null ? [] : globSync(rest, { cwd: root, expandDirectories: false, followSymbolicLinks: false }),
  );
  if (root === null || matched.size === 0) return NOTHING;
  const isMeant = NAMES_ITS_ENDING.test(typed) ? () => true : isMarkdown;
  const takes = (path: string) => matched.has(path) && isMeant(path);
  return walkFolder({ root, shown: shownPath(base, cwd), cwd, takes });
}

const NOTHING: Found = { found: [], troubles: [] };

/** A pattern as the folder that it starts in and the rest, from the part on in which its first sign stands. */
function split(typed: string): { readonly base: string; readonly rest: string } {
  const end = typed.lastIndexOf('/', typed.search(/[{[(*?]/));
  const base = typed.slice(0, Math.max(end, 0));
  return { base: base || (typed.startsWith('/') ? '/' : '.'), rest: typed.slice(end + 1) };
}
