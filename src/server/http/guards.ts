import type { Context, HonoRequest, MiddlewareHandler } from 'hono';
import type { Addresses } from './addresses.ts';
import { REFUSALS, type Refusal } from './refusals.ts';

/** Sent with every response: the page may load only what comes from here, and nobody may frame it. */
const HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; " +
    "connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

export const securityHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  for (const [name, value] of Object.entries(HEADERS)) context.res.headers.set(name, value);
};

/** Only addresses that were bound or configured are served: a foreign name that points here is an attack. */
export function onlyOwnHosts({ isOwnHost, shown }: Addresses): MiddlewareHandler {
  return async (context, next) => {
    if (isOwnHost(context.req.header('host') ?? '')) return await next();
    return refuse(context, REFUSALS.foreignHost(shown()));
  };
}

/** Other sites may neither write nor listen. A client that is no browser sends neither header. */
export function onlyOwnPages({ isOwnOrigin, shown }: Addresses): MiddlewareHandler {
  return async (context, next) => {
    const site = context.req.header('sec-fetch-site');
    const origin = context.req.header('origin');
    const isOwn = origin === undefined || isOwnOrigin(origin, context.req.header('host') ?? '');
    if ((site === undefined || site === 'same-origin') && isOwn) return await next();
    return refuse(context, REFUSALS.foreignPage(shown()));
  };
}

/** For HEAD, a route would do all that it does for GET: a stream would open that nobody reads or ends. */
export const rejectHead: MiddlewareHandler = async (context, next) =>
  context.req.method === 'HEAD' ? context.body(null, 405, { Allow: 'GET' }) : await next();

/** Writes come as JSON: another site cannot send that without a preflight request. */
export const onlyJson: MiddlewareHandler = async (context, next) => {
  const type = context.req.header('content-type') ?? '';
  if (/^application\/json\s*(?:;\s*charset=utf-8\s*)?$/i.test(type)) return await next();
  return refuse(context, REFUSALS.notJson);
};

/**
 * A page may still show, or have unsent commands for, another workspace that was served at this address before. So
 * every command of a page names its workspace, and what waits on a device is kept as long as it is refused here.
 * Clients that are no browser may leave the name out.
 */
export function onlyThisWorkspace(name: () => string): MiddlewareHandler {
  return async (context, next) => {
    const claimed = context.req.header('specwalk-workspace');
    if (claimed === undefined && !isBrowser(context.req)) return await next();
    if (claimed === encodeURIComponent(name())) return await next();
    return refuse(context, claimed === undefined ? REFUSALS.noWorkspaceNamed : REFUSALS.otherWorkspace(name()));
  };
}

/** Browsers send at least one of these headers with every POST, and no page can suppress them. */
function isBrowser(request: HonoRequest): boolean {
  return request.header('origin') !== undefined || request.header('sec-fetch-site') !== undefined;
}

/** A request’s body as text, or a refusal. The bytes are counted as they come: headers may lie. */
async function readBody(request: Request, limit: number): Promise<{ text: string; size: number } | Refusal> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) return REFUSALS.tooLarge(limit);
    chunks.push(chunk);
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)), size };
  } catch {
    return REFUSALS.notReadable;
  }
}

export interface JsonBody {
  readonly json: unknown;
  readonly size: number;
}

/** Reads the body as JSON of at most so many bytes, for the handlers behind it, or refuses it. */
export function jsonBody(limit: number): MiddlewareHandler<{ Variables: { sent: JsonBody } }> {
  return async (context, next) => {
    const body = await readBody(context.req.raw, limit);
    if ('problem' in body) return refuse(context, body);
    const json = parseJson(body.text);
    if (json === undefined) return refuse(context, REFUSALS.notReadable);
    context.set('sent', { json, size: body.size });
    return await next();
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function refuse(context: Context, { status, problem }: Refusal, headers?: Record<string, string>) {
  return context.json({ problem }, status, headers);
}
