import type { Fact, WalkthroughView } from '#core/index.ts';
import { LOCAL_VIEWER } from '../access/viewer.ts';
import type { Change } from '../audience/stream-event.ts';
import { type RescanResult, rescan } from '../cache/rescan.ts';
import { openWorkspaceCache } from '../cache/workspace-cache.ts';
import { type CommandContext, openCommandContext } from '../commands/context.ts';
import { handleCommand } from '../commands/handle.ts';
import { raiseStanding, waitingSentence } from '../commands/raise-questions.ts';
import type { Claims } from '../commands/vote-guard.ts';
import { type Attendee, recordAttendance } from '../commands/walkthrough.ts';
import { type Store, StoreFailure } from '../disk/store.ts';
import { NO_OUTSIDE_DOCUMENTS, type OutsideDocuments } from '../source/outside-documents.ts';
import { openSource } from '../source/source.ts';
import { openDerivedTexts } from './derived-texts.ts';

/** What the room knows of the ongoing walkthrough. */
export interface OngoingWalkthrough {
  readonly walking: () => WalkthroughView | null;
  readonly saidTo: (question: string) => readonly Fact[];
}

export type LiveWorkspace = Awaited<ReturnType<typeof openLiveWorkspace>>;

interface LiveWorkspaceOptions {
  readonly store: Store;
  readonly name: string;
  readonly now: () => Date;
  /** Documents outside of the workspace; without it none is read. */
  readonly outside?: OutsideDocuments;
  readonly onChange?: (change: Change) => void;
  /** Most questions that may be open before only small batches are raised; without it any number. */
  readonly most?: number;
  readonly onError?: (error: unknown) => void;
  readonly claims?: Claims | undefined;
}

/** Milliseconds of quiet before changes on disk raise questions, so that a half-typed sentence raises none. */
const QUIET_PERIOD = 2_000;

const RAISING_FACTS: ReadonlySet<Fact['fact']> = new Set(['decision', 'correction']);

/** Reads a workspace, and writes nothing until it is asked to. */
export async function openLiveWorkspace(options: LiveWorkspaceOptions) {
  const {
    store,
    name,
    now,
    outside = NO_OUTSIDE_DOCUMENTS,
    most = Number.POSITIVE_INFINITY,
    onChange,
    onError,
    claims,
  } = options;
  let scanning: Promise<void> = Promise.resolve();
  let raising: Promise<unknown> = Promise.resolve();
  let raiseTimer: NodeJS.Timeout | undefined;
  let isOpen = false;
  let unfollow: (() => void) | undefined;

  const emit = (change: Change) => {
    if (!isOpen) return;
    onChange?.(change.kind === 'spec' ? { ...change, problem: problem() } : change);
    if (change.kind === 'facts' || change.kind === 'snapshot') derived.request();
    if (
      change.kind === 'facts' &&
      waitingProblem() !== null &&
      change.added.some(({ fact }) => RAISING_FACTS.has(fact))
    )
      raiseSoon();
  };
  const cache = openWorkspaceCache(name, emit);
  const waiting = { spec: 0, answers: 0 };
  const waitingProblem = () => waitingSentence(waiting);
  const problem = () => cache.spec.problem() ?? waitingProblem();
  const saving = openSaveStatus(
    store.trouble,
    (sentence) => {
      emit({ kind: 'trouble', sentence });
      if (sentence !== null) return;
      derived.request();
      // Catches up on what could not be written meanwhile.
      afterSpecChange();
    },
    (error) => onError?.(error),
  );
  const derived = openDerivedTexts({
    store,
    snapshot: cache.snapshot,
    workspace: cache.workspace,
    takeSpec: (reading) => {
      // An edit found here is handled here: when the watcher reports it, nothing is new any more.
      if (cache.takeSpec(reading)) afterSpecChange();
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
    clearTimeout(raiseTimer);
    raiseTimer = setTimeout(() => {
      raising = raiseStanding(context).catch(saving.failed);
    }, QUIET_PERIOD).unref();
  };
  const afterSpecChange = () => {
    source.specChanged();
    raiseSoon();
  };
  const afterRescan = ({ spec, derived: texts, facts }: RescanResult) => {
    if (!isOpen) return;
    if (spec) afterSpecChange();
    if (spec || texts) derived.request();
    if (facts.rewritten || facts.added.some(({ fact }) => RAISING_FACTS.has(fact))) raiseSoon();
  };
  const rescanPaths = (paths: readonly string[] | null) => {
    const scan = scanning.then(async () => {
      saving.look();
      afterRescan(await rescan(paths, store, cache));
    });
    scanning = scan.catch(saving.failed);
    return scan;
  };
  const wait: CommandContext['wait'] = (from, count) => {
    const before = waitingProblem();
    waiting[from] = count;
    if (waitingProblem() !== before) emit({ kind: 'spec', spec: cache.spec.spec(), problem: problem() });
  };
  const context = openCommandContext({
    store,
    cache,
    saving,
    derived,
    now,
    rescan: rescanPaths,
    maxOpen: most,
    wait,
    claims,
  });
  const source = openSource({
    store,
    cache,
    context,
    outside,
    trouble: saving.trouble,
    onFailure: saving.failed,
    onTrouble: (sentence) => emit({ kind: 'source', sentence }),
    onTaken: raiseSoon,
  });

  await rescanPaths(null);
  isOpen = true;
  return {
    snapshot: cache.snapshot,
    snapshotFor: cache.snapshotFor,
    workspace: cache.workspace,
    /** All walkthroughs by id, ended ones too. */
    walkthroughs: cache.facts.byWalkthrough,
    walking: context.walking,
    saidTo: cache.facts.ofQuestion,
    /** What is wrong with SPEC.md itself, or that too many questions wait; or null. */
    problem,
    trouble: saving.trouble,
    handle: (input: unknown, viewer = LOCAL_VIEWER) => handleCommand(input, viewer, context),
    /** Resolves once all is known that was acknowledged before, by whichever server; or what is known stays. */
    catchUp: () => store.catchUp().catch(saving.failed),
    /** Records who attends a walkthrough. Resolves to those who could not be recorded. */
    join: (walkthrough: string, people: readonly Attendee[]) => recordAttendance(walkthrough, people, context),
    raiseStanding: () => raiseStanding(context),
    source,
    rescan: rescanPaths,
    /** Starts to follow what others change in the store and the source. */
    follow: () => {
      source.follow();
      unfollow ??= store.watch(rescanPaths);
    },
    close: async () => {
      unfollow?.();
      await source.close();
      clearTimeout(raiseTimer);
      await scanning;
      await raising;
      await derived.close();
    },
  };
}

/** Whether a workspace can be saved. `passing` says why not for now; `onTrouble` gets each reason, null once over. */
function openSaveStatus(
  passing: () => string | null,
  onTrouble: (sentence: string | null) => void,
  onError: (error: unknown) => void,
) {
  let lasting: string | null = null;
  let reported: string | null = null;
  const trouble = () => lasting ?? passing();
  const look = () => {
    const now = trouble();
    if (now === reported) return;
    reported = now;
    onTrouble(now);
  };
  return {
    trouble,
    failed: (error: unknown) => {
      if (!(error instanceof StoreFailure)) return onError(error);
      if (error.isLasting) lasting ??= error.message;
      look();
    },
    look,
  };
}
