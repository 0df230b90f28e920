import type { ChosenNames, FileReading } from '#core/intake.ts';
import { createStore } from '../kit/store.ts';
import { draftStore } from '../session/drafts.ts';
import type { WorkerMessage } from './worker-messages.ts';

/** What was read and not put away; it stays on this device. */
const readings = draftStore<{ readonly files: readonly FileReading[]; readonly names: ChosenNames }>('brought', {
  files: [],
  names: {},
});
const HERE = 'here';

/** What goes on in the worker; null: nothing. */
interface ReadingNow {
  readonly file: string;
  /** From 0 to 1. */
  readonly share: number;
  /** Files that are read after this one. */
  readonly left: number;
}

const readingNow = createStore<ReadingNow | null>(null);
const failure = createStore<string | null>(null);
let worker: Worker | null = null;
let waiting: readonly File[] = [];

export const useReadingNow = readingNow.use;
export const useReadingFailure = failure.use;

export function useReadings(): readonly FileReading[] {
  return readings.use(HERE).files;
}

/** What somebody calls the things in these files. */
export function useChosenNames(): ChosenNames {
  return readings.use(HERE).names;
}

export function nameThing(id: string, name: string): void {
  readings.edit(HERE, { names: { ...readings.read(HERE).names, [id]: name } });
}

/** Reads files in a worker, one after the other. Nothing of them leaves this device. */
export function bring(files: readonly File[]): void {
  const [first] = files;
  if (!first) return;
  if (worker) {
    waiting = [...waiting, ...files];
    return;
  }
  failure.set(null);
  waiting = files.slice(1);
  start(first);
}

function start(file: File): void {
  worker ??= openWorker();
  readingNow.set({ file: file.name, share: 0, left: waiting.length });
  worker.postMessage([file]);
}

function openWorker(): Worker {
  const opened = new Worker(new URL('./intake-worker.ts', import.meta.url), { type: 'module' });
  opened.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
    if (data.is === 'progress') readingNow.set({ file: data.file, share: data.share, left: waiting.length });
    else finish(data.reading);
  };
  opened.onerror = () => {
    const { file = 'It' } = readingNow.get() ?? {};
    stopReading();
    failure.set(`“${file}” could not be read: it is too large for this browser, or the page has to be loaded again.`);
  };
  return opened;
}

function finish(reading: FileReading): void {
  const others = readings.read(HERE).files.filter(({ file }) => file !== reading.file);
  readings.edit(HERE, { files: [...others, reading] });
  const [next, ...rest] = waiting;
  waiting = rest;
  if (next) start(next);
  else stopReading();
}

/** Ends reading at once; what was read before stays. */
export function stopReading(): void {
  worker?.terminate();
  worker = null;
  waiting = [];
  readingNow.set(null);
}

/** Puts a file away, with all that it proposes. */
export function putAway(file: string): void {
  const files = readings.read(HERE).files.filter((reading) => reading.file !== file);
  if (files.length > 0) readings.edit(HERE, { files });
  else readings.drop(HERE);
}
