import { grouped } from '../../base/grouped.ts';
import type { Doubt } from '../../spec/doubts.ts';
import type { PointStatus } from '../../spec/types.ts';
import { type Gap, gapsIn } from './gap.ts';
import type { DocumentGaps } from './report.ts';
import { type Placed, paired, signsBetween } from './same-place.ts';

/**
 * What a document leaves unsaid now and did not before; all of it where there was no document before. A gap is the
 * same one where the point (by its id or its title), the kind and the words are the same: lines may move, sections
 * change their numbers. A section that said less before is no new gap, nor is what it still leaves open. With a new gap
 * comes the point that it stands in. A doubt is the same one where the point, the kind and the words are.
 */
export function newIn(now: DocumentGaps, before: DocumentGaps | null): DocumentGaps {
  const gaps = gapsIn(now);
  const old = before ? notAnyMore(gaps, now, before) : new Set<Gap>();
  const fresh = gaps.filter((gap) => !old.has(gap));
  const entries = new Set<Gap['entry']>(fresh.map(({ entry }) => entry));
  const places = new Set(fresh.map(({ point }) => point.id));
  const whole = new Set(fresh.filter(({ kind }) => kind === 'unanswered').map(({ point }) => point.id));
  return {
    ...now,
    points: now.points.filter(({ id }) => places.has(id)),
    marks: now.marks.filter((mark) => entries.has(mark) || whole.has(mark.point)),
    ...(now.doubts ? { doubts: newDoubts(now, before) } : {}),
  };
}

/** The gaps that were there before, or that a section has which said less before. */
function notAnyMore(gaps: readonly Gap[], now: DocumentGaps, before: DocumentGaps): ReadonlySet<Gap> {
  const signs = signsBetween(now, before);
  const same = paired(gaps, gapsIn(before), { signs, of: what, from: what });
  const old = new Set(same.keys());
  const stayed = new Set<Gap['entry']>([...same.values()].map(({ entry }) => entry));
  const points = before.points
    .filter((point) => !stayed.has(point))
    .map(({ id, title, status }) => ({ point: { id, title }, status }));
  for (const [status, covers] of LESS) {
    const left = gaps.filter((gap) => !old.has(gap) && covers(gap));
    const sections = [...grouped(left, ({ point }) => point.id).values()].flatMap(([gap, ...more]) =>
      gap ? [{ point: gap.point, gaps: [gap, ...more] }] : [],
    );
    const said = paired(sections, points, { signs, of: () => status, from: (point) => point.status });
    for (const section of said.keys()) for (const gap of section.gaps) old.add(gap);
  }
  return old;
}

/** What is no new gap in a section of which something was known to be unsaid before. */
const LESS: readonly (readonly [before: PointStatus, covers: (gap: Gap) => boolean])[] = [
  ['unanswered', ({ kind }) => kind !== 'unanswered'],
  ['partial', ({ kind }) => kind === 'partial'],
];

function what({ kind, entry }: Gap): string {
  return 'text' in entry ? `${kind} ${entry.text.replace(/\s+/g, ' ')}` : kind;
}

function newDoubts(now: DocumentGaps, before: DocumentGaps | null): readonly Doubt[] {
  const placed = placedDoubts(now);
  if (!before) return placed.map(({ doubt }) => doubt);
  const words = ({ doubt }: PlacedDoubt) => `${doubt.kind} ${doubt.text}`;
  const same = paired(placed, placedDoubts(before), {
    signs: signsBetween(now, before),
    of: words,
    from: words,
  });
  return placed.filter((one) => !same.has(one)).map(({ doubt }) => doubt);
}

interface PlacedDoubt extends Placed {
  readonly doubt: Doubt;
}

function placedDoubts({ points, doubts = [] }: DocumentGaps): readonly PlacedDoubt[] {
  const titles = new Map<string | null, string>(points.map(({ id, title }) => [id, title]));
  return doubts.map((doubt) => ({
    doubt,
    point: { id: doubt.point, title: titles.get(doubt.point) ?? '' },
  }));
}
