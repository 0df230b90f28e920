import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { Server } from 'node:http';
import { basename, resolve } from 'node:path';
import { createAdaptorServer, type ServerType } from '@hono/node-server';
import type { Hono } from 'hono';
import { createApp } from './app.ts';
import { openAssets } from './assets.ts';
import { openDiagnostics } from './diagnostics.ts';
import { codeOf } from './disk.ts';
import { openEvents } from './events.ts';
import { openFolder } from './folder-store.ts';
import { openLiveWorkspace } from './live-workspace.ts';
import { acquireLock } from './lock.ts';

export interface ServeOptions {
  /** The workspace's folder. */
  readonly root: string;
  /** Folder of the built page. */
  readonly assets: string;
  readonly host?: string;
  readonly port?: number;
  /** Hears one sentence at a time. */
  readonly log?: (sentence: string) => void;
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly diagnosticsFile?: string;
}

export interface Serving {
  readonly url: string;
  /** Ends gracefully: what was asked for is written first. */
  readonly close: () => Promise<void>;
}

/** Why it does not serve; with the address of the server that already does. */
export interface NotServing {
  readonly problem: string;
  readonly url?: string;
}

const PORT = 4747;
/** Milliseconds that open connections get to end by themselves. */
const PARTING = 1_000;
/** Milliseconds in which a request must have come in. */
const REQUEST_TIMEOUT = 30_000;

/** Serves a workspace on this machine until it is closed. */
export async function serve(options: ServeOptions): Promise<Serving | NotServing> {
  const { root: folder, host = '127.0.0.1', port = PORT, log = () => undefined, env = process.env } = options;
  if (!isLoopback(host)) {
    return {
      problem: `${host} can be reached from other machines, and those need invitations, which this version does not have yet; leave --host out to serve this machine only.`,
    };
  }
  const root = resolve(folder);
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory()) {
    return { problem: `${root} is not a folder; name the folder that holds SPEC.md.` };
  }
  let url = '';
  const lock = await acquireLock(root, () => url);
  if (!lock.held) return servedElsewhere(root, lock.url);
  let app: Promise<Hono> | undefined;
  const server = createAdaptorServer({
    fetch: async (request) => (await app)?.fetch(request) ?? new Response(null, { status: 503 }),
    serverOptions: { requestTimeout: REQUEST_TIMEOUT },
  });
  const bound = await listen(server, host, port);
  if (typeof bound === 'string') {
    await lock.release();
    return { problem: bound };
  }
  url = `http://${host.includes(':') ? `[${host}]` : host}:${bound}`;

  const diagnostics = openDiagnostics({ file: options.diagnosticsFile, sentry: env.SPECWALK_SENTRY_DSN });
  const onError = (error: unknown) => {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    const { digest, log: file } = diagnostics.report({ message, stack, where: 'server' });
    log(`Specwalk has a fault; its log ${file} tells more under ${digest}.`);
  };
  const events = openEvents(randomBytes(4).toString('hex'));
  const opening = openLiveWorkspace({
    store: openFolder(root),
    name: basename(root),
    now: () => new Date(),
    onChange: (change) => {
      events.publish(change);
      if (change.kind === 'trouble' && change.sentence !== null) log(change.sentence);
    },
    onError,
  });
  app = Promise.all([opening, openAssets(options.assets)]).then(([live, assets]) =>
    createApp({ live, events, assets, diagnostics, allowedHosts: hostsFor(url, bound) }),
  );
  const [live] = await Promise.all([opening, app]);
  live.follow();
  const raising = live.raiseStanding().catch(onError);

  const close = async () => {
    events.close();
    await hangUp(server);
    await raising;
    await live.close();
    await lock.release();
    await diagnostics.written();
  };
  return { url, close };
}

/** An address that only this machine can reach. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host);
}

function servedElsewhere(root: string, url: string): NotServing {
  if (url === '') return { problem: `Another Specwalk is just starting in ${root}; try again in a moment.` };
  return { problem: `Specwalk already serves ${root}; open ${url}.`, url };
}

/** The port that was bound, or why none was. */
function listen(server: ServerType, host: string, port: number): Promise<number | string> {
  return new Promise((resolve) => {
    server.once('error', (error) => resolve(bindingProblem(codeOf(error), host, port)));
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

function bindingProblem(code: string, host: string, port: number): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use by another program; choose another one with --port.`;
  if (code === 'EACCES') return `Port ${port} is kept for the system; choose one above 1023 with --port.`;
  return `${host} port ${port} cannot be bound (${code}); choose another one with --port.`;
}

/** What a Host header may say: the address that was bound, and the other names of this machine. */
function hostsFor(url: string, port: number): readonly string[] {
  const names = [
    url.slice('http://'.length),
    ...['127.0.0.1', 'localhost', '[::1]'].map((name) => `${name}:${port}`),
  ];
  return port === 80 ? [...names, ...names.map((name) => name.replace(/:80$/, ''))] : names;
}

/** Takes no more connections and lets those that are open finish what they are at. */
async function hangUp(server: ServerType): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  if (!(server instanceof Server)) return;
  // A connection that is kept alive falls idle only when its last answer is out.
  const idle = setInterval(() => server.closeIdleConnections(), 20);
  const patience = setTimeout(() => server.closeAllConnections(), PARTING);
  await closed;
  clearInterval(idle);
  clearTimeout(patience);
}
