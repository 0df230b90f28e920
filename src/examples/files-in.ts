import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Paths with "/" and texts of all files below a folder. */
export function filesIn(folder: string): Readonly<Record<string, string>> {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    paths.map((path) => [relative(folder, path).split(sep).join('/'), readFileSync(path, 'utf8')]),
  );
}
