import { createHash } from 'node:crypto';
import type { NotServing, RunningServer } from '../http/listening.ts';

export type ServedWorkspaces = ReturnType<typeof openServedWorkspaces>;

/** Serves one workspace at a port; 0 takes any free one. */
type ServeOne = (root: string, port: number) => Promise<RunningServer | NotServing>;

/** Ports of no well-known service, below those that systems assign by themselves. */
const PORTS = { first: 20_000, many: 10_000 };

/**
 * Each workspace is served at an address of its own, so that a browser stores their data apart. The port is derived
 * from the folder, so that unsent drafts are there again the next time.
 */
export function openServedWorkspaces(serveOne: ServeOne) {
  const served = new Map<string, Promise<RunningServer | NotServing>>();
  const urls = new Map<string, string>();
  let isClosed = false;
  const serveAtOwnPort = async (root: string) => {
    const first = await serveOne(root, portFor(root));
    return 'problem' in first && first.url === undefined ? await serveOne(root, 0) : first;
  };
  /** Failures are not remembered: the next request tries again. */
  const begin = async (root: string) => {
    const serving = serveAtOwnPort(root);
    served.set(root, serving);
    const outcome = await serving.catch((error: unknown) => {
      served.delete(root);
      throw error;
    });
    if ('problem' in outcome) served.delete(root);
    else urls.set(root, outcome.url);
    return outcome;
  };
  return {
    /** Serves a workspace, once. Resolves to its address, or to a sentence that says why not. */
    open: async (root: string) => {
      if (isClosed) return { problem: STOPPING };
      const serving = await (served.get(root) ?? begin(root));
      return serving.url ? { url: serving.url } : { problem: 'problem' in serving ? serving.problem : '' };
    },
    url: (root: string) => urls.get(root) ?? null,
    /** Ends all of them, also those that are just being opened; none is opened after that. */
    close: async () => {
      isClosed = true;
      const ended = await Promise.allSettled([...served.values()].map(closeServed));
      for (const one of ended) if (one.status === 'rejected') throw one.reason;
    },
  };
}

const STOPPING = 'Specwalk is just stopping; start it again, then reload this page.';

/** Closes a server once it is open; if it failed to open, the request for it has said so. */
async function closeServed(opening: Promise<RunningServer | NotServing>): Promise<void> {
  const serving = await opening.catch(() => null);
  if (serving && 'close' in serving) await serving.close();
}

function portFor(root: string): number {
  return PORTS.first + (createHash('sha256').update(root).digest().readUInt32BE(0) % PORTS.many);
}
