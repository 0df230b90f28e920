import type { FileReading } from '#core/intake.ts';

/** What the worker tells the page: how far it is with the file it reads, and what it has read. */
export type WorkerMessage =
  | { readonly is: 'progress'; readonly file: string; readonly share: number }
  | { readonly is: 'read'; readonly reading: FileReading };
