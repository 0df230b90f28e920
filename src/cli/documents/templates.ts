import { resolve } from 'node:path';
import { type CorpusFile, unfillSpec } from '#core/parsing.ts';
import { copyMatcher, type ListedDocument, type Listing, newestSourceIn, sha256Of } from '#server/index.ts';
import { CliError } from '../base/command.ts';
import { documentOf, shownPath } from './document.ts';
import { realPathOrNull } from './walk-folder.ts';

interface Templates {
  readonly given: readonly CorpusFile[];
  /** Where they are, so that none of them is taken for a document. */
  readonly files: ReadonlySet<string>;
}

/** What is said of a template, named by its path, that fits none of the documents. */
export function unmatchedTemplate(path: string): string {
  return `${path} shares no heading with any of the documents; it changes nothing.`;
}

/** Reads the templates that were named. Refuses with a sentence where one cannot be read. */
export function readTemplates(paths: readonly string[], cwd: string): Templates {
  const given: CorpusFile[] = [];
  const files = new Set<string>();
  for (const typed of paths) {
    const file = realPathOrNull(resolve(cwd, typed));
    const path = shownPath(typed, cwd);
    if (file === null) throw new CliError(`There is no template at ${typed}; check the path.`);
    const reading = documentOf(file, path).read();
    if (!reading.ok) throw new CliError(reading.trouble);
    files.add(file);
    given.push({ path, text: reading.text });
  }
  return { given, files };
}

/** The documents that are not templates. Refuses with a sentence where nothing else was found. */
export function withoutTemplates({ found, troubles: diagnostics }: Listing, { files }: Templates): Listing {
  const documents = found.filter(({ file }) => file === null || !files.has(file));
  const [first] = found;
  if (first && documents.length === 0 && diagnostics.length === 0)
    throw new CliError(`${first.path} is the template itself; name the documents that began as it.`);
  return { found: documents, troubles: diagnostics };
}

/** Leaves out the documents of which a workspace among them is the unchanged copy. */
export function withoutCopied(found: readonly ListedDocument[]): readonly ListedDocument[] {
  const isCopied = copyMatcher(
    found.flatMap(({ workspace: root, read }) => {
      const source = root === null ? null : newestSourceIn(root);
      return root === null || source === null ? [] : [{ root, source, sum: documentChecksum(read) }];
    }),
  );
  return found.filter(({ file, read }) => !isCopied(file, () => documentChecksum(read)));
}

/** Checksum of a document without what was decided; null where it cannot be read. */
function documentChecksum(read: ListedDocument['read']): string | null {
  const reading = read();
  return reading.ok ? sha256Of(unfillSpec(reading.text)) : null;
}
