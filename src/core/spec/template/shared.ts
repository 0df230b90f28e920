import { isShort, isSoft, type SentenceKey } from './sentences.ts';

/** How many of the smallest keys represent a document. */
const KEPT = 64;
/** Any two similar documents almost surely share one of these. */
const BUCKETS = 12;
/** Documents of one title that share this much of their sentences are versions of one, not members of a family. */
const ALIKE = 0.65;

interface Sketch {
  /** Its title without numbers: versions of a document have the same. */
  readonly name: string;
  readonly keys: readonly number[];
}

/** The smallest distinct keys of a document, ascending: two such lists show how much two documents share. */
function sketchOf(keys: readonly number[]): readonly number[] {
  return [...new Set(keys)].sort((a, b) => spread(a) - spread(b)).slice(0, KEPT);
}

/** Mixes a key, so that the smallest are a fair sample. */
function spread(key: number): number {
  return Math.imul((key % 0x7fffffff) ^ 0x9e3779b9, 0x85ebca6b) >>> 0;
}

/**
 * Groups documents that are copies or versions of one another: for each the number of its group. What only such
 * documents share says nothing about a template. Linear except for groups of sketches that share a key.
 */
function similarTo(sketches: readonly Sketch[]): readonly number[] {
  const group = sketches.map((_, index) => index);
  const leaders = new Map<number, number[]>();
  for (const [index, { name, keys }] of sketches.entries()) {
    const tried = new Set<number>();
    const found = keys.slice(0, BUCKETS).some((key) =>
      (leaders.get(key) ?? []).some((leader) => {
        if (tried.has(leader)) return false;
        tried.add(leader);
        const other = sketches[leader];
        if (other?.name !== name || likeness(other.keys, keys) < ALIKE) return false;
        group[index] = leader;
        return true;
      }),
    );
    if (!found) for (const key of keys.slice(0, BUCKETS)) lead(leaders, key, index);
  }
  return group;
}

/** At most so many documents are compared for one key. */
const MOST_LEADERS = 64;

function lead(leaders: Map<number, number[]>, key: number, index: number): void {
  const there = leaders.get(key);
  if (!there) leaders.set(key, [index]);
  else if (there.length < MOST_LEADERS) there.push(index);
}

function likeness(a: readonly number[], b: readonly number[]): number {
  const there = new Set(a);
  const both = b.filter((key) => there.has(key)).length;
  const all = a.length + b.length - both;
  return all === 0 ? 0 : both / all;
}

/** Times and last group are in one number, so that a family of hundreds needs little memory. */
const GROUPS = 2 ** 26;

/** Keys with the number of groups that have them. */
function openCounts() {
  const counted = new Map<number, number>();
  return {
    /** Counts a key once for a group; groups must come one after another. */
    count: (key: number, group: number) => {
      const before = counted.get(key);
      if (before === undefined) counted.set(key, GROUPS + group);
      else if (before % GROUPS !== group) counted.set(key, before - (before % GROUPS) + GROUPS + group);
    },
    of: (key: number) => Math.floor((counted.get(key) ?? 0) / GROUPS),
    keys: (take: (key: number, times: number) => boolean) => {
      const taken = new Map<number, number>();
      for (const [key, count] of counted) {
        const times = Math.floor(count / GROUPS);
        if (take(key, times)) taken.set(key, times);
      }
      return taken;
    },
  };
}

export interface Lines {
  readonly name: string;
  readonly titles: readonly number[];
  readonly keys: readonly SentenceKey[];
  readonly own: ReadonlySet<number>;
}

/** Documents, versions of one counted once, in which a sentence has to be under the same title. */
const FEW_SOFT = 2;
const FEW_PLAIN = 3;
/** … and the share of those with that title. */
const SHARE = 0.1;

/** For each title the sentences that enough different documents have under it, and how many have them. */
export function sharedBy(documents: readonly Lines[]): ReadonlyMap<number, ReadonlyMap<SentenceKey, number>> {
  const groups = similarTo(
    documents.map(({ name, keys }) => ({ name, keys: sketchOf(keys.filter((key) => !isShort(key))) })),
  );
  const order = documents.map((_, index) => index).sort((a, b) => (groups[a] ?? 0) - (groups[b] ?? 0));
  const having = openCounts();
  const saying = new Map<number, ReturnType<typeof openCounts>>();
  for (const index of order) {
    const { titles, keys, own } = documents[index] ?? NO_LINES;
    const group = groups[index] ?? index;
    for (const title of own) having.count(title, group);
    for (const [at, key] of keys.entries()) {
      const title = titles[at] ?? 0;
      const counts = saying.get(title) ?? openCounts();
      saying.set(title, counts);
      counts.count(key, group);
    }
  }
  const shared = new Map<number, ReadonlyMap<SentenceKey, number>>();
  for (const [title, counts] of saying) {
    const needed = Math.max(FEW_PLAIN, SHARE * having.of(title));
    const keys = counts.keys((key, times) => times >= (isSoft(key) && !isShort(key) ? FEW_SOFT : needed));
    if (keys.size > 0) shared.set(title, keys);
  }
  return shared;
}

const NO_LINES: Lines = { name: '', titles: [], keys: [], own: new Set() };
