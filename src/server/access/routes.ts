import { randomBytes } from 'node:crypto';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { plural } from '#core/index.ts';
import { checkAccessAction, checkAccessRequest, checkEnterRequest } from '#core/parsing.ts';
import type { SessionState } from '#core/presence.ts';
import { type Addresses, isLoopback } from '../http/addresses.ts';
import { type JsonBody, jsonBody, onlyJson, refuse } from '../http/guards.ts';
import { REFUSALS, type Refusal } from '../http/refusals.ts';
import type { Access } from './access.ts';
import type { EntryResult } from './entry.ts';
import { openRateLimiter, type Rate } from './limits.ts';
import { newSecret, sealOf } from './secret.ts';
import type { Viewer } from './viewer.ts';

export interface AccessParts {
  readonly access: Access;
  readonly addresses: Addresses;
  /** The port that was bound. */
  readonly port: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Most bytes in the body of a request about access. */
const LIMIT = 4 * 1024;
/** Seconds that a browser keeps the cookie; the server decides how long it opens something. */
const COOKIE_MAX_AGE = 92 * 24 * 3_600;

/** Coming in, waiting and leaving: for everybody. */
export function sessionRoutes({ access, addresses, port, now }: AccessParts): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  const links = openRateLimiter(ATTEMPT_RATES.links, now);
  const others = openRateLimiter(ATTEMPT_RATES.others, now);
  const codes = openRateLimiter(ATTEMPT_RATES.codes, now);
  const allCodes = openRateLimiter(ATTEMPT_RATES.allCodes, now);
  const stateOf = (session: SessionState['session']): SessionState => ({ door: access.door, session });
  const answer = (context: Context<RequestEnv>, done: EntryResult | Refusal) => {
    if ('problem' in done) return refuse(context, done);
    if (done.secret !== undefined) {
      const secure = addresses.isSecure(context.req.header('origin'));
      const flags = {
        path: '/',
        httpOnly: true,
        sameSite: 'Strict',
        secure,
        maxAge: COOKIE_MAX_AGE,
      } as const;
      setCookie(context, cookieName(port), done.secret, flags);
      const deviceSecret = getCookie(context, deviceCookieName(port)) ?? newSecret(randomBytes);
      if (access.door === 'invited') setCookie(context, deviceCookieName(port), deviceSecret, flags);
    }
    return context.json(stateOf(done.session), 201, NO_STORE);
  };

  app.get('/session', (context) => {
    const visitor = access.visitor(secretIn(context, port));
    return context.json(stateOf(visitor.is === 'stranger' ? null : visitor.session), 200, NO_STORE);
  });

  app.post('/session', onlyJson, jsonBody(LIMIT), async (context) => {
    const entering = checkEnterRequest(context.get('sent').json);
    if ('problem' in entering) return context.json(entering, 400);
    const { token, name, role } = entering;
    const origin = originOf(context, addresses);
    const wait = (access.opens(token) ? links : others).take(origin);
    if (wait > 0) return tooManyRequests(context, wait, TOO_MANY);
    const before = secretIn(context, port);
    return answer(context, await access.enter(token, { name, role }, before, origin));
  });

  app.delete('/session', async (context) => {
    const refused = await access.leave(secretIn(context, port));
    deleteCookie(context, cookieName(port), { path: '/' });
    if (refused) return refuse(context, refused);
    return context.json(stateOf(null), 200, NO_STORE);
  });

  const limitCodes: MiddlewareHandler<RequestEnv> = async (context, next) => {
    // Somebody who has no turn left uses up none that all share.
    const wait = codes.take(originOf(context, addresses)) || allCodes.take('');
    return wait > 0 ? tooManyRequests(context, wait, TOO_MANY) : await next();
  };
  app.post('/lobby', onlyJson, limitCodes, jsonBody(LIMIT), async (context) => {
    const request = checkAccessRequest(context.get('sent').json);
    if ('problem' in request) return context.json(request, 400);
    const { code, name, role } = request;
    const before = secretIn(context, port);
    return answer(context, await access.requestAccess(code, { name, role }, before, originOf(context, addresses)));
  });
  return app;
}

/** Seeing to the door: for facilitators who are in. */
export function accessRoutes({ access, addresses, port, now }: AccessParts): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  app.use(onlyFacilitators);
  app.get('/', (context) => context.json(access.state(addresses.shown()), 200, NO_STORE));

  app.post(
    '/',
    rateLimit(RATES.writing, now),
    onlyJson,
    jsonBody(LIMIT),
    onlyAdmitted(access, port),
    onlyFacilitators,
    async (context) => {
      const action = checkAccessAction(context.get('sent').json);
      if ('problem' in action) return context.json(action, 400);
      const done = await access.act(action, context.get('viewer'));
      if ('problem' in done) return refuse(context, done);
      return context.json({ access: access.state(addresses.shown()), ...done }, 200, NO_STORE);
    },
  );
  return app;
}

