import { grouped } from '../../base/grouped.ts';
import type { Question, SectionFate } from '../../facts/types.ts';
import type { Point, SpecReading } from '../../spec/types.ts';
import { findSections } from './find-sections.ts';
import { markHolders, markWords } from './mark-holders.ts';

/** The parts of a specification that decide where questions belong. */
export type Sections = Pick<SpecReading, 'points' | 'marks'>;

/**
 * Where each question belongs in the specification as it is now, by its id; null: its section is gone.
 *
 * A section is found again by `findSections`. A mark that has moved takes its question along. What the bank asks goes
 * to a section of its kind, and so does what was written down without a title (decision 016).
 *
 * @param known what became of sections before
 */
export function placeQuestions(
  spec: Sections,
  questions: readonly Question[],
  known: readonly SectionFate[] = [],
): ReadonlyMap<string, Point | null> {
  const { homes } = findSections(spec.points, questions, known);
  const byKind = grouped(spec.points, ({ kind }) => kind);
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

/** From this length on the words of a mark are unique; “TBD” is in many places. */
const TELLING = 25;

/** Moves the question of a mark that has left its section to where the words are now, if in one place only. */
function followMarks(
  placed: Map<string, Point | null>,
  { points, marks }: Sections,
  questions: readonly Question[],
): void {
  const byId = new Map(points.map((point) => [point.id, point]));
  const holders = markHolders(marks);
  /** Words of marks with the section in which a question asks about them. */
  const asked = new Set<string>();
  const away: (readonly [id: string, words: string, holder: Point])[] = [];
  for (const { id, origin } of questions) {
    if (origin.from !== 'mark') continue;
    const words = markWords(origin.text);
    const held = holders.get(words);
    const [first] = held ?? [];
    const home = placed.get(id)?.id ?? null;
    const holder = held?.size === 1 && words.length >= TELLING ? byId.get(first ?? '') : undefined;
    if (held?.has(home)) asked.add(`${home}\n${words}`);
    else if (holder) away.push([id, words, holder]);
  }
  for (const [id, words, holder] of away) {
    const key = `${holder.id}\n${words}`;
    if (!asked.has(key)) placed.set(id, holder);
    asked.add(key);
  }
}
