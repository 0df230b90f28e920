import { checksum, type Fact } from '#core/index.ts';
import {
  isHiddenResponse,
  type OfflineCommand,
  type OutboxEntry,
  type OutboxStorage,
  questionIdOf,
  rebase,
  rebaseOnRefused,
} from './outbox-entry.ts';
import { backoff, type Clock } from './requests.ts';

export interface SendResult {
  /** 0: no answer. */
  readonly status: number;
  /** The server’s receipt for what it has stored. */
  readonly taken?: { readonly id: string; readonly checksum: string };
  readonly facts?: readonly Fact[];
  readonly raised?: readonly string[];
  /** What could not be written along with it, as a sentence. */
  readonly trouble?: string | null;
  readonly problem?: string;
}

export interface OutboxParts {
  readonly storage: OutboxStorage;
  /** Sends once; stops when it is aborted. Never throws. */
  readonly send: (command: OfflineCommand, workspace: string, aborted: AbortSignal) => Promise<SendResult>;
  readonly clock: Clock;
  /** Why an entry may not be sent from here as it is, as a sentence, or null. */
  readonly objection: (entry: OutboxEntry) => string | null;
  readonly onChange: (state: OutboxState) => void;
  readonly onTaken: (command: OfflineCommand, facts: readonly Fact[]) => void;
}

export interface OutboxState {
  readonly entries: readonly OutboxEntry[];
  /** Id of the command that is being sent, or null. */
  readonly inFlight: string | null;
}

interface Retry {
  readonly at: number;
  readonly tries: number;
}

/** Milliseconds: first and longest wait after failures, time for an answer, and the age at which a wake-up aborts. */
const MIN_BACKOFF = 1_000;
const MAX_BACKOFF = 30_000;
const ANSWER_TIMEOUT = 20_000;
const ABORT_AGE = 3_000;

/** Key of the retry for which the whole outbox waits, not one question alone. */
const WHOLE_OUTBOX = '*';

type SendOutcome = 'taken' | 'refused' | 'later' | 'all-later';

/** Statuses that say nothing about what was sent. 401: nobody is in; 421: another workspace is served here now. */
const RETRY_STATUSES: Readonly<Record<number, SendOutcome>> = {
  0: 'all-later',
  401: 'all-later',
  421: 'all-later',
  429: 'all-later',
  503: 'all-later',
  408: 'later',
  425: 'later',
};

function outcomeOf({ id, payload }: OfflineCommand, { status, taken }: SendResult): SendOutcome {
  const retry = RETRY_STATUSES[status];
  if (retry) return retry;
  if (status >= 400 && status < 500) return 'refused';
  const isTaken = taken?.id === id && taken.checksum === checksum(JSON.stringify(payload));
  return status >= 200 && status < 300 && isTaken ? 'taken' : 'later';
}

export type Outbox = ReturnType<typeof openOutbox>;

