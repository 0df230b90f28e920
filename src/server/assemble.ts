import { randomBytes } from 'node:crypto';
import { basename, join } from 'node:path';
import type { Hono } from 'hono';
import type { Known } from './access/guard.ts';
import { type DoorOptions, openDoor } from './access/open-door.ts';
import type { DoorParts } from './access/routes.ts';
import { spokenIn } from './access/spoken.ts';
import { createApp } from './app.ts';
import { openAssets } from './assets.ts';
import { openDiagnostics } from './diagnostics.ts';
import { openEvents } from './events.ts';
import { hearFault } from './fault.ts';
import { openFolder } from './folder-store.ts';
import type { Bound } from './listening.ts';
import { type LiveWorkspace, openLiveWorkspace } from './live-workspace.ts';
import type { OpenRoom } from './room/open-room.ts';
import { roomOver } from './room/room-over.ts';
import { openOutside } from './source/outside.ts';
import { stateFolder } from './state-folder.ts';
import { MOST_AT_ONCE } from './waiting.ts';

export interface AssembleOptions extends DoorOptions {
  /** Folder of the built page. */
  readonly assets: string;
  readonly diagnosticsFile?: string;
}

/** The parts of a server put together, before anybody is answered. */
export interface Assembled {
  readonly app: Hono<Known>;
  readonly door: DoorParts;
  readonly live: LiveWorkspace;
  /** Hears of what nobody waits for and should not have happened. */
  readonly onError: (error: unknown) => void;
  /** Ends what is open, then waits for what is being written. */
  readonly end: { readonly streams: () => void; readonly writing: () => Promise<void> };
}

/** Puts the parts of a server over a workspace together. */
export async function assemble(root: string, bound: Bound, options: AssembleOptions): Promise<Assembled> {
  const { env, log, diagnosticsFile: file = join(stateFolder(env), 'diagnostics.log') } = options;
  const diagnostics = openDiagnostics({ file, sentry: env.SPECWALK_SENTRY_DSN });
  const onError = hearFault(diagnostics, log);
  const events = openEvents(randomBytes(4).toString('hex'));
  let room: OpenRoom | undefined;
  const opening = openLiveWorkspace({
    store: openFolder(root, undefined, true),
    name: basename(root),
    now: () => new Date(),
    outside: openOutside(root, stateFolder(env)),
    most: MOST_AT_ONCE,
    onChange: (change) => {
      events.publish(change);
      room?.changed();
      const isSaying = change.kind === 'trouble' || change.kind === 'source';
      if (isSaying && change.sentence !== null) log(change.sentence);
    },
    onError,
  });
  const [live, assets] = await Promise.all([opening, openAssets(options.assets)]);
  const door = await openDoor(root, bound, options, () => spokenIn(live.snapshot().facts));
  const { access } = door;
  room = roomOver(live, events, access, onError);
  const app = createApp({ live, events, room, assets, diagnostics, door });
  const streams = () => {
    events.close();
    room?.close();
  };
  const writing = async () => {
    await live.close();
    await access.close();
    await diagnostics.written();
  };
  return { app, door, live, onError, end: { streams, writing } };
}
