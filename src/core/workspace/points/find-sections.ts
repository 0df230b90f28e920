import { groupBy } from '../../base/group-by.ts';
import type { Question, SectionFate, SectionKey } from '../../facts/types.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import type { Point } from '../../spec/types.ts';
import { pointsByName, sectionKeyText, sectionNames } from './section-names.ts';

/** Questions whose section no longer has its title, with the last known title. */
export interface LostSection {
  readonly was: SectionKey;
  readonly asked: readonly Question[];
}

/**
 * Finds sections again: by id and title; by a title that no other has; both after their known changes; or, if just
 * renamed, by place or id.
 *
 * @param knownFates what became of sections before
 * @param findInPlace finds the point that is now in the place of a lost section, if it is the same one
 */
export function findSections(
  points: readonly Point[],
  questions: readonly Question[],
  knownFates: readonly SectionFate[],
  findInPlace: (lost: LostSection) => Point | null = () => null,
) {
  const byId = new Map(points.map((point) => [point.id, point]));
  const search = sectionSearch(points, byId, knownFates);
  const fates = openFates(points);
  const homes = new Map<Question, Point>();
  /** Points whose questions were found by the present title: no other section was renamed to one of these. */
  const titled = new Set<Point>();
  const lost: LostSection[] = [];
  const bring = (asked: readonly Question[], home: Point) => {
    for (const one of asked) homes.set(one, home);
  };
  for (const asked of groupBy(questions, sectionKeyText).values()) {
    const [{ point = '', section } = {}] = asked;
    const { home, was } = section === undefined ? { home: byId.get(point) } : search({ point, section });
    if (home) bring(asked, home);
    if (home && was) titled.add(home);
    if (home && was) fates.add(was, home);
    if (!home && was) lost.push({ was, asked });
  }
  const stillLost = lost.filter((one) => {
    const home = findInPlace(one);
    if (!home || titled.has(home)) return true;
    bring(one.asked, home);
    fates.add(one.was, home);
    return false;
  });
  const asked = new Set(homes.values());
  const unaskedPoints = points.filter((point) => isIncomplete(point) && !asked.has(point));
  const renamed = findRenamed(stillLost, unaskedPoints, titled, byId);
  for (const { was, asked } of stillLost) {
    const home = renamed?.id === was.point ? renamed : null;
    if (home) bring(asked, home);
    fates.add(was, home);
  }
  return { homes, fates: fates.all() };
}

function openFates(points: readonly Point[]) {
  const names = sectionNames(points);
  const all: SectionFate[] = [];
  return {
    all: () => all,
    add: ({ point, section }: SectionKey, home: Point | null) => {
      const name = home && names.get(home.id);
      const now = home && name ? { point: home.id, section: name } : null;
      if (now?.point !== point || now.section !== section) all.push({ point, section, now });
    },
  };
}

/** `was`: its last known title; absent where it is known to be gone, or nobody can tell. */
function sectionSearch(
  points: readonly Point[],
  byId: ReadonlyMap<string, Point>,
  knownFates: readonly SectionFate[],
): (key: SectionKey) => { readonly home?: Point | undefined; readonly was?: SectionKey } {
  const byName = pointsByName(points);
  const fatesByKey = groupBy(knownFates.entries(), ([, fate]) => sectionKeyText(fate));
  return (key) => {
    const { chain, isGone } = followFates(key, fatesByKey);
    const named = chain.map(({ point, section }) => {
      const all = byName.get(foldCase(section));
      const there = byId.get(point);
      const [first] = all ?? [];
      return { all, home: there && all?.has(there) ? there : all?.size === 1 ? first : undefined };
    });
    const home = named.findLast((one) => one.home)?.home;
    const was = chain.at(-1) ?? key;
    if (home) return { home, was };
    return isGone || named.some(({ all }) => all) ? {} : { was };
  };
}

/** All former names of a section in order, and whether it is known to be gone. */
function followFates(
  key: SectionKey,
  fatesByKey: ReadonlyMap<string, readonly (readonly [at: number, fate: SectionFate])[]>,
) {
  const chain = [key];
  let last = key;
  let time = -1;
  for (;;) {
    const next = fatesByKey.get(sectionKeyText(last))?.find(([at]) => at > time);
    if (!next) return { chain, isGone: false };
    const [at, { now }] = next;
    if (!now) return { chain, isGone: true };
    time = at;
    last = now;
    chain.push(now);
  }
}

/**
 * The section that has another title now, if it is the same one: it has the id of the lost one, and lacks something
 * as that did, or is of the same kind. Where several have lost their titles, or another section without questions
 * lacks something, it is not clear which is which.
 */
function findRenamed(
  lost: readonly LostSection[],
  unaskedPoints: readonly Point[],
  titled: ReadonlySet<Point>,
  byId: ReadonlyMap<string, Point>,
): Point | null {
  const candidates = new Set(
    lost.flatMap(({ was, asked }) => {
      const there = byId.get(was.point);
      const isAlike = there && (isOfKind(there, asked) || isSimilarGap(there, asked));
      return isAlike && !titled.has(there) ? [there] : [];
    }),
  );
  const [one, ...more] = candidates;
  return one && more.length === 0 && unaskedPoints.every((point) => point === one) ? one : null;
}

export function isOfKind({ kind }: Point, questions: readonly Question[]): boolean {
  return kind !== 'other' && questions.some((question) => question.kind === kind);
}

export function isSimilarGap(there: Point, questions: readonly Question[]): boolean {
  return isIncomplete(there) && (there.kind === 'other' || questions.some(({ kind }) => kind === 'other'));
}

export function isIncomplete({ status }: Point): boolean {
  return status === 'unanswered' || status === 'partial';
}
