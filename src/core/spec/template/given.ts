import { isLong, type SectionKeys, type SentenceKey } from './sentences.ts';

export function openGiven(numberOf: (title: string) => number) {
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
