import { maySee, openWorkspace, type Quarantined, type Snapshot, type Workspace } from '#core/index.ts';
import type { Listener } from './audience/listener.ts';
import { openWithheld } from './audience/withheld.ts';
import type { Change } from './change.ts';
import { type Applied, type KnownFacts, openFacts } from './known-facts.ts';
import { type KnownRecords, openRecords } from './known-records.ts';
import { type KnownSpec, openSpec } from './known-spec.ts';
import type { Reading } from './store.ts';

/** All that was read of a workspace, and what follows from it, worked out when it is first asked for. */
export interface Known {
  readonly facts: KnownFacts;
  readonly records: KnownRecords;
  readonly spec: KnownSpec;
  readonly snapshot: () => Snapshot;
  /** As much of it as somebody may see; the same object for all who have nothing withheld, until something changes. */
  readonly snapshotFor: (listener: Listener) => Snapshot;
  readonly workspace: () => Workspace;
  /** Takes SPEC.md in, and says whether its text is another one. */
  readonly takeSpec: (reading: Reading) => boolean;
  readonly takeFacts: (readings: ReadonlyMap<string, Reading>) => Applied;
  readonly takeRecords: (readings: ReadonlyMap<string, Reading>) => void;
}

/** Begins with nothing; `tell` hears of every change. */
export function openKnown(name: string, tell: (change: Change) => void): Known {
  const facts = openFacts();
  const records = openRecords();
  const spec = openSpec();
  const withheld = openWithheld();
  let snapshot: Snapshot | null = null;
  let workspace: Workspace | null = null;
  /** By whether facilitators see it. */
  const seen = new Map<boolean, Snapshot>();

  const changed = (change: Change) => {
    snapshot = null;
    workspace = null;
    seen.clear();
    tell(change);
  };
  const quarantined = (): readonly Quarantined[] => [...facts.quarantined(), ...records.quarantined()];
  const known: Known = {
    facts,
    records,
    spec,
    snapshot: () => {
      snapshot ??= {
        name,
        spec: spec.spec(),
        facts: facts.facts(),
        quarantined: quarantined(),
        records: records.files(),
        sample: records.settings(),
      };
      return snapshot;
    },
    snapshotFor: (listener) => {
      const walks = facts.byWalkthrough();
      const isCommon = !withheld.hasFor(listener, walks);
      const before = isCommon && seen.get(listener.isFacilitator);
      if (before) return before;
      const visible = known.snapshot().facts.filter((fact) => maySee(fact, listener, walks));
      const snapshot = { ...known.snapshot(), facts: visible };
      if (isCommon) seen.set(listener.isFacilitator, snapshot);
      return snapshot;
    },
    workspace: () => {
      workspace ??= openWorkspace(known.snapshot());
      return workspace;
    },
    takeSpec: (reading) => {
      const { text, problem } = spec.apply(reading);
      if (text || problem) changed({ kind: 'spec', spec: spec.spec(), problem: spec.problem() });
      return text;
    },
    takeFacts: (readings) => {
      const applied = facts.apply(readings);
      const walks = facts.byWalkthrough();
      if (applied.rewritten) {
        withheld.renew(facts.facts(), walks);
        changed({ kind: 'snapshot' });
      } else {
        const added = [...applied.added, ...withheld.released(applied.added, walks)];
        if (added.length > 0) changed({ kind: 'facts', added, walks });
      }
      if (applied.quarantineChanged) changed({ kind: 'quarantined', quarantined: quarantined() });
      return applied;
    },
    takeRecords: (readings) => {
      if (!records.apply(readings)) return;
      changed({ kind: 'records', records: records.files(), sample: records.settings() });
      changed({ kind: 'quarantined', quarantined: quarantined() });
    },
  };
  return known;
}
