import { grouped } from '../../base/grouped.ts';
import type { SectionPlace } from '../../facts/types.ts';
import { folded } from '../../shapes/folded.ts';
import type { Point } from '../../spec/types.ts';
import { isOfKind, type Lost, lacksAlike } from './find-sections.ts';
import { pointsByName, sectionNames, titleOf } from './section-names.ts';

/** A section before, and the one that stands in its place. */
interface Pair {
  /** What it was called, folded. */
  readonly name: string;
  readonly was: SectionPlace;
  readonly point: Point;
  readonly isSameTitle: boolean;
  /** No section before had the title that this one has now. */
  readonly isNew: boolean;
}

/** Finds lost sections where they stood: what lacks something as they did, or is of the kind of what was asked. */
export function findInPlace(
  before: readonly SectionPlace[],
  points: readonly Point[],
): (lost: Lost) => Point | null {
  const renamed = new Map(pairsOf(before, points).map((pair) => [pair.name, pair]));
  return ({ was, asked }) => {
    const pair = renamed.get(folded(was.section));
    if (!pair) return null;
    const { point } = pair;
    return isOfKind(point, asked) || (pair.was.lacks && lacksAlike(point, asked)) ? point : null;
  };
}

/** Sections that may have been renamed: as many stand between the same two others, one title at most differs. */
function pairsOf(before: readonly SectionPlace[], points: readonly Point[]): readonly Pair[] {
  const byName = pointsByName(points);
  const was = outlineOf(before.map(({ section }) => section));
  const known = sectionNames(points);
  const now = outlineOf(points.map(({ id }) => known.get(id) ?? ''));
  const isGone = (at: number) => was.isOnce(at) && !byName.has(was.names[at] ?? '');
  const stillAt = (at: number) => (was.isOnce(at) ? now.placeOf(was.names[at] ?? '') : undefined);

  const pairsIn = (from: number, to: number): readonly Pair[] => {
    const above = from === 0 ? -1 : stillAt(from - 1);
    const below = to === before.length ? points.length : stillAt(to);
    if (above === undefined || below !== above + 1 + to - from) return [];
    const first = above + 1;
    return before.slice(from, to).flatMap((section, step) => {
      const point = points[first + step];
      const title = now.titles[first + step] ?? '';
      const isSameTitle = title === was.titles[from + step];
      const isNew = (was.titled.get(title) ?? []).every((at) => at === from + step);
      return point ? [{ name: was.names[from + step] ?? '', was: section, point, isSameTitle, isNew }] : [];
    });
  };

  const all: Pair[] = [];
  for (let from = 0; from < before.length; from += 1) {
    if (!isGone(from)) continue;
    let to = from + 1;
    while (to < before.length && isGone(to)) to += 1;
    const pairs = pairsIn(from, to);
    if (areTheSame(pairs)) all.push(...pairs);
    from = to;
  }
  return all;
}

function areTheSame(pairs: readonly Pair[]): boolean {
  return (
    pairs.every(({ was, point, isNew }) => isNew && was.depth === point.depth) &&
    pairs.filter(({ isSameTitle }) => !isSameTitle).length <= 1
  );
}

function outlineOf(all: readonly string[]) {
  const names = all.map(folded);
  const titles = names.map(titleOf);
  const places = grouped(names.keys(), (at) => names[at]);
  const placeOf = (name: string) => {
    const at = places.get(name);
    return name !== '' && at?.length === 1 ? at[0] : undefined;
  };
  return {
    names,
    titles,
    titled: grouped(titles.keys(), (at) => titles[at]),
    placeOf,
    isOnce: (at: number) => placeOf(names[at] ?? '') !== undefined,
  };
}
