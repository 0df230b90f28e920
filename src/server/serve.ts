import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { titleOf } from '#core/index.ts';
import type { Known } from './access/guard.ts';
import { firstLinks, type Links } from './access/open-door.ts';
import { addressesOf, isLoopback } from './addresses.ts';
import { type Assembled, assemble } from './assemble.ts';
import { hangUp, listen, TIMEOUTS } from './listening.ts';
import { acquireLock } from './lock.ts';

export interface ServeOptions {
  /** The workspace's folder. */
  readonly root: string;
  /** Folder of the built page. */
  readonly assets: string;
  /** An address of this machine to listen on; one that others can reach takes invitations. */
  readonly host?: string;
  readonly port?: number;
  /** Asks for invitations even where only this machine can come. */
  readonly invite?: boolean;
  /** What a proxy before the server is reached by. */
  readonly address?: URL | null;
  /** Hears one sentence at a time. */
  readonly log?: (sentence: string) => void;
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly diagnosticsFile?: string;
}

export interface Serving {
  /** For whoever sits at this machine. */
  readonly url: string;
  /** What the product is called. */
  readonly title: string;
  /** What to hand out; null where nobody needs an invitation. */
  readonly links: Links | null;
  /** Whether other machines can come without a proxy. */
  readonly isReachable: boolean;
  /** Ends gracefully: what was asked for is written first. */
  readonly close: () => Promise<void>;
}

/** Why it does not serve; with the address of the server that already does. */
export interface NotServing {
  readonly problem: string;
  readonly url?: string;
}

const PORT = 4747;

/** Serves a workspace on this machine until it is closed. */
export async function serve(options: ServeOptions): Promise<Serving | NotServing> {
  const { root: folder, host = '127.0.0.1', port = PORT, log = () => undefined, env = process.env } = options;
  const root = resolve(folder);
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory()) {
    return { problem: `${root} is not a folder; name the folder that holds SPEC.md.` };
  }
  let url = '';
  const lock = await acquireLock(root, () => url);
  if (!lock.held) return servedElsewhere(root, lock.url);
  let app: Promise<Hono<Known> | undefined> | undefined;
  const server = createAdaptorServer({
    fetch: async (request, { incoming }) =>
      (await app)?.fetch(request, { remote: incoming.socket.remoteAddress }) ??
      new Response(null, { status: 503 }),
    serverOptions: TIMEOUTS,
  });
  const bound = await listen(server, host, port);
  if (typeof bound === 'string') {
    await lock.release();
    return { problem: bound };
  }
  url = addressesOf(bound).own;
  const assembling = assemble(root, bound, { ...options, env, log });
  app = assembling.then(
    (assembled) => assembled.app,
    () => undefined,
  );
  let end: Assembled['end'] | undefined;
  let raising: Promise<unknown> | undefined;
  const close = async () => {
    try {
      end?.streams();
      await hangUp(server);
      await raising;
      await end?.writing();
    } finally {
      await lock.release();
    }
  };
  try {
    const assembled = await assembling;
    end = assembled.end;
    raising = begin(assembled);
    const links = await firstLinks(assembled.door, options.address ?? null);
    if (!links || !('problem' in links)) {
      const title = titleOf(assembled.live.workspace());
      return { url, title, links, isReachable: !isLoopback(bound.address), close };
    }
    await close();
    return links;
  } catch (error) {
    await close();
    throw error;
  }
}

/** Keeps in step with the disk from now on, takes in what has changed meanwhile, and raises what that leaves open. */
function begin({ live, onError }: Assembled): Promise<unknown> {
  live.follow();
  return (
    live.source
      .take()
      // It has told of that itself; questions are raised all the same.
      .catch(() => undefined)
      .then(() => live.raiseStanding())
      .catch(onError)
  );
}

function servedElsewhere(root: string, url: string): NotServing {
  if (url === '') return { problem: `Another Specwalk is just starting in ${root}; try again in a moment.` };
  return { problem: `Specwalk already serves ${root}; open ${url}.`, url };
}
