import { statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { workspaceTitle } from '#core/index.ts';
import { type Access, openAccess } from './access/access.ts';
import { inviteFileIn } from './access/invite-store.ts';
import type { Invitation } from './access/invites.ts';
import type { PastSpeakers } from './access/past-speakers.ts';
import type { AccessParts, RequestEnv } from './access/routes.ts';
import { stateFolder } from './disk/disk.ts';
import { openFolder } from './disk/folder-store.ts';
import { writeGitAttributes } from './disk/git-attributes.ts';
import { addressesOf, isLoopback } from './http/addresses.ts';
import { openDiagnostics } from './http/diagnostics.ts';
import {
  type BoundAddress,
  closeServer,
  listen,
  type NotServing,
  type RunningServer,
  TIMEOUTS,
} from './http/listening.ts';
import { acquireLock } from './http/lock.ts';
import { openAssets } from './http/page.ts';
import { openOutsideDocuments } from './source/outside-documents.ts';
import { openWorkspaceApp } from './workspace-app.ts';

export interface ServeOptions {
  readonly root: string;
  readonly assets: string;
  /** An address of this machine to listen on; one that others can reach requires invitations. */
  readonly host?: string;
  readonly port?: number;
  /** Requires invitations even where only this machine can connect. */
  readonly invite?: boolean;
  /** The public address of a proxy in front of the server. */
  readonly address?: URL | null;
  readonly log?: (sentence: string) => void;
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly diagnosticsFile?: string;
}

export interface Serving extends RunningServer {
  readonly title: string;
  /** Null where nobody needs an invitation. */
  readonly links: Links | null;
  /** Whether other machines can connect without a proxy. */
  readonly isReachable: boolean;
}

const PORT = 4747;

export async function serve(options: ServeOptions): Promise<Serving | NotServing> {
  const { root: folder, host = '127.0.0.1', port = PORT, log = () => undefined, env = process.env } = options;
  const root = resolve(folder);
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory()) {
    return { problem: `${root} is not a folder; name the folder with SPEC.md in it.` };
  }
  let url = '';
  const lock = await acquireLock(root, () => url);
  if (!lock.held) return servedElsewhere(root, lock.url);
  let app: Promise<Hono<RequestEnv> | undefined> | undefined;
  const server = createAdaptorServer({
    fetch: async (request, { incoming }) =>
      (await app)?.fetch(request, { remote: incoming.socket.remoteAddress }) ?? new Response(null, { status: 503 }),
    serverOptions: TIMEOUTS,
  });
  const bound = await listen(server, host, port);
  if (typeof bound === 'string') {
    await lock.release();
    return { problem: bound };
  }
  url = addressesOf(bound).own;
  const assembling = assemble(root, bound, { ...options, env, log });
  app = assembling.then((all) => all.app).catch(() => undefined);
  let assembled: Assembled | undefined;
  let raising: Promise<unknown> | undefined;
  const close = async () => {
    try {
      assembled?.endStreams();
      await closeServer(server);
      await raising;
      await assembled?.written();
    } finally {
      await lock.release();
    }
  };
  try {
    assembled = await assembling;
    writeGitAttributes(root);
    raising = assembled.start();
    const links = await firstLinks(assembled.door, options.address ?? null);
    if (!links || !('problem' in links)) {
      const title = workspaceTitle(assembled.live.workspace());
      return { url, title, links, isReachable: !isLoopback(bound.address), close };
    }
    await close();
    return links;
  } catch (error) {
    await close();
    throw error;
  }
}

function servedElsewhere(root: string, url: string): NotServing {
  if (url === '') return { problem: `Another Specwalk is just starting in ${root}; try again in a moment.` };
  return { problem: `Specwalk already serves ${root}; open ${url}.`, url };
}

type ResolvedOptions = ServeOptions & Required<Pick<ServeOptions, 'env' | 'log'>>;
type Assembled = Awaited<ReturnType<typeof assemble>>;

async function assemble(root: string, bound: BoundAddress, options: ResolvedOptions) {
  const { env, log, diagnosticsFile: file = join(stateFolder(env), 'diagnostics.log') } = options;
  const diagnostics = openDiagnostics({ file, sentry: env.SPECWALK_SENTRY_DSN });
  const opened = await openWorkspaceApp({
    store: openFolder(root, undefined, true),
    name: basename(root),
    outside: openOutsideDocuments(root, stateFolder(env)),
    assets: openAssets(options.assets),
    diagnostics,
    log,
    door: (spoken) => openDoor(root, bound, options, spoken),
  });
  const written = async () => {
    await opened.written();
    await diagnostics.written();
  };
  return { ...opened, written };
}

/** Links to hand out, printed when the server starts and never again. */
export interface Links {
  /** For one facilitator. */
  readonly facilitator: string;
  /** For all who are to answer. */
  readonly participants: string;
  /** To the lobby, with the code in it; and the code. */
  readonly lobby: string;
  readonly code: string;
}

/** Hours for which the first links are valid. */
const LINK_HOURS = { facilitator: 7 * 24, participants: 12 };

/** Goes by the address that was bound: no invitation is needed only where no other machine can connect. */
async function openDoor(
  root: string,
  bound: BoundAddress,
  { invite = false, address = null, env, log }: ResolvedOptions,
  spoken: () => PastSpeakers,
): Promise<AccessParts> {
  const isOpen = isLoopback(bound.address) && !invite && address === null;
  const file = inviteFileIn(stateFolder(env), root);
  if (!file && !isOpen)
    log('Its state folder is inside the workspace, so invitations are forgotten when Specwalk stops.');
  const access = await openAccess({ door: isOpen ? 'open' : 'invited', file, spoken, log });
  return { access, addresses: addressesOf(bound, address), port: bound.port, now: Date.now };
}

/** The secrets of the first two links to a workspace, or why there are none. */
export async function firstTokens(access: Access, made?: Invitation['made']) {
  const facilitator = await access.firstLink('facilitator', 'one', LINK_HOURS.facilitator, made);
  if ('problem' in facilitator) return facilitator;
  const participants = await access.firstLink('stakeholder', 'many', LINK_HOURS.participants, made);
  if ('problem' in participants) return participants;
  return { facilitator: facilitator.token, participants: participants.token };
}

/** The links to print; null where nobody needs one. Or why there are none. `address`: that of a proxy. */
async function firstLinks({ access, addresses }: AccessParts, address: URL | null) {
  if (access.door === 'open') return null;
  const tokens = await firstTokens(access);
  if ('problem' in tokens) return tokens;
  const { code } = access;
  const [best = addresses.own] = addresses.shown();
  return {
    // The person who starts it is at this machine, or else behind the proxy.
    facilitator: `${address ? best : addresses.own}/join#${tokens.facilitator}`,
    participants: `${best}/join#${tokens.participants}`,
    lobby: `${best}/join?code=${code}`,
    code,
  };
}
