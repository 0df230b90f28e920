import { randomBytes } from 'node:crypto';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { plural } from '#core/index.ts';
import { checkAccessAction, checkAccessRequest, checkEnterRequest, checkOfferRequest } from '#core/parsing.ts';
import type { JoinOffer, SessionState } from '#core/presence.ts';
import type { Addresses } from '../http/addresses.ts';
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
/** Seconds that a browser keeps the cookie; the server decides how long it is valid. */
const COOKIE_MAX_AGE = 92 * 24 * 3_600;

/** What somebody is asked to do, by whom; `role`: what they speak for, as far as it is known. */
type OfferMaker = (whom: { readonly role: string; readonly host: string }) => JoinOffer;

/** Routes to ask what a link is for, to enter, wait and leave; for everybody. */
export function sessionRoutes({ access, addresses, port, now }: AccessParts, offer: OfferMaker): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  app.use(refreshed(access));
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
    const state = stateOf(visitor.is === 'stranger' ? null : visitor.session);
    const host = visitor.is === 'waiting' ? access.offerFor({ token: '', code: access.code }) : null;
    return context.json(host ? { ...state, offer: offer(host) } : state, 200, NO_STORE);
  });

  app.post('/offer', onlyJson, jsonBody(LIMIT), (context) => {
    const asking = checkOfferRequest(context.get('sent').json);
    if ('problem' in asking) return context.json(asking, 400);
    const origin = originOf(context, addresses);
    // As for entering: whoever guesses codes or links learns nothing sooner by this.
    const wait = access.opens(asking.token) ? links.take(origin) : codes.take(origin) || allCodes.take('');
    if (wait > 0) return tooManyRequests(context, wait, TOO_MANY);
    const host = access.offerFor(asking);
    return context.json(host && offer(host), 200, NO_STORE);
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
    // In this order, so that an address over its own limit uses up nothing of the shared one.
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

/** Routes to manage access; for facilitators. */
export function accessRoutes({ access, addresses, port, now }: AccessParts): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  app.use(onlyFacilitators, refreshed(access));
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

/** The cookie that identifies a browser even after somebody has left. */
function deviceCookieName(port: number): string {
  return `${cookieName(port)}-device`;
}

function secretIn(context: Context, port: number): string | undefined {
  return getCookie(context, cookieName(port));
}

/** So that it does not matter which server somebody came in by, or was invited at. */
function refreshed(access: Access): MiddlewareHandler<RequestEnv> {
  return async (_context, next) => {
    await access.refresh();
    await next();
  };
}

/** Lets only people who are in pass, and sets the viewer for the routes behind it. */
export function onlyAdmitted(access: Access, port: number): MiddlewareHandler<RequestEnv> {
  return async (context, next) => {
    const secret = secretIn(context, port);
    // Whoever has just come in at another server is not known here yet.
    if (secret !== undefined && access.visitor(secret).is === 'stranger') await access.refresh();
    const visitor = access.visitor(secret);
    if (visitor.is === 'stranger') return refuse(context, REFUSALS.notIn);
    if (visitor.is === 'waiting') return refuse(context, REFUSALS.inLobby);
    const deviceSecret = access.door === 'invited' ? getCookie(context, deviceCookieName(port)) : undefined;
    context.set(
      'viewer',
      deviceSecret === undefined ? visitor.viewer : { ...visitor.viewer, deviceSeal: sealOf(deviceSecret) },
    );
    return await next();
  };
}

const onlyFacilitators: MiddlewareHandler<RequestEnv> = async (context, next) => {
  if (context.get('viewer').as === 'facilitator') return await next();
  return refuse(context, REFUSALS.notAtDoor);
};

/** Requests of one session: enough for a fast person with several pages, and for what was said offline. */
export const RATES: Readonly<Record<'writing' | 'reading', Rate>> = {
  writing: { perSecond: 20, burst: 60 },
  reading: { perSecond: 5, burst: 60 },
};
/** Failure reports of pages, per person and per address; facilitators have no limit. */
export const REPORT_RATES: Readonly<Record<'ofOne' | 'ofAddress', Rate>> = {
  ofOne: { perSecond: 1 / 60, burst: 10 },
  ofAddress: { perSecond: 1 / 12, burst: 50 },
};
/**
 * Attempts to enter from one address, which a whole room may share; of codes also in all, because a code is short
 * enough to be guessed. Valid links count apart, so that nobody who has one is held up by those who guess.
 */
const ATTEMPT_RATES: Readonly<Record<'links' | 'others' | 'codes' | 'allCodes', Rate>> = {
  links: { perSecond: 20, burst: 500 },
  others: { perSecond: 5, burst: 100 },
  codes: { perSecond: 5, burst: 100 },
  allCodes: { perSecond: 20, burst: 400 },
};

/** Limits the requests of a session; the person at this machine, who has none, is not limited. */
export function rateLimit(rate: Rate, now: () => number): MiddlewareHandler<RequestEnv> {
  const limit = openRateLimiter(rate, now);
  return async (context, next) => {
    const { session } = context.get('viewer');
    const wait = session === undefined ? 0 : limit.take(session);
    return wait === 0 ? await next() : tooManyRequests(context, wait, 'That was too fast');
  };
}

const TOO_MANY = 'Too many people want to join at once';

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
 * The origin of a request for limits: its address, or for IPv6 its network, as one machine has many addresses there.
 * Behind a proxy, the last address that the proxy names. Kept in memory only.
 */
export function originOf({ env, req }: RequestParts, { isProxy }: Addresses): string {
  const remote = plainAddress(env?.remote ?? '');
  const named = isProxy(remote) ? req.header('x-forwarded-for') : undefined;
  return networkOf(plainAddress(named?.split(',').at(-1)?.trim() ?? remote));
}

/** Without the IPv6 prefix of an IPv4 address, and without a zone. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
}

/** The first half of an IPv6 address; link-local addresses all share it, so they count whole. */
function networkOf(address: string): string {
  if (!address.includes(':') || /^fe[89ab]/i.test(address)) return address;
  const [head = '', tail = ''] = address.split('::');
  const [before, after] = [head, tail].map((half) => half.split(':').filter(Boolean));
  const zeros = Array(Math.max(0, 8 - (before?.length ?? 0) - (after?.length ?? 0))).fill('0');
  return [...(before ?? []), ...zeros, ...(after ?? [])].slice(0, 4).join(':');
}
