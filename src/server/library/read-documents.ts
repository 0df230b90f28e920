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

/** The documents that are not workspaces, by key, as they read together. */
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
  /** Empty forms of the documents: what they hold says nothing. */
  readonly templates: readonly CorpusFile[];
  readonly onRead?: (read: number) => void;
  /** Says that nobody waits for it any more; reading ends by throwing its reason. */
  readonly signal?: AbortSignal;
}

/** Identifies a document for as long as it stays where it is. */
export function keyOf({ file, path }: ListedDocument): string {
  return file ?? path;
}

/**
 * Reads documents. Workspaces are read each by itself; all others as one family, so that what several of them have in
 * common says nothing: of these all are read again when one has changed. A document that a workspace is the unchanged
 * copy of is that workspace.
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
    troubles: diagnostics,
    strangers,
  } = await readCorpus(plain, {
    templates,
    take: (one, spec): Outcome => {
      // Nothing is known of it; `specwalk gaps` leaves it out as well.
      if (spec.points.length + spec.marks.length === 0) return { trouble: noHeadingProblem(one.path) };
      return outcomeOf(one, openWorkspace({ name: spec.title, spec, facts: [], quarantined: [] }));
    },
    onRead: onProgress,
  });
  const read = new Map<string, Outcome>();
  for (const [one, outcome] of taken) read.set(keyOf(one), outcome);
  for (const [one, trouble] of diagnostics) read.set(keyOf(one), { trouble });
  return { stamp, read, strangers };
}

async function readWorkspaces(
  listed: readonly ListedDocument[],
  before: ReadonlyMap<string, WorkspaceReading> | undefined,
  onProgress: () => void,
): Promise<ReadonlyMap<string, WorkspaceReading>> {
  const standings = new Map<string, WorkspaceReading>();
  const pauses = openPauses();
  for (const one of listed) {
    if (one.workspace === null) continue;
    const key = keyOf(one);
    const stamp = folderStamp(one.workspace);
    const known = before?.get(key);
    standings.set(key, known?.stamp === stamp ? known : readOneWorkspace(one, one.workspace, stamp));
    onProgress();
    await pauses.take();
  }
  return standings;
}

/** A file of facts that cannot be read is left out here; the workspace itself reports it once it is opened. */
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
