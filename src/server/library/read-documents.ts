import { join } from 'node:path';
import { newestSpecSource, openWorkspace, SPEC_FILE, type Workspace } from '#core/index.ts';
import { type DocumentSummary, summaryOf } from '#core/overview.ts';
import { type CorpusFile, readWorkspace } from '#core/parsing.ts';
import { limitOf, listFolder, noHeadingProblem, readText, tryRead } from '../disk/read-files.ts';
import { sha256Of } from '../source/source-status.ts';
import { type CopyCandidate, copyMatcher, fileStamp, folderStamp, type ListedDocument } from './listing.ts';
import { openPauses, readCorpus } from './read-corpus.ts';

export interface ReadDocument {
  readonly listed: ListedDocument;
  readonly summary: DocumentSummary;
}

export interface LibraryReading {
  readonly documents: readonly ReadDocument[];
  /** One sentence for each document that could not be read. */
  readonly unreadable: readonly string[];
  /** Paths of the templates that share no heading with any document. */
  readonly strangers: readonly string[];
  readonly plain: PlainReading;
  readonly workspaces: ReadonlyMap<string, WorkspaceReading>;
}

/** `sum`: checksum of the text without what was decided. */
type Outcome = (Pick<ReadDocument, 'summary'> & { readonly sum: string }) | { readonly trouble: string };

/** The documents that are not workspaces, by key, read together. */
interface PlainReading {
  readonly stamp: string;
  readonly read: ReadonlyMap<string, Outcome>;
  readonly strangers: readonly string[];
}

interface WorkspaceReading {
  readonly stamp: string;
  readonly outcome: Outcome;
  /** Null where its specification cannot be read. */
  readonly copying: CopyCandidate | null;
}

interface ReadOptions {
  readonly before: LibraryReading | null;
  /** Templates of the documents: text that is in them as well counts as not written. */
  readonly templates: readonly CorpusFile[];
  readonly onRead?: (read: number) => void;
  /** Aborts reading, which then throws its reason. */
  readonly signal?: AbortSignal;
}

/** Identifies a document as long as it is not moved. */
export function keyOf({ file, path }: ListedDocument): string {
  return file ?? path;
}

/**
 * Reads documents. Each workspace is read on its own, all others together, so that text that several of them share is
 * ignored: when one of these has changed, all are read again. A document of which a workspace is an unchanged copy is
 * left out.
 */
export async function readDocuments(
  listed: readonly ListedDocument[],
  { before, templates, onRead, signal }: ReadOptions,
): Promise<LibraryReading> {
  let read = 0;
  const onProgress = () => {
    signal?.throwIfAborted();
    onRead?.(++read);
  };
  const plain = await readPlainDocuments(listed, templates, before?.plain, onProgress);
  const workspaces = await readWorkspaces(listed, before?.workspaces, onProgress);
  const isCopied = copyMatcher([...workspaces.values()].flatMap(({ copying }) => copying ?? []));
  const documents: ReadDocument[] = [];
  const unreadable: string[] = [];
  for (const one of listed) {
    const key = keyOf(one);
    const outcome = workspaces.get(key)?.outcome ?? plain.read.get(key);
    if (!outcome) continue;
    if ('trouble' in outcome) unreadable.push(outcome.trouble);
    else if (!isCopied(one.file, () => outcome.sum)) documents.push({ listed: one, summary: outcome.summary });
  }
  return { documents, unreadable, strangers: plain.strangers, plain, workspaces };
}

async function readPlainDocuments(
  listed: readonly ListedDocument[],
  templates: readonly CorpusFile[],
  before: PlainReading | undefined,
  onProgress: () => void,
): Promise<PlainReading> {
  const plain = listed.filter(({ workspace }) => workspace === null);
  const stamp = plain.map((one) => `${keyOf(one)}:${one.file === null ? '' : fileStamp(one.file)}`).join('\n');
  if (before?.stamp === stamp) return before;
  const {
    taken,
    troubles: problems,
    strangers,
  } = await readCorpus(plain, {
    templates,
    take: (one, spec): Outcome => {
      // Without headings it says nothing; `specwalk gaps` leaves it out as well.
      if (spec.points.length + spec.marks.length === 0) return { trouble: noHeadingProblem(one.path) };
      return outcomeOf(one, openWorkspace({ name: spec.title, spec, facts: [], quarantined: [] }));
    },
    onRead: onProgress,
  });
  const read = new Map<string, Outcome>();
  for (const [one, outcome] of taken) read.set(keyOf(one), outcome);
  for (const [one, trouble] of problems) read.set(keyOf(one), { trouble });
  return { stamp, read, strangers };
}

async function readWorkspaces(
  listed: readonly ListedDocument[],
  before: ReadonlyMap<string, WorkspaceReading> | undefined,
  onProgress: () => void,
): Promise<ReadonlyMap<string, WorkspaceReading>> {
  const readings = new Map<string, WorkspaceReading>();
  const pauses = openPauses();
  for (const one of listed) {
    if (one.workspace === null) continue;
    const key = keyOf(one);
    const stamp = folderStamp(one.workspace);
    const known = before?.get(key);
    readings.set(key, known?.stamp === stamp ? known : readOneWorkspace(one, one.workspace, stamp));
    onProgress();
    await pauses.take();
  }
  return readings;
}

/** Facts that cannot be read are left out here; the workspace itself reports them once it is opened. */
function readOneWorkspace(one: ListedDocument, root: string, stamp: string): WorkspaceReading {
  const spec = one.read();
  if (!spec.ok) return { stamp, outcome: { trouble: spec.trouble }, copying: null };
  const facts = listFolder(root).files.flatMap((path) => {
    const reading = path === SPEC_FILE ? null : readText(join(root, path), limitOf(path));
    return reading?.ok ? [{ path, text: reading.text }] : [];
  });
  const read = tryRead(one.path, () => readWorkspace([{ path: SPEC_FILE, text: spec.text }, ...facts], one.path));
  if (!read.ok) return { stamp, outcome: { trouble: read.trouble }, copying: null };
  const snapshot = read.value;
  const outcome = outcomeOf(one, openWorkspace(snapshot));
  const source = newestSpecSource(snapshot.facts);
  return { stamp, outcome, copying: { root, source, sum: outcome.sum } };
}

function outcomeOf({ path, workspace: root }: ListedDocument, workspace: Workspace) {
  return {
    summary: summaryOf({ path, workspace, isWorkspace: root !== null }),
    sum: sha256Of(workspace.spec.bare),
  };
}
