import { basename } from 'node:path';
import { type DocumentGaps, documentGaps } from '#core/gaps.ts';
import type { SpecReading, Workspace } from '#core/index.ts';
import { doubtsOf, type Given } from '#core/parsing.ts';
import { headlessProblem, readFamily } from '#server/index.ts';
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
    const reading = document.read();
    if (reading.ok) {
      const gaps = await gapsOfWorkspace(document.path, document.workspace);
      taken.set(
        document,
        withDoubts(gaps, () => reading, wish),
      );
    } else troubles.set(document, reading.trouble);
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

function gapsOfWorkspace(path: string, root: string): Promise<DocumentGaps> {
  return withPlace({ root, name: basename(root) }, async (live) => {
    const workspace = live.workspace();
    return gapsOf(path, workspace.spec, workspace);
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
