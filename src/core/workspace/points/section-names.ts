import { groupBy } from '../../base/group-by.ts';
import { memoizeByObject } from '../../base/memoize.ts';
import { compareTexts } from '../../base/texts.ts';
import { beginningOf } from '../../english/short-name.ts';
import type { Fact, Question, SectionChange, SectionFate } from '../../facts/types.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import type { Point } from '../../spec/types.ts';

/** Characters of a title that count when titles are compared. */
const MAX_LENGTH = 200;
/** Between the title of a section and that of the one around it. */
const SEPARATOR = ' › ';

interface NamedPoint {
  readonly point: Point;
  readonly title: string;
  /** After the title of the section that it is in. */
  readonly path: string;
}

const namedIn = memoizeByObject((points: readonly Point[]): readonly NamedPoint[] => {
  const above: string[] = [];
  return points.map((point) => {
    const { depth } = point;
    const title = beginningOf(point.title, MAX_LENGTH);
    const parent = above.slice(0, depth).findLast(Boolean);
    above.length = depth;
    above[depth] = title;
    return { point, title, path: parent === undefined ? title : `${parent}${SEPARATOR}${title}` };
  });
});

/** The title of the section around it in the name of a section, or its own. */
export function outerTitleInName(name: string): string {
  return name.split(SEPARATOR)[0] ?? '';
}

export function titleInName(name: string): string {
  return name.split(SEPARATOR).at(-1) ?? '';
}

/** The points by their possible names, folded: the title, alone or after that of the section around it. */
export const pointsByName = memoizeByObject(
  (points: readonly Point[]): ReadonlyMap<string, ReadonlySet<Point>> =>
    new Map(
      [...groupBy(namedIn(points).flatMap(bothNames), ([name]) => name)].map(([name, all]) => [
        name,
        new Set(all.map(([, point]) => point)),
      ]),
    ),
);

function bothNames({ point, title, path }: NamedPoint): readonly (readonly [name: string, point: Point])[] {
  return [
    [foldCase(title), point],
    [foldCase(path), point],
  ];
}

/**
 * The name that a question keeps of its section, by the id of the point: the title, after that of the section around
 * it where others have the same title. Untitled ones are absent.
 */
export const sectionNames = memoizeByObject((points: readonly Point[]): ReadonlyMap<string, string> => {
  const byName = pointsByName(points);
  return new Map(
    namedIn(points)
      .filter(({ title }) => title !== '')
      .map(({ point, title, path }) => [point.id, byName.get(foldCase(title))?.size === 1 ? title : path]),
  );
});

/** In the order in which they were found. */
export const sectionChangesIn = memoizeByObject((facts: readonly Fact[]): readonly SectionChange[] =>
  facts.filter((fact) => fact.fact === 'section').sort((a, b) => a.number - b.number || compareTexts(a.id, b.id)),
);

export const sectionFatesIn = memoizeByObject((facts: readonly Fact[]): readonly SectionFate[] =>
  sectionChangesIn(facts).flatMap(({ fates }) => fates),
);

/** The same for the same point and title, of a question, a fate or a key. */
export function sectionKeyText({ point, section }: Pick<Question, 'point' | 'section'>): string {
  return `${point}\n${section}`;
}
