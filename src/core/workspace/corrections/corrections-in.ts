import { checksum } from '../../base/checksum.ts';
import { groupBy } from '../../base/group-by.ts';
import { memoizeByDeps, memoizeByObject } from '../../base/memoize.ts';
import { compareTexts } from '../../base/texts.ts';
import type { Correction, Fact, SectionFate, SectionKey } from '../../facts/types.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import type { Point, SpecReading } from '../../spec/types.ts';
import { pointsByName, sectionFatesIn, sectionKeyText } from '../points/section-names.ts';

/** The corrections that override what the text of a point reads. */
export interface PointCorrections {
  readonly kind?: Correction;
  readonly status?: Correction;
}

/** Oldest first. Those of the program have no time, so that they come before all that people say. */
const sortedCorrections = memoizeByObject((facts: readonly Fact[]) =>
  facts
    .filter((fact) => fact.fact === 'correction')
    .sort((a, b) => compareTexts(a.at, b.at) || compareTexts(a.id, b.id)),
);
const correctionsCache = memoizeByDeps<SpecReading, ReadonlyMap<string, PointCorrections>>();

/** By point. The newest wins, for kind and status separately; those taken back are left out. */
export function correctionsIn(spec: SpecReading, facts: readonly Fact[]): ReadonlyMap<string, PointCorrections> {
  const corrections = sortedCorrections(facts);
  const fates = sectionFatesIn(facts);
  return correctionsCache(spec, [...corrections, ...fates], () => correctionsByPoint(spec.points, corrections, fates));
}

function correctionsByPoint(
  points: readonly Point[],
  corrections: readonly Correction[],
  fates: readonly SectionFate[],
) {
  const found = new Map<string, PointCorrections>();
  if (corrections.length === 0) return found;
  const find = finder(points, fates);
  for (const [point, ownCorrections] of groupBy(corrections, find)) {
    if (!point) continue;
    const kind = newestCorrection(ownCorrections, 'kind');
    // A status holds while the section reads as it did when it was given.
    const isOfNow = ({ of }: Correction) => of === undefined || of === checksum(point.text);
    const status = newestCorrection(ownCorrections.filter(isOfNow), 'status');
    if (kind || status) found.set(point.id, { ...(kind && { kind }), ...(status && { status }) });
  }
  return found;
}

function newestCorrection(corrections: readonly Correction[], about: 'kind' | 'status'): Correction | undefined {
  const last = corrections.findLast((one) => one[about] !== undefined);
  if (last?.[about] !== 'as-read') return last;
  return corrections.findLast((one) => one[about] !== undefined && one.at === '');
}

/** How many changes of name or number of a section are followed; ends circles. */
const MAX_CHANGES = 100;

/**
 * Finds a point again, after all known changes of its section: by id and title, or by a title that no other has; by
 * its id alone only where no title was kept.
 */
function finder(points: readonly Point[], fates: readonly SectionFate[]): (said: Correction) => Point | undefined {
  const byId = new Map(points.map((point) => [point.id, point]));
  const byName = pointsByName(points);
  const nextKeyOf = new Map(fates.map((fate) => [sectionKeyText(fate), fate.now]));
  const lastKnown = (key: SectionKey): SectionKey | null => {
    let last: SectionKey | null = key;
    for (let changes = 0; last && changes < MAX_CHANGES; changes++) {
      const next = nextKeyOf.get(sectionKeyText(last));
      if (next === undefined) return last;
      last = next;
    }
    return last;
  };
  return (said) => {
    const key = lastKnown({ point: said.point, section: said.section });
    const there = key ? byId.get(key.point) : undefined;
    const named = [...((key && byName.get(foldCase(key.section))) ?? [])];
    if (there && (said.section === '' || named.includes(there))) return there;
    return named.length === 1 ? named[0] : undefined;
  };
}

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
