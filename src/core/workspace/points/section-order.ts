import type { Fact, Question, SectionPlace } from '../../facts/types.ts';
import type { Point } from '../../spec/types.ts';
import { changesIn } from './fates-in.ts';
import { lacksSomething } from './find-sections.ts';
import { sectionNames } from './section-names.ts';

/** Of more sections the order is not kept. */
const MOST = 1_500;
const NUMBER = /^\d+(?:\.\d+)*(?:-\d+)?$/;

/** The sections as they stood when that was written down last; undefined where it never was. */
export function orderBefore(facts: readonly Fact[]): readonly SectionPlace[] | undefined {
  return changesIn(facts).findLast(({ order }) => order)?.order;
}

/** The order of the sections, if it has changed and one that something is asked of has no number; else null. */
export function orderToKeep(
  points: readonly Point[],
  homes: ReadonlyMap<Question, Point>,
  before: readonly SectionPlace[] = [],
): readonly SectionPlace[] | null {
  const asked = new Set(homes.values());
  const isNeeded = points.some(
    (point) => !NUMBER.test(point.id) && (lacksSomething(point) || asked.has(point)),
  );
  if (!isNeeded || points.length > MOST) return null;
  const names = sectionNames(points);
  const now = points.map((point) => ({
    section: names.get(point.id) ?? '',
    depth: point.depth,
    lacks: lacksSomething(point),
  }));
  return JSON.stringify(now) === JSON.stringify(before) ? null : now;
}
