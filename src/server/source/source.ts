import { checksum, newestSource, openWorkspace, SOURCES, SPEC_FILE } from '#core/index.ts';
import { decidedTexts, factFile, fillSpec, readSpec, unfillSpec } from '#core/parsing.ts';
import type { WorkspaceCache } from '../cache/workspace-cache.ts';
import type { CommandContext } from '../commands/context.ts';
import { type Store, StoreFailure, TRIES } from '../disk/store.ts';
import type { Outside } from './outside.ts';
import { type SourceStand, sourceStand, sumOf } from './source-stand.ts';

type Taken = SourceStand | { readonly stand: 'taken' };

/** SPEC.md follows from now on, or the note says why not; or it is the copy of another document. */
type Named = { readonly note: string | null } | { readonly problem: string };

interface SourceOptions extends Taking {
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
const LOOK = 500;
const EVEN = { stand: 'even' } as const;

export function openSource(options: SourceOptions) {
  const { store, cache, outside, trouble, onFailure, onTrouble, onTaken } = options;
  let taking: Promise<Taken> = Promise.resolve(EVEN);
  let timer: NodeJS.Timeout | undefined;
  let told: string | null = null;

  const tell = (taken: Taken) => {
    const before = told;
    told = taken.stand === 'apart' || taken.stand === 'away' ? taken.sentence : null;
    if (told !== before) onTrouble(told);
    return taken;
  };
  const takeNow = async (): Promise<Taken> => {
    if (trouble() !== null) return EVEN;
    try {
      return tell(await takeSource(options));
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
  const goOn = () => {
    void take().then(
      ({ stand }) => stand === 'taken' && onTaken(),
      () => undefined,
    );
  };
  return {
    /** Why SPEC.md cannot follow it, as it stood when its text was to be taken over last; null where it can. */
    trouble: () => told,
    stand: async () => sourceStand(newestSource(cache.facts.facts()), await store.read(SPEC_FILE), outside),
    take,
    name: (document: string) => nameSource(document, options),
    follow: () => {
      timer ??= everyChange(() => stampOf(options), goOn);
    },
    /** To be called when SPEC.md has changed: while it follows, what is possible now is taken over. */
    specChanged: () => {
      if (timer) goOn();
    },
    close: async () => {
      clearInterval(timer);
      timer = undefined;
      await taking.catch(() => undefined);
    },
  };
}

/** The state of the document right now; null where none is followed. */
function stampOf({ cache, outside }: Taking): string | null {
  const source = newestSource(cache.facts.facts());
  return source && outside.isNamed(source.path) ? `${source.path} ${outside.stamp(source.path)}` : null;
}

/** Calls back whenever a stamp has changed and stayed so from one look to the next. */
function everyChange(stampNow: () => string | null, onChange: () => void): NodeJS.Timeout {
  let [settled, last] = [stampNow(), stampNow()];
  return setInterval(() => {
    const stamp = stampNow();
    const isQuiet = stamp === last;
    last = stamp;
    if (!isQuiet || stamp === settled) return;
    settled = stamp;
    onChange();
  }, LOOK).unref();
}

async function nameSource(document: string, taking: Taking): Promise<Named> {
  const { store, cache, outside } = taking;
  const path = outside.pathOf(document);
  const source = newestSource(cache.facts.facts());
  const [spec, reading] = [await store.read(SPEC_FILE), path === null ? null : outside.read(path)];
  // From another drive there is no path; the copy is as good, it only does not follow.
  if (path === null || !reading?.ok || !spec.ok) return { note: null };
  const text = unfillSpec(reading.text);
  if (source?.path !== path) {
    const isCopy = unfillSpec(spec.text) === text || source?.sha256 === sumOf(text);
    if (!isCopy) return { problem: otherSource(source?.path) };
    await noteSource(path, text, taking);
  }
  return { note: outside.name(path) ? null : UNKEPT };
}

const UNKEPT =
  'The copy does not follow the document, as nothing can be written to your state folder ($XDG_STATE_HOME, or ~/.local/state); change its permissions and run it again.';

function otherSource(path: string | undefined): string {
  const from = path === undefined ? '' : `, copied from ${path}`;
  return `There is another ${SPEC_FILE} already${from}; name another folder, or copy the document over it first.`;
}

interface Taking {
  readonly store: Store;
  readonly cache: WorkspaceCache;
  readonly context: Pick<CommandContext, 'append' | 'at'>;
  readonly outside: Outside;
}

/** Copies a changed document into SPEC.md, keeping what was decided. Writes nothing where SPEC.md was edited too. */
async function takeSource(taking: Taking): Promise<SourceStand | { readonly stand: 'taken' }> {
  const { store, cache, outside } = taking;
  for (let tried = 0; tried < TRIES; tried += 1) {
    const source = newestSource(cache.facts.facts());
    const stand = sourceStand(source, await store.read(SPEC_FILE), outside);
    if (stand.stand !== 'newer' || !source) return stand;
    const { text, spec, isTaken } = stand;
    const filled = isTaken ? spec : fillSpec(text, textsFor(text, cache)).text;
    if (!isTaken && (await store.replace(SPEC_FILE, filled, spec)) === 'changed') continue;
    cache.takeSpec({ ok: true, text: filled });
    await noteSource(source.path, text, taking);
    return { stand: 'taken' };
  }
  return { stand: 'apart', sentence: `${SPEC_FILE} was not read again: it keeps changing on disk.` };
}

/** Notes that a text was taken from a document. What was noted before stays. */
async function noteSource(path: string, text: string, { cache, context }: Taking): Promise<void> {
  const numbers = cache.facts
    .paths(SOURCES)
    .map((taken) => Number(taken.slice(SOURCES.length + 1).match(/^\d{4}/)?.[0] ?? 0));
  const number = String(Math.max(0, ...numbers) + 1).padStart(4, '0');
  const taken = { fact: 'source', path, sha256: sumOf(text), at: context.at() } as const;
  const id = `${number}-${checksum(factFile({ ...taken, id: number }).text)}`;
  await context.append(factFile({ ...taken, id }));
}

/** The decided text of each point as the document's text has them, so that SPEC.md is never seen without it. */
function textsFor(text: string, cache: WorkspaceCache): ReadonlyMap<string, string> {
  return decidedTexts(openWorkspace({ ...cache.snapshot(), spec: readSpec(text, SPEC_FILE) }));
}
