import { basename } from 'node:path';
import { type DocumentGaps, newIn } from '#core/gaps.ts';
import { openWorkspace, SPEC_FILE } from '#core/index.ts';
import { type Given, readWorkspace } from '#core/parsing.ts';
import { readFamily } from '#server/index.ts';
import type { FoundDocument } from './document.ts';
import { gapsOf, type Reported } from './reported.ts';
import type { Former, Revision } from './revision.ts';

/**
 * Of each document only what it leaves unsaid now and did not at a revision. The documents of then are read as one
 * family as well. A document that has not changed brings nothing, even where the others now make it a template’s.
 */
export async function onlyNew(
  reported: readonly Reported[],
  templates: readonly Given[],
  revision: Revision,
): Promise<readonly DocumentGaps[]> {
  const formers = new Map(reported.map(({ document }) => [document, revision.former(document)]));
  const before = await documentsBefore(formers, templates, revision);
  return reported.map(({ document, gaps }) => {
    const { path, workspace } = document;
    if (workspace) return newIn(gaps, workspaceBefore(workspace, path, revision));
    return formers.get(document) === 'same'
      ? { path, points: [], marks: [] }
      : newIn(gaps, before.get(document) ?? null);
  });
}

/** What the documents that have changed left unsaid then, beside those that have not. */
async function documentsBefore(
  formers: ReadonlyMap<FoundDocument, Former>,
  templates: readonly Given[],
  revision: Revision,
): Promise<ReadonlyMap<FoundDocument, DocumentGaps>> {
  const plain = [...formers].filter(([{ workspace }]) => workspace === null);
  const ids = plain.flatMap(([, former]) => (typeof former === 'object' ? [former.id] : []));
  if (ids.length === 0) return new Map();
  const texts = revision.texts(ids);
  const members = plain.flatMap(([document, former]) => {
    const text = typeof former === 'object' ? texts.get(former.id) : undefined;
    const read = text === undefined ? document.read : () => ({ ok: true as const, text });
    return former === 'same' || text !== undefined ? [{ document, path: document.path, read }] : [];
  });
  const { taken } = await readFamily(members, {
    templates,
    take: ({ path }, spec) => gapsOf(path, spec, null),
  });
  return new Map([...taken].map(([{ document }, gaps]) => [document, gaps]));
}

/** What a workspace left unsaid then; null where it was none. */
function workspaceBefore(root: string, path: string, revision: Revision): DocumentGaps | null {
  const kept = revision.filesBelow(root);
  if (!kept.some((file) => file.path === SPEC_FILE)) return null;
  const needed = kept.filter((file) => file.path === SPEC_FILE || file.path.startsWith('questions/'));
  const texts = revision.texts(needed.map(({ id }) => id));
  const files = needed.flatMap((file) => {
    const text = texts.get(file.id);
    return text === undefined ? [] : [{ path: file.path, text }];
  });
  const workspace = openWorkspace(readWorkspace(files, basename(root)));
  return gapsOf(path, workspace.spec, workspace);
}
