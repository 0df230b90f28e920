import { Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { checksum, memoizeByObject, type Snapshot } from '#core/index.ts';
import { joinOffer } from '#core/minutes.ts';
import { checkRoomAction } from '#core/parsing.ts';
import { openRateLimiter, type WriteCost } from './access/limits.ts';
import {
  type AccessParts,
  accessRoutes,
  onlyAdmitted,
  originOf,
  RATES,
  REPORT_RATES,
  type RequestEnv,
  rateLimit,
  sessionRoutes,
  tooManyRequests,
} from './access/routes.ts';
import { listenerOf, visibleResult } from './audience/audience.ts';
import type { Events } from './audience/events.ts';
import { type Diagnostics, faultHandler } from './http/diagnostics.ts';
import {
  jsonBody,
  onlyJson,
  onlyOwnHosts,
  onlyOwnPages,
  onlyThisWorkspace,
  refuse,
  rejectHead,
  securityHeaders,
} from './http/guards.ts';
import { type Assets, servePage } from './http/page.ts';
import { forbidden, REFUSALS } from './http/refusals.ts';
import type { LivePresence } from './presence/open-presence.ts';
import type { LiveWorkspace } from './workspace/live-workspace.ts';

/** Most bytes in the body of a request. */
const COMMAND_LIMIT = 256 * 1024;
const DIAGNOSTICS_LIMIT = 64 * 1024;
const ROOM_LIMIT = 4 * 1024;

/** Sent to the pages of a session that has ended. */
const SESSION_ENDED = 'You have been signed out; use your link again, or ask the facilitator for one.';

interface AppParts {
  readonly live: LiveWorkspace;
  readonly events: Events;
  readonly presence: LivePresence;
  readonly assets: Assets;
  readonly diagnostics: Diagnostics;
  readonly door: AccessParts;
}

export function createApp({ live, events, presence, assets, diagnostics, door }: AppParts): Hono<RequestEnv> {
  const { access, addresses, port, now } = door;
  const ownPages = onlyOwnPages(addresses);
  const limitWrites = rateLimit(RATES.writing, now);
  const limitReads = rateLimit(RATES.reading, now);
  const reportLimit = openRateLimiter(REPORT_RATES.ofOne, now);
  const addressLimit = openRateLimiter(REPORT_RATES.ofAddress, now);
  access.onEnd(({ session }) => events.dismiss(session, SESSION_ENDED));
  access.onChange(presence.changed);

  const app = new Hono<RequestEnv>();
  app.use(securityHeaders);
  app.use(onlyOwnHosts(addresses));
  // What commands are answered with is short: compressing it takes longer than sending it.
  app.get('/api/*', compress());
  app.use('/api/*', rejectHead);
  app.on(['POST', 'PUT', 'PATCH', 'DELETE'], '/api/*', ownPages);

  app.route(
    '/api',
    sessionRoutes(door, (whom) => joinOffer(live.workspace(), { ...whom, now: now() })),
  );
  const admitted = onlyAdmitted(access, port);
  app.use('/api/*', admitted);
  app.route('/api/access', accessRoutes(door));

  app.get('/api/workspace', limitReads, async (context) => {
    // The stream of its page may come from another server, which must not know of more.
    await live.catchUp();
    const listener = listenerOf(context.get('viewer'));
    const source = listener.isFacilitator ? live.source.trouble() : null;
    const streamState = { ...events.position(), trouble: live.trouble(), problem: live.problem(), source };
    const snapshot = live.snapshotFor(listener);
    const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
    return context.body(snapshotBytes(snapshot, streamState), 200, headers);
  });

  app.post(
    '/api/commands',
    limitWrites,
    onlyJson,
    onlyThisWorkspace(() => live.snapshot().name),
    jsonBody(COMMAND_LIMIT),
    // Checked again: the sender may have been shown out meanwhile.
    admitted,
    async (context) => {
      const sent = context.get('sent');
      const viewer = context.get('viewer');
      const allowance = access.meter.take(viewer, originOf(context, addresses), writeCostOf(sent));
      if ('seconds' in allowance)
        return tooManyRequests(context, allowance.seconds, 'This is more than can be taken now');
      const { status, ...result } = await live.handle(sent.json, viewer);
      if (status !== 201) allowance.giveBack();
      const isDone = status === 200 || status === 201;
      const visible = visibleResult(result, listenerOf(viewer), live.walkthroughs());
      return context.json(isDone ? { ...visible, taken: receiptOf(sent.json) } : visible, status);
    },
  );

  app.get('/api/events', ownPages, limitReads, (context) => {
    const viewer = context.get('viewer');
    const last = context.req.header('last-event-id') ?? context.req.query('since');
    const stream = events.stream(last, viewer, () => presence.left(viewer));
    if ('problem' in stream) return refuse(context, stream);
    presence.came(viewer);
    return context.body(stream, 200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store, no-transform',
      // For proxies that gather what they pass on.
      'X-Accel-Buffering': 'no',
    });
  });

  app.post('/api/room', limitWrites, onlyJson, jsonBody(ROOM_LIMIT), admitted, async (context) => {
    const action = checkRoomAction(context.get('sent').json);
    if ('problem' in action) return context.json(action, 400);
    const problem = presence.act(context.get('viewer'), action);
    return problem === null ? context.body(null, 204) : refuse(context, forbidden(problem));
  });

  // Reports are limited, so that nobody can fill the log and crowd out the failures of others.
  const limitReports: MiddlewareHandler<RequestEnv> = async (context, next) => {
    const { as, person } = context.get('viewer');
    const isTrusted = as === 'facilitator';
    const wait = isTrusted ? 0 : reportLimit.take(person) || addressLimit.take(originOf(context, addresses));
    return wait > 0 ? tooManyRequests(context, wait, 'The log takes no more from here now') : await next();
  };
  app.post('/api/diagnostics', limitWrites, onlyJson, limitReports, jsonBody(DIAGNOSTICS_LIMIT), (context) => {
    const { digest, log } = diagnostics.report(failureIn(context.get('sent').json));
    return context.json(context.get('viewer').as === 'facilitator' ? { digest, log } : { digest });
  });

  app.all('/api/*', (context) => refuse(context, REFUSALS.nothingAt(context.req.path)));
  app.all('*', servePage(assets));

  app.onError(faultHandler(diagnostics, (context) => context.get('viewer')?.as === 'facilitator'));
  return app;
}

