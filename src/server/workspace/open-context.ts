import { correctSpec, factTime } from '#core/index.ts';
import type { WorkspaceCache } from '../cache/workspace-cache.ts';
import type { CommandContext } from '../commands/context.ts';
import { openTurns } from '../commands/turns.ts';
import { openVoteGuard } from '../commands/unnamed.ts';
import { type Reading, type Store, StoreFailure } from '../disk/store.ts';
import type { DerivedTexts } from './derived-texts.ts';

/** What the command context of a workspace is made of. */
interface ContextParts {
  readonly store: Store;
  readonly cache: WorkspaceCache;
  readonly saving: ReturnType<typeof openSaving>;
  readonly derived: DerivedTexts;
  readonly now: () => Date;
  readonly rescan: CommandContext['rescan'];
  readonly most: number;
  readonly wait: CommandContext['wait'];
}

type File = Parameters<CommandContext['append']>[0];

/** Files written at the same time. */
const WRITERS = 16;

/** Where commands are done: what they write is on disk for good and known before they answer. */
export function openCommandContext({
  store,
  cache,
  saving,
  derived,
  now,
  rescan,
  most,
  wait,
}: ContextParts): CommandContext {
  /** Makes a file, or reads the one that is there. */
  const create = async ({ path, text, date }: File) => {
    const kept = await store.create(path, text, date);
    const reading: Reading = kept === 'taken' ? await store.read(path) : { ok: true, text };
    return { kept, reading };
  };
  let last = 0;
  /** Clocks jump, and Git brings what was said by another one: what comes after something is never earlier than that. */
  const latest = (step: number) => Math.max(now().getTime(), last + step, cache.facts.latest() + step);
  const instant = () => {
    last = latest(1);
    return new Date(last).toISOString();
  };
  const spec = () => correctSpec(cache.spec.spec(), cache.facts.facts());
  return {
    facts: cache.facts,
    spec,
    readable: () => (cache.spec.problem() === null ? spec() : null),
    workspace: cache.workspace,
    at: (question = '') => {
      const second = new Date(latest(0)).toISOString().slice(0, 19);
      const isShared = cache.facts.ofQuestion(question).some((fact) => factTime(fact).startsWith(second));
      return isShared ? instant() : `${second}Z`;
    },
    instant,
    walking: () => cache.facts.walkthroughs().find(({ endedAt }) => endedAt === null) ?? null,
    voteGuard: openVoteGuard(),
    turns: openTurns(),
    append: async (file) => {
      const { kept, reading } = await create(file);
      cache.takeFacts(new Map([[file.path, reading]]));
      // Pages hear of it before anything follows from it.
      await new Promise(setImmediate);
      return { kept, fact: cache.facts.fact(file.path) };
    },
    appendAll: async (files) => {
      const readings = new Map<string, Reading>();
      const created: string[] = [];
      let sentence: string | null = null;
      const keep = async (file: File) => {
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
      for (let from = 0; from < files.length && saving.trouble() === null; from += WRITERS) {
        await Promise.all(files.slice(from, from + WRITERS).map(keep));
      }
      cache.takeFacts(readings);
      return { created, trouble: sentence };
    },
    read: (path) => store.read(path),
    rewrite: async (path, text, from) => {
      const done =
        from === null
          ? (await store.create(path, text)) !== 'taken'
          : (await store.replace(path, text, from)) === 'replaced';
      if (done) cache.takeRecords(new Map([[path, { ok: true, text }]]));
      return done;
    },
    rescan,
    most,
    wait,
    derive: (adopted) => derived.bring(adopted),
    between: derived.between,
    trouble: saving.trouble,
    failed: saving.failed,
  };
}

/** Whether a workspace can still be saved. `passing` says why not for now; `onTrouble` is called with every reason, and null once it has passed; `onError` with unexpected errors. */
export function openSaving(
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
    /** Why nothing can be saved at the moment, or null. */
    trouble,
    /** Records a failure; a lasting one ends all saving. */
    failed: (error: unknown) => {
      if (!(error instanceof StoreFailure)) return onError(error);
      if (error.lasting) lasting ??= error.message;
      look();
    },
    /** Reports what has changed since the last look. */
    look,
  };
}
