import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installed } from '../peers/installed.ts';
import type { OpenPeer } from './peer.ts';
import { busy, resident } from './resident.ts';
import { tally } from './tally.ts';

/** Hocuspocus with one document: an answer is an entry of a shared list, by the person who gives it. */
export const openHocuspocus: OpenPeer = async (people) => {
  const folder = mkdtempSync(join(tmpdir(), 'hocuspocus-bench-'));
  const file = join(folder, 'document');
  const place = installed('hocuspocus');
  const packages = packagesIn(place);
  const child = spawn(process.execPath, ['src/bench/room/hocuspocus-server.js', place, file]);
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (chunk) => resolve(String(chunk).trim()));
    child.once('exit', (code) => reject(new Error(`Hocuspocus ended with ${code}.`)));
  });
  const seen = tally();
  /** When each answer was sent, by its number. */
  const sent: number[] = [];
  const hear = (at: number) => seen.add(performance.now() - (sent[at] ?? performance.now()));
  const seats = await Promise.all(Array.from({ length: people }, () => sit(packages, url, hear)));
  return {
    seen,
    onDisk: () => (existsSync(file) ? [...readFileSync(file, 'latin1').matchAll(ANSWER)].length : 0),
    memory: () => resident(child.pid),
    busy: () => busy(child.pid),
    say: async (person) => {
      const at = sent.push(performance.now()) - 1;
      await seats[person % seats.length]?.say(at);
    },
    close: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await gone;
      for (const seat of seats) seat.leave();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const ANSWER = /bench-(\d+)/g;

/** What is used of a provider. */
interface Provider {
  onMessage: (event: { readonly data: unknown }) => void;
  readonly hasUnsyncedChanges: boolean;
  readonly on: (event: 'unsyncedChanges', listener: () => void) => void;
  readonly off: Provider['on'];
  readonly attach: () => void;
  readonly destroy: () => void;
}

interface Document {
  readonly getArray: (name: string) => { readonly push: (entries: readonly string[]) => void };
}

type Packages = ReturnType<typeof packagesIn>;

/** The packages where they are installed; all from one place, as documents of two copies do not know each other. */
function packagesIn(place: string) {
  const load = createRequire(`${place}/`);
  const { Doc }: { Doc: new () => Document } = load('yjs');
  const { WebSocket }: { WebSocket: unknown } = load('ws');
  const { HocuspocusProvider, HocuspocusProviderWebsocket }: Record<string, new (options: object) => Provider> =
    load('@hocuspocus/provider');
  if (!HocuspocusProvider || !HocuspocusProviderWebsocket) throw new Error('Hocuspocus has no provider.');
  return { Doc, WebSocket, HocuspocusProvider, HocuspocusProviderWebsocket };
}

interface Seat {
  readonly say: (at: number) => Promise<void>;
  readonly leave: () => void;
}

function sit(packages: Packages, url: string, hear: (at: number) => void): Promise<Seat> {
  const { Doc, WebSocket, HocuspocusProvider, HocuspocusProviderWebsocket } = packages;
  const document = new Doc();
  const answers = document.getArray('answers');
  const websocketProvider = new HocuspocusProviderWebsocket({ url, WebSocketPolyfill: WebSocket });
  return new Promise((resolve) => {
    const provider = new HocuspocusProvider({
      websocketProvider,
      name: 'room',
      document,
      onSynced: () => {
        hearOnly(provider, hear);
        resolve({
          say: (at) => {
            answers.push([`bench-${String(at).padStart(10, '0')}`]);
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

/** A thousand documents cannot be kept in one process: what others say is heard here, and not put together. */
function hearOnly(provider: Provider, hear: (at: number) => void): void {
  const whole = provider.onMessage.bind(provider);
  provider.onMessage = (event) => {
    const { data } = event;
    const text = data instanceof ArrayBuffer ? Buffer.from(data).toString('latin1') : '';
    const heard = [...text.matchAll(ANSWER)];
    if (heard.length === 0) whole(event);
    for (const [, at] of heard) hear(Number(at));
  };
}

/** The provider counts what the server has not confirmed. */
function acknowledged(provider: Provider): Promise<void> {
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
