import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { groupBy } from '#core/index.ts';
import type { ListedDocument } from '#server/index.ts';
import { CliError } from '../base/command.ts';
import { isOutside } from './document.ts';
import { openRevision, type Revision, repositoryRoot } from './revision.ts';

/**
 * Looks up a revision for documents, each in the repository that it is in. Documents in a repository that does not
 * know the revision, or in none, are left out with a sentence. Throws a `CliError` where that leaves nothing.
 */
export function openRevisions(name: string, documents: readonly ListedDocument[], cwd: string) {
  const byFolder = new Map<string, Revision>();
  const refusals: string[] = [];
  const diagnostics: string[] = [];
  for (const [place, inside] of byRepository(documents, cwd)) {
    const answer = revisionFor(inside, place ?? startFolder(inside, cwd), { name, cwd });
    if (typeof answer === 'string') {
      refusals.push(answer);
      diagnostics.push(`${namesOf(inside)} left out: ${answer}`);
    } else for (const document of inside) byFolder.set(folderOf(document, cwd), answer);
  }
  if (byFolder.size === 0 && refusals[0] !== undefined) throw new CliError(refusals[0]);
  return {
    revision: mergeRevisions(byFolder, cwd),
    documents: documents.filter((document) => byFolder.has(folderOf(document, cwd))),
    diagnostics,
  };
}

/** Documents by the nearest folder above them that is a repository; by null where there is none. */
function byRepository(documents: readonly ListedDocument[], cwd: string) {
  const known = new Map<string, string | null>();
  const repositoryOf = (folder: string): string | null => {
    const before = known.get(folder);
    if (before !== undefined) return before;
    const above = dirname(folder);
    const further = () => (above === folder ? null : repositoryOf(above));
    const found = existsSync(join(folder, '.git')) ? folder : further();
    known.set(folder, found);
    return found;
  };
  return groupBy(documents, (document) => repositoryOf(folderOf(document, cwd)));
}

/** Where Git is asked about documents with no repository above them: the environment may name one. */
function startFolder(documents: readonly ListedDocument[], cwd: string): string {
  const file = documents.find((document) => document.file !== null)?.file;
  return file ? dirname(file) : cwd;
}

function revisionFor(
  documents: readonly ListedDocument[],
  place: string,
  { name, cwd }: { readonly name: string; readonly cwd: string },
): Revision | string {
  try {
    const root = repositoryRoot(place);
    const stray = documents.find((document) => isOutside(relative(root, folderOf(document, cwd))));
    return stray ? `${stray.path} is outside ${root}.` : openRevision(name, root, cwd);
  } catch (error) {
    if (error instanceof CliError) return error.message;
    throw error;
  }
}

/** The folder of a document; for standard input, the one that its given name says. */
function folderOf({ file, path }: ListedDocument, cwd: string): string {
  return dirname(file ?? resolve(cwd, path));
}

/** The revisions of several repositories as one. A blob id is a checksum of the text, so any with it will do. */
function mergeRevisions(byFolder: ReadonlyMap<string, Revision>, cwd: string): Revision {
  const knowing = new Map<string, Revision>();
  return {
    former: (document) => {
      const revision = byFolder.get(folderOf(document, cwd));
      const former = revision?.former(document) ?? 'absent';
      if (revision && typeof former === 'object') knowing.set(former.id, revision);
      return former;
    },
    filesBelow: (folder) => {
      const revision = byFolder.get(folder);
      const files = revision?.filesBelow(folder) ?? [];
      if (revision) for (const { id } of files) knowing.set(id, revision);
      return files;
    },
    texts: (ids) =>
      new Map(
        [...new Set(knowing.values())].flatMap((revision) => [
          ...revision.texts(ids.filter((id) => knowing.get(id) === revision)),
        ]),
      ),
  };
}

function namesOf([first, ...others]: readonly ListedDocument[]): string {
  const more = others.length > 0 ? ` and ${others.length} more are` : ' is';
  return `${first?.path ?? ''}${more}`;
}
