import { maySee, openWorkspace, type QuarantinedFile, type Snapshot, SPEC_FILE, type Workspace } from '#core/index.ts';
import { isSamplePath, readSampleFiles, readSpec } from '#core/parsing.ts';
import { type Listener, openHiddenResponses } from '../audience/audience.ts';
import type { Change } from '../audience/stream-event.ts';
import { quarantinedFor, specProblem, tryRead } from '../disk/read-files.ts';
import type { ReadResult } from '../disk/store.ts';
import { openCachedFacts, pathsIn } from './cached-facts.ts';

/** The files of a workspace as read, and what is derived from them when it is first needed. */
export type WorkspaceCache = ReturnType<typeof openWorkspaceCache>;

/** Starts empty; `onChange` is called with every change. */
export function openWorkspaceCache(name: string, onChange: (change: Change) => void) {
  const facts = openCachedFacts();
  const records = openCachedRecords();
  const spec = openCachedSpec();
  const withheld = openHiddenResponses();
  let snapshot: Snapshot | null = null;
  let workspace: Workspace | null = null;
  /** By `isFacilitator`. */
  const visibleSnapshots = new Map<boolean, Snapshot>();

  const changed = (change: Change) => {
    snapshot = null;
    workspace = null;
    visibleSnapshots.clear();
    onChange(change);
  };
  const quarantined = (): readonly QuarantinedFile[] => [...facts.quarantined(), ...records.quarantined()];
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
    /** What a listener may see; the same object for all who see no hidden response, until something changes. */
    snapshotFor: (listener: Listener): Snapshot => {
      const walkthroughs = facts.byWalkthrough();
      const isCommon = !withheld.hasFor(listener, walkthroughs);
      const before = isCommon && visibleSnapshots.get(listener.isFacilitator);
      if (before) return before;
      const visible = snapshotNow().facts.filter((fact) => maySee(fact, listener, walkthroughs));
      const own = { ...snapshotNow(), facts: visible };
      if (isCommon) visibleSnapshots.set(listener.isFacilitator, own);
      return own;
    },
    workspace: (): Workspace => {
      workspace ??= openWorkspace(snapshotNow());
      return workspace;
    },
    /** Updates SPEC.md; returns whether its text has changed. */
    takeSpec: (reading: ReadResult) => {
      const { text, problem } = spec.apply(reading);
      if (text || problem) changed({ kind: 'spec', spec: spec.spec(), problem: spec.problem() });
      return text;
    },
    takeFacts: (readings: ReadonlyMap<string, ReadResult>) => {
      const applied = facts.apply(readings);
      const walkthroughs = facts.byWalkthrough();
      // What was shown by mistake is hidden again: pages hold it, so they fetch everything.
      const hidesAgain = applied.added.some((fact) => fact.fact === 'moment' && fact.what.happened === 'undone');
      if (applied.rewritten || hidesAgain) {
        withheld.renew(facts.facts(), walkthroughs);
        changed({ kind: 'snapshot' });
      } else {
        const added = [...applied.added, ...withheld.released(applied.added, walkthroughs)];
        if (added.length > 0) changed({ kind: 'facts', added, walkthroughs });
      }
      if (applied.quarantineChanged) changed({ kind: 'quarantined', quarantined: quarantined() });
      return applied;
    },
    takeRecords: (readings: ReadonlyMap<string, ReadResult>) => {
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
  /** Why the text could not be parsed, or null. */
  let parseProblem: string | null = null;
  const parse = (next: string): string | null => {
    const read = tryRead(SPEC_FILE, () => readSpec(next, SPEC_FILE));
    spec = read.ok ? read.value : readSpec('', SPEC_FILE);
    return read.ok ? null : read.trouble;
  };
  return {
    spec: () => spec,
    problem: () => problem,
    /** Updates SPEC.md; returns whether its text and its problem have changed. */
    apply: (reading: ReadResult) => {
      const next = reading.ok ? reading.text : '';
      const before = { text, problem };
      if (next !== text) parseProblem = parse(next);
      text = next;
      problem = specProblem(reading) ?? parseProblem;
      return { text: text !== before.text, problem: problem !== before.problem };
    },
  };
}

function openCachedRecords() {
  const texts = new Map<string, string>();
  const unreadable = new Map<string, QuarantinedFile>();
  let sampleFiles = readSampleFiles([]);

  const updateFile = (path: string, reading: ReadResult): boolean => {
    if (!isSamplePath(path)) return false;
    const before = `${texts.get(path)} ${unreadable.get(path)?.reason}`;
    texts.delete(path);
    unreadable.delete(path);
    if (reading.ok) texts.set(path, reading.text);
    else if (reading.because !== 'missing') unreadable.set(path, quarantinedFor(path, reading.because));
    return before !== `${texts.get(path)} ${unreadable.get(path)?.reason}`;
  };
  return {
    files: () => sampleFiles.records,
    settings: () => sampleFiles.sample,
    quarantined: () => [...unreadable.values(), ...sampleFiles.quarantined],
    paths: (under: string) => pathsIn([texts, unreadable], under),
    apply: (readings: ReadonlyMap<string, ReadResult>): boolean => {
      const changed = [...readings].map(([path, reading]) => updateFile(path, reading)).includes(true);
      if (changed) sampleFiles = readSampleFiles([...texts].map(([path, text]) => ({ path, text })));
      return changed;
    },
  };
}
