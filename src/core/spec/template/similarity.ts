/** How many of the smallest keys stand for a document. */
const KEPT = 64;
/** Of these any two alike documents almost surely share one. */
const BUCKETS = 12;
/** Documents of one title that share this much of their sentences are versions of one, not members of a family. */
const ALIKE = 0.65;

export interface Sketch {
  /** Its title without numbers: versions of a document have the same. */
  readonly name: string;
  readonly keys: readonly number[];
}

/** The smallest distinct keys of a document, ascending: two such lists tell how much two documents share. */
export function sketchOf(keys: readonly number[]): readonly number[] {
  return [...new Set(keys)].sort((a, b) => spread(a) - spread(b)).slice(0, KEPT);
}

/** Mixes a key, so that the smallest are a fair sample. */
function spread(key: number): number {
  return Math.imul((key % 0x7fffffff) ^ 0x9e3779b9, 0x85ebca6b) >>> 0;
}

/**
 * Puts documents together that are copies or versions of one another: for each the number of its group. What only
 * such documents share says nothing about a template. Linear but for groups of sketches that share a key.
 */
export function similarTo(sketches: readonly Sketch[]): readonly number[] {
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

/** So many documents at most are looked at for one key. */
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
