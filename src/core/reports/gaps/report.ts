import { omitUndefined } from '../../base/omit-undefined.ts';
import { withCount } from '../../english/plural.ts';
import type { Doubt } from '../../spec/doubts.ts';
import type { Mark, Point, PointStatus, SpecReading } from '../../spec/types.ts';
import { gapsIn } from './gap.ts';

/** `specwalk gaps --format json`: a contract, changed only with its version. */
export interface GapsReport {
  readonly version: 1;
  /**
   * The revision compared with: only what is new since then is listed, and the points that it is in. Absent:
   * everything.
   */
  readonly since?: string;
  readonly documents: readonly DocumentGaps[];
}

export interface DocumentGaps {
  readonly path: string;
  readonly points: readonly ReportedPoint[];
  readonly marks: readonly ReportedMark[];
  /** Only where they were asked for; not counted. */
  readonly doubts?: readonly Doubt[];
}

export type ReportedPoint = Pick<Point, 'id' | 'title' | 'line' | 'depth' | 'kind' | 'status' | 'unsaid'>;
export type ReportedMark = Pick<Mark, 'line' | 'endLine' | 'kind' | 'text' | 'point' | 'owner' | 'due'>;

/** `status` raises the status of a point by what has been decided about it. */
export function documentGaps(
  spec: SpecReading,
  path: string,
  status: (point: Point) => PointStatus = (point) => point.status,
): DocumentGaps {
  return {
    path,
    points: spec.points.map((point) => reportedPoint(point, status(point))),
    marks: spec.marks.map(({ line, endLine, kind, text, point, owner, due }) => ({
      line,
      endLine,
      kind,
      text,
      point,
      ...omitUndefined({ owner, due }),
    })),
  };
}

function reportedPoint({ id, title, line, depth, kind, unsaid }: Point, status: PointStatus): ReportedPoint {
  return { id, title, line, depth, kind, status, ...(status === 'unanswered' && omitUndefined({ unsaid })) };
}

function countGaps(document: DocumentGaps): number {
  return gapsIn(document).length;
}

export function totalGaps(documents: readonly DocumentGaps[]): number {
  return documents.reduce((sum, document) => sum + countGaps(document), 0);
}

/** How much is unsaid in how many documents. A single document is named. */
export function totalWords(documents: readonly DocumentGaps[], since: string | null): string {
  const count = totalGaps(documents);
  const fresh = since === null ? '' : 'new ';
  const after = since === null ? '' : ` since ${since}`;
  const gaps = withCount(count, `${fresh}gap`);
  const [only] = documents;
  if (only && documents.length === 1)
    return count === 0 ? `${only.path}: no ${fresh}gaps${after}.` : `${only.path}: ${gaps}${after}.`;
  const having = documents.filter((document) => countGaps(document) > 0).length;
  return count === 0
    ? `No ${fresh}gaps in ${withCount(documents.length, 'document')}${after}.`
    : `${gaps} in ${having} of ${documents.length} documents${after}.`;
}

export function limitWords(open: number, allowed: number): string {
  return `${open} open, ${allowed} allowed.`;
}

/** Empty where nobody asked for doubts. */
export function doubtsTotal(documents: readonly DocumentGaps[]): string {
  if (documents.every(({ doubts }) => doubts === undefined)) return '';
  const count = documents.reduce((sum, { doubts = [] }) => sum + doubts.length, 0);
  return `${withCount(count, 'warning')}, not counted as gaps.`;
}
