import { kinOf, sketchOf } from './kin.ts';
import { headingKey, isLong, isSoft, type SentenceKey } from './sentences.ts';

/** The sentences of one section, statement by statement. */
export interface SectionKeys {
  readonly title: string;
  readonly statements: readonly (readonly SentenceKey[])[];
}

/** Tells which statements are a template's. */
export interface Boilerplate {
  /** For a title: whether all sentences of a statement are known; null where nothing under that title is. */
  readonly under: (title: string) => ((statement: readonly SentenceKey[]) => boolean) | null;
}

/** A document's sentences and the titles they stand under, as numbers, side by side. */
interface Lines {
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

/** Titles whose text is the same everywhere because it is meant to be. */
const STAYS =
  /(?:^| )(?:copyright|licen[cs]e|acknowledge?ments?|contents|toc|checklist|guidelines|disclaimer|references)(?: |$)/;

/** Gathers what documents share; the templates are those that somebody gave. */
export function openFamily() {
  const documents: Lines[] = [];
  const titles = openTitles();
  const given = openGiven(titles.number);
  return {
    /** Takes in a document. */
    add(title: string, sections: readonly SectionKeys[]): void {
      const lines: Lines & { titles: number[]; keys: SentenceKey[]; own: Set<number> } = {
        name: headingKey(title).replace(/\b(?:v|version|draft|copy)?\d*\b/g, ''),
        titles: [],
        keys: [],
        own: new Set(),
      };
      for (const { title: heading, statements } of sections) {
        const number = titles.number(heading);
        lines.own.add(number);
        for (const statement of statements)
          for (const key of statement) {
            if (key === 0) continue;
            lines.titles.push(number);
            lines.keys.push(key);
          }
      }
      documents.push(lines);
    },
    /** Takes in a template, which says nothing about documents. */
    addTemplate: given.add,
    /** Whether any document has one of these titles. */
    knows: (asked: readonly string[]): boolean =>
      asked.some((title) => documents.some(({ own }) => own.has(titles.number(title)))),
    boilerplate(): Boilerplate {
      const shared = sharedBy(documents);
      return {
        under(title) {
          const number = titles.number(title);
          const lines = shared.get(number);
          if (titles.stays(number) || !(lines || given.isAny())) return null;
          return (statement) =>
            statement.length > 0 &&
            statement.every((key) => key > 0 && (lines?.has(key) || given.has(number, key)));
        },
      };
    },
  };
}

/** Titles as numbers, each worked out once. */
function openTitles() {
  const byTitle = new Map<string, number>();
  const byHeading = new Map<string, number>();
  const staying = new Set<number>();
  const number = (title: string): number => {
    const known = byTitle.get(title);
    if (known !== undefined) return known;
    const heading = headingKey(title);
    const found = byHeading.get(heading) ?? byHeading.size;
    byHeading.set(heading, found);
    byTitle.set(title, found);
    if (STAYS.test(heading)) staying.add(found);
    return found;
  };
  return { number, stays: (title: number) => staying.has(title) };
}

/** The sentences of given templates. */
function openGiven(numberOf: (title: string) => number) {
  const underTitle = new Map<number, Set<SentenceKey>>();
  const anywhere = new Set<SentenceKey>();
  return {
    add(sections: readonly SectionKeys[]): void {
      for (const { title, statements } of sections) {
        const number = numberOf(title);
        const under = underTitle.get(number) ?? new Set<SentenceKey>();
        underTitle.set(number, under);
        for (const key of statements.flat()) {
          if (key > 0) under.add(key);
          if (key > 0 && isLong(key)) anywhere.add(key);
        }
      }
    },
    isAny: () => underTitle.size > 0,
    has: (title: number, key: SentenceKey) => underTitle.get(title)?.has(key) === true || anywhere.has(key),
  };
}

/** For each title the sentences that enough different documents have under it. */
function sharedBy(documents: readonly Lines[]): ReadonlyMap<number, ReadonlySet<SentenceKey>> {
  const groups = kinOf(documents.map(({ name, keys }) => ({ name, keys: sketchOf(keys) })));
  const order = documents.map((_, index) => index).sort((a, b) => (groups[a] ?? 0) - (groups[b] ?? 0));
  const having = openCounts();
  const saying = new Map<number, Counts>();
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
  const shared = new Map<number, ReadonlySet<SentenceKey>>();
  for (const [title, counts] of saying) {
    const needed = Math.max(FEW_PLAIN, SHARE * having.of(title));
    const keys = counts.keys((key, times) => times >= (isSoft(key) ? FEW_SOFT : needed));
    if (keys.size > 0) shared.set(title, keys);
  }
  return shared;
}

const NO_LINES: Lines = { name: '', titles: [], keys: [], own: new Set() };

interface Counts {
  /** Counts a key once for a group; groups come one after another. */
  readonly count: (key: number, group: number) => void;
  readonly of: (key: number) => number;
  readonly keys: (take: (key: number, times: number) => boolean) => Set<number>;
}

/** Times and last group stand in one number, so that a family of hundreds stays small. */
const GROUPS = 2 ** 26;

function openCounts(): Counts {
  const counted = new Map<number, number>();
  return {
    count: (key, group) => {
      const before = counted.get(key);
      if (before === undefined) counted.set(key, GROUPS + group);
      else if (before % GROUPS !== group) counted.set(key, before - (before % GROUPS) + GROUPS + group);
    },
    of: (key) => Math.floor((counted.get(key) ?? 0) / GROUPS),
    keys: (take) => {
      const taken = new Set<number>();
      for (const [key, count] of counted) if (take(key, Math.floor(count / GROUPS))) taken.add(key);
      return taken;
    },
  };
}
