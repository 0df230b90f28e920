import { headingKey, isLong, isShort, type SectionKeys, type SentenceKey } from './sentences.ts';
import { type Lines, sharedBy } from './shared.ts';

/** Titles whose text is the same everywhere on purpose. */
const STAYS =
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
    if (STAYS.test(heading)) staying.add(found);
    return found;
  };
  return { number, stays: (title: number) => staying.has(title) };
}

/** A statement that is known to be a template's, or may be. */
export interface Known {
  /** In how many documents it is under its title; infinite where a given template has it. */
  readonly times: number;
  /** Whether it has hardly a word, so that many might say it by chance. */
  readonly isShort: boolean;
}

export interface Boilerplate {
  /** For a title: how a statement is known, if all its sentences are; null where nothing under that title is. */
  readonly under: (title: string) => ((statement: readonly SentenceKey[]) => Known | null) | null;
}

function least(keys: readonly SentenceKey[], of: (key: SentenceKey) => number): number {
  let found = Number.POSITIVE_INFINITY;
  for (const key of keys) {
    found = Math.min(found, of(key));
    if (found === 0) break;
  }
  return found;
}

/** Collects what documents share; the templates are those that were given, or that are known by their name. */
export function openFamily() {
  const documents: Lines[] = [];
  const titles = openTitles();
  const given = openGiven(titles.number);
  return {
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
    /** Adds a template, which says nothing about documents. */
    addTemplate: given.add,
    knows: (asked: readonly string[]): boolean =>
      asked.some((title) => documents.some(({ own }) => own.has(titles.number(title)))),
    boilerplate(): Boilerplate {
      const shared = sharedBy(documents);
      return {
        under(title) {
          const number = titles.number(title);
          const lines = shared.get(number);
          if (titles.stays(number) || !(lines || given.isAny())) return null;
          return (statement) => {
            const timesOf = (key: SentenceKey) =>
              given.has(number, key) ? Number.POSITIVE_INFINITY : (lines?.get(key) ?? 0);
            const times = statement.length === 0 ? 0 : least(statement, timesOf);
            return times > 0 ? { times, isShort: statement.every(isShort) } : null;
          };
        },
      };
    },
  };
}

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
          if (key !== 0) under.add(key);
          if (isLong(key)) anywhere.add(key);
        }
      }
    },
    isAny: () => underTitle.size > 0,
    has: (title: number, key: SentenceKey) => underTitle.get(title)?.has(key) === true || anywhere.has(key),
  };
}