/** Sends what waits on the device, first in first out, until the server has it. */
export function openOutbox({ storage, send, clock, objection, onChange, onTaken }: OutboxParts) {
  let workspace: string | null = null;
  let entries: readonly OutboxEntry[] = [];
  let inFlight: { readonly id: string; readonly since: number; readonly abort: AbortController } | null = null;
  /** The storage has failed, so `entries` may lack something. */
  let isStale = false;
  let isPumping = false;
  let isClosed = false;
  let cancelTimer = () => {};
  const retries = new Map<string, Retry>();

  const publish = () => onChange({ entries, inFlight: inFlight?.id ?? null });
  /** Milliseconds until something may be tried again; 0 or less: now. Nothing waits longer after the clock was set back. */
  const delayOf = (key: string) => {
    const delay = (retries.get(key)?.at ?? 0) - clock.now();
    return delay > MAX_BACKOFF ? 0 : delay;
  };
  const delayFor = (questionId: string) => Math.max(delayOf(WHOLE_OUTBOX), delayOf(questionId));
  const scheduleRetry = (questionId: string) => {
    const tries = retries.get(questionId)?.tries ?? 0;
    retries.set(questionId, {
      at: clock.now() + backoff(tries, MIN_BACKOFF, MAX_BACKOFF, clock.random),
      tries: tries + 1,
    });
  };

  const waiting = () =>
    isClosed ? [] : entries.filter((entry) => entry.state === 'waiting' && entry.workspace === workspace);
  /** The first entry whose question need not wait; entries about one question stay in order. */
  const next = () => waiting().find(({ command }) => delayFor(questionIdOf(command)) <= 0);

  const readStorage = async () => {
    const found = await storage.all();
    isStale = false;
    if (isClosed) return;
    entries = found;
    publish();
  };

  const accept = async (entry: OutboxEntry, { facts = [] }: SendResult) => {
    retries.delete(WHOLE_OUTBOX);
    retries.delete(questionIdOf(entry.command));
    if (isHiddenResponse(entry.command, facts)) await storage.update({ ...entry, state: 'kept' });
    else await storage.remove(entry.command.id);
    onTaken(entry.command, facts);
  };
  const reject = async (entry: OutboxEntry, problem: string) => {
    retries.delete(WHOLE_OUTBOX);
    retries.delete(questionIdOf(entry.command));
    // Later entries first: a reader in between never sees one that builds on a refused entry.
    for (const later of await storage.all()) {
      const rebased = rebase(later, entry.command);
      if (rebased !== later && later.state === 'waiting') await storage.update(rebased);
    }
    await storage.update({ ...entry, state: 'refused', problem });
  };
  const settle: Readonly<Record<SendOutcome, (entry: OutboxEntry, sent: SendResult) => Promise<void>>> = {
    taken: accept,
    refused: (entry, { problem = 'The server does not take it.' }) => reject(entry, problem),
    later: async (entry) => scheduleRetry(questionIdOf(entry.command)),
    'all-later': async () => scheduleRetry(WHOLE_OUTBOX),
  };

  const sendEntry = async ({ command, workspace: workspaceName }: OutboxEntry): Promise<SendResult> => {
    const abort = new AbortController();
    inFlight = { id: command.id, since: clock.now(), abort };
    publish();
    const cancel = clock.after(ANSWER_TIMEOUT, () => abort.abort());
    const sent = await send(command, workspaceName, abort.signal);
    cancel();
    inFlight = null;
    return sent;
  };
  const attempt = async (found: OutboxEntry) => {
    const entry = rebaseOnRefused(found, entries);
    if (entry !== found) await storage.update(entry);
    const problem = objection(entry);
    const sent = problem === null ? await sendEntry(entry) : { status: 403, problem };
    if (isClosed) return;
    await settle[outcomeOf(entry.command, sent)](entry, sent);
    await readStorage();
  };

  const pump = async () => {
    if (isPumping) return;
    isPumping = true;
    cancelTimer();
    try {
      for (;;) {
        if (isStale) await readStorage();
        const entry = next();
        if (!entry) break;
        await attempt(entry);
      }
    } catch {
      // The storage of a browser may fail for a moment. What was sent and not recorded is sent again, with the same id.
      isStale = true;
      scheduleRetry(WHOLE_OUTBOX);
    } finally {
      isPumping = false;
    }
    setRetryTimer();
  };
  /** Sets the timer to when the next entry may be tried again; that moment may have passed meanwhile. */
  const setRetryTimer = () => {
    const questionIds = isStale ? [WHOLE_OUTBOX] : waiting().map(({ command }) => questionIdOf(command));
    if (isClosed || questionIds.length === 0) return;
    cancelTimer = clock.after(Math.min(...questionIds.map(delayFor)), () => void pump());
  };

  return {
    /** Sends only what was said in this workspace; null: nothing yet. */
    open: (name: string | null) => {
      workspace = name;
      void pump();
    },
    /** Reads the storage again: something was added or changed there. */
    reload: async () => {
      await readStorage().catch(() => {
        isStale = true;
      });
      await pump();
    },
    /** The server is reachable again: entries that wait for their next try are sent at once. */
    wake: () => {
      retries.clear();
      // A request from before a long sleep will never be answered; sent twice, a command is still done once.
      if (inFlight && Math.abs(clock.now() - inFlight.since) > ABORT_AGE) inFlight.abort.abort();
      void pump();
    },
    /** What is being sent may still arrive; its response is not awaited. */
    close: () => {
      isClosed = true;
      cancelTimer();
    },
  };
}
