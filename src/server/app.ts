import { Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { checksum, memoizeByObject, type Snapshot } from '#core/index.ts';
import { checkRoomAction } from '#core/parsing.ts';
import { openLimit, type Writing } from './access/limits.ts';
import {
  comingIn,
  type DoorParts,
  notTooOften,
  onlyInvited,
  originOf,
  REPORTS,
  type RequestEnv,
  seeingToDoor,
  TURNS,
  tooOften,
} from './access/routes.ts';
import { answerFor, listenerOf } from './audience/audience.ts';
import type { Events } from './audience/events.ts';
import { type Diagnostics, faultHandler } from './http/diagnostics.ts';
import { FAILURES, forbidden } from './http/failures.ts';
import {
  onlyJson,
  onlyOwnHosts,
  onlyOwnPages,
  onlyThisWorkspace,
  onlyWhole,
  refuse,
  securityHeaders,
  wholeJson,
} from './http/guards.ts';
import { type Assets, servePage } from './http/page.ts';
import type { LivePresence } from './presence/open-presence.ts';
import type { LiveWorkspace } from './workspace/live-workspace.ts';

/** Most bytes in the body of a request. */
const COMMAND_LIMIT = 256 * 1024;
const DIAGNOSTICS_LIMIT = 64 * 1024;
const ROOM_LIMIT = 4 * 1024;

/** Sent to the pages of a session that has ended. */
const GONE = 'You are not in any more; come in again with your link, or ask the facilitator for one.';

interface AppParts {
  readonly live: LiveWorkspace;
  readonly events: Events;
  readonly presence: LivePresence;
  readonly assets: Assets;
  readonly diagnostics: Diagnostics;
  readonly door: DoorParts;
}

export function createApp({ live, events, presence, assets, diagnostics, door }: AppParts): Hono<RequestEnv> {
  const { access, addresses, port, now } = door;
  const ownPages = onlyOwnPages(addresses);
  const writing = notTooOften(TURNS.writing, now);
  const reading = notTooOften(TURNS.reading, now);
  const reports = openLimit(REPORTS.ofOne, now);
  const reportsFrom = openLimit(REPORTS.ofAddress, now);
  access.onEnd(({ session }) => events.dismiss(session, GONE));
  access.onChange(presence.changed);

  const app = new Hono<RequestEnv>();
  app.use(securityHeaders);
  app.use(onlyOwnHosts(addresses));
  app.use(compress());
  app.use('/api/*', onlyWhole);
  app.on(['POST', 'PUT', 'PATCH', 'DELETE'], '/api/*', ownPages);

  app.route('/api', comingIn(door));
  const invited = onlyInvited(access, port);
  app.use('/api/*', invited);
  app.route('/api/access', seeingToDoor(door));

  app.get('/api/workspace', reading, (context) => {
    const listener = listenerOf(context.get('viewer'));
    const source = listener.isFacilitator ? live.source.trouble() : null;
    const standing = { ...events.position(), trouble: live.trouble(), problem: live.problem(), source };
    const snapshot = live.snapshotFor(listener);
    const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
    return context.body(snapshotText(snapshot, standing), 200, headers);
  });

  app.post(
    '/api/commands',
    writing,
    onlyJson,
    onlyThisWorkspace(() => live.snapshot().name),
    wholeJson(COMMAND_LIMIT),
    // Checked again: the sender may have been shown out meanwhile.
    invited,
    async (context) => {
      const sent = context.get('sent');
      const viewer = context.get('viewer');
      const taken = access.meter.take(viewer, originOf(context, addresses), writingOf(sent));
      if ('seconds' in taken) return tooOften(context, taken.seconds, 'This is more than can be taken now');
      const { status, ...result } = await live.handle(sent.json, viewer);
      if (status !== 201) taken.giveBack();
      const isDone = status === 200 || status === 201;
      const told = answerFor(result, listenerOf(viewer), live.walkthroughs());
      return context.json(isDone ? { ...told, taken: takenOf(sent.json) } : told, status);
    },
  );

  app.get('/api/events', ownPages, reading, (context) => {
    const viewer = context.get('viewer');
    const last = context.req.header('last-event-id') ?? context.req.query('since');
    const stream = events.stream(last, viewer, () => presence.left(viewer));
    if ('problem' in stream) return refuse(context, stream);
    presence.came(viewer);
    return context.body(stream, 200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store, no-transform',
    });
  });

  app.post('/api/room', writing, onlyJson, wholeJson(ROOM_LIMIT), invited, async (context) => {
    const action = checkRoomAction(context.get('sent').json);
    if ('problem' in action) return context.json(action, 400);
    const problem = presence.act(context.get('viewer'), action);
    return problem === null ? context.body(null, 204) : refuse(context, forbidden(problem));
  });

  // The log is limited: nobody may fill it up, so that what breaks for others is missing.
  const reporting: MiddlewareHandler<RequestEnv> = async (context, next) => {
    const { as, person } = context.get('viewer');
    const isTrusted = as === 'facilitator';
    const wait = isTrusted ? 0 : reports.take(person) || reportsFrom.take(originOf(context, addresses));
    return wait > 0 ? tooOften(context, wait, 'The log takes no more from here now') : await next();
  };
  app.post('/api/diagnostics', writing, onlyJson, reporting, wholeJson(DIAGNOSTICS_LIMIT), (context) => {
    const { digest, log } = diagnostics.report(breakageIn(context.get('sent').json));
    return context.json(context.get('viewer').as === 'facilitator' ? { digest, log } : { digest });
  });

  app.all('/api/*', (context) => refuse(context, FAILURES.nothingAt(context.req.path)));
  app.all('*', servePage(assets));

  app.onError(faultHandler(diagnostics, (context) => context.get('viewer')?.as === 'facilitator'));
  return app;
}

function writingOf({ json, size }: { readonly json: unknown; readonly size: number }): Writing {
  const { type }: { readonly type?: unknown } = Object(json);
  return { bytes: size, isQuestion: type === 'raise' };
}

function breakageIn(json: unknown): { message: string; stack: string; where: string } {
  const given: Readonly<Record<string, unknown>> = json !== null && typeof json === 'object' ? { ...json } : {};
  const text = (key: string) => {
    const value = given[key];
    return typeof value === 'string' ? value : '';
  };
  return {
    message: withoutSecrets(text('message')),
    stack: withoutSecrets(text('stack')),
    where: text('where').replace(/[?#].*$/s, ''),
  };
}

/** The address of an invitation lets any reader in. */
function withoutSecrets(text: string): string {
  return text.replace(/(\/join)[?#][^\s'"”)]*/g, '$1');
}

/** Written once for the same snapshot: after a restart a thousand pages ask for it at the same moment. */
const written = memoizeByObject((snapshot: Snapshot) => Buffer.from(JSON.stringify(snapshot)));

/** A snapshot and what goes with it as JSON, in bytes: as text all of it would be scanned once more. */
function snapshotText(snapshot: Snapshot, beside: object): Uint8Array<ArrayBuffer> {
  const head = `${JSON.stringify(beside).slice(0, -1)},`;
  return Buffer.concat([Buffer.from(head), written(snapshot).subarray(1)]);
}

function takenOf(command: unknown) {
  const { id = '', payload = null }: { readonly id?: unknown; readonly payload?: unknown } = Object(command);
  return { id: String(id), checksum: checksum(JSON.stringify(payload)) };
}
