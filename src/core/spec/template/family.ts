import { openGiven } from './given.ts';
import { headingKey, type SectionKeys, type SentenceKey } from './sentences.ts';
import { type Lines, sharedBy } from './shared.ts';
import { openTitles } from './titles.ts';

/** Tells which statements are a template's. */
export interface Boilerplate {
  /** For a title: whether all sentences of a statement are known; null where nothing under that title is. */
  readonly under: (title: string) => ((statement: readonly SentenceKey[]) => boolean) | null;
}

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
