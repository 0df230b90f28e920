import { LEDGER_FILE, openWorkspace, type Snapshot, SPEC_FILE, type Workspace } from '#core/index.ts';
import { isSamplePath, readSpec } from '#core/parsing.ts';
import type { Change } from './change.ts';
import type { Desk } from './commands/desk.ts';
import { handleCommand } from './commands/handle.ts';
import type { CommandResult } from './commands/result.ts';
import { openDerivedTexts } from './derived-texts.ts';
import { type Applied, openFacts } from './known-facts.ts';
import { openRecords } from './known-records.ts';
import { type Raised, raiseStanding } from './raise-standing.ts';
import { specProblem } from './reading-trouble.ts';
import { type Reading, type Store, StoreFailure } from './store.ts';

export interface LiveWorkspace {
  readonly snapshot: () => Snapshot;
  readonly workspace: () => Workspace;
  /** What is wrong with SPEC.md itself, or null. */
  readonly problem: () => string | null;
  /** Why nothing can be saved at the moment, or null. */
  readonly trouble: () => string | null;
  readonly handle: (command: unknown) => Promise<CommandResult>;
  /** Writes the questions that the specification raises and that are not there yet, then the derived texts. */
  readonly raiseStanding: () => Promise<Raised>;
  /** Reads files or folders again; null: everything. */
  readonly look: (paths: readonly string[] | null) => Promise<void>;
  /** Stays in step with what others change in the store from now on. */
  readonly follow: () => void;
  /** Stops following, after what was asked for is written. */
  readonly close: () => Promise<void>;
}

export interface Opening {
  readonly store: Store;
  readonly name: string;
  readonly now: () => Date;
  readonly onChange?: (change: Change) => void;
  /** Hears of what nobody waits for and should not have happened. */
  readonly onError?: (error: unknown) => void;
}

/** Files written at the same time. */
const WRITERS = 16;
/** Files read in one go before others get their turn. */
const AT_ONCE = 50;
/**
 * Milliseconds of quiet after SPEC.md or decisions change on disk before they raise questions, so that half a sentence
 * raises none, and what Git brings comes whole.
 */
const QUIET = 2_000;

