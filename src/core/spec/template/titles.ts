import { headingKey } from './sentences.ts';

/** Titles whose text is the same everywhere because it is meant to be. */
const STAYS =
  /(?:^| )(?:copyright|licen[cs]e|acknowledge?ments?|contents|toc|checklist|guidelines|disclaimer|references)(?: |$)/;

export function openTitles() {
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
