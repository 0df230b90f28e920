import { LEDGER_FILE, ledgerText, type Snapshot, SPEC_FILE, type SpecReading, type Workspace } from '#core/index.ts';
import { minutesFiles } from '#core/minutes.ts';
import { decidedTexts, fillSpec } from '#core/parsing.ts';
import type { Adopted } from '../commands/context.ts';
import { keepText, type Reading, type Store, StoreFailure, TRIES } from '../disk/store.ts';

/** Milliseconds between an answer and the ledger with it; longer where writing takes long. */
const SOON = 50;
const SHARE = 30;
const UNEXPECTED =
  'SPEC.md, SPEC_GAPS.md and the minutes were not all written: Specwalk has a fault; its log tells more.';

interface Source {
  readonly store: Store;
  readonly snapshot: () => Snapshot;
  readonly workspace: () => Workspace;
  readonly takeSpec: (reading: Reading) => SpecReading;
  readonly problem: () => string | null;
  readonly takeFilled: (text: string) => void;
  readonly trouble: () => string | null;
  readonly onFailure: (failure: unknown) => void;
}

/** Keeps SPEC.md's blocks, SPEC_GAPS.md and the minutes of what has ended in step with the facts: one round at a time. */
export function openDerivedTexts(source: Source) {
  const lastFilled = { text: '', contents: '' };
  let next: { adopted: Adopted[]; done: Promise<string | null> } | null = null;
  let running: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let pause = SOON;

  const between = <T>(act: () => Promise<T>): Promise<T> => {
    const done = running.then(act);
    running = done.catch(() => undefined);
    return done;
  };
  const bring = (block?: Adopted) => {
    if (!next) {
      const adopted: Adopted[] = [];
      const done = between(() => {
        next = null;
        return round(adopted);
      });
      next = { adopted, done };
    }
    if (block) next.adopted.push(block);
    return next.done;
  };

  const round = async (adopted: readonly Adopted[]): Promise<string | null> => {
    const begun = performance.now();
    try {
      return source.trouble() ?? (await fill(adopted)) ?? (await list()) ?? (await minute());
    } catch (error) {
      source.onFailure(error);
      return error instanceof StoreFailure ? error.message : UNEXPECTED;
    } finally {
      pause = Math.max(SOON, SHARE * (performance.now() - begun));
    }
  };

  const fill = async (adopted: readonly Adopted[]): Promise<string | null> => {
    for (let tried = 0; tried < TRIES; tried += 1) {
      const reading = await source.store.read(SPEC_FILE);
      const trouble = source.trouble();
      if (trouble !== null) return trouble;
      const { blocks } = source.takeSpec(reading);
      const problem = source.problem();
      if (problem || !reading.ok) return problem;
      const contents = decidedTexts(source.workspace());
      const asJson = JSON.stringify([...contents]);
      const isAdopted = ({ point, text }: Adopted) =>
        adopted.some((block) => block.point === point && block.text === text);
      const overwrite = new Set(blocks.filter(isAdopted).map(({ point }) => point));
      if (overwrite.size === 0 && lastFilled.text === reading.text && lastFilled.contents === asJson) return null;
      const { text } = fillSpec(reading.text, contents, { overwrite });
      if (text === reading.text || (await source.store.replace(SPEC_FILE, text, reading.text)) === 'replaced') {
        source.takeFilled(text);
        Object.assign(lastFilled, { text, contents: asJson });
        return null;
      }
    }
    return 'SPEC.md was not filled: it keeps changing on disk; it will be filled with the next answer or decision.';
  };

  const list = () => keepText(source.store, LEDGER_FILE, () => ledgerText(source.workspace()));

  const minute = async (): Promise<string | null> => {
    for (const { path, text } of minutesFiles(source.snapshot())) {
      const problem = await keepText(source.store, path, text);
      if (problem !== null) return problem;
    }
    return null;
  };

  const request = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      void bring();
    }, pause);
  };

  const close = async () => {
    if (timer) void bring();
    clearTimeout(timer);
    await running;
  };

  return {
    /** Writes all texts soon; many requests are one round. */
    request,
    /**
     * Writes all texts, from what is known when the round starts. The block of `adopted` is replaced though it was
     * edited by hand. Resolves to null, or to a sentence that says what was not written.
     */
    bring,
    /** Does something between two rounds, so that no text is written from half of it. */
    between,
    close,
  };
}
