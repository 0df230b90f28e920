import { randomBytes } from 'node:crypto';
import type { Entry } from './diagnostics.ts';

/** Sends an entry on, without anybody waiting for it. */
export type Forward = (entry: Entry) => void;

/** Milliseconds. */
const TIMEOUT = 3_000;

interface Target {
  readonly url: string;
  readonly key: string;
}

/** Where the envelopes of a DSN (`https://key@host/path/project`) go; null if it is none. */
function targetOf(dsn: string): Target | null {
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

/** Forwards entries as Sentry envelopes. Without a DSN it does nothing; `noteFailure` hears what did not arrive. */
export function forwardTo(dsn: string | undefined, noteFailure: (problem: string) => void): Forward {
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

async function post({ url, key }: Target, body: string): Promise<void> {
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
function envelopeOf({ digest, at, message, stack, where }: Entry): string {
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
