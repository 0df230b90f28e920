import type { Fact, WalkthroughView } from '#core/index.ts';
import { AT_THIS_MACHINE } from '../access/viewer.ts';
import type { Change } from '../audience/stream-event.ts';
import { type Rescanned, rescan } from '../cache/rescan.ts';
import { openWorkspaceCache } from '../cache/workspace-cache.ts';
import { type CommandContext, openCommandContext } from '../commands/context.ts';
import { handleCommand } from '../commands/handle.ts';
import { raiseStanding, waitingSentence } from '../commands/raise-standing.ts';
import { type Arrival, recordArrivals } from '../commands/walkthrough.ts';
import { type Store, StoreFailure } from '../disk/store.ts';
import { NOWHERE, type Outside } from '../source/outside.ts';
import { openSource } from '../source/source.ts';
import { openDerivedTexts } from './derived-texts.ts';

/** What the room knows of the walkthrough that goes on. */
export interface Ongoing {
  readonly walking: () => WalkthroughView | null;
  readonly saidTo: (question: string) => readonly Fact[];
}

export type LiveWorkspace = Awaited<ReturnType<typeof openLiveWorkspace>>;

interface LiveWorkspaceOptions {
  readonly store: Store;
  readonly name: string;
  readonly now: () => Date;
  /** What is around the workspace; without it nothing there is read. */
  readonly outside?: Outside;
  readonly onChange?: (change: Change) => void;
  /** So many questions may be open before more are raised in great numbers; without it any number. */
  readonly most?: number;
  readonly onError?: (error: unknown) => void;
}

/** Milliseconds of quiet before changes on disk raise questions, so that half a sentence raises none. */
const QUIET = 2_000;

const RAISING: ReadonlySet<Fact['fact']> = new Set(['decision', 'correction']);

/** Reads a workspace, and writes nothing until it is asked to. */
export async function openLiveWorkspace(opening: LiveWorkspaceOptions) {
  const { store, name, now, outside = NOWHERE, most = Number.POSITIVE_INFINITY, onChange, onError } = opening;
  let looking: Promise<void> = Promise.resolve();
  let raising: Promise<unknown> = Promise.resolve();
  let quiet: NodeJS.Timeout | undefined;
  let opened = false;
  let unfollow: (() => void) | undefined;

  const tell = (change: Change) => {
    if (!opened) return;
    onChange?.(change.kind === 'spec' ? { ...change, problem: problem() } : change);
    if (change.kind === 'facts' || change.kind === 'snapshot') derived.request();
    if (change.kind === 'facts' && waits() !== null && change.added.some(({ fact }) => RAISING.has(fact))) raiseSoon();
  };
  const cache = openWorkspaceCache(name, tell);
  const waiting = { spec: 0, answers: 0 };
  const waits = () => waitingSentence(waiting);
  const problem = () => cache.spec.problem() ?? waits();
  const saving = openSaving(
    store.trouble,
    (sentence) => {
      tell({ kind: 'trouble', sentence });
      if (sentence !== null) return;
      derived.request();
      // What was to be taken over or raised meanwhile was not.
      goOnFromSpec();
    },
    (error) => onError?.(error),
  );
  const derived = openDerivedTexts({
    store,
    snapshot: cache.snapshot,
    workspace: cache.workspace,
    takeSpec: (reading) => {
      // It may be edited while a round begins: the watch comes later, and finds nothing new.
      if (cache.takeSpec(reading)) goOnFromSpec();
      return cache.spec.spec();
    },
    problem: cache.spec.problem,
    takeFilled: (text) => {
      if (cache.takeSpec({ ok: true, text })) source.specChanged();
    },
    trouble: saving.trouble,
    onFailure: saving.failed,
  });

  const raiseSoon = () => {
    clearTimeout(quiet);
    quiet = setTimeout(() => {
      raising = raiseStanding(context).catch(saving.failed);
    }, QUIET).unref();
  };
  const goOnFromSpec = () => {
    source.specChanged();
    raiseSoon();
  };
  const goOnFrom = ({ spec, derived: texts, facts }: Rescanned) => {
    if (!opened) return;
    if (spec) goOnFromSpec();
    if (spec || texts) derived.request();
    if (facts.rewritten || facts.added.some(({ fact }) => RAISING.has(fact))) raiseSoon();
  };
  const lookAgain = (paths: readonly string[] | null) => {
    const looked = looking.then(async () => {
      saving.look();
      goOnFrom(await rescan(paths, store, cache));
    });
    looking = looked.catch(saving.failed);
    return looked;
  };
  const wait: CommandContext['wait'] = (from, count) => {
    const before = waits();
    waiting[from] = count;
    if (waits() !== before) tell({ kind: 'spec', spec: cache.spec.spec(), problem: problem() });
  };
  const context = openCommandContext({ store, cache, saving, derived, now, rescan: lookAgain, most, wait });
  const source = openSource({
    store,
    cache,
    context,
    outside,
    trouble: saving.trouble,
    onFailure: saving.failed,
    onTrouble: (sentence) => tell({ kind: 'source', sentence }),
    onTaken: raiseSoon,
  });

  await lookAgain(null);
  opened = true;
  return {
    snapshot: cache.snapshot,
    snapshotFor: cache.snapshotFor,
    workspace: cache.workspace,
    /** All walkthroughs by id, those that are over too. */
    walkthroughs: cache.facts.byWalkthrough,
    walking: context.walking,
    saidTo: cache.facts.ofQuestion,
    /** What is wrong with SPEC.md itself, or that there is too much to ask at once; or null. */
    problem,
    trouble: saving.trouble,
    handle: (input: unknown, viewer = AT_THIS_MACHINE) => handleCommand(input, viewer, context),
    /** Writes down who is there while a walkthrough goes on. Resolves to those who could not be written down now. */
    join: (walkthrough: string, people: readonly Arrival[]) => recordArrivals(walkthrough, people, context),
    raiseStanding: () => raiseStanding(context),
    source,
    rescan: lookAgain,
    /** Follows what others change in the store from now on. */
    follow: () => {
      source.follow();
      unfollow ??= store.watch((paths) => void lookAgain(paths).catch(() => undefined));
    },
    close: async () => {
      unfollow?.();
      await source.close();
      clearTimeout(quiet);
      await looking;
      await raising;
      await derived.close();
    },
  };
}

/** Whether a workspace can be saved. `passing` says why not for now; `onTrouble` gets each reason, null once over. */
function openSaving(
  passing: () => string | null,
  onTrouble: (sentence: string | null) => void,
  onError: (error: unknown) => void,
) {
  let lasting: string | null = null;
  let told: string | null = null;
  const trouble = () => lasting ?? passing();
  const look = () => {
    const now = trouble();
    if (now === told) return;
    told = now;
    onTrouble(now);
  };
  return {
    trouble,
    failed: (error: unknown) => {
      if (!(error instanceof StoreFailure)) return onError(error);
      if (error.lasting) lasting ??= error.message;
      look();
    },
    look,
  };
}
