import { basename, join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { stateFolder } from './disk/disk.ts';
import { addressesOf } from './http/addresses.ts';
import { faultReporter, openDiagnostics } from './http/diagnostics.ts';
import { closeServer, listen, TIMEOUTS } from './http/listening.ts';
import { openAssets } from './http/page.ts';
import { openDocumentLibrary } from './library/library.ts';
import { createLibraryApp } from './library/library-app.ts';
import type { Listing, MakeWorkspace } from './library/listing.ts';
import { openServedWorkspaces } from './library/served-workspaces.ts';
import { serve } from './serve.ts';

interface ServeLibraryOptions {
  readonly folder: string;
  readonly list: () => Promise<Listing>;
  readonly make: MakeWorkspace;
  readonly cwd: string;
  readonly port: number;
  /** Folders of the built pages: the overview's, and that of a workspace. */
  readonly assets: { readonly overview: string; readonly workspace: string };
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly log: (sentence: string) => void;
}

/** Only for this machine: to let others take part, a single workspace is served. */
const HOST = '127.0.0.1';

/** Serves the overview of a folder, and each of its workspaces that somebody opens, until it is closed. */
export async function serveDocumentLibrary(
  options: ServeLibraryOptions,
): Promise<{ readonly url: string; readonly close: () => Promise<void> } | { readonly problem: string }> {
  const { folder, list, make, cwd, port, env, log } = options;
  const diagnostics = openDiagnostics({
    file: join(stateFolder(env), 'diagnostics.log'),
    sentry: env.SPECWALK_SENTRY_DSN,
  });
  const onError = faultReporter(diagnostics, log);
  const library = openDocumentLibrary({ name: basename(folder), list, now: () => new Date(), onError });
  const opened = openServedWorkspaces((root, own) =>
    serve({ root, host: HOST, port: own, assets: options.assets.workspace, env, log }),
  );
  const assets = await openAssets(options.assets.overview);
  let answer: (request: Request) => Response | Promise<Response> = () => new Response(null, { status: 503 });
  const server = createAdaptorServer({ fetch: (request) => answer(request), serverOptions: TIMEOUTS });
  const bound = await listen(server, HOST, port);
  if (typeof bound === 'string') return { problem: bound };
  const addresses = addressesOf(bound);
  const app = createLibraryApp({ library, opened, addresses, assets, diagnostics, make, cwd });
  answer = (request) => app.fetch(request);
  library.look();
  const close = async () => {
    await library.close();
    await closeServer(server);
    await opened.close();
    await diagnostics.written();
  };
  return { url: addresses.own, close };
}
