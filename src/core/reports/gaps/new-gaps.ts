import { groupBy } from '../../base/group-by.ts';
import type { Doubt } from '../../spec/doubts.ts';
import type { PointStatus } from '../../spec/types.ts';
import { type Gap, gapsIn } from './gap.ts';
import type { DocumentGaps } from './report.ts';

/**
 * What a document leaves unsaid now and did not before; all of it where there was no document before. A gap is the
 * same where the point (by its id or its title), the kind and the words are the same: lines may move, and sections
 * may get other numbers. A section that said less before is no new gap; what it still leaves open is not new if it said even less before. A new gap
 * comes with the point that it is in. A doubt is the same where the point, the kind and the words are.
 */
export function newGaps(now: DocumentGaps, before: DocumentGaps | null): DocumentGaps {
  const gaps = gapsIn(now);
  const old = before ? earlierGaps(gaps, now, before) : new Set<Gap>();
  const fresh = gaps.filter((gap) => !old.has(gap));
  const entries = new Set<Gap['entry']>(fresh.map(({ entry }) => entry));
  const pointIds = new Set(fresh.map(({ point }) => point.id));
  const emptyPointIds = new Set(fresh.filter(({ kind }) => kind === 'unanswered').map(({ point }) => point.id));
  return {
    ...now,
    points: now.points.filter(({ id }) => pointIds.has(id)),
    marks: now.marks.filter((mark) => entries.has(mark) || emptyPointIds.has(mark.point)),
    ...(now.doubts ? { doubts: newDoubts(now, before) } : {}),
  };
}

/** The gaps that are not new: they were there, or their section was less complete. */
function earlierGaps(gaps: readonly Gap[], now: DocumentGaps, before: DocumentGaps): ReadonlySet<Gap> {
  const keys = placeKeys(now, before);
  const matches = matchPairs(gaps, gapsIn(before), {
    keysInOrder: keys,
    identityNow: gapIdentity,
    identityBefore: gapIdentity,
  });
  const old = new Set(matches.keys());
  const stayed = new Set<Gap['entry']>([...matches.values()].map(({ entry }) => entry));
  const points = before.points
    .filter((point) => !stayed.has(point))
    .map(({ id, title, status }) => ({ point: { id, title }, status }));
  for (const [status, covers] of COVERED_BY_STATUS) {
    const left = gaps.filter((gap) => !old.has(gap) && covers(gap));
    const sections = [...groupBy(left, ({ point }) => point.id).values()].flatMap(([gap, ...more]) =>
      gap ? [{ point: gap.point, gaps: [gap, ...more] }] : [],
    );
    const matchedSections = matchPairs(sections, points, {
      keysInOrder: keys,
      identityNow: () => status,
      identityBefore: (point) => point.status,
    });
    for (const section of matchedSections.keys()) for (const gap of section.gaps) old.add(gap);
  }
  return old;
}

/** Which gaps an earlier status of the section already covers. */
const COVERED_BY_STATUS: readonly (readonly [before: PointStatus, covers: (gap: Gap) => boolean])[] = [
  ['unanswered', ({ kind }) => kind !== 'unanswered'],
  ['partial', ({ kind }) => kind === 'partial'],
];

function gapIdentity({ kind, entry }: Gap): string {
  return 'text' in entry ? `${kind} ${entry.text.replace(/\s+/g, ' ')}` : kind;
}

function newDoubts(now: DocumentGaps, before: DocumentGaps | null): readonly Doubt[] {
  const placed = placedDoubts(now);
  if (!before) return placed.map(({ doubt }) => doubt);
  const doubtIdentity = ({ doubt }: PlacedDoubt) => `${doubt.kind} ${doubt.text}`;
  const matches = matchPairs(placed, placedDoubts(before), {
    keysInOrder: placeKeys(now, before),
    identityNow: doubtIdentity,
    identityBefore: doubtIdentity,
  });
  return placed.filter((one) => !matches.has(one)).map(({ doubt }) => doubt);
}

interface PlacedDoubt extends WithPoint {
  readonly doubt: Doubt;
}

function placedDoubts({ points, doubts = [] }: DocumentGaps): readonly PlacedDoubt[] {
  const titles = new Map<string | null, string>(points.map(({ id, title }) => [id, title]));
  return doubts.map((doubt) => ({
    doubt,
    point: { id: doubt.point, title: titles.get(doubt.point) ?? '' },
  }));
}

type WithPoint = Pick<Gap, 'point'>;

/** One way to match a point with its earlier version; null where it cannot be used. */
interface PlaceKey {
  readonly now: (placed: WithPoint) => string | null;
  readonly before: (placed: WithPoint) => string | null;
}

/** The surest first. A number alone identifies only a section with a new title. */
function placeKeys(now: DocumentGaps, before: DocumentGaps): readonly PlaceKey[] {
  const idAndTitle = ({ point }: WithPoint) => `${point.id}\n${point.title}`;
  const title = ({ point }: WithPoint) => point.title;
  const idUnlessTitled = ({ points }: DocumentGaps) => {
    const titles = new Set(points.map((point) => point.title));
    return ({ point }: WithPoint) => (titles.has(point.title) ? null : `${point.id}`);
  };
  return [
    { now: idAndTitle, before: idAndTitle },
    { now: title, before: title },
    { now: idUnlessTitled(before), before: idUnlessTitled(now) },
  ];
}

interface MatchOptions<N, O> {
  readonly keysInOrder: readonly PlaceKey[];
  /** The identity of an item now … */
  readonly identityNow: (one: N) => string;
  /** … and before. */
  readonly identityBefore: (old: O) => string;
}

/** Pairs each item of now with the same one at the same place before, where there is one. */
function matchPairs<N extends WithPoint, O extends WithPoint>(
  current: readonly N[],
  earlier: readonly O[],
  { keysInOrder: keys, identityNow, identityBefore }: MatchOptions<N, O>,
): ReadonlyMap<N, O> {
  const pairs = new Map<N, O>();
  const taken = new Set<O>();
  for (const placeKey of keys) {
    const free = groupBy(
      earlier.filter((old) => !taken.has(old) && placeKey.before(old) !== null).toReversed(),
      (old) => `${identityBefore(old)}\n${placeKey.before(old)}`,
    );
    for (const one of current) {
      const key = pairs.has(one) ? null : placeKey.now(one);
      const old = key === null ? undefined : free.get(`${identityNow(one)}\n${key}`)?.pop();
      if (!old) continue;
      pairs.set(one, old);
      taken.add(old);
    }
  }
  return pairs;
}
