import { Server } from 'node:http';
import type { ServerType } from '@hono/node-server';
import { codeOf } from '../disk/disk.ts';

export interface BoundAddress {
  /** An IP address; "0.0.0.0" and "::" stand for all of the machine’s. */
  readonly address: string;
  readonly port: number;
}

export interface RunningServer {
  /** For the person at this machine. */
  readonly url: string;
  /** Ends gracefully: finishes what was requested before. */
  readonly close: () => Promise<void>;
}

/** Why nothing is served. `url`: the address of the server that already serves it. */
export interface NotServing {
  readonly problem: string;
  readonly url?: string;
}

/** Milliseconds in which a request must have arrived. */
export const TIMEOUTS = { requestTimeout: 30_000, headersTimeout: 10_000 } as const;

/** Milliseconds that open connections get to end by themselves. */
const CLOSE_TIMEOUT = 1_000;

export function listen(server: ServerType, host: string, port: number): Promise<BoundAddress | string> {
  return new Promise((resolve) => {
    server.once('error', (error) => resolve(bindingProblem(codeOf(error), host, port)));
    server.listen(port, host, () => {
      const bound = server.address();
      resolve(typeof bound === 'object' && bound ? bound : { address: host, port });
    });
  });
}

function bindingProblem(code: string, host: string, port: number): string {
  if (code === 'EADDRINUSE') return `Port ${port} is in use by another program; choose another one with --port.`;
  if (code === 'EACCES') return `Port ${port} is reserved for the system; choose one above 1023 with --port.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `${host} is not an address of this machine; use one of its own, or --lan for all of them.`;
  return `${host} port ${port} cannot be used (${code}); choose another one with --port.`;
}

/** Takes no more connections and lets open ones finish. */
export async function closeServer(server: ServerType): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  if (!(server instanceof Server)) return;
  // A connection that is kept alive becomes idle only when its last response is sent.
  const idleTimer = setInterval(() => server.closeIdleConnections(), 20);
  const forceTimer = setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT);
  await closed;
  clearInterval(idleTimer);
  clearTimeout(forceTimer);
}
