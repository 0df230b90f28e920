import { lazily } from '../../base/memoize.ts';
import type { FoundMark } from '../marks/inline-marks.ts';
import type { MarkKind } from '../types.ts';
import { headingKey, isLong, isPromptLike, isShort, type SectionKeys, type SentenceKey } from './sentence-keys.ts';
import type { SeparatedText } from './separate-template.ts';

/** How many of the smallest keys represent a document. */
const SKETCH_SIZE = 64;
/** Any two similar documents almost surely share one of these. */
const BUCKETS = 12;
/** Documents of one title that share this much of their sentences are versions of one document. */
const MIN_VERSION_LIKENESS = 0.65;

interface Sketch {
  /** Its title without numbers: versions of a document have the same. */
  readonly name: string;
  readonly keys: readonly number[];
}

/** The smallest distinct keys of a document, ascending: two such lists show how much two documents share. */
function sketchOf(keys: readonly number[]): readonly number[] {
  return [...new Set(keys)].sort((a, b) => mixKey(a) - mixKey(b)).slice(0, SKETCH_SIZE);
}

/** Mixes a key, so that the smallest are a fair sample. */
function mixKey(key: number): number {
  return Math.imul((key % 0x7fffffff) ^ 0x9e3779b9, 0x85ebca6b) >>> 0;
}

/**
 * Groups documents that are copies or versions of one another: for each the number of its group. What only such
 * documents share says nothing about a template. Linear except for groups of sketches that share a key.
 */
function versionGroups(sketches: readonly Sketch[]): readonly number[] {
  const group = sketches.map((_, index) => index);
  const leaders = new Map<number, number[]>();
  for (const [index, { name, keys }] of sketches.entries()) {
    const tried = new Set<number>();
    const found = keys.slice(0, BUCKETS).some((key) =>
      (leaders.get(key) ?? []).some((leader) => {
        if (tried.has(leader)) return false;
        tried.add(leader);
        const other = sketches[leader];
        if (other?.name !== name || jaccard(other.keys, keys) < MIN_VERSION_LIKENESS) return false;
        group[index] = leader;
        return true;
      }),
    );
    if (!found) for (const key of keys.slice(0, BUCKETS)) addLeader(leaders, key, index);
  }
  return group;
}

/** At most this many documents are compared for one key. */
const MAX_LEADERS = 64;

function addLeader(leaders: Map<number, number[]>, key: number, index: number): void {
  const there = leaders.get(key);
  if (!there) leaders.set(key, [index]);
  else if (there.length < MAX_LEADERS) there.push(index);
}

function jaccard(a: readonly number[], b: readonly number[]): number {
  const there = new Set(a);
  const both = b.filter((key) => there.has(key)).length;
  const all = a.length + b.length - both;
  return all === 0 ? 0 : both / all;
}

/** Packs a count and the last group counted into one number, so that a family of hundreds needs little memory. */
const COUNT_FACTOR = 2 ** 26;

/** Keys with the number of groups that have them. */
function openCounts() {
  const counted = new Map<number, number>();
  return {
    /** Counts a key once for a group; groups must come one after another. */
    count: (key: number, group: number) => {
      const before = counted.get(key);
      if (before === undefined) counted.set(key, COUNT_FACTOR + group);
      else if (before % COUNT_FACTOR !== group)
        counted.set(key, before - (before % COUNT_FACTOR) + COUNT_FACTOR + group);
    },
    of: (key: number) => Math.floor((counted.get(key) ?? 0) / COUNT_FACTOR),
    keys: (take: (key: number, times: number) => boolean) => {
      const taken = new Map<number, number>();
      for (const [key, count] of counted) {
        const times = Math.floor(count / COUNT_FACTOR);
        if (take(key, times)) taken.set(key, times);
      }
      return taken;
    },
  };
}

interface DocumentKeys {
  readonly name: string;
  readonly titles: readonly number[];
  readonly keys: readonly SentenceKey[];
  readonly own: ReadonlySet<number>;
}

/** In how many documents (versions counted once) a sentence must stand under the same title. */
const MIN_SOFT_DOCUMENTS = 2;
const MIN_PLAIN_DOCUMENTS = 3;
/** … and the share of those with that title. */
const MIN_DOCUMENT_SHARE = 0.1;

/** For each title the sentences that enough different documents have under it, and how many have them. */
function sharedSentences(documents: readonly DocumentKeys[]): ReadonlyMap<number, ReadonlyMap<SentenceKey, number>> {
  const groups = versionGroups(
    documents.map(({ name, keys }) => ({ name, keys: sketchOf(keys.filter((key) => !isShort(key))) })),
  );
  const order = documents.map((_, index) => index).sort((a, b) => (groups[a] ?? 0) - (groups[b] ?? 0));
  const documentsByTitle = openCounts();
  const sentencesByTitle = new Map<number, ReturnType<typeof openCounts>>();
  for (const index of order) {
    const { titles, keys, own } = documents[index] ?? NO_KEYS;
    const group = groups[index] ?? index;
    for (const title of own) documentsByTitle.count(title, group);
    for (const [at, key] of keys.entries()) {
      const title = titles[at] ?? 0;
      const counts = sentencesByTitle.get(title) ?? openCounts();
      sentencesByTitle.set(title, counts);
      counts.count(key, group);
    }
  }
  const shared = new Map<number, ReadonlyMap<SentenceKey, number>>();
  for (const [title, counts] of sentencesByTitle) {
    const needed = Math.max(MIN_PLAIN_DOCUMENTS, MIN_DOCUMENT_SHARE * documentsByTitle.of(title));
    const keys = counts.keys(
      (key, times) => times >= (isPromptLike(key) && !isShort(key) ? MIN_SOFT_DOCUMENTS : needed),
    );
    if (keys.size > 0) shared.set(title, keys);
  }
  return shared;
}

