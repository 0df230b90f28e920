import {
  correctSpec,
  type Decision,
  type Fact,
  factTime,
  type ManagedBlock,
  type Point,
  type Question,
} from '#core/index.ts';
import type { WorkspaceCache } from '../cache/workspace-cache.ts';
import { type CreateOptions, type ReadResult, type Store, StoreFailure } from '../disk/store.ts';
import { REFUSALS, type Refusal } from '../http/refusals.ts';
import type { WaitingCounts } from './raise-questions.ts';
import { similarIds, similarIdsClause } from './similar-ids.ts';
import { type Claims, openVoteGuard } from './vote-guard.ts';

/** A hand-edited block whose text has become an answer; it may be replaced only while its text is the same. */
export type AdoptedBlock = Pick<ManagedBlock, 'point' | 'text'>;

interface ContextParts {
  readonly store: Store;
  readonly cache: WorkspaceCache;
  readonly saving: {
    readonly trouble: () => string | null;
    readonly failed: (error: unknown) => void;
  };
  readonly derived: {
    /** Brings SPEC.md and SPEC_GAPS.md up to date. Resolves to null or to what went wrong. */
    readonly bring: (adopted?: AdoptedBlock) => Promise<string | null>;
    /** Does something during which no text is written, so that none is made from half of it. */
    readonly between: <T>(act: () => Promise<T>) => Promise<T>;
  };
  readonly now: () => Date;
  readonly rescan: (paths: readonly string[]) => Promise<void>;
  /** Most questions that may be open before only small batches are raised. */
  readonly maxOpen: number;
  /** What only one of several servers has at a time; absent where there is one server. */
  readonly claims?: Claims | undefined;
  /** Records how many questions are not raised yet. */
  readonly wait: (from: keyof WaitingCounts, count: number) => void;
}

export type CommandContext = ReturnType<typeof openCommandContext>;

interface NewFile extends CreateOptions {
  readonly path: string;
  readonly text: string;
}

const MAX_WRITERS = 16;

/** What commands run in: a write is synced to disk and in the cache before it resolves. */
export function openCommandContext(parts: ContextParts) {
  const { store, cache, saving, derived, now, rescan, maxOpen, wait, claims } = parts;
  const create = async ({ path, text, ...options }: NewFile) => {
    const kept = await store.create(path, text, options);
    const reading: ReadResult = kept === 'taken' ? await store.read(path) : { ok: true, text };
    return { kept, reading };
  };
  let lastTime = 0;
  /** Clocks jump, and Git brings facts from other clocks: a new fact is never earlier than those before it. */
  const nextTime = (step: number) => Math.max(now().getTime(), lastTime + step, cache.facts.latest() + step);
  const instant = () => {
    lastTime = nextTime(1);
    return new Date(lastTime).toISOString();
  };
  const spec = () => correctSpec(cache.spec.spec(), cache.facts.facts());
  return {
    facts: cache.facts,
    /** The specification as read, with people’s corrections. */
    spec,
    /** The same; null where SPEC.md cannot be read. */
    readable: () => (cache.spec.problem() === null ? spec() : null),
    workspace: cache.workspace,
    /** The time of a new fact; finer than a second where something was said to its question in that second. */
    at: (question = '') => {
      const second = new Date(nextTime(0)).toISOString().slice(0, 19);
      const isShared = cache.facts.ofQuestion(question).some((fact) => factTime(fact).startsWith(second));
      return isShared ? instant() : `${second}Z`;
    },
    /** The time to the millisecond, later than any before: for facts that have an order within a second. */
    instant,
    /** The ongoing walkthrough, or null. */
    walking: () => cache.facts.walkthroughs().find(({ endedAt }) => endedAt === null) ?? null,
    voteGuard: openVoteGuard(claims),
    queue: openCommandQueue(),
    /** Creates a file, or reads the one that is there; either way it is in the cache afterwards. */
    append: async (file: NewFile) => {
      const { kept, reading } = await create(file);
      cache.takeFacts(new Map([[file.path, reading]]));
      // So that pages get it before anything that follows from it.
      await new Promise(setImmediate);
      return { kept, fact: cache.facts.fact(file.path) };
    },
    /** Creates many files, several at a time; existing ones stay. They enter the cache together. */
    appendAll: async (files: readonly NewFile[]) => {
      const readings = new Map<string, ReadResult>();
      const created: string[] = [];
      let sentence: string | null = null;
      const keep = async (file: NewFile) => {
        try {
          const { kept, reading } = await create(file);
          readings.set(file.path, reading);
          if (kept === 'created') created.push(file.path);
        } catch (error) {
          saving.failed(error);
          if (!(error instanceof StoreFailure)) throw error;
          sentence ??= error.message;
        }
      };
      for (let from = 0; from < files.length && saving.trouble() === null; from += MAX_WRITERS) {
        await Promise.all(files.slice(from, from + MAX_WRITERS).map(keep));
      }
      cache.takeFacts(readings);
      return { created, trouble: sentence };
    },
    read: store.read,
    /** Rewrites a file of records if it still reads `from` (null: there is none); else false. */
    rewrite: async (path: string, text: string, from: string | null) => {
      const done =
        from === null
          ? (await store.create(path, text)) !== 'taken'
          : (await store.replace(path, text, from)) === 'replaced';
      if (done) cache.takeRecords(new Map([[path, { ok: true, text }]]));
      return done;
    },
    rescan,
    catchUp: store.catchUp,
    maxOpen,
    wait,
    derive: derived.bring,
    between: derived.between,
    trouble: saving.trouble,
    failed: saving.failed,
  };
}

