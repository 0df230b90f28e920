import { checksum, newestSpecSource, openWorkspace, SOURCES_FOLDER, SPEC_FILE } from '#core/index.ts';
import { decidedTexts, factFile, fillSpec, readSpec, unfillSpec } from '#core/parsing.ts';
import type { WorkspaceCache } from '../cache/workspace-cache.ts';
import type { CommandContext } from '../commands/context.ts';
import { MAX_TRIES, type Store, StoreFailure } from '../disk/store.ts';
import type { OutsideDocuments } from './outside-documents.ts';
import { type SourceStatus, sha256Of, sourceStatus } from './source-status.ts';

type TakeResult = SourceStatus | { readonly stand: 'taken' };

/** SPEC.md follows the document from now on, or `note` says why not. `problem`: it is a copy of another one. */
type NameResult = { readonly note: string | null } | { readonly problem: string };

interface SourceOptions extends SourceParts {
  readonly trouble: () => string | null;
  readonly onFailure: (failure: unknown) => void;
  /** Called once with what a person has to do, and with null when that is done. */
  readonly onTrouble: (sentence: string | null) => void;
  readonly onTaken: () => void;
}

/**
 * Milliseconds between two polls of the document. Two equal stamps in a row mean that saving is done. Polling is
 * cheaper than watching another folder, and misses nothing.
 */
const POLL_INTERVAL = 500;
const UP_TO_DATE = { stand: 'even' } as const;

export function openSource(options: SourceOptions) {
  const { store, cache, outside, trouble, onFailure, onTrouble, onTaken } = options;
  let taking: Promise<TakeResult> = Promise.resolve(UP_TO_DATE);
  let timer: NodeJS.Timeout | undefined;
  let reported: string | null = null;

  const report = (taken: TakeResult) => {
    const before = reported;
    reported = taken.stand === 'apart' || taken.stand === 'away' ? taken.sentence : null;
    if (reported !== before) onTrouble(reported);
    return taken;
  };
  const takeNow = async (): Promise<TakeResult> => {
    if (trouble() !== null) return UP_TO_DATE;
    try {
      return report(await takeSource(options));
    } catch (error) {
      onFailure(error);
      if (error instanceof StoreFailure) return { stand: 'away', sentence: error.message };
      throw error;
    }
  };
  const take = () => {
    taking = taking.then(takeNow, takeNow);
    return taking;
  };
  const takeInBackground = () => {
    void take().then(
      ({ stand }) => stand === 'taken' && onTaken(),
      () => undefined,
    );
  };
  return {
    /** Why SPEC.md could not follow the document at the last attempt; null: it could. */
    trouble: () => reported,
    stand: async () => sourceStatus(newestSpecSource(cache.facts.facts()), await store.read(SPEC_FILE), outside),
    take,
    name: (document: string) => nameSource(document, options),
    follow: () => {
      timer ??= pollChanges(() => sourceStamp(options), takeInBackground);
    },
    /** To be called when SPEC.md has changed: the document may be copied now. */
    specChanged: () => {
      if (timer) takeInBackground();
    },
    close: async () => {
      clearInterval(timer);
      timer = undefined;
      await taking.catch(() => undefined);
    },
  };
}

/** A stamp of the document as it is now; null where none is followed. */
function sourceStamp({ cache, outside }: SourceParts): string | null {
  const source = newestSpecSource(cache.facts.facts());
  return source && outside.isNamed(source.path) ? `${source.path} ${outside.stamp(source.path)}` : null;
}

/** Calls back when a stamp has changed and is the same in the next poll. */
function pollChanges(stampNow: () => string | null, onChange: () => void): NodeJS.Timeout {
  let [settled, last] = [stampNow(), stampNow()];
  return setInterval(() => {
    const stamp = stampNow();
    const isQuiet = stamp === last;
    last = stamp;
    if (!isQuiet || stamp === settled) return;
    settled = stamp;
    onChange();
  }, POLL_INTERVAL).unref();
}

async function nameSource(document: string, parts: SourceParts): Promise<NameResult> {
  const { store, cache, outside } = parts;
  const path = outside.pathOf(document);
  const source = newestSpecSource(cache.facts.facts());
  const [spec, reading] = [await store.read(SPEC_FILE), path === null ? null : outside.read(path)];
  // To another drive there is no relative path: the copy is valid, but does not follow.
  if (path === null || !reading?.ok || !spec.ok) return { note: null };
  const text = unfillSpec(reading.text);
  if (source?.path !== path) {
    const isCopy = unfillSpec(spec.text) === text || source?.sha256 === sha256Of(text);
    if (!isCopy) return { problem: otherSourceProblem(source?.path) };
    await noteSource(path, text, parts);
  }
  return { note: outside.name(path) ? null : NOT_RECORDED };
}

const NOT_RECORDED =
  'The copy cannot follow the document, as nothing can be written to your state folder ($XDG_STATE_HOME, or ~/.local/state); change its permissions and run it again.';

function otherSourceProblem(path: string | undefined): string {
  const from = path === undefined ? '' : `, copied from ${path}`;
  return `There is another ${SPEC_FILE} already${from}; name another folder, or copy the document over it first.`;
}

interface SourceParts {
  readonly store: Store;
  readonly cache: WorkspaceCache;
  readonly context: Pick<CommandContext, 'append' | 'at'>;
  readonly outside: OutsideDocuments;
}

/** Copies a changed document into SPEC.md, keeping what was decided. Writes nothing where SPEC.md was edited too. */
async function takeSource(parts: SourceParts): Promise<TakeResult> {
  const { store, cache, outside } = parts;
  for (let tried = 0; tried < MAX_TRIES; tried += 1) {
    const source = newestSpecSource(cache.facts.facts());
    const status = sourceStatus(source, await store.read(SPEC_FILE), outside);
    if (status.stand !== 'newer' || !source) return status;
    const { text, spec, isTaken } = status;
    const filled = isTaken ? spec : fillSpec(text, decidedTextsFor(text, cache)).text;
    if (!isTaken && (await store.replace(SPEC_FILE, filled, spec)) === 'changed') continue;
    cache.takeSpec({ ok: true, text: filled });
    await noteSource(source.path, text, parts);
    return { stand: 'taken' };
  }
  return { stand: 'apart', sentence: `${SPEC_FILE} was not read again: it keeps changing on disk.` };
}

/** Writes the fact that a text was copied from a document. Earlier ones stay. */
async function noteSource(path: string, text: string, { cache, context }: SourceParts): Promise<void> {
  const numbers = cache.facts
    .paths(SOURCES_FOLDER)
    .map((name) => Number(name.slice(SOURCES_FOLDER.length + 1).match(/^\d{4}/)?.[0] ?? 0));
  const number = String(Math.max(0, ...numbers) + 1).padStart(4, '0');
  const taken = { fact: 'source', path, sha256: sha256Of(text), at: context.at() } as const;
  const id = `${number}-${checksum(factFile({ ...taken, id: number }).text)}`;
  await context.append(factFile({ ...taken, id }));
}

/** The decided text of each point of the document, so that SPEC.md is never written without it. */
function decidedTextsFor(text: string, cache: WorkspaceCache): ReadonlyMap<string, string> {
  return decidedTexts(openWorkspace({ ...cache.snapshot(), spec: readSpec(text, SPEC_FILE) }));
}