function writeCostOf({ json, size }: { readonly json: unknown; readonly size: number }): WriteCost {
  const { type }: { readonly type?: unknown } = Object(json);
  return { bytes: size, isQuestion: type === 'raise' };
}

function failureIn(json: unknown): { message: string; stack: string; where: string } {
  const fields: Readonly<Record<string, unknown>> = json !== null && typeof json === 'object' ? { ...json } : {};
  const text = (key: string) => {
    const value = fields[key];
    return typeof value === 'string' ? value : '';
  };
  return {
    message: withoutSecrets(text('message')),
    stack: withoutSecrets(text('stack')),
    where: text('where').replace(/[?#].*$/s, ''),
  };
}

/** Removes the secrets of invitations, which would let any reader of the log in. */
function withoutSecrets(text: string): string {
  return text.replace(/(\/join)[?#][^\s'"”)]*/g, '$1');
}

/** Serialized once per snapshot: after a restart a thousand pages ask for it at the same moment. */
const snapshotBuffer = memoizeByObject((snapshot: Snapshot) => Buffer.from(JSON.stringify(snapshot)));

/** A snapshot with extra fields as JSON bytes, joined as bytes so that the large part is not serialized again. */
function snapshotBytes(snapshot: Snapshot, extra: object): Uint8Array<ArrayBuffer> {
  const head = `${JSON.stringify(extra).slice(0, -1)},`;
  return Buffer.concat([Buffer.from(head), snapshotBuffer(snapshot).subarray(1)]);
}

function receiptOf(command: unknown) {
  const { id = '', payload = null }: { readonly id?: unknown; readonly payload?: unknown } = Object(command);
  return { id: String(id), checksum: checksum(JSON.stringify(payload)) };
}
