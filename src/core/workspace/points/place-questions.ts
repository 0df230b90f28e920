import { groupBy } from '../../base/group-by.ts';
import type { Question, SectionFate } from '../../facts/types.ts';
import type { Point, SpecReading } from '../../spec/types.ts';
import { findSections } from './find-sections.ts';
import { markWords, pointsByMark } from './point-marks.ts';

/** The parts of a specification that decide where questions belong. */
export type PointsAndMarks = Pick<SpecReading, 'points' | 'marks'>;

/**
 * Where each question belongs in the specification as it is now, by its id; null: its section is gone.
 *
 * A section is found again by `findSections`. A mark that has moved takes its question along. What the bank asks goes
 * to a section of its kind, and so does what was written down without a title (decision 016).
 *
 * @param knownFates what became of sections before
 */
export function placeQuestions(
  spec: PointsAndMarks,
  questions: readonly Question[],
  knownFates: readonly SectionFate[] = [],
): ReadonlyMap<string, Point | null> {
  const { homes } = findSections(spec.points, questions, knownFates);
  const byKind = groupBy(spec.points, ({ kind }) => kind);
  const placed = new Map<string, Point | null>();
  for (const question of questions) {
    const { id, kind, section, origin } = question;
    const home = homes.get(question) ?? null;
    const goesByKind = kind !== 'other' && (origin.from === 'bank' || section === undefined);
    placed.set(id, goesByKind && home?.kind !== kind ? (firstOf(byKind.get(kind)) ?? home) : home);
  }
  followMarks(placed, spec, questions);
  return placed;
}

/** The first section of a kind that says nothing, else the only one. */
function firstOf(all: readonly Point[] = []): Point | undefined {
  return all.find(({ status }) => status === 'unanswered') ?? (all.length === 1 ? all[0] : undefined);
}

/** From this length on the words of a mark count as unique; “TBD” is in many places. */
const MIN_UNIQUE_LENGTH = 25;

/** Moves the question of a mark that has left its section to where the words are now, if in one place only. */
function followMarks(
  placed: Map<string, Point | null>,
  { points, marks }: PointsAndMarks,
  questions: readonly Question[],
): void {
  const byId = new Map(points.map((point) => [point.id, point]));
  const pointIdsByMark = pointsByMark(marks);
  /** Words of marks with the section in which a question asks about them. */
  const asked = new Set<string>();
  const away: (readonly [id: string, words: string, holder: Point])[] = [];
  for (const { id, origin } of questions) {
    if (origin.from !== 'mark') continue;
    const words = markWords(origin.text);
    const pointIds = pointIdsByMark.get(words);
    const [first] = pointIds ?? [];
    const home = placed.get(id)?.id ?? null;
    const target = pointIds?.size === 1 && words.length >= MIN_UNIQUE_LENGTH ? byId.get(first ?? '') : undefined;
    if (pointIds?.has(home)) asked.add(`${home}\n${words}`);
    else if (target) away.push([id, words, target]);
  }
  for (const [id, words, target] of away) {
    const key = `${target.id}\n${words}`;
    if (!asked.has(key)) placed.set(id, target);
    asked.add(key);
  }
}
