import { createHash } from 'node:crypto';
import type { NotServing, Serving } from '../serve.ts';

/** The workspaces of a shelf that are served. */
export interface Opened {
  /** Serves a workspace, once, and answers with its address; or says in a sentence why not. */
  readonly open: (root: string) => Promise<{ readonly url: string } | { readonly problem: string }>;
  /** Where it is served already, or null. */
  readonly url: (root: string) => string | null;
  readonly close: () => Promise<void>;
}

/** Serves one workspace at a port; 0 takes any free one. */
export type ServeOne = (root: string, port: number) => Promise<Serving | NotServing>;

/** Ports that no well-known service has, below those that systems give out by themselves. */
const PORTS = { first: 20_000, many: 10_000 };

/**
 * Each workspace is served at an address of its own, so that what one keeps in the browser is never another's. The port
 * follows from the folder: what somebody has typed and not sent is there again the next time.
 */
export function openOpened(serveOne: ServeOne): Opened {
  const served = new Map<string, Promise<Serving | NotServing>>();
  const urls = new Map<string, string>();
  const serveAnew = async (root: string) => {
    const first = await serveOne(root, portFor(root));
    const serving = 'problem' in first && first.url === undefined ? await serveOne(root, 0) : first;
    if ('problem' in serving) served.delete(root);
    else urls.set(root, serving.url);
    return serving;
  };
  return {
    open: async (root) => {
      const begun = served.get(root) ?? serveAnew(root);
      served.set(root, begun);
      const serving = await begun;
      return serving.url ? { url: serving.url } : { problem: 'problem' in serving ? serving.problem : '' };
    },
    url: (root) => urls.get(root) ?? null,
    close: async () => {
      for (const serving of await Promise.all(served.values())) if ('close' in serving) await serving.close();
    },
  };
}

function portFor(root: string): number {
  return PORTS.first + (createHash('sha256').update(root).digest().readUInt32BE(0) % PORTS.many);
}