/** Reads a workspace, and writes nothing until it is asked to. */
export async function openLiveWorkspace({
  store,
  name,
  now,
  onChange,
  onError,
}: Opening): Promise<LiveWorkspace> {
  const facts = openFacts();
  const records = openRecords();
  let specText = '';
  let spec = readSpec('', SPEC_FILE);
  let problem: string | null = null;
  let trouble: string | null = null;
  let snapshot: Snapshot | null = null;
  let workspace: Workspace | null = null;
  let looking: Promise<void> = Promise.resolve();
  let quiet: NodeJS.Timeout | undefined;
  let raising: Promise<unknown> = Promise.resolve();
  let opened = false;
  let unfollow: (() => void) | undefined;

  const tell = (change: Change) => {
    snapshot = null;
    workspace = null;
    if (opened) onChange?.(change);
  };
  const takeSpec = (reading: Reading) => {
    const text = reading.ok ? reading.text : '';
    const nowWrong = specProblem(reading);
    if (text !== specText || nowWrong !== problem) {
      specText = text;
      problem = nowWrong;
      spec = readSpec(text, SPEC_FILE);
      tell({ kind: 'spec', spec, problem });
    }
    return spec;
  };
  const takeFacts = ({ added, rewritten, quarantineChanged }: Applied) => {
    if (rewritten) tell({ kind: 'snapshot' });
    else if (added.length > 0) tell({ kind: 'facts', added });
    if (quarantineChanged) tell({ kind: 'quarantined', quarantined: quarantined() });
    if (opened && (rewritten || added.length > 0)) derived.request();
  };
  const takeRecords = (readings: ReadonlyMap<string, Reading>) => {
    if (!records.apply(readings)) return;
    tell({ kind: 'records', records: records.files(), sample: records.settings() });
    tell({ kind: 'quarantined', quarantined: quarantined() });
  };
  const quarantined = () => [...facts.quarantined(), ...records.quarantined()];
  const failed = (failure: unknown) => {
    if (!(failure instanceof StoreFailure)) onError?.(failure);
    else if (failure.lasting && trouble === null) {
      trouble = failure.message;
      tell({ kind: 'trouble', sentence: trouble });
    }
  };
  const wholeWorkspace = () => {
    workspace ??= openWorkspace(live.snapshot());
    return workspace;
  };
  const derived = openDerivedTexts({
    store,
    workspace: wholeWorkspace,
    takeSpec,
    trouble: () => trouble,
    onFailure: failed,
  });

  const lookNow = async (paths: readonly string[] | null) => {
    const files = paths?.filter(isFile) ?? [SPEC_FILE];
    const folders = paths?.filter((path) => !isFile(path)) ?? [''];
    const known = folders.flatMap((folder) => [...facts.paths(folder), ...records.paths(folder)]);
    const listed = await Promise.all(folders.map((folder) => store.list(folder)));
    const all = new Set([...files, ...listed.flat(), ...known]);
    if (all.delete(SPEC_FILE)) lookAtSpec(await store.read(SPEC_FILE));
    if (all.delete(LEDGER_FILE) && opened) derived.request();
    takeRecords(await readAll([...all].filter(isSamplePath)));
    const applied = facts.apply(await readAll([...all].filter((path) => !isSamplePath(path))));
    takeFacts(applied);
    if (applied.rewritten || applied.added.some((fact) => fact.fact === 'decision')) raiseSoon();
  };
  const raiseSoon = () => {
    if (!opened) return;
    clearTimeout(quiet);
    quiet = setTimeout(() => {
      raising = live.raiseStanding().catch(failed);
    }, QUIET).unref();
  };
  const lookAtSpec = (reading: Reading) => {
    const before = specText;
    takeSpec(reading);
    if (!opened || before === specText) return;
    derived.request();
    raiseSoon();
  };
  const readAll = async (paths: readonly string[]) => {
    const readings = new Map<string, Reading>();
    for (const [at, path] of paths.entries()) {
      readings.set(path, await store.read(path));
      if (at % AT_ONCE === AT_ONCE - 1) await new Promise(setImmediate);
    }
    return readings;
  };

  const desk: Desk = {
    facts,
    spec: () => spec,
    workspace: wholeWorkspace,
    at: () => `${now().toISOString().slice(0, 19)}Z`,
    keep: async ({ path, text }) => {
      const kept = await store.create(path, text);
      const reading: Reading = kept === 'taken' ? await store.read(path) : { ok: true, text };
      takeFacts(facts.apply(new Map([[path, reading]])));
      return { kept, fact: facts.fact(path) };
    },
    keepAll: async (files) => {
      const readings = new Map<string, Reading>();
      const created: string[] = [];
      let sentence: string | null = null;
      const keep = async ({ path, text }: { readonly path: string; readonly text: string }) => {
        try {
          const kept = await store.create(path, text);
          readings.set(path, kept === 'taken' ? await store.read(path) : { ok: true, text });
          if (kept === 'created') created.push(path);
        } catch (error) {
          failed(error);
          if (!(error instanceof StoreFailure)) throw error;
          sentence ??= error.message;
        }
      };
      for (let from = 0; from < files.length && trouble === null; from += WRITERS) {
        await Promise.all(files.slice(from, from + WRITERS).map(keep));
      }
      takeFacts(facts.apply(readings));
      return { created, trouble: sentence };
    },
    read: (path) => store.read(path),
    rewrite: async (path, text, from) => {
      const done =
        from === null
          ? (await store.create(path, text)) !== 'taken'
          : (await store.replace(path, text, from)) === 'replaced';
      if (done) takeRecords(new Map([[path, { ok: true, text }]]));
      return done;
    },
    look: (paths) => live.look(paths),
    derive: (adopted) => derived.bring(adopted),
    trouble: () => trouble,
    failed,
  };

  const live: LiveWorkspace = {
    snapshot: () => {
      snapshot ??= {
        name,
        spec,
        facts: facts.facts(),
        quarantined: quarantined(),
        records: records.files(),
        sample: records.settings(),
      };
      return snapshot;
    },
    workspace: wholeWorkspace,
    problem: () => problem,
    trouble: () => trouble,
    handle: (input) => handleCommand(input, desk),
    raiseStanding: () => raiseStanding(problem === null ? spec : null, desk),
    look: (paths) => {
      const looked = looking.then(() => lookNow(paths));
      looking = looked.catch(failed);
      return looked;
    },
    follow: () => {
      unfollow ??= store.watch((paths) => void live.look(paths).catch(() => undefined));
    },
    close: async () => {
      unfollow?.();
      clearTimeout(quiet);
      await looking;
      await raising;
      await derived.close();
    },
  };

  await live.look(null);
  opened = true;
  return live;
}

/** Whether a path that has changed names a file, rather than a folder. */
function isFile(path: string): boolean {
  return /\.(?:md|json)$/.test(path);
}
