import { randomBytes } from 'node:crypto';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { checkAccessAction, checkEntering, checkKnocking } from '#core/parsing.ts';
import type { SessionState } from '#core/room.ts';
import type { Addresses } from '../addresses.ts';
import { onlyJson } from '../door.ts';
import { wholeJson } from '../read-body.ts';
import type { Access } from './access.ts';
import type { Refused } from './book.ts';
import type { Entered } from './come-in.ts';
import {
  ATTEMPTS,
  cookieName,
  type Known,
  markName,
  notTooOften,
  onlyFacilitators,
  onlyInvited,
  secretIn,
  TOO_MANY,
  TURNS,
  tooOften,
} from './guard.ts';
import { openLimit } from './limits.ts';
import { originOf } from './origin.ts';
import { newSecret } from './secret.ts';

/** What the routes need to know of the door. */
export interface DoorParts {
  readonly access: Access;
  readonly addresses: Addresses;
  /** The port that was bound. */
  readonly port: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Bytes of a body about the door. */
const LIMIT = 4 * 1024;
/** Seconds that a browser keeps the cookie; how long it opens something is for the book to say. */
const KEPT = 92 * 24 * 3_600;

/** Coming in, waiting and leaving: for everybody. */
export function comingIn({ access, addresses, port, now }: DoorParts): Hono<Known> {
  const app = new Hono<Known>();
  const links = openLimit(ATTEMPTS.links, now);
  const others = openLimit(ATTEMPTS.others, now);
  const codes = openLimit(ATTEMPTS.codes, now);
  const allCodes = openLimit(ATTEMPTS.allCodes, now);
  const stateOf = (session: SessionState['session']): SessionState => ({ door: access.door, session });
  const answer = (context: Context<Known>, done: Entered | Refused) => {
    if ('problem' in done) return context.json({ problem: done.problem }, done.status);
    if (done.secret !== undefined) {
      const secure = addresses.isSecure(context.req.header('origin'));
      const flags = { path: '/', httpOnly: true, sameSite: 'Strict', secure, maxAge: KEPT } as const;
      setCookie(context, cookieName(port), done.secret, flags);
      const mark = getCookie(context, markName(port)) ?? newSecret(randomBytes);
      if (access.door === 'invited') setCookie(context, markName(port), mark, flags);
    }
    return context.json(stateOf(done.session), 201, NOT_KEPT);
  };

  app.get('/session', (context) => {
    const visitor = access.visitor(secretIn(context, port));
    return context.json(stateOf(visitor.is === 'stranger' ? null : visitor.session), 200, NOT_KEPT);
  });

  app.post('/session', onlyJson, wholeJson(LIMIT), async (context) => {
    const entering = checkEntering(context.get('sent').json);
    if ('problem' in entering) return context.json(entering, 400);
    const { token, name, role } = entering;
    const origin = originOf(context, addresses);
    const wait = (access.opens(token) ? links : others).take(origin);
    if (wait > 0) return tooOften(context, wait, TOO_MANY);
    const before = secretIn(context, port);
    return answer(context, await access.enter(token, { name, role }, before, origin));
  });

  app.delete('/session', async (context) => {
    const refused = await access.leave(secretIn(context, port));
    deleteCookie(context, cookieName(port), { path: '/' });
    if (refused) return context.json({ problem: refused.problem }, refused.status);
    return context.json(stateOf(null), 200, NOT_KEPT);
  });

  const trying: MiddlewareHandler<Known> = async (context, next) => {
    // Whoever has no turn left takes none from all others.
    const wait = codes.take(originOf(context, addresses)) || allCodes.take('');
    return wait > 0 ? tooOften(context, wait, TOO_MANY) : await next();
  };
  app.post('/lobby', onlyJson, trying, wholeJson(LIMIT), async (context) => {
    const knocking = checkKnocking(context.get('sent').json);
    if ('problem' in knocking) return context.json(knocking, 400);
    const { code, name, role } = knocking;
    const before = secretIn(context, port);
    return answer(context, await access.knock(code, { name, role }, before, originOf(context, addresses)));
  });
  return app;
}

/** Seeing to the door: for facilitators who are in. */
export function seeingToDoor({ access, addresses, port, now }: DoorParts): Hono<Known> {
  const app = new Hono<Known>();
  app.use(onlyFacilitators);
  app.get('/', (context) => context.json(access.state(addresses.shown()), 200, NOT_KEPT));

  app.post(
    '/',
    notTooOften(TURNS.writing, now),
    onlyJson,
    wholeJson(LIMIT),
    onlyInvited(access, port),
    onlyFacilitators,
    async (context) => {
      const action = checkAccessAction(context.get('sent').json);
      if ('problem' in action) return context.json(action, 400);
      const done = await access.act(action, context.get('viewer'));
      if ('problem' in done) return context.json({ problem: done.problem }, done.status);
      return context.json({ access: access.state(addresses.shown()), ...done }, 200, NOT_KEPT);
    },
  );
  return app;
}

const NOT_KEPT = { 'Cache-Control': 'no-store' } as const;
