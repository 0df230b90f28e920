import type { Context, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { plural } from '#core/index.ts';
import type { Sent } from '../read-body.ts';
import type { Access } from './access.ts';
import { openLimit, type Rate } from './limits.ts';
import type { Connection } from './origin.ts';
import { sealOf } from './secret.ts';
import type { Viewer } from './viewer.ts';

/** What every route behind the guard knows of its request. */
export interface Known {
  readonly Bindings: Connection;
  readonly Variables: { readonly viewer: Viewer; readonly sent: Sent };
}

/** Cookies are shared by all ports of a host, so each port has its own. */
export function cookieName(port: number): string {
  return `specwalk-${port}`;
}

/** The cookie by which a browser is known again after whoever was in has left. */
export function markName(port: number): string {
  return `${cookieName(port)}-device`;
}

/** The secret in the cookie of a request, or undefined. */
export function secretIn(context: Context, port: number): string | undefined {
  return getCookie(context, cookieName(port));
}

/** Lets only those on who are in, and tells the routes behind it who they are. */
export function onlyInvited(access: Access, port: number): MiddlewareHandler<Known> {
  return async (context, next) => {
    const visitor = access.visitor(secretIn(context, port));
    if (visitor.is === 'stranger') {
      const problem =
        'Come in with the link or the code that you were given; the facilitator has one for you.';
      return context.json({ problem }, 401);
    }
    if (visitor.is === 'waiting')
      return context.json({ problem: 'You are in the lobby; wait until the facilitator lets you in.' }, 403);
    const mark = access.door === 'invited' ? getCookie(context, markName(port)) : undefined;
    context.set('viewer', mark === undefined ? visitor.viewer : { ...visitor.viewer, mark: sealOf(mark) });
    return await next();
  };
}

/** Lets only facilitators on. */
export const onlyFacilitators: MiddlewareHandler<Known> = async (context, next) => {
  if (context.get('viewer').as === 'facilitator') return await next();
  return context.json({ problem: 'Only facilitators see to the door; ask one of them.' }, 403);
};

/** Turns of one session: as many as a quick hand with several pages needs, and what has piled up while offline. */
export const TURNS: Readonly<Record<'writing' | 'reading', Rate>> = {
  writing: { perSecond: 20, burst: 60 },
  reading: { perSecond: 5, burst: 60 },
};
/** What pages report of what broke in them, of one person and of one address, but for facilitators. */
export const REPORTS: Readonly<Record<'ofOne' | 'ofAddress', Rate>> = {
  ofOne: { perSecond: 1 / 60, burst: 10 },
  ofAddress: { perSecond: 1 / 12, burst: 50 },
};
/**
 * Attempts to come in, of one address (those in one room may share it), and codes of all together as well, for a code
 * is short enough to be tried. Whoever has a link that opens something is not held up by those who try others.
 */
export const ATTEMPTS: Readonly<Record<'links' | 'others' | 'codes' | 'allCodes', Rate>> = {
  links: { perSecond: 20, burst: 500 },
  others: { perSecond: 5, burst: 100 },
  codes: { perSecond: 5, burst: 100 },
  allCodes: { perSecond: 20, burst: 400 },
};

/** Slows down a session that asks too often; whoever sits at this machine without one is not counted. */
export function notTooOften(rate: Rate, now: () => number): MiddlewareHandler<Known> {
  const limit = openLimit(rate, now);
  return async (context, next) => {
    const { session } = context.get('viewer');
    const wait = session === undefined ? 0 : limit.take(session);
    return wait === 0 ? await next() : tooOften(context, wait, 'This comes too fast');
  };
}

/** Why nobody can try to come in right now. */
export const TOO_MANY = 'Too many want to come in at once';

export function tooOften(context: Context, seconds: number, why: string): Response {
  const when = plural(seconds, 'a second', '# seconds');
  return context.json({ problem: `${why}; wait ${when}, then try again.` }, 429, {
    'Retry-After': String(seconds),
  });
}
