import { resolve } from 'node:path';
import { type CorpusFile, unfillSpec } from '#core/parsing.ts';
import { copyMatcher, type ListedDocument, type Listing, newestSourceIn, sha256Of } from '#server/index.ts';
import { type CliArguments, CliError } from '../base/command.ts';
import { documentOf, shownPath } from './document.ts';
import { realPathOrNull } from './walk-folder.ts';

interface Templates {
  readonly given: readonly CorpusFile[];
  /** Their paths, links resolved, so that none of them is read as a document. */
  readonly files: ReadonlySet<string>;
}

/** The message for a template that shares no heading with any document. */
export function unmatchedTemplate(path: string): string {
  return `${path} shares no heading with any of the documents; it makes no difference.`;
}

/** Reads the templates that `--template` names. Throws a `CliError` where one cannot be read. */
export function readTemplates(option: CliArguments['options'][string], cwd: string): Templates {
  const given: CorpusFile[] = [];
  const files = new Set<string>();
  for (const typed of [option ?? []].flat().map(String)) {
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

/** The documents that are not templates. Throws a `CliError` where nothing else was found. */
export function withoutTemplates({ found, troubles: diagnostics }: Listing, { files }: Templates): Listing {
  const documents = found.filter(({ file }) => file === null || !files.has(file));
  const [first] = found;
  if (first && documents.length === 0 && diagnostics.length === 0)
    throw new CliError(`${first.path} is the template itself; name the documents that started from it.`);
  return { found: documents, troubles: diagnostics };
}

/** Leaves out a document where a workspace among them is its unchanged copy. */
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