export function questionOr404(id: string, { facts }: CommandContext): Question | CommandResult {
  const question = facts.question(id);
  if (question) return question;
  if (facts.isQuarantined(`questions/${id}/question.md`)) return REFUSALS.questionUnreadable(id);
  const near = similarIds(
    id,
    facts.facts().flatMap((fact) => (fact.fact === 'question' ? [fact.id] : [])),
  );
  return { ...REFUSALS.noQuestion(id, similarIdsClause(near)), nearest: near };
}

export function pointOr404(id: string, { spec }: CommandContext): Point | CommandResult {
  const { points } = spec();
  const point = points.find((candidate) => candidate.id === id);
  if (point) return point;
  const near = similarIds(
    id,
    points.map((candidate) => candidate.id),
  );
  return { ...REFUSALS.noPoint(id, similarIdsClause(near)), nearest: near };
}

/** A success, with what else went wrong if anything did. */
export function success(
  status: 200 | 201,
  facts: readonly Fact[],
  trouble: string | null,
): Extract<CommandResult, { readonly status: 200 | 201 }> {
  return trouble === null ? { status, facts } : { status, facts, trouble };
}

/**
 * The result of a command, with its HTTP status. 201: done; 200: was done before. `facts` of a refusal are what stopped
 * it.
 */
export type CommandResult =
  | {
      readonly status: 200 | 201;
      readonly facts: readonly Fact[];
      /** Ids of the questions that a decision raised; they are in `facts` too. */
      readonly raised?: readonly string[];
      readonly trouble?: string;
    }
  | (Refusal & {
      readonly facts?: readonly Fact[];
      /** The decision that was not made. */
      readonly attempted?: Decision;
      readonly nearest?: readonly string[];
    });

/**
 * Who may write at the same time. Answers run together; a session event waits for those before it and holds up those
 * after it, so that an answer is stored and sent entirely before or after a poll begins or is revealed.
 */
export function openCommandQueue() {
  let lastExclusive: Promise<unknown> = Promise.resolve();
  let shared = new Set<Promise<unknown>>();
  const running = new Map<string, Promise<unknown>>();

  return {
    shared: <T>(act: () => Promise<T>) => {
      const done = lastExclusive.then(act);
      const finished = done.catch(() => undefined);
      const group = shared;
      group.add(finished);
      void finished.then(() => group.delete(finished));
      return done;
    },
    exclusive: <T>(act: () => Promise<T>) => {
      const before = [lastExclusive, ...shared];
      shared = new Set();
      const done = Promise.all(before).then(act);
      lastExclusive = done.catch(() => undefined);
      return done;
    },
    /** Runs commands with the same id one after the other, so that it is used for one thing only. */
    byId: <T>(id: string, act: () => Promise<T>) => {
      const done = (running.get(id) ?? Promise.resolve()).then(act);
      const finished = done.catch(() => undefined).finally(() => running.get(id) === finished && running.delete(id));
      running.set(id, finished);
      return done;
    },
  };
}
