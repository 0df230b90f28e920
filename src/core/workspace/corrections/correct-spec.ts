import { memoizeByInputs } from '../../base/memoize.ts';
import type { Fact } from '../../facts/types.ts';
import type { Point, SpecReading } from '../../spec/types.ts';
import { correctionsIn, type InForce } from './corrections-in.ts';

const kept = memoizeByInputs<SpecReading, SpecReading>();

/** A specification with the corrections people made to its reading; the same object where there are none. */
export function correctSpec(spec: SpecReading, facts: readonly Fact[]): SpecReading {
  const inForce = correctionsIn(spec, facts);
  if (inForce.size === 0) return spec;
  return kept(spec, [inForce], () => ({
    ...spec,
    points: spec.points.map((point) => corrected(point, inForce.get(point.id))),
  }));
}

function corrected(point: Point, inForce: InForce | undefined): Point {
  if (!inForce) return point;
  const kind = given(inForce.kind?.kind) ?? point.kind;
  const status = given(inForce.status?.status);
  if (status === undefined) return { ...point, kind };
  const { unsaid, ...said } = point;
  if (status !== 'unanswered') return { ...said, kind, status };
  const because = unsaid ?? unsaidBy(point, inForce);
  return { ...said, kind, status, ...(because && { unsaid: because }) };
}

/** Why it says nothing: the program sets this status only for a template's lines; people need not give a reason. */
function unsaidBy({ text }: Point, { status }: InForce): Point['unsaid'] {
  if (status?.at === '') return 'template';
  return text === '' ? 'empty' : undefined;
}

function given<T extends string>(said: T | 'as-read' | undefined): T | undefined {
  return said === 'as-read' ? undefined : said;
}
