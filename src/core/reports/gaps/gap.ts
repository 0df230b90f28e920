import { groupBy } from '../../base/group-by.ts';
import { memoizeByObject } from '../../base/memoize.ts';
import { printableLine, shortPrintableLine } from '../../base/texts.ts';
import type { MarkKind, UnansweredReason } from '../../spec/types.ts';
import type { DocumentGaps, ReportedMark, ReportedPoint } from './report.ts';

const UNSAID_WORDS: Readonly<Record<UnansweredReason, string>> = {
  empty: 'empty',
  open: 'only marks',
  instructions: 'only instructions to the author',
  template: 'only text of the template',
};

/** "3. Entities", or the title alone where it has no number. */
function pointTitle({ id, title }: Pick<ReportedPoint, 'id' | 'title'>): string {
  return shortPrintableLine(/^\d/.test(id) ? `${id}. ${title}` : title);
}

/** "for Kim, due 2026-12-01"; empty where it names neither. */
function ownerWords({ owner, due }: Pick<ReportedMark, 'owner' | 'due'>): string {
  return [...(owner ? [`for ${shortPrintableLine(owner)}`] : []), ...(due ? [`due ${due}`] : [])].join(', ');
}

/** What makes something a gap: a status of a point, or a kind of mark. */
export type GapKind = 'unanswered' | 'partial' | MarkKind;

/** One thing that a document leaves unsaid. Lines are 1-based. */
export interface Gap {
  readonly path: string;
  readonly line: number;
  readonly endLine: number;
  readonly kind: GapKind;
  /** The point that it is, or is in; id null and title empty before the first heading. */
  readonly point: { readonly id: string | null; readonly title: string };
  /** The title of the point, or what the mark says; in one line. */
  readonly words: string;
  /** Why a point says nothing, and whom it waits for; empty where neither is known. */
  readonly aside: string;
  /** Whom it waits for, and until when, YYYY-MM-DD: as its mark says, or the first mark of a point that does. */
  readonly owner?: string;
  readonly due?: string;
  /** The entry of the report that it comes from. */
  readonly entry: ReportedPoint | ReportedMark;
}

/**
 * The gaps of a document in the order of its lines, each once: a point that says nothing with all the marks in it, a
 * mark in a point that says the rest, a point that says a part without showing which. What was settled is none.
 */
export const gapsIn = memoizeByObject(({ path, points, marks }: DocumentGaps): readonly Gap[] => {
  const marksByPoint = groupBy(marks, ({ point }) => point);
  const byId = new Map<string | null, ReportedPoint>(points.map((point) => [point.id, point]));
  const ofPoints = points
    .filter((point) => point.status === 'unanswered' || (point.status === 'partial' && !marksByPoint.has(point.id)))
    .map((point) => pointGap(path, point, marksByPoint.get(point.id) ?? []));
  const ofMarks = marks
    .filter((mark) => isOwnGap(mark, byId.get(mark.point)))
    .map((mark) => markGap(path, mark, byId.get(mark.point)?.title ?? ''));
  return [...ofPoints, ...ofMarks].sort((a, b) => a.line - b.line);
});

/** A mark is its own gap unless its point says nothing at all, or is settled; one in a title always is. */
function isOwnGap({ line }: ReportedMark, point: ReportedPoint | undefined): boolean {
  if (!point || point.status === 'partial' || point.status === 'container') return true;
  return point.status !== 'unanswered' && line === point.line;
}

function pointGap(path: string, point: ReportedPoint, marks: readonly ReportedMark[]): Gap {
  const { id, title, line, status } = point;
  const waits = ownerAndDue(marks.find(({ owner, due }) => owner ?? due) ?? {});
  return {
    path,
    line,
    // Only the heading: a code host shows a gap in a change where all of its lines were changed.
    endLine: line,
    kind: status === 'unanswered' ? 'unanswered' : 'partial',
    point: { id, title },
    words: pointTitle(point),
    aside: [whyUnsaid(point, marks), ownerWords(waits)].filter((words) => words !== '').join(', '),
    ...waits,
    entry: point,
  };
}

function whyUnsaid({ unsaid }: ReportedPoint, [mark, more]: readonly ReportedMark[]): string {
  if (unsaid === 'open' && mark && !more) return `only “${shortPrintableLine(mark.text)}”`;
  return unsaid ? UNSAID_WORDS[unsaid] : '';
}

function ownerAndDue({ owner, due }: Pick<ReportedMark, 'owner' | 'due'>): Pick<Gap, 'owner' | 'due'> {
  return { ...(owner ? { owner } : {}), ...(due ? { due } : {}) };
}

function markGap(path: string, mark: ReportedMark, title: string): Gap {
  return {
    path,
    line: mark.line,
    endLine: mark.endLine,
    kind: mark.kind,
    point: { id: mark.point, title },
    words: printableLine(mark.text),
    aside: ownerWords(mark),
    ...ownerAndDue(mark),
    entry: mark,
  };
}

/** A path with "/" as a relative URI reference, or as a file URI where it starts at the root. */
export function uriOf(path: string): string {
  const encoded = path
    .split('/')
    .map((part) => encodeURIComponent(part.replace(/\p{Cs}/gu, '\uFFFD')))
    .join('/');
  if (path.startsWith('/')) return `file://${encoded}`;
  const [, drive, rest] = /^([a-z])%3A(\/.*)$/i.exec(encoded) ?? [];
  return drive && rest ? `file:///${drive}:${rest}` : encoded;
}
