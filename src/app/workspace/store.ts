import { useSyncExternalStore } from 'react';
import { type Command, type Fact, factKey, openWorkspace, type Workspace } from '#core/index.ts';
import { type Answer, type Change, fetchWorkspace, listen, type Opened, sendCommand } from './link.ts';

/** What the page knows: the files as read, everything derived from them, and how the line stands. */
export interface Known {
  readonly opened: Opened;
  readonly workspace: Workspace;
  readonly live: boolean;
}

let known: Known | null = null;
let opening: Promise<Known> | null = null;
const readers = new Set<() => void>();

/** Opens the workspace once and stays in step with it from then on. Resolves to what is known at that moment. */
export async function enterWorkspace(): Promise<Known> {
  return known ?? (await open());
}

function open(): Promise<Known> {
  opening ??= fetchWorkspace().then(
    (opened) => {
      listen(opened, apply, (live) => known && known.live !== live && publish({ ...known, live }));
      return publish({ opened, workspace: openWorkspace(opened), live: true });
    },
    (error) => {
      opening = null;
      throw error;
    },
  );
  return opening;
}

function publish(next: Known): Known {
  known = next;
  for (const reader of readers) reader();
  return next;
}

function update(changes: Partial<Opened>): void {
  if (!known) return;
  const opened = { ...known.opened, ...changes };
  publish({ ...known, opened, workspace: openWorkspace(opened) });
}

function apply(change: Change): void {
  events += 1;
  switch (change.kind) {
    case 'facts':
      addFacts(change.added);
      break;
    case 'spec':
      update({ spec: change.spec, problem: change.problem });
      break;
    case 'quarantined':
      update({ quarantined: change.quarantined });
      break;
    case 'records':
      update({ records: change.records, sample: change.sample });
      break;
    case 'trouble':
      update({ trouble: change.sentence });
      break;
    case 'snapshot':
      void refetch();
  }
}

let events = 0;

/** Reads everything again; what the stream brings meanwhile may be newer than the answer, so then once more. */
async function refetch(): Promise<void> {
  const before = events;
  try {
    const opened = await fetchWorkspace();
    if (events === before) update(opened);
    else await refetch();
  } catch {
    // The line is down; when it is up again the stream starts with what was missed.
  }
}

function addFacts(added: readonly Fact[]): void {
  if (!known) return;
  const have = new Set(known.opened.facts.map(factKey));
  const fresh = added.filter((fact) => !have.has(factKey(fact)));
  if (fresh.length > 0) update({ facts: [...known.opened.facts, ...fresh] });
}

/** Sends a command and shows its facts at once, before the stream brings them to everybody else. */
export async function command(asked: Command): Promise<Answer> {
  const answer = await sendCommand(asked);
  if (answer.facts) addFacts(answer.facts);
  return answer;
}

function subscribe(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}

/** The workspace as known now; only below the root route, whose loader has opened it. */
export function useKnown(): Known {
  const now = useSyncExternalStore(subscribe, () => known);
  if (!now) throw new Error('The workspace is used before it is open.');
  return now;
}

/** Everything derived from the files. */
export function useWorkspace(): Workspace {
  return useKnown().workspace;
}
