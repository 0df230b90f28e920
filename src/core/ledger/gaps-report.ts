import type { Mark, Point, PointStatus, SpecReading } from '../spec/types.ts';

/** The report of `specwalk gaps --format json`: a contract, changed only with its version. */
export interface GapsReport {
  readonly version: 1;
  readonly documents: readonly DocumentGaps[];
}

export interface DocumentGaps {
  readonly path: string;
  readonly points: readonly Pick<Point, 'id' | 'title' | 'line' | 'depth' | 'kind' | 'status'>[];
  readonly marks: readonly Pick<Mark, 'line' | 'endLine' | 'kind' | 'text' | 'point'>[];
}

/** What one document says and leaves open. `status` lifts the status of a point by what has been decided about it. */
export function documentGaps(
  spec: SpecReading,
  path: string,
  status: (point: Point) => PointStatus = (point) => point.status,
): DocumentGaps {
  return {
    path,
    points: spec.points.map((point) => {
      const { id, title, line, depth, kind } = point;
      return { id, title, line, depth, kind, status: status(point) };
    }),
    marks: spec.marks.map(({ line, endLine, kind, text, point }) => ({ line, endLine, kind, text, point })),
  };
}

/** How many gaps a document has: points without a full answer, and marks. */
export function countGaps({ points, marks }: DocumentGaps): number {
  return points.filter(isGap).length + marks.length;
}

/** The report as lines for people: path:line, the status, the title or the words of the mark. */
export function gapLines({ path, points, marks }: DocumentGaps): readonly string[] {
  const rows = [
    ...points
      .filter(isGap)
      .map(({ line, status, id, title }) => ({ line, text: `${status.padEnd(10)}  ${label(id, title)}` })),
    ...marks.map(({ line, text }) => ({
      line,
      text: `${'mark'.padEnd(10)}  ${text.replace(/\s+/g, ' ').slice(0, 100)}`,
    })),
  ];
  return rows.sort((a, b) => a.line - b.line).map(({ line, text }) => `${path}:${line}  ${text}`);
}

function isGap({ status }: { readonly status: PointStatus }): boolean {
  return status === 'unanswered' || status === 'partial';
}

function label(id: string, title: string): string {
  return /^\d/.test(id) ? `${id}. ${title}` : title;
}
