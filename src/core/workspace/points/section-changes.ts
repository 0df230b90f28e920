import { checksum } from '../../base/checksum.ts';
import { groupBy } from '../../base/group-by.ts';
import type { Fact, OutlineEntry, Question, SectionChange } from '../../facts/types.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import type { Point } from '../../spec/types.ts';
import { findSections, isIncomplete, isOfKind, isSimilarGap, type LostSection } from './find-sections.ts';
import { pointsByName, sectionChangesIn, sectionFatesIn, sectionNames, titleInName } from './section-names.ts';

/** Beyond this many sections the order is not written down. */
const MAX_SECTIONS = 1_500;
const NUMBER = /^\d+(?:\.\d+)*(?:-\d+)?$/;

/** The order of the sections when it was last written down; undefined where it never was. */
function lastOrder(facts: readonly Fact[]): readonly OutlineEntry[] | undefined {
  return sectionChangesIn(facts).findLast(({ order }) => order)?.order;
}

/** The order of the sections, if it has changed and a section with questions has no number; else null. */
function changedOrder(
  points: readonly Point[],
  homes: ReadonlyMap<Question, Point>,
  before: readonly OutlineEntry[] = [],
): readonly OutlineEntry[] | null {
  const asked = new Set(homes.values());
  const isNeeded = points.some((point) => !NUMBER.test(point.id) && (isIncomplete(point) || asked.has(point)));
  if (!isNeeded || points.length > MAX_SECTIONS) return null;
  const names = sectionNames(points);
  const now = points.map((point) => ({
    section: names.get(point.id) ?? '',
    depth: point.depth,
    lacks: isIncomplete(point),
  }));
  return JSON.stringify(now) === JSON.stringify(before) ? null : now;
}

/** Section fates in one fact file. */
const MAX_PER_FILE = 1_000;

/**
 * What has become of the sections of questions since they were last read, and the present order of sections, as facts
 * to be kept, so that what was found once holds through all later changes. The same specification and facts give the
 * same bytes on every branch.
 */
export function detectSectionChanges(points: readonly Point[], facts: readonly Fact[]): readonly SectionChange[] {
  if (points.length === 0) return [];
  const questions = facts.filter((fact) => fact.fact === 'question');
  const before = lastOrder(facts);
  const inPlace = before && findInPlace(before, points);
  const { homes, fates } = findSections(points, questions, sectionFatesIn(facts), inPlace);
  const fateByJson = new Map(fates.map((fate) => [JSON.stringify(fate), fate]));
  const texts = [...fateByJson.keys()].sort();
  const changes: Omit<SectionChange, 'number' | 'id'>[] = [];
  for (let from = 0; from < texts.length; from += MAX_PER_FILE) {
    const part = texts.slice(from, from + MAX_PER_FILE);
    changes.push({ fact: 'section', fates: part.flatMap((text) => fateByJson.get(text) ?? []) });
  }
  const order = changedOrder(points, homes, before);
  if (order) changes.push({ fact: 'section', fates: [], order });
  const last = sectionChangesIn(facts).at(-1)?.number ?? 0;
  return changes.map((change, at) => numbered(change, last + 1 + at));
}

function numbered(change: Omit<SectionChange, 'number' | 'id'>, number: number): SectionChange {
  const { fates, order } = change;
  const text = [...fates.map((fate) => JSON.stringify(fate)), ...(order ? [JSON.stringify(order)] : [])];
  return { ...change, id: `${String(number).padStart(4, '0')}-${checksum(text.join('\n'))}`, number };
}

/** A section before, and the one in its place now. */
interface SectionPair {
  /** Its former name, folded. */
  readonly name: string;
  readonly was: OutlineEntry;
  readonly point: Point;
  readonly isSameTitle: boolean;
  /** No section before had its present title. */
  readonly isNew: boolean;
}

/** Finds lost sections in their old place: what lacks something as they did, or is of the kind of what was asked. */
function findInPlace(before: readonly OutlineEntry[], points: readonly Point[]): (lost: LostSection) => Point | null {
  const renamed = new Map(pairsOf(before, points).map((pair) => [pair.name, pair]));
  return ({ was, asked }) => {
    const pair = renamed.get(foldCase(was.section));
    if (!pair) return null;
    const { point } = pair;
    return isOfKind(point, asked) || (pair.was.lacks && isSimilarGap(point, asked)) ? point : null;
  };
}

/** Sections that may have been renamed: as many are between the same two others, and at most one title differs. */
function pairsOf(before: readonly OutlineEntry[], points: readonly Point[]): readonly SectionPair[] {
  const byName = pointsByName(points);
  const was = outlineOf(before.map(({ section }) => section));
  const known = sectionNames(points);
  const now = outlineOf(points.map(({ id }) => known.get(id) ?? ''));
  const isGone = (at: number) => was.isOnce(at) && !byName.has(was.names[at] ?? '');
  const stillAt = (at: number) => (was.isOnce(at) ? now.placeOf(was.names[at] ?? '') : undefined);

  const pairsIn = (from: number, to: number): readonly SectionPair[] => {
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

  const all: SectionPair[] = [];
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

function areTheSame(pairs: readonly SectionPair[]): boolean {
  return (
    pairs.every(({ was, point, isNew }) => isNew && was.depth === point.depth) &&
    pairs.filter(({ isSameTitle }) => !isSameTitle).length <= 1
  );
}

function outlineOf(all: readonly string[]) {
  const names = all.map(foldCase);
  const titles = names.map(titleInName);
  const places = groupBy(names.keys(), (at) => names[at]);
  const placeOf = (name: string) => {
    const at = places.get(name);
    return name !== '' && at?.length === 1 ? at[0] : undefined;
  };
  return {
    names,
    titles,
    titled: groupBy(titles.keys(), (at) => titles[at]),
    placeOf,
    isOnce: (at: number) => placeOf(names[at] ?? '') !== undefined,
  };
}
