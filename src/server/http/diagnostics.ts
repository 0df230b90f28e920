import { randomBytes } from 'node:crypto';
import { appendFile, mkdir, rename, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Context, Env, ErrorHandler } from 'hono';
import { failureDigest } from '#core/index.ts';

interface Failure {
  readonly message: string;
  readonly stack: string;
  readonly where: string;
}

interface LogEntry extends Failure {
  readonly digest: string;
  readonly at: string;
}

export type Diagnostics = ReturnType<typeof openDiagnostics>;

interface DiagnosticsOptions {
  readonly file: string;
  /** A Sentry DSN to forward to; without one nothing leaves this machine. */
  readonly sentry?: string | undefined;
  readonly now?: () => Date;
  /** Where entries go when the file cannot be written. */
  readonly fallback?: (line: string) => void;
}

/** Characters kept of each text, and bytes after which a new log is started (the one before it is kept). */
const MAX_LENGTH = { message: 2_000, stack: 8_000, where: 500 } as const;
const LOG_LIMIT = 5_000_000;

/** The log of failures: one line of JSON each. */
export function openDiagnostics(options: DiagnosticsOptions) {
  const { file, now = () => new Date() } = options;
  const fallback = options.fallback ?? ((line: string) => process.stderr.write(line));
  let log = file;
  let writing: Promise<void> = Promise.resolve();
  const append = (entry: LogEntry) => {
    const line = `${logLine(entry)}\n`;
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
  const report = (failure: Failure) => {
    const entry = entryOf(failure, now());
    append(entry);
    forward(entry);
    return { digest: entry.digest, log };
  };
  return {
    /** Logs a failure. Returns its digest in the log, and where the log is. */
    report,
    written: () => writing,
  };
}

function entryOf({ message, stack, where }: Failure, at: Date): LogEntry {
  return {
    digest: failureDigest(message, stack),
    at: at.toISOString(),
    message: message.slice(0, MAX_LENGTH.message),
    stack: stack.slice(0, MAX_LENGTH.stack),
    where: where.slice(0, MAX_LENGTH.where),
  };
}

/** JSON escapes only controls below space; these would still move a terminal’s cursor, or break or reverse a line. */
const UNSAFE = /[\u007f-\u009f\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

function logLine(entry: LogEntry): string {
  return JSON.stringify(entry).replace(UNSAFE, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
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

type Forward = (entry: LogEntry) => void;

const TIMEOUT = 3_000;

type SentryTarget = NonNullable<ReturnType<typeof targetOf>>;

/** Where the envelopes of a DSN (`https://key@host/path/project`) go; null if it is none. */
function targetOf(dsn: string) {
  if (!URL.canParse(dsn)) return null;
  const { protocol, host, username, pathname } = new URL(dsn);
  const parts = pathname.split('/').filter((part) => part !== '');
  const project = parts.pop();
  if (!/^https?:$/.test(protocol) || username === '' || !project) return null;
  return {
    url: `${protocol}//${host}${['', ...parts, 'api', project, 'envelope'].join('/')}/`,
    key: username,
  };
}

/** Forwards entries as Sentry envelopes, if there is a DSN; `noteFailure` is called with what did not arrive. */
function forwardTo(dsn: string | undefined, noteFailure: (problem: string) => void): Forward {
  if (dsn === undefined || dsn === '') return () => undefined;
  const target = targetOf(dsn);
  if (!target) {
    noteFailure('SPECWALK_SENTRY_DSN is not a DSN; it should read https://<key>@<host>/<project>.');
    return () => undefined;
  }
  return (entry) => {
    post(target, envelopeOf(entry)).catch((error: unknown) => {
      noteFailure(`The entry ${entry.digest} was not forwarded: ${String(error)}`);
    });
  };
}

async function post({ url, key }: SentryTarget, body: string): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-sentry-envelope',
      'X-Sentry-Auth': `Sentry sentry_version=7, sentry_client=specwalk, sentry_key=${key}`,
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the host answered ${response.status}`);
}

/** An envelope is lines of JSON: its header, the header of its one item, and the item. */
function envelopeOf({ digest, at, message, stack, where }: LogEntry): string {
  const event_id = randomBytes(16).toString('hex');
  const event = {
    event_id,
    timestamp: at,
    platform: 'javascript',
    level: 'error',
    message: { formatted: message },
    fingerprint: [digest],
    tags: { digest, where: where.slice(0, 200) },
    extra: { stack },
  };
  return [{ event_id, sent_at: at }, { type: 'event' }, event].map((line) => JSON.stringify(line)).join('\n');
}

/** Answers an unexpected error with its digest in the log; people who may see the log also get its path. */
export function faultHandler<E extends Env>(
  diagnostics: Diagnostics,
  canSeeLog: (context: Context<E>) => boolean = () => true,
): ErrorHandler<E> {
  return (error, context) => {
    const { digest, log: file } = diagnostics.report({
      message: error.message,
      stack: error.stack ?? '',
      where: `${context.req.method} ${context.req.path}`,
    });
    const log = canSeeLog(context) ? { log: file } : {};
    const where = 'log' in log ? `its log ${file}` : 'the server’s log';
    const problem = `Something broke in Specwalk, so this was not done; ${where} has the details under ${digest}.`;
    if (context.req.path.startsWith('/api/')) return context.json({ problem, digest, ...log }, 500);
    return context.text(`${problem}\n`, 500);
  };
}

/** Reports errors that no request waits for: logs them, and says where. */
export function faultReporter(diagnostics: Diagnostics, log: (sentence: string) => void): (error: unknown) => void {
  return (error) => {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    const { digest, log: logFile } = diagnostics.report({ message, stack, where: 'server' });
    log(`Something broke in Specwalk; its log ${logFile} has the details under ${digest}.`);
  };
}
