import { checksum } from '../checksum.ts';
import type { Correction, Fact } from '../facts/types.ts';
import { grouped } from '../grouped.ts';
import { folded } from '../model/shapes/folded.ts';
import { pointsByName } from '../points/section-names.ts';
import { keptWhile, oncePer } from '../remembered.ts';
import type { Point, SpecReading } from '../spec/types.ts';

/** What holds of a point instead of what its text reads: the corrections that say so. */
export interface InForce {
  readonly kind?: Correction;
  readonly status?: Correction;
}

/** Those of the program bear no time, so that whatever a person says comes after them. */
const all = oncePer((facts: readonly Fact[]) =>
  facts
    .filter((fact) => fact.fact === 'correction')
    .sort((a, b) => (a.at < b.at || (a.at === b.at && a.id < b.id) ? -1 : 1)),
);
const kept = keptWhile<SpecReading, ReadonlyMap<string, InForce>>();

/**
 * The corrections in force, by the id that their point has now. The newest wins, for kind and status apart; what is
 * taken back leaves what the program itself found.
 */
export function correctionsIn(spec: SpecReading, facts: readonly Fact[]): ReadonlyMap<string, InForce> {
  const corrections = all(facts);
  return kept(spec, corrections, () => inForce(spec.points, corrections));
}

function inForce(points: readonly Point[], corrections: readonly Correction[]) {
  const found = new Map<string, InForce>();
  if (corrections.length === 0) return found;
  const find = finder(points);
  for (const [point, said] of grouped(corrections, find)) {
    if (!point) continue;
    const kind = newest(said, 'kind');
    const status = newest(said.filter(stillHolds(point)), 'status');
    if (kind || status) found.set(point.id, { ...(kind && { kind }), ...(status && { status }) });
  }
  return found;
}

function newest(said: readonly Correction[], about: 'kind' | 'status'): Correction | undefined {
  const last = said.findLast((one) => one[about] !== undefined);
  if (last?.[about] !== 'as-read') return last;
  return said.findLast((one) => one[about] !== undefined && one.at === '');
}

/** Whether the section still reads as it did when its status was given. */
function stillHolds({ text }: Point): (said: Correction) => boolean {
  return ({ of }) => of === undefined || of === checksum(text);
}

/** Finds a point again: by id and title, by a title that no other has, or else by its id. */
function finder(points: readonly Point[]): (said: Correction) => Point | undefined {
  const byId = new Map(points.map((point) => [point.id, point]));
  return ({ point, section }) => {
    const there = byId.get(point);
    const [titled, ...more] = pointsByName(points).get(folded(section)) ?? [];
    return titled && titled !== there && more.length === 0 ? titled : there;
  };
}
