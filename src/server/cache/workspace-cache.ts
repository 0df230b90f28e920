import { maySee, openWorkspace, type Quarantined, type Snapshot, SPEC_FILE, type Workspace } from '#core/index.ts';
import { isSamplePath, readSampleFiles, readSpec } from '#core/parsing.ts';
import { type Listener, openWithheld } from '../audience/audience.ts';
import type { Change } from '../audience/stream-event.ts';
import { quarantinedFor, readOrSay, specProblem } from '../disk/read-files.ts';
import type { Reading } from '../disk/store.ts';
import { openCachedFacts, pathsIn } from './cached-facts.ts';

/** All that was read of a workspace, and what follows from it, worked out when it is first asked for. */
export type WorkspaceCache = ReturnType<typeof openWorkspaceCache>;

/** Starts empty; `tell` is called with every change. */
export function openWorkspaceCache(name: string, tell: (change: Change) => void) {
  const facts = openCachedFacts();
  const records = openCachedRecords();
  const spec = openCachedSpec();
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
  const snapshotNow = (): Snapshot => {
    snapshot ??= {
      name,
      spec: spec.spec(),
      facts: facts.facts(),
      quarantined: quarantined(),
      records: records.files(),
      sample: records.settings(),
    };
    return snapshot;
  };
  return {
    facts,
    records,
    spec,
    snapshot: snapshotNow,
    /** As much of it as somebody may see; the same object for all who have nothing withheld, until something changes. */
    snapshotFor: (listener: Listener): Snapshot => {
      const walks = facts.byWalkthrough();
      const isCommon = !withheld.hasFor(listener, walks);
      const before = isCommon && seen.get(listener.isFacilitator);
      if (before) return before;
      const visible = snapshotNow().facts.filter((fact) => maySee(fact, listener, walks));
      const own = { ...snapshotNow(), facts: visible };
      if (isCommon) seen.set(listener.isFacilitator, own);
      return own;
    },
    workspace: (): Workspace => {
      workspace ??= openWorkspace(snapshotNow());
      return workspace;
    },
    /** Takes SPEC.md in, and says whether its text is another one. */
    takeSpec: (reading: Reading) => {
      const { text, problem } = spec.apply(reading);
      if (text || problem) changed({ kind: 'spec', spec: spec.spec(), problem: spec.problem() });
      return text;
    },
    takeFacts: (readings: ReadonlyMap<string, Reading>) => {
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
    takeRecords: (readings: ReadonlyMap<string, Reading>) => {
      if (!records.apply(readings)) return;
      changed({ kind: 'records', records: records.files(), sample: records.settings() });
      changed({ kind: 'quarantined', quarantined: quarantined() });
    },
  };
}

function openCachedSpec() {
  let text = '';
  let spec = readSpec(text, SPEC_FILE);
  let problem: string | null = null;
  /** Why the text could not be read, or null. */
  let unread: string | null = null;
  const take = (next: string): string | null => {
    const read = readOrSay(SPEC_FILE, () => readSpec(next, SPEC_FILE));
    spec = read.ok ? read.value : readSpec('', SPEC_FILE);
    return read.ok ? null : read.trouble;
  };
  return {
    spec: () => spec,
    problem: () => problem,
    /** Takes SPEC.md in, and says which of its text and its problem are new. */
    apply: (reading: Reading) => {
      const next = reading.ok ? reading.text : '';
      const before = { text, problem };
      if (next !== text) unread = take(next);
      text = next;
      problem = specProblem(reading) ?? unread;
      return { text: text !== before.text, problem: problem !== before.problem };
    },
  };
}

function openCachedRecords() {
  const texts = new Map<string, string>();
  const unread = new Map<string, Quarantined>();
  let read = readSampleFiles([]);

  const take = (path: string, reading: Reading): boolean => {
    if (!isSamplePath(path)) return false;
    const before = `${texts.get(path)} ${unread.get(path)?.reason}`;
    texts.delete(path);
    unread.delete(path);
    if (reading.ok) texts.set(path, reading.text);
    else if (reading.because !== 'missing') unread.set(path, quarantinedFor(path, reading.because));
    return before !== `${texts.get(path)} ${unread.get(path)?.reason}`;
  };
  return {
    files: () => read.records,
    settings: () => read.sample,
    quarantined: () => [...unread.values(), ...read.quarantined],
    paths: (under: string) => pathsIn([texts, unread], under),
    apply: (readings: ReadonlyMap<string, Reading>): boolean => {
      const changed = [...readings].map(([path, reading]) => take(path, reading)).includes(true);
      if (changed) read = readSampleFiles([...texts].map(([path, text]) => ({ path, text })));
      return changed;
    },
  };
}
