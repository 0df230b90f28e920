import { appendFile, mkdir, rename, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { digestOf } from '#core/index.ts';
import { type Forward, forwardTo } from './sentry.ts';

/** What broke, as its finder tells it. */
interface Breakage {
  readonly message: string;
  readonly stack: string;
  /** An address, a command, a part of the page. */
  readonly where: string;
}

export interface Entry extends Breakage {
  readonly digest: string;
  readonly at: string;
}

export interface Diagnostics {
  /** Notes a breakage. Returns the name under which it stands in the log, and where the log lies. */
  readonly report: (breakage: Breakage) => { readonly digest: string; readonly log: string };
  /** Waits until everything reported is written. */
  readonly written: () => Promise<void>;
}

export interface DiagnosticsOptions {
  readonly file: string;
  /** A Sentry DSN to forward to; without one nothing leaves this machine. */
  readonly sentry?: string | undefined;
  readonly now?: () => Date;
  /** Where entries go when the file cannot be written. */
  readonly fallback?: (line: string) => void;
}

/** Characters kept of each text, and bytes after which the log starts anew (the one before it is kept). */
const CUT = { message: 2_000, stack: 8_000, where: 500 } as const;
const LOG_LIMIT = 5_000_000;

/** The log of what broke: one line of JSON each. */
export function openDiagnostics(options: DiagnosticsOptions): Diagnostics {
  const { file, now = () => new Date() } = options;
  const fallback = options.fallback ?? ((line: string) => process.stderr.write(line));
  let log = file;
  let writing: Promise<void> = Promise.resolve();
  const append = (entry: Entry) => {
    const line = `${asLine(entry)}\n`;
    writing = writing.then(() =>
      appendTo(file, line).then(
        () => {
          log = file;
        },
        () => {
          log = 'on the terminal';
          fallback(line);
        },
      ),
    );
  };
  const forward: Forward = forwardTo(options.sentry, (problem) =>
    append(entryOf({ message: problem, stack: '', where: 'sentry' }, now())),
  );
  const report = (breakage: Breakage) => {
    const entry = entryOf(breakage, now());
    append(entry);
    forward(entry);
    return { digest: entry.digest, log };
  };
  return { report, written: () => writing };
}

function entryOf({ message, stack, where }: Breakage, at: Date): Entry {
  return {
    digest: digestOf(message, stack),
    at: at.toISOString(),
    message: message.slice(0, CUT.message),
    stack: stack.slice(0, CUT.stack),
    where: where.slice(0, CUT.where),
  };
}

/** JSON escapes the controls below space; these would still move a terminal's cursor, or break or turn a line. */
const UNSAFE = /[\u007f-\u009f\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

function asLine(entry: Entry): string {
  return JSON.stringify(entry).replace(
    UNSAFE,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

async function appendTo(file: string, line: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const size = await stat(file).then(
    (status) => status.size,
    () => 0,
  );
  if (size > LOG_LIMIT) await rename(file, `${file}.1`);
  await appendFile(file, line, { mode: 0o600 });
}
