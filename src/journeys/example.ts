import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The files of one of the example workspaces, by path. */
export function example(name: string): Readonly<Record<string, string>> {
  const root = join('fixtures', 'workspaces', name);
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [relative(root, path), readFileSync(path, 'utf8')];
    }),
  );
}
