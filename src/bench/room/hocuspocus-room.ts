import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider';
import WebSocket from 'ws';
import { Doc } from 'yjs';
import type { OpenPeer } from './peer.ts';
import { resident } from './resident.ts';
import { tally } from './tally.ts';

/** Hocuspocus with one document: an answer is an entry of a shared list, by the person who gives it. */
export const openHocuspocus: OpenPeer = async (people) => {
  const folder = mkdtempSync(join(tmpdir(), 'hocuspocus-bench-'));
  const child = spawn(process.execPath, ['src/bench/room/hocuspocus-server.js', join(folder, 'document')]);
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (chunk) => resolve(String(chunk).trim()));
    child.once('exit', (code) => reject(new Error(`Hocuspocus ended with ${code}.`)));
  });
  const seen = tally();
  const seats = await Promise.all(
    Array.from({ length: people }, () => sit(url, (sent) => seen.add(performance.now() - sent))),
  );
  return {
    seen,
    memory: () => resident(child.pid),
    say: (person) => seats[person % seats.length]?.say() ?? Promise.resolve(),
    close: async () => {
      for (const seat of seats) seat.leave();
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

interface Seat {
  readonly say: () => Promise<void>;
  readonly leave: () => void;
}

function sit(url: string, onSeen: (sent: number) => void): Promise<Seat> {
  const document = new Doc();
  const answers = document.getArray<{ sent: number; value: string }>('answers');
  const websocketProvider = new HocuspocusProviderWebsocket({ url, WebSocketPolyfill: WebSocket });
  return new Promise((resolve) => {
    const provider = new HocuspocusProvider({
      websocketProvider,
      name: 'room',
      document,
      onSynced: () => {
        answers.observe((event) => {
          for (const { insert } of event.changes.delta)
            if (Array.isArray(insert)) for (const { sent } of insert) onSeen(sent);
        });
        resolve({
          say: () => {
            answers.push([{ sent: performance.now(), value: 'sent' }]);
            return acknowledged(provider);
          },
          leave: () => {
            provider.destroy();
            websocketProvider.destroy();
          },
        });
      },
    });
    provider.attach();
  });
}

/** The provider counts what the server has not confirmed. */
function acknowledged(provider: HocuspocusProvider): Promise<void> {
  return new Promise((resolve) => {
    if (!provider.hasUnsyncedChanges) return resolve();
    const look = () => {
      if (provider.hasUnsyncedChanges) return;
      provider.off('unsyncedChanges', look);
      resolve();
    };
    provider.on('unsyncedChanges', look);
  });
}
