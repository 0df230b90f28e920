import { checksum } from '../../base/checksum.ts';
import { grouped } from '../../base/grouped.ts';
import type { Fact, Question, SectionChange, SectionPlace } from '../../facts/types.ts';
import { folded } from '../../shapes/folded.ts';
import type { Point } from '../../spec/types.ts';
import { changesIn, fatesIn } from './fates-in.ts';
import { findSections, isOfKind, type Lost, lacksAlike, lacksSomething } from './find-sections.ts';
import { pointsByName, sectionNames, titleOf } from './section-names.ts';

/** With more sections the order is not kept. */
const MOST = 1_500;
const NUMBER = /^\d+(?:\.\d+)*(?:-\d+)?$/;

/** The order of the sections when it was last written down; undefined where it never was. */
function orderBefore(facts: readonly Fact[]): readonly SectionPlace[] | undefined {
  return changesIn(facts).findLast(({ order }) => order)?.order;
}

/** The order of the sections, if it has changed and a section with questions has no number; else null. */
function orderToKeep(
  points: readonly Point[],
  homes: ReadonlyMap<Question, Point>,
  before: readonly SectionPlace[] = [],
): readonly SectionPlace[] | null {
  const asked = new Set(homes.values());
  const isNeeded = points.some((point) => !NUMBER.test(point.id) && (lacksSomething(point) || asked.has(point)));
  if (!isNeeded || points.length > MOST) return null;
  const names = sectionNames(points);
  const now = points.map((point) => ({
    section: names.get(point.id) ?? '',
    depth: point.depth,
    lacks: lacksSomething(point),
  }));
  return JSON.stringify(now) === JSON.stringify(before) ? null : now;
}

/** How many sections one file holds. */
const AT_ONCE = 1_000;

/**
 * What has become of the sections of questions since they were last read, and the present order of sections, as facts
 * to be kept, so that what was found once holds through all later changes. The same specification and facts give the
 * same bytes on every branch.
 */
export function sectionChanges(points: readonly Point[], facts: readonly Fact[]): readonly SectionChange[] {
  if (points.length === 0) return [];
  const questions = facts.filter((fact) => fact.fact === 'question');
  const before = orderBefore(facts);
  const inPlace = before && findInPlace(before, points);
  const { homes, fates } = findSections(points, questions, fatesIn(facts), inPlace);
  const said = new Map(fates.map((fate) => [JSON.stringify(fate), fate]));
  const texts = [...said.keys()].sort();
  const told: Omit<SectionChange, 'number' | 'id'>[] = [];
  for (let from = 0; from < texts.length; from += AT_ONCE) {
    const part = texts.slice(from, from + AT_ONCE);
    told.push({ fact: 'section', fates: part.flatMap((text) => said.get(text) ?? []) });
  }
  const order = orderToKeep(points, homes, before);
  if (order) told.push({ fact: 'section', fates: [], order });
  const last = changesIn(facts).at(-1)?.number ?? 0;
  return told.map((change, at) => numbered(change, last + 1 + at));
}

function numbered(change: Omit<SectionChange, 'number' | 'id'>, number: number): SectionChange {
  const { fates, order } = change;
  const text = [...fates.map((fate) => JSON.stringify(fate)), ...(order ? [JSON.stringify(order)] : [])];
  return { ...change, id: `${String(number).padStart(4, '0')}-${checksum(text.join('\n'))}`, number };
}

/** A section before, and the one in its place now. */
interface Pair {
  /** Its former name, folded. */
  readonly name: string;
  readonly was: SectionPlace;
  readonly point: Point;
  readonly isSameTitle: boolean;
  /** No section before had its present title. */
  readonly isNew: boolean;
}

/** Finds lost sections in their old place: what lacks something as they did, or is of the kind of what was asked. */
function findInPlace(before: readonly SectionPlace[], points: readonly Point[]): (lost: Lost) => Point | null {
  const renamed = new Map(pairsOf(before, points).map((pair) => [pair.name, pair]));
  return ({ was, asked }) => {
    const pair = renamed.get(folded(was.section));
    if (!pair) return null;
    const { point } = pair;
    return isOfKind(point, asked) || (pair.was.lacks && lacksAlike(point, asked)) ? point : null;
  };
}

/** Sections that may have been renamed: as many are between the same two others, and at most one title differs. */
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
