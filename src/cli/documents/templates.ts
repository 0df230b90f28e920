import { resolve } from 'node:path';
import type { Given } from '#core/parsing.ts';
import { documentOf } from './document.ts';
import { shownPath } from './shown-path.ts';
import { realPlace } from './walk-folder.ts';

/** Empty templates, and a sentence for each that cannot be read. */
export interface Templates {
  readonly given: readonly Given[];
  /** Where they lie, so that none of them is taken for a document. */
  readonly files: ReadonlySet<string>;
  readonly troubles: readonly string[];
}

/** What is said of a template, named by its path, that fits none of the documents. */
export function strange(path: string): string {
  return `${path} shares no heading with any of the documents; it changes nothing.`;
}

/** Reads the templates that were named. */
export function readTemplates(paths: readonly string[], cwd: string): Templates {
  const given: Given[] = [];
  const files = new Set<string>();
  const troubles: string[] = [];
  for (const typed of paths) {
    const file = realPlace(resolve(cwd, typed));
    const path = shownPath(typed, cwd);
    if (file === null) {
      troubles.push(`There is no template at ${typed}; check the path.`);
      continue;
    }
    files.add(file);
    const reading = documentOf(file, path).read();
    if (reading.ok) given.push({ path, text: reading.text });
    else troubles.push(reading.trouble);
  }
  return { given, files, troubles };
}
