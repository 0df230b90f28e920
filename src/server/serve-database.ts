import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { openAccess } from './access/access.ts';
import { openAccessRow } from './database/access-row.ts';
import { connectDatabase, type Database } from './database/connection.ts';
import { openDatabaseStore } from './database/database-store.ts';
import { metricsText, openCounter, openSummary } from './database/metrics.ts';
import { durabilityProblem, migrate } from './database/migrations.ts';
import { openWakeUps } from './database/wake-ups.ts';
import { type DatabaseWorkspace, listWorkspaces } from './database/workspaces.ts';
import { stateFolder } from './disk/disk.ts';
import { StoreFailure } from './disk/store.ts';
import { addressesOf, isLoopback } from './http/addresses.ts';
import { faultReporter, openDiagnostics } from './http/diagnostics.ts';
import { closeServer, listen, type NotServing, type RunningServer, TIMEOUTS } from './http/listening.ts';
import { openAssets } from './http/page.ts';
import { openWorkspaces } from './open-workspaces.ts';
import { firstTokens } from './serve.ts';
import { openWorkspaceApp } from './workspace-app.ts';

export interface ServeDatabaseOptions {
  /** The address that statements go to, which may be that of a transaction pooler. */
  readonly database: string;
  /** The address at which notifications are heard: the database itself. */
  readonly listen?: string;
  readonly assets: string;
  readonly host: string;
  readonly port: number;
  readonly invite: boolean;
  /** The public address, below which each workspace has its own. */
  readonly address: URL | null;
  /** Addresses of proxies on other machines. */
  readonly proxies: ReadonlySet<string>;
  readonly log: (sentence: string) => void;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Connects, brings the tables up to date, and refuses a database that could lose what it acknowledges. */
export async function openDatabase(url: string, onQuery?: (seconds: number) => void): Promise<Database> {
  const database = await connectDatabase(url, onQuery);
  try {
    await migrate(database);
    const problem = await durabilityProblem(database);
    if (problem !== null) throw new StoreFailure(problem, true);
    return database;
  } catch (error) {
    await database.close();
    const { cause } = Object(error);
    throw cause instanceof Error && cause.message !== '' && error instanceof StoreFailure
      ? new StoreFailure(
          `The database cannot be used: ${cause.message}; check its address and whether it runs.`,
          true,
          cause,
        )
      : error;
  }
}

/** Serves all workspaces of a database, each at an address of its own, beside any number of other servers. */
export async function serveDatabase(options: ServeDatabaseOptions): Promise<RunningServer | NotServing> {
  const { host, port, log, env, address, invite, proxies } = options;
  const queries = openSummary();
  const database = await openDatabase(options.database, queries.observe).catch((error) => {
    if (error instanceof StoreFailure) return { problem: error.message };
    throw error;
  });
  if ('problem' in database) return database;
  const wakeUps = openWakeUps({ database, listenUrl: options.listen ?? options.database });
  const diagnostics = openDiagnostics({
    file: join(stateFolder(env), 'diagnostics.log'),
    sentry: env.SPECWALK_SENTRY_DSN,
  });
  let answer: (request: Request, remote: string | undefined) => Response | Promise<Response> = () =>
    new Response(null, { status: 503 });
  const server = createAdaptorServer({
    fetch: (request, { incoming }) => answer(request, incoming.socket.remoteAddress),
    serverOptions: TIMEOUTS,
  });
  const bound = await listen(server, host, port);
  if (typeof bound === 'string') {
    await wakeUps.close();
    await database.close();
    return { problem: bound };
  }
  const base = address ?? new URL(`http://localhost:${bound.port}`);
  const isOpen = isLoopback(bound.address) && !invite && address === null;
  const own = addressesOf(bound);
  const assets = await openAssets(options.assets);
  const onError = faultReporter(diagnostics, log);
  const served = openWorkspaces(database, (workspace) =>
    openWorkspaceApp({
      store: openDatabaseStore(database, wakeUps, workspace),
      name: workspace.name,
      line: wakeUps.lineFor(`${workspace.id}/room`),
      claims: wakeUps.claimsFor(String(workspace.id)),
      assets,
      diagnostics,
      log: (sentence) => log(`${workspace.name}: ${sentence}`),
      door: async (spoken) => ({
        access: await openAccess({
          door: isOpen ? 'open' : 'invited',
          file: openAccessRow(database, wakeUps, workspace.id),
          lobby: { code: workspace.code, line: wakeUps.lineFor(`${workspace.id}/lobby`) },
          spoken,
          log,
        }),
        addresses: addressesOf(bound, workspaceUrl(base, workspace.name), undefined, proxies),
        // The same at all servers, as cookies are named after it.
        port: address ? portOf(address) : bound.port,
        now: Date.now,
      }),
    }),
  );
  const requests = openCounter('status');
  const seconds = openSummary();
  const metrics = () => {
    const { heard, isListening } = wakeUps.state();
    const only = (value: number) => [['', value]] as const;
    const connections = Object.entries(database.connections()).map(
      ([state, count]) => [`{state="${state}"}`, count] as const,
    );
    return metricsText([
      ['requests_total', 'counter', 'Answered requests.', requests.values()],
      ['request_seconds', 'summary', 'From a request to the head of its answer.', seconds.values()],
      ['statement_seconds', 'summary', 'Database statements.', queries.values()],
      ['statement_failures_total', 'counter', 'Database statements that failed.', only(database.failures())],
      ['database_connections', 'gauge', 'Connections, and what waits for one.', connections],
      ['notifications_total', 'counter', 'Notifications heard from the database.', only(heard)],
      ['listening', 'gauge', 'Whether they are heard; else changes are found by polling.', only(Number(isListening))],
      ['workspaces_open', 'gauge', 'Workspaces in memory.', only(served.count())],
      ['streams', 'gauge', 'Open streams of events.', only(served.streams())],
      ['resident_memory_bytes', 'gauge', 'Memory of the server.', only(process.memoryUsage.rss())],
    ]);
  };
  const route = async (request: Request, remote: string | undefined): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const asked = (request.headers.get('host') ?? '').toLowerCase();
    if (pathname === '/healthz') return await health(database);
    // Never at a public address.
    if (pathname === '/metrics' && asked !== base.host && !asked.endsWith(`.${base.host}`) && own.isOwnHost(asked))
      return plain(200, metrics());
    if (asked === base.host || (isOpen && own.isOwnHost(asked))) return await frontPage(database, base, isOpen);
    const name = asked.endsWith(`.${base.host}`) ? asked.slice(0, -base.host.length - 1) : '';
    if (name === '') return plain(403, `This address is not served here; open ${base.origin} instead.\n`);
    const app = await served.open(name);
    return app ? await app.fetch(request, { remote }) : plain(404, `There is no workspace “${name}” here.\n`);
  };
  answer = async (request, remote) => {
    const begun = performance.now();
    const response = await route(request, remote).catch((error) => {
      if (error instanceof StoreFailure) return plain(503, `${error.message}\n`);
      onError(error);
      return plain(500, 'Something broke; the log has the details.\n');
    });
    seconds.observe((performance.now() - begun) / 1_000);
    requests.count(String(response.status));
    return response;
  };
  const close = async () => {
    const closing = served.close();
    await closeServer(server);
    await closing;
    await wakeUps.close();
    await database.close();
    await diagnostics.written();
  };
  return { url: isOpen ? base.origin : own.own, close };
}

