import { createHash } from 'node:crypto';
import { realpathSync, unlinkSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { codeOf } from '../disk/disk.ts';
import { isLocalUrl } from './addresses.ts';

/** Either this process has the workspace, or another one that serves it at `url` (empty while it is starting). */
type WorkspaceLock =
  | { readonly held: true; readonly release: () => Promise<void> }
  | { readonly held: false; readonly url: string };

/** Milliseconds in which the holder must answer. */
const ANSWER_TIMEOUT = 1_000;

/**
 * One server per workspace and user. The lock is a bound socket, which the system releases in any case when its
 * holder ends. `currentUrl` is what a second server is told.
 */
export async function acquireLock(root: string, currentUrl: () => string): Promise<WorkspaceLock> {
  const name = socketName(root);
  const server = await bind(name, currentUrl);
  if (server) return ownLock(server);
  const url = await askHolder(name);
  if (url !== null) return { held: false, url };
  // Nobody answers: the socket file is left over from a killed process.
  if (isFile(name)) unlinkSync(name);
  const second = await bind(name, currentUrl);
  return second ? ownLock(second) : { held: false, url: (await askHolder(name)) ?? '' };
}

function socketName(root: string): string {
  const key = createHash('sha256')
    .update(`${userInfo().uid}\n${realpathSync.native(root)}`)
    .digest('hex')
    .slice(0, 32);
  if (process.platform === 'linux') return `\0specwalk-${key}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\specwalk-${key}` : join(tmpdir(), `specwalk-${key}.sock`);
}

function isFile(name: string): boolean {
  return !name.startsWith('\0') && !name.startsWith('\\\\');
}

function bind(name: string, currentUrl: () => string): Promise<Server | null> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end(`${currentUrl()}\n`);
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error) => (codeOf(error) === 'EADDRINUSE' ? resolve(null) : reject(error)));
    server.listen(name, () => resolve(server.unref()));
  });
}

function ownLock(server: Server): WorkspaceLock {
  return { held: true, release: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** What the holder says its address is; null if nobody is there. Only an address of this machine is accepted. */
function askHolder(name: string): Promise<string | null> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(name);
    socket.setTimeout(ANSWER_TIMEOUT, () => socket.destroy());
    socket.on('data', (chunk) => {
      received = (received + chunk).slice(0, 200);
    });
    socket.on('error', (error) => {
      const gone = codeOf(error) === 'ECONNREFUSED' || codeOf(error) === 'ENOENT';
      resolve(gone ? null : '');
    });
    socket.on('close', () => {
      const [line = ''] = /^http:\/\/[\w.:[\]-]+\n/.exec(received) ?? [];
      resolve(isLocalUrl(line.trim()) ? line.trim() : '');
    });
  });
}
