import { basename } from 'node:path';
import { type DocumentGaps, newIn } from '#core/gaps.ts';
import { openWorkspace, SPEC_FILE } from '#core/index.ts';
import { readWorkspace } from '#core/parsing.ts';
import { readFamily } from '#server/index.ts';
import type { FoundDocument } from './document.ts';
import { gapsOf, type Reported, type Wish, withDoubts } from './reported.ts';
import type { Former, Revision } from './revision.ts';

/**
 * Of each document only what it leaves unsaid now and did not at a revision. The documents of then are read as one
 * family as well. A document that has not changed brings nothing, even where the others now make it a template’s.
 */
export async function onlyNew(
  reported: readonly Reported[],
  wish: Wish,
  revision: Revision,
): Promise<readonly DocumentGaps[]> {
  const formers = new Map(reported.map(({ document }) => [document, revision.former(document)]));
  const before = await documentsBefore(formers, wish, revision);
  return reported.map(({ document, gaps }) => {
    const { path, workspace } = document;
    if (workspace) return newIn(gaps, workspaceBefore(workspace, path, { wish, revision }));
    return formers.get(document) === 'same'
      ? { path, points: [], marks: [], ...(gaps.doubts ? { doubts: [] } : {}) }
      : newIn(gaps, before.get(document) ?? null);
  });
}

/** What the documents that have changed left unsaid then, beside those that have not. */
async function documentsBefore(
  formers: ReadonlyMap<FoundDocument, Former>,
  wish: Wish,
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
    templates: wish.templates,
    take: ({ path, read }, spec) => withDoubts(gapsOf(path, spec, null), read, wish),
  });
  return new Map([...taken].map(([{ document }, gaps]) => [document, gaps]));
}

/** What a workspace left unsaid then; null where it was none. */
function workspaceBefore(
  root: string,
  path: string,
  { wish, revision }: { readonly wish: Wish; readonly revision: Revision },
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
  return withDoubts(gapsOf(path, workspace.spec, workspace), () => ({ ok: true, text }), wish);
}
