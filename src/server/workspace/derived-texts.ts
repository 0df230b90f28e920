import { LEDGER_FILE, ledgerText, type Snapshot, SPEC_FILE, type SpecReading, type Workspace } from '#core/index.ts';
import { minutesFiles } from '#core/minutes.ts';
import { decidedTexts, fillSpec, joinBlocks } from '#core/parsing.ts';
import type { AdoptedBlock } from '../commands/context.ts';
import { MAX_TRIES, type ReadResult, type Store, StoreFailure, writeDerivedText } from '../disk/store.ts';

/** Milliseconds between an answer and the texts with it: at least, and as a multiple of what writing last took. */
const MIN_DELAY = 50;
const DELAY_FACTOR = 30;
const UNEXPECTED =
  'SPEC.md, SPEC_GAPS.md and the minutes were not all written, because something broke in Specwalk; its log has the details.';

/** Words that decided texts add of their own. */
const SAID_OF_TEXTS = 'assumed, to be confirmed';
/** A line break in JSON, “\n”, whose letter would stick to the next word. */
const ESCAPED = /\\[a-z]/g;
/** Who said it, and when: the names and numbers in it need not be those of now. */
const SOURCES = /^<sub>.*<\/sub>$|<sup>[\d, ]+<\/sup>/gm;

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.match(/[\p{L}\p{N}]+/gu));

interface DerivedTextsParts {
  readonly store: Store;
  readonly snapshot: () => Snapshot;
  readonly workspace: () => Workspace;
  readonly takeSpec: (reading: ReadResult) => SpecReading;
  readonly problem: () => string | null;
  readonly takeFilled: (text: string) => void;
  readonly trouble: () => string | null;
  readonly onFailure: (failure: unknown) => void;
}

/** Keeps SPEC.md’s blocks, SPEC_GAPS.md and the minutes up to date with the facts, one write at a time. */
export function openDerivedTexts(parts: DerivedTextsParts) {
  const lastFilled = { text: '', contents: '' };
  let next: { adopted: AdoptedBlock[]; done: Promise<string | null> } | null = null;
  let running: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let pause = MIN_DELAY;

  const between = <T>(act: () => Promise<T>): Promise<T> => {
    const done = running.then(act);
    running = done.catch(() => undefined);
    return done;
  };
  const bring = (block?: AdoptedBlock) => {
    if (!next) {
      const adopted: AdoptedBlock[] = [];
      const done = between(() => {
        next = null;
        return writeAll(adopted);
      });
      next = { adopted, done };
    }
    if (block) next.adopted.push(block);
    return next.done;
  };

  const writeAll = async (adopted: readonly AdoptedBlock[]): Promise<string | null> => {
    const begun = performance.now();
    try {
      return parts.trouble() ?? (await writeSpec(adopted)) ?? (await writeLedger()) ?? (await writeMinutes());
    } catch (error) {
      parts.onFailure(error);
      return error instanceof StoreFailure ? error.message : UNEXPECTED;
    } finally {
      pause = Math.max(MIN_DELAY, DELAY_FACTOR * (performance.now() - begun));
    }
  };

  const writeSpec = async (adopted: readonly AdoptedBlock[]): Promise<string | null> => {
    for (let tried = 0; tried < MAX_TRIES; tried += 1) {
      const reading = await parts.store.read(SPEC_FILE);
      const trouble = parts.trouble();
      if (trouble !== null) return trouble;
      const { blocks } = parts.takeSpec(reading);
      const problem = parts.problem();
      if (problem || !reading.ok) return problem;
      const contents = decidedTexts(parts.workspace());
      const asJson = JSON.stringify([...contents]);
      const isAdopted = ({ point, text }: AdoptedBlock) =>
        adopted.some((block) => block.point === point && block.text === text);
      const overwrite = new Set(blocks.filter(isAdopted).map(({ point }) => point));
      if (overwrite.size === 0 && lastFilled.text === reading.text && lastFilled.contents === asJson) return null;
      const joined = joinBlocks(reading.text, (text) => isOurs(text, contents));
      const { text } = fillSpec(joined, contents, { overwrite });
      if (text === reading.text || (await parts.store.replace(SPEC_FILE, text, reading.text)) === 'replaced') {
        parts.takeFilled(text);
        Object.assign(lastFilled, { text, contents: asJson });
        return null;
      }
    }
    return 'SPEC.md was not filled: it keeps changing on disk; it will be filled with the next answer or decision.';
  };

  /** Whether a text has no word but those of decided texts, of the facts, and of what is said of them. */
  const isOurs = (text: string, contents: ReadonlyMap<string, string>) => {
    const known = wordsOf(
      [JSON.stringify(parts.snapshot().facts).replaceAll(ESCAPED, ' '), ...contents.values(), SAID_OF_TEXTS].join('\n'),
    );
    return [...wordsOf(text.replaceAll(SOURCES, ''))].every((word) => known.has(word));
  };

  const writeLedger = () => writeDerivedText(parts.store, LEDGER_FILE, () => ledgerText(parts.workspace()));

  const writeMinutes = async (): Promise<string | null> => {
    for (const { path, text } of minutesFiles(parts.snapshot())) {
      const problem = await writeDerivedText(parts.store, path, text);
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
    /** Writes all texts soon; many requests are one write. */
    request,
    /**
     * Writes all texts, from what is known when the write starts. An adopted block is replaced though it was edited by
     * hand. Resolves to null, or to a sentence that says what was not written.
     */
    bring,
    /** Does something between two writes, so that no text is written from half of it. */
    between,
    close,
  };
}
