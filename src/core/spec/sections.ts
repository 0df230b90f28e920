import { memoize } from '../base/memoize.ts';
import { type Heading, MAX_CACHED_TITLES } from './headings.ts';
import type { Lines } from './lines.ts';

const MAX_ID_LENGTH = 64;

const SECTION_NUMBER = String.raw`(\d{1,4}(?:\.\d{1,4}){0,7})`;
const NUMBERED: readonly RegExp[] = [
  new RegExp(String.raw`^(?:point|section|chapter|part)\s+${SECTION_NUMBER}(?:[.):]*|\s+[-–—])(?:\s+|$)`, 'iu'),
  new RegExp(String.raw`^§?\s?${SECTION_NUMBER}(?:[.):]+(?:\s+|(?=[^\s!-~]))|\s+[-–—]\s+|[.):]*$)`, 'u'),
  /^§?\s?(\d{1,4}(?:\.\d{1,4}){1,7})\s+/u,
];

/** "3. Entities" → 3 and "Entities"; also "3.1 Foo", "3) Foo", "Point 3: Foo". A bare "3 states" has no number. */
export function splitNumber(title: string) {
  for (const pattern of NUMBERED) {
    const found = pattern.exec(title);
    if (!found?.[1]) continue;
    return { number: found[1], title: title.slice(found[0].length).trim() || title };
  }
  return { number: null, title };
}

/** A readable id of at most 64 UTF-16 units; "section" where nothing is left. */
export function slug(title: string): string {
  const words = title
    .slice(0, 4 * MAX_ID_LENGTH)
    .toLowerCase()
    .normalize('NFC')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '');
  let id = '';
  for (const word of words) {
    const longer = id === '' ? word : `${id}-${word}`;
    if (longer.length > MAX_ID_LENGTH) break;
    id = longer;
  }
  return id || (words[0] ?? 'section').slice(0, MAX_ID_LENGTH).replace(/[\uD800-\uDBFF]$/, '');
}

/** Makes ids unique: the first one keeps its id, the next get -2, -3 …, never an id that is in the list. */
export function uniqueIds(wished: readonly string[]): readonly string[] {
  const taken = new Set(wished);
  const counts = new Map<string, number>();
  return wished.map((id) => {
    let count = counts.get(id) ?? 0;
    if (count === 0) {
      counts.set(id, 1);
      return id;
    }
    let unique: string;
    do unique = `${id}-${++count}`;
    while (taken.has(unique));
    counts.set(id, count);
    taken.add(unique);
    return unique;
  });
}

/** A heading with its own body: the lines up to the next heading of any depth. */
export type Section = ReturnType<typeof sectionsOf>[number];

/** A heading's text as a title and its preferred id. */
const idAndTitle = memoize((heading: string) => {
  const { number, title } = splitNumber(heading);
  return { id: number ?? slug(title), title };
}, MAX_CACHED_TITLES);

export function sectionsOf(headings: readonly Heading[], lines: Lines) {
  const named = headings.map((heading) => idAndTitle(heading.title));
  const ids = uniqueIds(named.map(({ id }) => id));
  return headings.map((heading, index) => {
    const next = headings[index + 1];
    return {
      id: ids[index] ?? '',
      heading,
      title: named[index]?.title ?? '',
      /** First line after the body, 0-based. */
      bodyEnd: next?.blockFirst ?? lines.texts.length,
      /** Depth of the next heading; 0 at the end of the file. */
      nextDepth: next?.depth ?? 0,
    };
  });
}
