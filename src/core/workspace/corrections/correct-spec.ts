import { memoizeByDeps } from '../../base/memoize.ts';
import type { Fact } from '../../facts/types.ts';
import type { Point, SpecReading } from '../../spec/types.ts';
import { correctionsIn, type PointCorrections } from './corrections-in.ts';

const specCache = memoizeByDeps<SpecReading, SpecReading>();

/** A specification with the corrections people made to its reading; the same object where there are none. */
export function correctSpec(spec: SpecReading, facts: readonly Fact[]): SpecReading {
  const corrections = correctionsIn(spec, facts);
  if (corrections.size === 0) return spec;
  return specCache(spec, [corrections], () => ({
    ...spec,
    points: spec.points.map((point) => correctPoint(point, corrections.get(point.id))),
  }));
}

function correctPoint(point: Point, corrections: PointCorrections | undefined): Point {
  if (!corrections) return point;
  const kind = overrideOf(corrections.kind?.kind) ?? point.kind;
  const status = overrideOf(corrections.status?.status);
  if (status === undefined) return { ...point, kind };
  const { unsaid, ...rest } = point;
  if (status !== 'unanswered') return { ...rest, kind, status };
  const because = unsaid ?? unsaidReasonOf(point, corrections);
  return { ...rest, kind, status, ...(because && { unsaid: because }) };
}

/** Why it says nothing: the program sets this status only for a template's lines; people need not give a reason. */
function unsaidReasonOf({ text }: Point, { status }: PointCorrections): Point['unsaid'] {
  if (status?.at === '') return 'template';
  return text === '' ? 'empty' : undefined;
}

function overrideOf<T extends string>(said: T | 'as-read' | undefined): T | undefined {
  return said === 'as-read' ? undefined : said;
}
