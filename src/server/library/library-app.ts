import { basename, relative, resolve, sep } from 'node:path';
import { type Context, type Handler, Hono } from 'hono';
import { compress } from 'hono/compress';
import { SPEC_FILE } from '#core/index.ts';
import type { GapsView, LibraryView, NewWorkspaceView } from '#core/overview.ts';
import type { Addresses } from '../http/addresses.ts';
import { type Diagnostics, faultHandler } from '../http/diagnostics.ts';
import {
  type JsonBody,
  jsonBody,
  onlyJson,
  onlyOwnHosts,
  onlyOwnPages,
  refuse,
  securityHeaders,
} from '../http/guards.ts';
import { type Assets, servePage } from '../http/page.ts';
import { REFUSALS } from '../http/refusals.ts';
import type { DocumentLibrary } from './library.ts';
import type { ListedDocument, MakeWorkspace, RootResult } from './listing.ts';
import type { ServedWorkspaces } from './served-workspaces.ts';

/** Most bytes in the body of a request, which is an object with one number. */
const OPEN_LIMIT = 1024;

interface LibraryAppParts {
  readonly library: DocumentLibrary;
  readonly opened: ServedWorkspaces;
  readonly addresses: Addresses;
  readonly assets: Assets;
  readonly diagnostics: Diagnostics;
  readonly make: MakeWorkspace;
  /** The folder in which the program was started: commands that people are shown are relative to it. */
  readonly cwd: string;
}

/** The server of an overview as Request → Response. Documents are named by their ids, never by paths. */
export function createLibraryApp(parts: LibraryAppParts): Hono {
  const { library, opened, addresses, assets, diagnostics, make, cwd } = parts;
  const app = new Hono();
  app.use(securityHeaders);
  app.use(onlyOwnHosts(addresses));
  app.use('/api/*', compress());
  app.on(['POST', 'PUT', 'PATCH', 'DELETE'], '/api/*', onlyOwnPages(addresses));

  const view = async (context: Context) => {
    const current = await library.view();
    const entries = library.documents().map(({ id, listed }) => ({ id, url: opened.url(listed.workspace ?? '') }));
    return context.json({ ...current, entries } satisfies LibraryView, 200, { 'Cache-Control': 'no-store' });
  };
  app.get('/api/overview', (context) => {
    library.look();
    return view(context);
  });
  app.get('/api/overview/now', view);

  app.get('/api/documents/:id/gaps', (context) => {
    const id = Number(context.req.param('id'));
    const [gaps, document] = [library.gaps(id), library.document(id)];
    if (!gaps || !document) return refuse(context, REFUSALS.documentGone);
    const gapsView: GapsView = { gaps, make: makeViewOf(document, cwd) };
    return context.json(gapsView, 200, { 'Cache-Control': 'no-store' });
  });

  /** Serves the workspace that `rootOf` finds or makes for a document, and answers with its address. */
  const openHandler =
    (
      rootOf: (document: ListedDocument) => Promise<RootResult> | RootResult,
    ): Handler<{ Variables: { sent: JsonBody } }> =>
    async (context) => {
      const document = library.document(idIn(context.get('sent').json));
      if (!document) return refuse(context, REFUSALS.documentGone);
      const rootResult = await rootOf(document);
      const result = 'problem' in rootResult ? rootResult : await opened.open(rootResult.root);
      return context.json(result, 'problem' in result ? 409 : 200);
    };
  app.post('/api/open', onlyJson, jsonBody(OPEN_LIMIT), openHandler(workspaceOf));
  app.post('/api/make', onlyJson, jsonBody(OPEN_LIMIT), openHandler(make));

  app.all('/api/*', (context) => refuse(context, REFUSALS.nothingAt(context.req.path)));
  app.all('*', servePage(assets));
  app.onError(faultHandler(diagnostics));
  return app;
}

function workspaceOf({ workspace, path }: ListedDocument): RootResult {
  return workspace === null ? { problem: `${path} is no workspace yet; make one of it first.` } : { root: workspace };
}

function makeViewOf({ workspace, file, path }: ListedDocument, cwd: string): NewWorkspaceView | null {
  if (workspace !== null) return null;
  const seen = relative(cwd, file ?? resolve(cwd, path));
  return { path: seen.split(sep).join('/'), isInPlace: basename(path) === SPEC_FILE };
}

/** The id in the body of a request; -1, which no document has, where there is none. */
function idIn(json: unknown): number {
  const isNamed = json !== null && typeof json === 'object' && 'document' in json;
  return isNamed && typeof json.document === 'number' ? json.document : -1;
}