/** Makes the first links to a workspace; its servers find them there. */
export async function inviteTo(database: Database, { id }: DatabaseWorkspace, url: URL) {
  const wakeUps = openWakeUps({ database, listenUrl: null });
  const access = await openAccess({ door: 'invited', file: openAccessRow(database, wakeUps, id) });
  try {
    const tokens = await firstTokens(access, 'by-hand');
    if ('problem' in tokens) return tokens;
    const linkWith = (token: string) => `${url.origin}/join#${token}`;
    return { facilitator: linkWith(tokens.facilitator), participants: linkWith(tokens.participants) };
  } finally {
    await access.close();
    await wakeUps.close();
  }
}

/** Where a workspace is: its name before the host of the server’s own address. */
export function workspaceUrl(base: URL, name: string): URL {
  return new URL(`${base.protocol}//${name}.${base.host}`);
}

function portOf({ port, protocol }: URL): number {
  return Number(port) || (protocol === 'https:' ? 443 : 80);
}

function plain(status: number, text: string): Response {
  const headers = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  };
  return new Response(text, { status, headers });
}

async function health({ query }: Database): Promise<Response> {
  try {
    await query('select 1');
    return plain(200, 'ok\n');
  } catch (error) {
    return plain(503, `${error instanceof Error ? error.message : error}\n`);
  }
}

/** The addresses of all workspaces, for whoever sits at this machine; others are told of none. */
async function frontPage(database: Database, base: URL, isOpen: boolean): Promise<Response> {
  if (!isOpen) return plain(404, 'Every workspace has an address of its own; use the link that you were given.\n');
  const names = (await listWorkspaces(database)).filter(({ archived }) => !archived).map(({ name }) => name);
  const links = names.map((name) => `<li><a href="${workspaceUrl(base, name).href}">${name}</a></li>`);
  const none = '<p>There are none yet; “specwalk database make NAME” makes one.</p>';
  const list = links.length > 0 ? `<ul>${links.join('')}</ul>` : none;
  return new Response(`${PAGE_HEAD}${list}`, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

const PAGE_HEAD = `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Workspaces</title>
<style>:root{color-scheme:light dark;font:1.125rem/1.6 system-ui,sans-serif}body{max-width:36rem;margin:3rem auto;padding:0 1rem}</style>
<main><h1>Workspaces</h1>`;
