import type { Fact, Snapshot } from '#core/index.ts';
import type { SessionState } from '#core/presence.ts';

/** A snapshot with the position in the stream of events after which to listen. */
export interface WorkspaceSnapshot extends Snapshot {
  readonly epoch: string;
  readonly seq: number;
  /** What is wrong with SPEC.md itself, or null. */
  readonly problem: string | null;
  /** Why nothing can be saved at the moment, or null. */
  readonly trouble: string | null;
  /** Why SPEC.md cannot follow the document it was copied from, or null; only facilitators get it. */
  readonly source: string | null;
}

/** What is kept of a workspace for a time without the server. */
export interface LastKnown {
  readonly opened: WorkspaceSnapshot;
  readonly session: SessionState | null;
}

/** The result of a command. `problem` is a sentence for the person; its `facts` are what stopped the command. */
export type CommandResult =
  | {
      readonly ok: true;
      readonly facts: readonly Fact[];
      readonly raised: readonly string[];
      readonly trouble?: string | null;
    }
  | {
      readonly ok: false;
      readonly status: number;
      readonly problem: string;
      readonly facts?: readonly Fact[];
    };

/** The server is out of reach: it is not running, or there is no network. */
export class NoAnswer extends Error {}

/** Answers of a proxy whose server is out of reach, and of a server that is just starting. */
const NOBODY_THERE: ReadonlySet<number> = new Set([502, 503, 504]);

/** Reads the whole workspace; null: this browser is not let in. Throws `NoAnswer` without a server. */
export async function fetchWorkspace(): Promise<WorkspaceSnapshot | null> {
  const response = await fetch('/api/workspace', { headers: { accept: 'application/json' } }).catch(() => null);
  if (!response || NOBODY_THERE.has(response.status)) throw new NoAnswer('The server does not answer.');
  if (response.status === 401 || response.status === 403) return null;
  if (!response.ok) throw new Error(`The server answered ${response.status} when asked for the workspace.`);
  return response.json();
}
