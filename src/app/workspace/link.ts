import type {
  Command,
  Fact,
  Quarantined,
  RecordFile,
  SampleSettings,
  Snapshot,
  SpecReading,
} from '#core/index.ts';

/** The one file that talks to the server. */

/** A snapshot with the place in the stream of events from which to go on. */
export interface Opened extends Snapshot {
  readonly epoch: string;
  readonly seq: number;
  /** What is wrong with SPEC.md itself, or null. */
  readonly problem: string | null;
  /** Why nothing can be saved at the moment, or null. */
  readonly trouble: string | null;
}

/** What became of a command. `problem` is a sentence for the person; `facts` stand between them and success. */
export type Answer =
  | {
      readonly ok: true;
      readonly facts: readonly Fact[];
      /** Ids of the questions that it raised. */
      readonly raised: readonly string[];
      readonly trouble?: string | null;
    }
  | {
      readonly ok: false;
      readonly status: number;
      readonly problem: string;
      readonly facts?: readonly Fact[];
    };

export type Change =
  | { readonly kind: 'facts'; readonly added: readonly Fact[] }
  | { readonly kind: 'spec'; readonly spec: SpecReading; readonly problem: string | null }
  | { readonly kind: 'quarantined'; readonly quarantined: readonly Quarantined[] }
  | {
      readonly kind: 'records';
      readonly records: readonly RecordFile[];
      readonly sample: SampleSettings | null;
    }
  | { readonly kind: 'trouble'; readonly sentence: string | null }
  | { readonly kind: 'snapshot' };

const UNREACHABLE =
  'Not saved: the server does not answer. Your words are kept here; start Specwalk again and press save once more.';

/** Reads the whole workspace. */
export async function fetchWorkspace(): Promise<Opened> {
  const response = await fetch('/api/workspace', { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`The server answered ${response.status} when asked for the workspace.`);
  return response.json();
}

/** Sends one command; it counts once the server has it on disk. Never throws. */
export async function sendCommand(command: Command): Promise<Answer> {
  try {
    const response = await fetch('/api/commands', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(command),
    });
    const body = await response.json();
    if (response.ok)
      return { ok: true, facts: body.facts ?? [], raised: body.raised ?? [], trouble: body.trouble ?? null };
    return { ok: false, status: response.status, problem: body.problem ?? UNREACHABLE, facts: body.facts };
  } catch {
    return { ok: false, status: 0, problem: UNREACHABLE };
  }
}

const KINDS = ['facts', 'spec', 'quarantined', 'records', 'trouble', 'snapshot'] as const;

/** Listens to what others do from a snapshot on. `onLive` tells whether the line stands. */
export function listen(
  { epoch, seq }: Opened,
  onChange: (change: Change) => void,
  onLive: (live: boolean) => void,
): void {
  const source = new EventSource(`/api/events?since=${epoch}-${seq}`);
  source.onopen = () => onLive(true);
  source.onerror = () => onLive(false);
  for (const kind of KINDS) {
    source.addEventListener(kind, (event) => onChange({ kind, ...JSON.parse(event.data || '{}') }));
  }
}

/** What broke in the page, for the server's log. */
export interface Breakage {
  readonly message: string;
  readonly stack: string;
  readonly where: string;
}

/** Sends a breakage through the tunnel. Says where the log lies, or null where the server could not be reached. */
export async function reportBreakage(breakage: Breakage): Promise<{ digest: string; log: string } | null> {
  try {
    const response = await fetch('/api/diagnostics', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(breakage),
      keepalive: true,
    });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}
