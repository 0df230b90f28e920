import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoryStore } from '#testing/server/memory-store.ts';
import type { SendResult } from '../../app/sync/outbox.ts';
import type { OfflineCommand } from '../../app/sync/outbox-entry.ts';
import { openAccess } from '../../server/access/access.ts';
import { createApp } from '../../server/app.ts';
import { openEvents } from '../../server/audience/events.ts';
import { addressesOf } from '../../server/http/addresses.ts';
import { openDiagnostics } from '../../server/http/diagnostics.ts';
import { openPresenceFor } from '../../server/presence/open-presence.ts';
import { openLiveWorkspace } from '../../server/workspace/live-workspace.ts';

const HOST = '127.0.0.1:4747';
export const WORKSPACE = 'demo';

/** The real server over files that are held in memory. */
export interface HeldServer {
  readonly post: (command: OfflineCommand, workspace: string) => Promise<SendResult>;
  readonly end: () => Promise<void>;
}

/** Starts the server; what an earlier one has put into the files is there. */
export async function heldServer(files: Map<string, string>, now: () => number): Promise<HeldServer> {
  const events = openEvents('run1');
  const live = await openLiveWorkspace({
    store: memoryStore(files),
    name: WORKSPACE,
    now: () => new Date(START + now()),
    onChange: events.publish,
  });
  const presence = openPresenceFor(live, events, { waiting: () => [], alarms: () => [] }, fail);
  const app = createApp({
    live,
    events,
    presence,
    assets: new Map(),
    diagnostics: openDiagnostics({ file: join(tmpdir(), 'specwalk-chaos.log') }),
    door: {
      access: await openAccess({ door: 'open' }),
      addresses: addressesOf({ address: '127.0.0.1', port: 4747 }),
      port: 4747,
      now,
    },
  });
  return {
    post: async (command, workspace) => {
      const response = await app.request(`http://${HOST}/api/commands`, {
        method: 'POST',
        headers: {
          host: HOST,
          'content-type': 'application/json',
          'specwalk-workspace': encodeURIComponent(workspace),
        },
        body: JSON.stringify(command),
      });
      const { taken, facts, problem } = await response.json();
      return { status: response.status, taken, facts, problem };
    },
    end: async () => {
      events.close();
      presence.close();
      await live.close();
    },
  };
}

/** Monday morning. */
const START = Date.UTC(2026, 10, 23, 9);

function fail(error: unknown): never {
  throw error;
}
