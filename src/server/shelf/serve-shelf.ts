import { basename, join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { addressesOf } from '../addresses.ts';
import { openAssets } from '../assets.ts';
import { openDiagnostics } from '../diagnostics.ts';
import { hearFault } from '../fault.ts';
import { hangUp, listen, TIMEOUTS } from '../listening.ts';
import { serve } from '../serve.ts';
import { stateFolder } from '../state-folder.ts';
import type { Listing, MakeWorkspace } from './listing.ts';
import { openOpened } from './opened.ts';
import { openShelf } from './shelf.ts';
import { createShelfApp } from './shelf-app.ts';

export interface ServeShelfOptions {
  /** The folder, for its name. */
  readonly folder: string;
  /** Looks which documents there are. */
  readonly list: () => Promise<Listing>;
  readonly make: MakeWorkspace;
  /** The folder in which the program was started. */
  readonly cwd: string;
  readonly port: number;
  /** Folders of the built pages: the overview's, and that of a workspace. */
  readonly assets: { readonly overview: string; readonly workspace: string };
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Hears one sentence at a time. */
  readonly log: (sentence: string) => void;
}

/** Only this machine: whoever wants others to take part serves one workspace. */
const HOST = '127.0.0.1';

/** Serves the overview of a folder, and each of its workspaces that somebody opens, until it is closed. */
export async function serveShelf(
  options: ServeShelfOptions,
): Promise<{ readonly url: string; readonly close: () => Promise<void> } | { readonly problem: string }> {
  const { folder, list, make, cwd, port, env, log } = options;
  const diagnostics = openDiagnostics({
    file: join(stateFolder(env), 'diagnostics.log'),
    sentry: env.SPECWALK_SENTRY_DSN,
  });
  const onError = hearFault(diagnostics, log);
  const shelf = openShelf({ name: basename(folder), list, now: () => new Date(), onError });
  const opened = openOpened((root, own) =>
    serve({ root, host: HOST, port: own, assets: options.assets.workspace, env, log }),
  );
  const assets = await openAssets(options.assets.overview);
  let answer: (request: Request) => Response | Promise<Response> = () => new Response(null, { status: 503 });
  const server = createAdaptorServer({ fetch: (request) => answer(request), serverOptions: TIMEOUTS });
  const bound = await listen(server, HOST, port);
  if (typeof bound === 'string') return { problem: bound };
  const addresses = addressesOf(bound);
  const app = createShelfApp({ shelf, opened, addresses, assets, diagnostics, make, cwd });
  answer = (request) => app.fetch(request);
  shelf.look();
  const close = async () => {
    await shelf.close();
    await hangUp(server);
    await opened.close();
    await diagnostics.written();
  };
  return { url: addresses.own, close };
}
