import {
  byBankOrder,
  type Fact,
  factInstant,
  factLocation,
  type QuarantinedFile,
  type Question,
  questionPath,
  viewWalkthroughs,
  WALKTHROUGHS_FOLDER,
} from '#core/index.ts';
import { readFactFile } from '#core/parsing.ts';
import { quarantinedFor } from '../disk/read-files.ts';
import type { ReadResult } from '../disk/store.ts';

export interface FactsUpdate {
  readonly added: readonly Fact[];
  /** A cached fact was changed or removed: clients must refetch the snapshot. */
  readonly rewritten: boolean;
  readonly quarantineChanged: boolean;
}

export function openCachedFacts() {
  const texts = new Map<string, string>();
  const facts = openOrderedFacts();
  const walkthroughFacts = openOrderedFacts();
  const quarantine = new Map<string, QuarantinedFile>();
  const byQuestion = new Map<string, Set<string>>();
  const byCommand = new Map<string, string>();
  let index: ReturnType<typeof walkthroughIndex> | null = null;
  let latest = 0;

  const question = (id: string) => {
    const fact = facts.get(questionPath(id));
    return fact?.fact === 'question' ? fact : undefined;
  };

  /** Updates or removes the cached text of a file. Returns the paths to parse again. */
  const updateText = (path: string, reading: ReadResult): readonly string[] => {
    const because = reading.ok ? null : reading.because;
    const cachedText = texts.get(path);
    if (
      reading.ok
        ? cachedText === reading.text
        : because === 'missing' && cachedText === undefined && !quarantine.has(path)
    )
      return [];
    if (reading.ok) texts.set(path, reading.text);
    else texts.delete(path);
    quarantine.delete(path);
    if (because !== null && because !== 'missing') quarantine.set(path, quarantinedFor(path, because));
    const place = factLocation(path);
    if (!place || !('question' in place)) return [path];
    const siblings = byQuestion.get(place.question) ?? new Set();
    byQuestion.set(place.question, siblings);
    if (because === 'missing') siblings.delete(path);
    else siblings.add(path);
    return place.holds === 'question' ? [path, ...siblings] : [path];
  };

  const parseFact = (path: string): Fact | undefined => {
    const text = texts.get(path);
    const read = text === undefined ? null : readFactFile({ path, text }, (id) => question(id)?.shape);
    if (!read) return undefined;
    if ('quarantined' in read) quarantine.set(path, read.quarantined);
    else quarantine.delete(path);
    return 'fact' in read ? read.fact : undefined;
  };

  const storeFact = (path: string, fact: Fact | undefined) => {
    const before = facts.get(path);
    facts.put(path, fact);
    if (fact) latest = Math.max(latest, factInstant(fact));
    if (path.startsWith(WALKTHROUGHS_FOLDER)) walkthroughFacts.put(path, fact);
    if (before && before.fact !== 'question') byCommand.delete(before.id);
    if (fact && fact.fact !== 'question' && fact.id !== '') byCommand.set(fact.id, path);
    return before;
  };

  const currentIndex = () => {
    index ??= walkthroughIndex(walkthroughFacts.all());
    return index;
  };

  const apply = (readings: ReadonlyMap<string, ReadResult>): FactsUpdate => {
    const before = JSON.stringify([...quarantine.values()]);
    const touched = new Set([...readings].flatMap(([path, reading]) => updateText(path, reading)));
    const added: Fact[] = [];
    let rewritten = false;
    for (const path of [...touched].sort(questionsFirst)) {
      const fact = parseFact(path);
      const old = storeFact(path, fact);
      if (fact && !old) added.push(fact);
      else if (JSON.stringify(fact) !== JSON.stringify(old)) rewritten = true;
    }
    if ([...touched].some((path) => path.startsWith(WALKTHROUGHS_FOLDER))) index = null;
    return { added, rewritten, quarantineChanged: before !== JSON.stringify([...quarantine.values()]) };
  };

  return {
    /** Questions in the order of the bank, then all others. */
    facts: facts.all,
    quarantined: () => [...quarantine.values()],
    fact: (path: string) => facts.get(path),
    isQuarantined: (path: string) => quarantine.has(path),
    /** Whether the file exists and is empty, so that its name may be used. */
    isEmpty: (path: string) => texts.get(path) === '',
    question,
    ofQuestion: (id: string) => [...(byQuestion.get(id) ?? [])].flatMap((path) => facts.get(path) ?? []),
    /** The latest time of any fact, milliseconds since 1970. */
    latest: () => latest,
    /** The walkthroughs by their session events, newest first. */
    walkthroughs: () => currentIndex().all,
    byWalkthrough: () => currentIndex().byId,
    /** The fact that a command has made, unless it is a question. */
    byCommand: (id: string) => {
      const fact = facts.get(byCommand.get(id) ?? '');
      return fact?.fact === 'question' ? undefined : fact;
    },
    paths: (under: string) => pathsIn([texts, quarantine], under),
    apply,
  };
}

/** Paths of cached files below a folder; '': of all. */
export function pathsIn(files: readonly ReadonlyMap<string, unknown>[], under: string): readonly string[] {
  const folder = under === '' ? '' : `${under}/`;
  const found = new Set<string>();
  for (const cached of files)
    for (const path of cached.keys()) if (path === under || path.startsWith(folder)) found.add(path);
  return [...found];
}

function walkthroughIndex(facts: readonly Fact[]) {
  const all = viewWalkthroughs(facts);
  return { all, byId: new Map(all.map((view) => [view.walkthrough.id, view])) };
}

/** A question’s shape must be known before its answers are parsed. */
function questionsFirst(a: string, b: string): number {
  return rankOf(a) - rankOf(b) || (a < b ? -1 : 1);
}

function rankOf(path: string): number {
  return path.endsWith('/question.md') ? 0 : 1;
}

type FactEntry = readonly [path: string, fact: Fact];

/** Sorts only what is new: sorting tens of thousands of paths after each answer would hold everybody up. */
export function openOrderedFacts() {
  const facts = new Map<string, Fact>();
  const changed = new Set<string>();
  let questions: readonly Question[] = [];
  let sortedFacts: readonly FactEntry[] = [];
  let all: readonly Fact[] = [];

  const updateOrder = () => {
    const changedEntries = [...changed].sort().flatMap((path): readonly FactEntry[] => {
      const fact = facts.get(path);
      return fact ? [[path, fact]] : [];
    });
    if ([...changed].some((path) => path.endsWith('/question.md')))
      questions = [...facts.values()].filter((fact) => fact.fact === 'question').sort(byBankOrder);
    sortedFacts = mergeSorted(
      sortedFacts.filter(([path]) => !changed.has(path)),
      changedEntries.filter(([, { fact }]) => fact !== 'question'),
    );
    all = [...questions, ...sortedFacts.map(([, fact]) => fact)];
    changed.clear();
  };
  return {
    get: (path: string) => facts.get(path),
    put: (path: string, fact: Fact | undefined) => {
      if (fact) facts.set(path, fact);
      else facts.delete(path);
      changed.add(path);
    },
    /** Questions in the order of the bank, then all others by path. The same list until something changes. */
    all: () => {
      if (changed.size > 0) updateOrder();
      return all;
    },
  };
}

function mergeSorted(known: readonly FactEntry[], fresh: readonly FactEntry[]): readonly FactEntry[] {
  const both: FactEntry[] = [];
  let at = 0;
  for (const entry of known) {
    for (let next = fresh[at]; next && next[0] < entry[0]; next = fresh[at]) {
      both.push(next);
      at += 1;
    }
    both.push(entry);
  }
  return [...both, ...fresh.slice(at)];
}
