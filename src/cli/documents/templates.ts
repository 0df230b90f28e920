import { resolve } from 'node:path';
import type { Given } from '#core/parsing.ts';
import { Refusal } from '../command.ts';
import { documentOf, type Found } from './document.ts';
import { shownPath } from './shown-path.ts';
import { realPlace } from './walk-folder.ts';

/** Empty templates. */
export interface Templates {
  readonly given: readonly Given[];
  /** Where they lie, so that none of them is taken for a document. */
  readonly files: ReadonlySet<string>;
}

/** What is said of a template, named by its path, that fits none of the documents. */
export function strange(path: string): string {
  return `${path} shares no heading with any of the documents; it changes nothing.`;
}

/** Reads the templates that were named. Refuses with a sentence where one cannot be read. */
export function readTemplates(paths: readonly string[], cwd: string): Templates {
  const given: Given[] = [];
  const files = new Set<string>();
  for (const typed of paths) {
    const file = realPlace(resolve(cwd, typed));
    const path = shownPath(typed, cwd);
    if (file === null) throw new Refusal(`There is no template at ${typed}; check the path.`);
    const reading = documentOf(file, path).read();
    if (!reading.ok) throw new Refusal(reading.trouble);
    files.add(file);
    given.push({ path, text: reading.text });
  }
  return { given, files };
}

/** The documents that are none of the templates. Refuses with a sentence where nothing else was to be found. */
export function besideTemplates({ found, troubles }: Found, { files }: Templates): Found {
  const documents = found.filter(({ file }) => file === null || !files.has(file));
  const [first] = found;
  if (first && documents.length === 0 && troubles.length === 0)
    throw new Refusal(`${first.path} is the template itself; name the documents that began as it.`);
  return { found: documents, troubles };
}
