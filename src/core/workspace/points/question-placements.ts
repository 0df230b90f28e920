import { memoizeByDeps } from '../../base/memoize.ts';
import type { Question, SectionFate } from '../../facts/types.ts';
import type { Point, PointStatus } from '../../spec/types.ts';
import { type PointsAndMarks, placeQuestions } from './place-questions.ts';
import { marksToAsk, markWords, pointsByMark } from './point-marks.ts';
import { sectionNames } from './section-names.ts';

export interface QuestionPlacement {
  /** Id of the point; an id that no point has where its section is gone. */
  readonly point: string;
  /** The present name of its section, as questions keep it; the last one where it is gone; undefined: none kept. */
  readonly section: string | undefined;
  /** Its place in reading order: that of its point, and within it that of its mark. */
  readonly order: number;
  /** Null while the specification leaves open what is asked. */
  readonly notAsked: NotAskedReason | null;
}

/** Why the specification no longer asks a question. */
export interface NotAskedReason {
  readonly because: string;
  /** What keeps the question open: an answer, a decision, or either of a bank question in the same section. */
  readonly unless: 'answered' | 'decided' | 'begun';
}

const STATUS_REASONS: Readonly<Partial<Record<PointStatus, string>>> = {
  answered: 'The specification says it now.',
  'not-applicable': 'The specification says now that it does not apply.',
  container: 'The sections below it say it now.',
};

const placementsCache = memoizeByDeps<PointsAndMarks, ReadonlyMap<string, QuestionPlacement>>();

/** By the id of the question. `knownFates`: what became of sections before. */
export function placementsOf(
  spec: PointsAndMarks,
  questions: readonly Question[],
  knownFates: readonly SectionFate[] = [],
) {
  return placementsCache(spec, [...questions, ...knownFates], () => computePlacements(spec, questions, knownFates));
}

function computePlacements(spec: PointsAndMarks, questions: readonly Question[], knownFates: readonly SectionFate[]) {
  const ids = new Set(spec.points.map(({ id }) => id));
  const names = sectionNames(spec.points);
  const placed = placeQuestions(spec, questions, knownFates);
  const orderOf = readingOrder(spec);
  const pointsWithBank = new Set<Point>();
  for (const { id, kind, origin } of questions) {
    const home = placed.get(id);
    if (origin.from === 'bank' && home?.kind === kind) pointsWithBank.add(home);
  }
  return new Map(
    questions.map((question) => {
      const home = placed.get(question.id) ?? null;
      const point = home ? home.id : goneId(question, ids);
      const notAsked = whyNotAsked(question, home, spec, pointsWithBank);
      const section = question.section === undefined || !home ? question.section : names.get(home.id);
      return [question.id, { point, section, order: orderOf(question, home), notAsked }];
    }),
  );
}

/** The questions about a point come first, then those about its marks as the text has them, then what people ask. */
function readingOrder({ points, marks }: PointsAndMarks): (question: Question, home: Point | null) => number {
  const pointIndexes = new Map(points.map((point, index) => [point, index]));
  const markIndexes = new Map(
    marks.map(({ point, text }, index) => [`${point}\n${markWords(text)}`, index] as const).reverse(),
  );
  const inPoint = ({ origin }: Question, { id }: Point) => {
    if (origin.from === 'mark') return markIndexes.get(`${id}\n${markWords(origin.text)}`) ?? marks.length;
    return origin.from === 'hand' || origin.from === 'edit' ? marks.length : -1;
  };
  return (question, home) =>
    home === null
      ? Number.POSITIVE_INFINITY
      : (pointIndexes.get(home) ?? 0) * (marks.length + 2) + inPoint(question, home) + 1;
}

/** Its former id, unless another section has that now. */
function goneId({ point, section }: Question, ids: ReadonlySet<string>): string {
  return ids.has(point) ? `${section} (${point})` : point;
}

function whyNotAsked(
  { kind, origin }: Question,
  home: Point | null,
  { marks }: PointsAndMarks,
  pointsWithBank: ReadonlySet<Point>,
): NotAskedReason | null {
  if (!home) return { because: 'Its section is no longer in the specification.', unless: 'answered' };
  const says = STATUS_REASONS[home.status];
  switch (origin.from) {
    case 'bank':
      if (says) return { because: says, unless: 'begun' };
      return home.kind === kind ? null : { because: 'Its section is about something else.', unless: 'begun' };
    case 'mark':
      if (says) return { because: says, unless: 'decided' };
      return pointsByMark(marks).get(markWords(origin.text))?.has(home.id)
        ? null
        : { because: 'The text no longer marks it as open.', unless: 'decided' };
    case 'point':
      if (says) return { because: says, unless: 'decided' };
      return pointsWithBank.has(home) || marksToAsk(home, marks).length > 0
        ? { because: 'What its section leaves open is now asked piece by piece.', unless: 'answered' }
        : null;
    default:
      return null;
  }
}
