import { omitUndefined } from '../../base/omit-undefined.ts';
import type { Doubt } from '../../spec/doubts.ts';
import type { Mark, Point, PointStatus, SpecReading } from '../../spec/types.ts';

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
