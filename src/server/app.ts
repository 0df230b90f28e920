import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Assets } from './assets.ts';
import type { Diagnostics } from './diagnostics.ts';
import { onlyHosts, onlyJson, onlySameOrigin, securityHeaders } from './door.ts';
import type { Events } from './events.ts';
import type { LiveWorkspace } from './live-workspace.ts';
import { servePage } from './page.ts';
import { readJson } from './read-body.ts';

/** Bytes of a request's body. */
const COMMAND_LIMIT = 256 * 1024;
const DIAGNOSTICS_LIMIT = 64 * 1024;

export interface AppParts {
  readonly live: LiveWorkspace;
  readonly events: Events;
  readonly assets: Assets;
  readonly diagnostics: Diagnostics;
  /** What a Host header may say, with the port; the first is the one to recommend. */
  readonly allowedHosts: readonly string[];
}

/** The server as Request → Response. */
export function createApp({ live, events, assets, diagnostics, allowedHosts }: AppParts): Hono {
  const app = new Hono();
  app.use(securityHeaders);
  app.use(onlyHosts(allowedHosts));
  app.use(compress());

  app.get('/api/workspace', (context) => {
    const standing = { ...events.position(), trouble: live.trouble(), problem: live.problem() };
    return context.json({ ...live.snapshot(), ...standing }, 200, { 'Cache-Control': 'no-store' });
  });

  app.post('/api/commands', onlySameOrigin, onlyJson, async (context) => {
    const body = await readJson(context.req.raw, COMMAND_LIMIT);
    if ('refused' in body) return refuseBody(context, body.refused, COMMAND_LIMIT);
    const { status, ...result } = await live.handle(body.json);
    return context.json(result, status);
  });

  app.get('/api/events', onlySameOrigin, (context) => {
    const stream = events.stream(context.req.header('last-event-id') ?? context.req.query('since'));
    if (!stream)
      return context.json({ problem: 'Too many pages are open; close some and load this one again.' }, 503);
    return context.body(stream, 200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store, no-transform',
    });
  });

  app.post('/api/diagnostics', onlySameOrigin, onlyJson, async (context) => {
    const body = await readJson(context.req.raw, DIAGNOSTICS_LIMIT);
    if ('refused' in body) return refuseBody(context, body.refused, DIAGNOSTICS_LIMIT);
    return context.json(diagnostics.report(breakageIn(body.json)));
  });

  app.all('/api/*', (context) => context.json({ problem: `There is nothing at ${context.req.path}.` }, 404));
  app.all('*', servePage(assets));

  app.onError((error, context) => {
    const { digest, log } = diagnostics.report({
      message: error.message,
      stack: error.stack ?? '',
      where: `${context.req.method} ${context.req.path}`,
    });
    const problem = `Specwalk has a fault, and this was not done; its log ${log} tells more under ${digest}.`;
    if (context.req.path.startsWith('/api/')) return context.json({ problem, digest, log }, 500);
    return context.text(`${problem}\n`, 500);
  });
  return app;
}

function refuseBody(context: Context, status: 413 | 400, limit: number) {
  const tooLarge = `This is larger than ${limit / 1024} kB; send less at once.`;
  return context.json(
    { problem: status === 413 ? tooLarge : 'The body is not valid JSON in UTF-8.' },
    status,
  );
}

/** What a page reports of itself; anything may be missing. */
function breakageIn(json: unknown): { message: string; stack: string; where: string } {
  const given: Readonly<Record<string, unknown>> =
    json !== null && typeof json === 'object' ? { ...json } : {};
  const text = (key: string) => {
    const value = given[key];
    return typeof value === 'string' ? value : '';
  };
  return { message: text('message'), stack: text('stack'), where: text('where') };
}
