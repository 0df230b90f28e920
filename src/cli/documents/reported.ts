import { basename } from 'node:path';
import { type DocumentGaps, documentGaps } from '#core/gaps.ts';
import { SPEC_FILE, type SpecReading, type Workspace } from '#core/index.ts';
import { doubtsOf, type Given } from '#core/parsing.ts';
import { headlessProblem, readFamily, readOrSay } from '#server/index.ts';
import { withPlace } from '../open-place.ts';
import type { FoundDocument } from './document.ts';
import { strange } from './templates.ts';

/** A document with all that it leaves unsaid. */
export interface Reported {
  readonly document: FoundDocument;
  readonly gaps: DocumentGaps;
}

/** How documents are to be read. */
export interface Wish {
  readonly templates: readonly Given[];
  /** Whether doubts are wanted beside the gaps. */
  readonly warnings: boolean;
}

/**
 * Reads documents as one family, so that what a template or several of them have in common counts as unsaid; the
 * specification of a workspace is read by itself. A document without a heading is named; where it has no mark either
 * nothing is known of it, and it is left out. `onRead` hears how many have been taken in so far.
 */
export async function readReported(
  documents: readonly FoundDocument[],
  wish: Wish,
  onRead: (count: number) => void,
): Promise<{ readonly reported: readonly Reported[]; readonly troubles: readonly string[] }> {
  let count = 0;
  const family = await readFamily(
    documents.filter(({ workspace }) => workspace === null),
    {
      templates: wish.templates,
      take: ({ path, read }, spec) => withDoubts(gapsOf(path, spec, null), read, wish),
      onRead: () => onRead(++count),
    },
  );
  const taken = new Map(family.taken);
  const troubles = new Map(family.troubles);
  for (const document of documents) {
    if (document.workspace === null) continue;
    const read = await gapsOfWorkspace(document, document.workspace, wish);
    if (read.ok) taken.set(document, read.value);
    else troubles.set(document, read.trouble);
    onRead(++count);
  }
  const all = documents.flatMap((document): Reported[] => {
    const gaps = taken.get(document);
    return gaps ? [{ document, gaps }] : [];
  });
  const headless = all.filter(({ gaps }) => gaps.points.length === 0).map(({ gaps }) => gaps.path);
  return {
    reported: all.filter(({ gaps: { points, marks } }) => points.length > 0 || marks.length > 0),
    troubles: [...troubles.values(), ...family.strangers.map(strange), ...headless.map(headlessProblem)],
  };
}

async function gapsOfWorkspace(
  { path, read }: FoundDocument,
  root: string,
  wish: Wish,
): Promise<ReturnType<typeof readOrSay<DocumentGaps>>> {
  const reading = read();
  if (!reading.ok) return reading;
  return withPlace({ root, name: basename(root) }, async (live) => {
    const problem = live.problem();
    if (problem !== null) return { ok: false, trouble: problem.replaceAll(SPEC_FILE, () => path) };
    const workspace = live.workspace();
    return readOrSay(path, () => withDoubts(gapsOf(path, workspace.spec, workspace), () => reading, wish));
  });
}

/** The report with the doubts of a text where they are wanted. The text is read anew, for a reading does not keep it. */
export function withDoubts(
  gaps: DocumentGaps,
  read: FoundDocument['read'],
  { warnings }: Wish,
): DocumentGaps {
  const reading = warnings ? read() : null;
  return reading?.ok ? { ...gaps, doubts: doubtsOf(gaps, reading.text) } : gaps;
}

/** What a document leaves unsaid; of a workspace the statuses are lifted by what has been decided. */
export function gapsOf(path: string, spec: SpecReading, workspace: Workspace | null): DocumentGaps {
  return documentGaps(spec, path, ({ id, status }) => workspace?.point(id)?.status ?? status);
}