const NO_STORE = { 'Cache-Control': 'no-store' } as const;

export interface RequestEnv {
  readonly Bindings: Connection;
  readonly Variables: { readonly viewer: Viewer; readonly sent: JsonBody };
}

/** Cookies are shared by all ports of a host, so each port has its own. */
function cookieName(port: number): string {
  return `specwalk-${port}`;
}

/** The cookie by which a browser is known again after somebody has left. */
function deviceCookieName(port: number): string {
  return `${cookieName(port)}-device`;
}

function secretIn(context: Context, port: number): string | undefined {
  return getCookie(context, cookieName(port));
}

/** Lets only people who are in pass, and gives the routes behind it their viewer. */
export function onlyAdmitted(access: Access, port: number): MiddlewareHandler<RequestEnv> {
  return async (context, next) => {
    const visitor = access.visitor(secretIn(context, port));
    if (visitor.is === 'stranger') return refuse(context, REFUSALS.notIn);
    if (visitor.is === 'waiting') return refuse(context, REFUSALS.inLobby);
    const deviceSecret = access.door === 'invited' ? getCookie(context, deviceCookieName(port)) : undefined;
    context.set(
      'viewer',
      deviceSecret === undefined ? visitor.viewer : { ...visitor.viewer, mark: sealOf(deviceSecret) },
    );
    return await next();
  };
}

const onlyFacilitators: MiddlewareHandler<RequestEnv> = async (context, next) => {
  if (context.get('viewer').as === 'facilitator') return await next();
  return refuse(context, REFUSALS.notAtDoor);
};

/** Turns of one session: as many as a quick hand with several pages needs, and what has piled up while offline. */
export const RATES: Readonly<Record<'writing' | 'reading', Rate>> = {
  writing: { perSecond: 20, burst: 60 },
  reading: { perSecond: 5, burst: 60 },
};
/** What pages may report of what broke in them, per person and per address; facilitators have no limit. */
export const REPORT_RATES: Readonly<Record<'ofOne' | 'ofAddress', Rate>> = {
  ofOne: { perSecond: 1 / 60, burst: 10 },
  ofAddress: { perSecond: 1 / 12, burst: 50 },
};
/**
 * Attempts to come in, of one address (people in one room may share it), and of codes all together as well, because a
 * code is short enough to be tried. Somebody with a link that opens something is not held up by those who try others.
 */
const ATTEMPT_RATES: Readonly<Record<'links' | 'others' | 'codes' | 'allCodes', Rate>> = {
  links: { perSecond: 20, burst: 500 },
  others: { perSecond: 5, burst: 100 },
  codes: { perSecond: 5, burst: 100 },
  allCodes: { perSecond: 20, burst: 400 },
};

/** Slows down a session that asks too often; the person at this machine without one is not counted. */
export function rateLimit(rate: Rate, now: () => number): MiddlewareHandler<RequestEnv> {
  const limit = openRateLimiter(rate, now);
  return async (context, next) => {
    const { session } = context.get('viewer');
    const wait = session === undefined ? 0 : limit.take(session);
    return wait === 0 ? await next() : tooManyRequests(context, wait, 'This comes too fast');
  };
}

const TOO_MANY = 'Too many want to come in at once';

export function tooManyRequests(context: Context, seconds: number, why: string): Response {
  const when = plural(seconds, 'a second', '# seconds');
  return refuse(context, REFUSALS.tooOften(why, when), { 'Retry-After': String(seconds) });
}

interface Connection {
  /** The client's address; missing where there is none, as in tests. */
  readonly remote?: string | undefined;
}

interface RequestParts {
  readonly env: Connection | undefined;
  readonly req: { readonly header: (name: string) => string | undefined };
}

/**
 * Where a request comes from, as far as limits count it: the address, and of IPv6 the network, as one machine has
 * many addresses there. Behind a proxy on this machine, the last address that it names. It is kept in memory only.
 */
export function originOf({ env, req }: RequestParts, { isBehindProxy }: Addresses): string {
  const remote = plainAddress(env?.remote ?? '');
  const named = isBehindProxy && isLoopback(remote) ? req.header('x-forwarded-for') : undefined;
  return networkOf(plainAddress(named?.split(',').at(-1)?.trim() ?? remote));
}

/** An address of IPv4 that came over IPv6 is the same one. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
}

/** The first half of an address of IPv6; machines on one link have that in common, so theirs count whole. */
function networkOf(address: string): string {
  if (!address.includes(':') || /^fe[89ab]/i.test(address)) return address;
  const [head = '', tail = ''] = address.split('::');
  const [before, after] = [head, tail].map((half) => half.split(':').filter(Boolean));
  const zeros = Array(Math.max(0, 8 - (before?.length ?? 0) - (after?.length ?? 0))).fill('0');
  return [...(before ?? []), ...zeros, ...(after ?? [])].slice(0, 4).join(':');
}
