import { type Fact, factPath } from '#core/index.ts';
import type { WorkspaceChange } from '#core/presence.ts';
import type { WorkspaceSnapshot } from './workspace-snapshot.ts';

export interface StreamChange {
  readonly place: string;
  readonly change: WorkspaceChange;
}

export interface FactKeys {
  readonly has: (key: string) => boolean;
  readonly add: (key: string) => void;
}

/** The snapshot after some changes; those it already has are skipped. `snapshot`: it must be fetched again. */
export function applyChanges(
  opened: WorkspaceSnapshot,
  changes: readonly StreamChange[],
  keys: FactKeys,
): WorkspaceSnapshot | 'snapshot' {
  const fresh = changes.filter(({ place }) => !covers(opened, place));
  if (fresh.some(({ change }) => change.kind === 'snapshot')) return 'snapshot';
  return withFacts(fresh.reduce(stateAfter, opened), fresh.flatMap(addedBy), keys);
}

export function withFacts(opened: WorkspaceSnapshot, facts: readonly Fact[], keys: FactKeys): WorkspaceSnapshot {
  const fresh = facts.filter((fact) => {
    const key = factPath(fact);
    if (keys.has(key)) return false;
    keys.add(key);
    return true;
  });
  return fresh.length > 0 ? { ...opened, facts: [...opened.facts, ...fresh] } : opened;
}

function addedBy({ change }: StreamChange): readonly Fact[] {
  return change.kind === 'facts' ? change.added : [];
}

/** Applies all but the facts, which are added together in the end. */
function stateAfter(opened: WorkspaceSnapshot, { place, change }: StreamChange): WorkspaceSnapshot {
  const at = { ...opened, ...readPosition(place) };
  switch (change.kind) {
    case 'spec':
      return { ...at, spec: change.spec, problem: change.problem };
    case 'quarantined':
      return { ...at, quarantined: change.quarantined };
    case 'records':
      return { ...at, records: change.records, sample: change.sample };
    case 'trouble':
      return { ...at, trouble: change.sentence };
    case 'source':
      return { ...at, source: change.sentence };
    case 'facts':
    case 'snapshot':
      return at;
  }
}

/** A position in the stream of events: which run of the server, and how many events into it. */
interface StreamPosition {
  readonly epoch: string;
  readonly seq: number;
}

/** "<epoch>-<seq>", as events are numbered. */
export function positionText({ epoch, seq }: StreamPosition): string {
  return `${epoch}-${seq}`;
}

function readPosition(text: string): StreamPosition {
  const at = text.lastIndexOf('-');
  return { epoch: text.slice(0, at), seq: Number(text.slice(at + 1)) };
}

/** Whether a snapshot contains an event. It contains none of another run of the server. */
function covers({ epoch, seq }: StreamPosition, event: string): boolean {
  const position = readPosition(event);
  return position.epoch === epoch && position.seq <= seq;
}
