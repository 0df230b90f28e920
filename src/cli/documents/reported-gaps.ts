import { basename } from 'node:path';
import { type DocumentGaps, documentGaps, newGaps } from '#core/gaps.ts';
import { openWorkspace, SPEC_FILE, type SpecReading, type Workspace } from '#core/index.ts';
import { type CorpusFile, doubtsOf, readWorkspace } from '#core/parsing.ts';
import { type ListedDocument, noHeadingProblem, readCorpus, tryRead } from '#server/index.ts';
import { withWorkspace } from '../base/workspace-folder.ts';
import type { FormerState, Revision } from './revision.ts';
import { unmatchedTemplate } from './templates.ts';

interface ReportedDocument {
  readonly document: ListedDocument;
  readonly gaps: DocumentGaps;
}

interface ReportOptions {
  readonly templates: readonly CorpusFile[];
  /** Whether doubts are wanted besides the gaps. */
  readonly warnings: boolean;
}

/**
 * Reads documents as one family, so that what a template or several of them have in common counts as unsaid; the
 * specification of a workspace is read by itself. A document without a heading gets a sentence; one that has no mark
 * either is left out. `onRead` is called with how many have been read so far.
 */
export async function readReported(
  documents: readonly ListedDocument[],
  options: ReportOptions,
  onRead: (count: number) => void,
): Promise<{ readonly reported: readonly ReportedDocument[]; readonly diagnostics: readonly string[] }> {
  let count = 0;
  const family = await readCorpus(
    documents.filter(({ workspace }) => workspace === null),
    {
      templates: options.templates,
      take: ({ path, read }, spec) => withDoubts(gapsOf(path, spec, null), read, options),
      onRead: () => onRead(++count),
    },
  );
  const taken = new Map(family.taken);
  const diagnostics = new Map(family.troubles);
  for (const document of documents) {
    if (document.workspace === null) continue;
    const read = await gapsOfWorkspace(document, document.workspace, options);
    if (read.ok) taken.set(document, read.value);
    else diagnostics.set(document, read.trouble);
    onRead(++count);
  }
  const all = documents.flatMap((document): ReportedDocument[] => {
    const gaps = taken.get(document);
    return gaps ? [{ document, gaps }] : [];
  });
  const headless = all.filter(({ gaps }) => gaps.points.length === 0).map(({ gaps }) => gaps.path);
  return {
    reported: all.filter(({ gaps: { points, marks } }) => points.length > 0 || marks.length > 0),
    diagnostics: [
      ...diagnostics.values(),
      ...family.strangers.map(unmatchedTemplate),
      ...headless.map(noHeadingProblem),
    ],
  };
}

async function gapsOfWorkspace(
  { path, read }: ListedDocument,
  root: string,
  options: ReportOptions,
): Promise<ReturnType<typeof tryRead<DocumentGaps>>> {
  const reading = read();
  if (!reading.ok) return reading;
  return withWorkspace({ root, name: basename(root) }, async (live) => {
    const problem = live.problem();
    if (problem !== null) return { ok: false, trouble: problem.replaceAll(SPEC_FILE, () => path) };
    const workspace = live.workspace();
    return tryRead(path, () => withDoubts(gapsOf(path, workspace.spec, workspace), () => reading, options));
  });
}

/** Adds the doubts, where they are wanted. The text is read again, as a reading does not keep it. */
function withDoubts(gaps: DocumentGaps, read: ListedDocument['read'], { warnings }: ReportOptions): DocumentGaps {
  const reading = warnings ? read() : null;
  return reading?.ok ? { ...gaps, doubts: doubtsOf(gaps, reading.text) } : gaps;
}

/** What a document leaves unsaid; in a workspace, decisions raise the statuses of points. */
function gapsOf(path: string, spec: SpecReading, workspace: Workspace | null): DocumentGaps {
  return documentGaps(spec, path, ({ id, status }) => workspace?.point(id)?.status ?? status);
}

/**
 * Of each document only what it leaves unsaid now and did not at a revision, whose documents are read as one family
 * too. An unchanged document adds nothing, even where the others now make some of its text count as a template’s.
 */
export async function onlyNewGaps(
  reported: readonly ReportedDocument[],
  options: ReportOptions,
  revision: Revision,
): Promise<readonly DocumentGaps[]> {
  const formers = new Map(reported.map(({ document }) => [document, revision.former(document)]));
  const before = await gapsBefore(formers, options, revision);
  return reported.map(({ document, gaps }) => {
    const { path, workspace } = document;
    if (workspace) return newGaps(gaps, workspaceBefore(workspace, path, { options, revision }));
    return formers.get(document) === 'same'
      ? { path, points: [], marks: [], ...(gaps.doubts ? { doubts: [] } : {}) }
      : newGaps(gaps, before.get(document) ?? null);
  });
}

async function gapsBefore(
  formers: ReadonlyMap<ListedDocument, FormerState>,
  options: ReportOptions,
  revision: Revision,
) {
  const plain = [...formers].filter(([{ workspace }]) => workspace === null);
  const ids = plain.flatMap(([, former]) => (typeof former === 'object' ? [former.id] : []));
  if (ids.length === 0) return new Map();
  const texts = revision.texts(ids);
  const members = plain.flatMap(([document, former]) => {
    const text = typeof former === 'object' ? texts.get(former.id) : undefined;
    const read = text === undefined ? document.read : () => ({ ok: true as const, text });
    return former === 'same' || text !== undefined ? [{ document, path: document.path, read }] : [];
  });
  const { taken } = await readCorpus(members, {
    templates: options.templates,
    take: ({ path, read }, spec) => withDoubts(gapsOf(path, spec, null), read, options),
  });
  return new Map([...taken].map(([{ document }, gaps]) => [document, gaps]));
}

/** What a workspace left unsaid at a revision; null where it was no workspace yet. */
function workspaceBefore(
  root: string,
  path: string,
  { options, revision }: { readonly options: ReportOptions; readonly revision: Revision },
): DocumentGaps | null {
  const kept = revision.filesBelow(root);
  if (!kept.some((file) => file.path === SPEC_FILE)) return null;
  const needed = kept.filter((file) => file.path === SPEC_FILE || file.path.startsWith('questions/'));
  const texts = revision.texts(needed.map(({ id }) => id));
  const files = needed.flatMap((file) => {
    const text = texts.get(file.id);
    return text === undefined ? [] : [{ path: file.path, text }];
  });
  const workspace = openWorkspace(readWorkspace(files, basename(root)));
  const text = files.find((file) => file.path === SPEC_FILE)?.text ?? '';
  return withDoubts(gapsOf(path, workspace.spec, workspace), () => ({ ok: true, text }), options);
}
