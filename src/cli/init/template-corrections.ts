import { type Correction, checksum, type Point, type SpecReading } from '#core/index.ts';

const WHY = 'Nothing but lines that a template, or the other documents beside it, have as well.';

/**
 * What only the family of a document shows, as corrections that its workspace keeps: sections that seem to say something,
 * and hold nothing but what a template or the other documents hold as well.
 *
 * @param family the document read beside the others
 * @param alone the same read by itself
 */
export function templateCorrections(family: SpecReading, alone: SpecReading): readonly Correction[] {
  const byId = new Map(alone.points.map((point) => [point.id, point]));
  return family.points.flatMap((point) => {
    if (point.status !== 'unanswered' || point.unsaid !== 'template') return [];
    const own = byId.get(point.id);
    return own && own.status !== 'unanswered' ? [correctionOf(own)] : [];
  });
}

/** Named by what it is about, so that the same comes of it however often the document is read. */
function correctionOf({ id, title, text }: Point): Correction {
  return {
    fact: 'correction',
    id: `template-${checksum(`${id}\n${text}`)}`,
    point: id,
    section: title,
    status: 'unanswered',
    of: checksum(text),
    why: WHY,
    by: { name: 'Specwalk', role: '' },
    at: '',
  };
}
