import { checksum, newestSpecSource, openWorkspace, SOURCES_FOLDER, SPEC_FILE } from '#core/index.ts';
import { decidedTexts, factFile, fillSpec, readSpec, unfillSpec } from '#core/parsing.ts';
import type { WorkspaceCache } from '../cache/workspace-cache.ts';
import type { CommandContext } from '../commands/context.ts';
import { MAX_TRIES, type Store, StoreFailure } from '../disk/store.ts';
import type { OutsideDocuments } from './outside-documents.ts';
import { type SourceStatus, sha256Of, sourceStatus } from './source-status.ts';

type TakeResult = SourceStatus | { readonly stand: 'taken' };

/** SPEC.md follows from now on, or the note says why not; or it is the copy of another document. */
type NameResult = { readonly note: string | null } | { readonly problem: string };

interface SourceOptions extends SourceParts {
  readonly trouble: () => string | null;
  readonly onFailure: (failure: unknown) => void;
  /** Called once with what a person has to do, and with null when that is done. */
  readonly onTrouble: (sentence: string | null) => void;
  readonly onTaken: () => void;
}

/**
 * Milliseconds between two looks at the document. Two equal ones in a row are a text that somebody has finished saving;
 * looking is cheaper than watching another folder, and never goes deaf.
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
    /** Why SPEC.md cannot follow it, as it stood when its text was to be taken over last; null where it can. */
    trouble: () => reported,
    stand: async () => sourceStatus(newestSpecSource(cache.facts.facts()), await store.read(SPEC_FILE), outside),
    take,
    name: (document: string) => nameSource(document, options),
    follow: () => {
      timer ??= pollChanges(() => sourceStamp(options), takeInBackground);
    },
    /** To be called when SPEC.md has changed: while it follows, what is possible now is taken over. */
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

/** The state of the document right now; null where none is followed. */
function sourceStamp({ cache, outside }: SourceParts): string | null {
  const source = newestSpecSource(cache.facts.facts());
  return source && outside.isNamed(source.path) ? `${source.path} ${outside.stamp(source.path)}` : null;
}

/** Calls back whenever a stamp has changed and stayed so from one look to the next. */
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
  // From another drive there is no path; the copy is as good, it only does not follow.
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
  'The copy does not follow the document, as nothing can be written to your state folder ($XDG_STATE_HOME, or ~/.local/state); change its permissions and run it again.';

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
async function takeSource(parts: SourceParts): Promise<SourceStatus | { readonly stand: 'taken' }> {
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

/** Notes that a text was taken from a document. What was noted before stays. */
async function noteSource(path: string, text: string, { cache, context }: SourceParts): Promise<void> {
  const numbers = cache.facts
    .paths(SOURCES_FOLDER)
    .map((name) => Number(name.slice(SOURCES_FOLDER.length + 1).match(/^\d{4}/)?.[0] ?? 0));
  const number = String(Math.max(0, ...numbers) + 1).padStart(4, '0');
  const taken = { fact: 'source', path, sha256: sha256Of(text), at: context.at() } as const;
  const id = `${number}-${checksum(factFile({ ...taken, id: number }).text)}`;
  await context.append(factFile({ ...taken, id }));
}

/** The decided text of each point as the document's text has them, so that SPEC.md is never seen without it. */
function decidedTextsFor(text: string, cache: WorkspaceCache): ReadonlyMap<string, string> {
  return decidedTexts(openWorkspace({ ...cache.snapshot(), spec: readSpec(text, SPEC_FILE) }));
}