const NO_KEYS: DocumentKeys = { name: '', titles: [], keys: [], own: new Set() };

/** Titles whose text is the same everywhere on purpose. */
const CONSTANT_TITLES =
  /(?:^| )(?:copyright|licen[cs]e|acknowledge?ments?|contents|toc|checklist|guidelines|disclaimer|references)(?: |$)/;

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
    if (CONSTANT_TITLES.test(heading)) staying.add(found);
    return found;
  };
  return { number, stays: (title: number) => staying.has(title) };
}

/** A statement that is known to be a template's, or may be. */
export interface TemplateMatch {
  /** In how many documents it is under its title; infinite where a given template has it. */
  readonly times: number;
  /** Whether it has hardly a word, so that many might say it by chance. */
  readonly isShort: boolean;
}

export interface Boilerplate {
  /** For a title: how a statement is known, if all its sentences are; null where no sentence under that title is. */
  readonly under: (title: string) => ((statement: readonly SentenceKey[]) => TemplateMatch | null) | null;
}

function lowestCount(keys: readonly SentenceKey[], of: (key: SentenceKey) => number): number {
  let found = Number.POSITIVE_INFINITY;
  for (const key of keys) {
    found = Math.min(found, of(key));
    if (found === 0) break;
  }
  return found;
}

/** Collects what documents share. Templates are given, or known by their name. */
export function openFamily() {
  const documents: DocumentKeys[] = [];
  const titles = openTitles();
  const templates = openTemplates(titles.number);
  return {
    add(title: string, sections: readonly SectionKeys[]): void {
      const entry: DocumentKeys & { titles: number[]; keys: SentenceKey[]; own: Set<number> } = {
        name: headingKey(title).replace(/\b(?:v|version|draft|copy)?\d*\b/g, ''),
        titles: [],
        keys: [],
        own: new Set(),
      };
      for (const { title: heading, statements } of sections) {
        const number = titles.number(heading);
        entry.own.add(number);
        for (const statement of statements)
          for (const key of statement) {
            if (key === 0) continue;
            entry.titles.push(number);
            entry.keys.push(key);
          }
      }
      documents.push(entry);
    },
    /** Adds a template, which says nothing about documents. */
    addTemplate: templates.add,
    knows: (asked: readonly string[]): boolean =>
      asked.some((title) => documents.some(({ own }) => own.has(titles.number(title)))),
    boilerplate(): Boilerplate {
      const shared = sharedSentences(documents);
      return {
        under(title) {
          const number = titles.number(title);
          const lines = shared.get(number);
          if (titles.stays(number) || !(lines || templates.isAny())) return null;
          return (statement) => {
            const timesOf = (key: SentenceKey) =>
              templates.has(number, key) ? Number.POSITIVE_INFINITY : (lines?.get(key) ?? 0);
            const times = statement.length === 0 ? 0 : lowestCount(statement, timesOf);
            return times > 0 ? { times, isShort: statement.every(isShort) } : null;
          };
        },
      };
    },
  };
}

function openTemplates(numberOf: (title: string) => number) {
  const underTitle = new Map<number, Set<SentenceKey>>();
  const anywhere = new Set<SentenceKey>();
  return {
    add(sections: readonly SectionKeys[]): void {
      for (const { title, statements } of sections) {
        const number = numberOf(title);
        const under = underTitle.get(number) ?? new Set<SentenceKey>();
        underTitle.set(number, under);
        for (const key of statements.flat()) {
          if (key !== 0) under.add(key);
          if (isLong(key)) anywhere.add(key);
        }
      }
    },
    isAny: () => underTitle.size > 0,
    has: (title: number, key: SentenceKey) => underTitle.get(title)?.has(key) === true || anywhere.has(key),
  };
}

/** Marks that come from a statement's shape; all others were written by a person. */
const SHAPE_KINDS: ReadonlySet<MarkKind> = new Set(['open-question', 'placeholder']);

/** Marks that may be a template's: its questions and its blanks. */
export function mayBeTemplateMark({ kind }: FoundMark): boolean {
  return SHAPE_KINDS.has(kind);
}

/** Tells which marks of a section are its template's: where the author says nothing, the section is one gap. */
export function templateMarkTest({ counts, template }: SeparatedText): (mark: FoundMark) => boolean {
  const saysSomething = counts.something + counts['not-applicable'] > 0;
  const words = lazily(() => template.map(headingKey));
  return (mark) => {
    const own = !saysSomething && mayBeTemplateMark(mark) ? headingKey(mark.text) : '';
    return own !== '' && words().some((statement) => statement.includes(own));
  };
}
