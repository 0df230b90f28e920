import { memoize } from '../base/memoize.ts';
import type { Heading } from './headings.ts';
import type { Lines } from './lines.ts';
import { slug, splitNumber, uniqueIds } from './point-id.ts';
import { TITLES_KEPT } from './titles-kept.ts';

/** A heading with its own body: the lines up to the next heading of any depth. */
export type Section = ReturnType<typeof sectionsOf>[number];

/** A heading's text as a title and its preferred id. */
const nameOf = memoize((heading: string) => {
  const { number, title } = splitNumber(heading);
  return { id: number ?? slug(title), title };
}, TITLES_KEPT);

export function sectionsOf(headings: readonly Heading[], lines: Lines) {
  const named = headings.map((heading) => nameOf(heading.title));
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
