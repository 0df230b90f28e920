import { openCounts } from './counts.ts';
import { isShort, isSoft, type SentenceKey } from './sentences.ts';
import { similarTo, sketchOf } from './similarity.ts';

/** A document's sentences and the titles they stand under, as numbers, side by side. */
export interface Lines {
  /** The document's title without numbers. */
  readonly name: string;
  readonly titles: readonly number[];
  readonly keys: readonly SentenceKey[];
  readonly own: ReadonlySet<number>;
}

/** Documents, versions of one counted once, in which a sentence has to stand under the same title. */
const FEW_SOFT = 2;
const FEW_PLAIN = 3;
/** … and the share of those that have the title. */
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
