import type { Context, MiddlewareHandler } from 'hono';

/** Sent with every answer: the page may load only what comes from here, and nobody may frame it. */
const HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; " +
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

export const securityHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  for (const [name, value] of Object.entries(HEADERS)) context.res.headers.set(name, value);
};

/** Only addresses that were bound or configured are served: a foreign name that points here is somebody's trick. */
export function onlyHosts(allowed: readonly string[]): MiddlewareHandler {
  const known = new Set(allowed.map((host) => host.toLowerCase()));
  return async (context, next) => {
    if (known.has((context.req.header('host') ?? '').toLowerCase())) return await next();
    const problem = `This address is not served here; open http://${allowed[0] ?? 'localhost'} instead.`;
    return context.json({ problem }, 403);
  };
}

/** Other sites may neither write nor listen. A client that is no browser sends neither header. */
export const onlySameOrigin: MiddlewareHandler = async (context, next) => {
  const site = context.req.header('sec-fetch-site');
  const origin = context.req.header('origin');
  const own = originOf(context);
  if ((site === undefined || site === 'same-origin') && (origin === undefined || origin === own))
    return await next();
  return context.json({ problem: `Only pages from ${own} may do this; open Specwalk there.` }, 403);
};

function originOf(context: Context): string {
  return `http://${(context.req.header('host') ?? '').toLowerCase()}`;
}

/** Writes come as JSON: no form on another site can send that without being asked first. */
export const onlyJson: MiddlewareHandler = async (context, next) => {
  const type = context.req.header('content-type') ?? '';
  if (/^application\/json\s*(?:;\s*charset=utf-8\s*)?$/i.test(type)) return await next();
  return context.json({ problem: 'Send this as JSON, with the content type application/json.' }, 415);
};
