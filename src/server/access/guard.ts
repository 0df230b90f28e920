import type { Context, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Access } from './access.ts';
import { openLimit, type Rate } from './limits.ts';
import type { Viewer } from './viewer.ts';

/** What every route behind the guard knows of its request. */
export interface Known {
  readonly Variables: { readonly viewer: Viewer };
}

/** Cookies are shared by all ports of a host, so each port has its own. */
export function cookieName(port: number): string {
  return `specwalk-${port}`;
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
    context.set('viewer', visitor.viewer);
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
/** Attempts to come in, of all together: those in one room share an address. */
export const ATTEMPTS: Readonly<Record<'session' | 'lobby', Rate>> = {
  session: { perSecond: 50, burst: 1_000 },
  lobby: { perSecond: 5, burst: 100 },
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

/** Slows down all attempts together. */
export function notTooMany(rate: Rate, now: () => number): MiddlewareHandler {
  const limit = openLimit(rate, now);
  return async (context, next) => {
    const wait = limit.take('');
    return wait === 0 ? await next() : tooOften(context, wait, 'Too many want to come in at once');
  };
}

function tooOften(context: Context, seconds: number, why: string): Response {
  const when = seconds === 1 ? 'a second' : `${seconds} seconds`;
  return context.json({ problem: `${why}; wait ${when}, then try again.` }, 429, {
    'Retry-After': String(seconds),
  });
}
