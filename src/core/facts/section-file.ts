import * as v from 'valibot';
import { type FrontMatter, type ReadResult, writeFrontMatter } from './front-matter.ts';
import { firstIssue, schemas } from './schemas.ts';
import type { SectionChange } from './types.ts';

const key = { point: schemas.said(200), section: schemas.said(500) };
const place = v.strictObject(
  {
    section: schemas.line(500),
    depth: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6)),
    lacks: v.exactOptional(v.literal(true)),
  },
  'must be a list of { section: …, depth: … }',
);
const ENTRY = 'must be a list of { point: …, section: …, now-point: …, now: … }';
const schema = v.strictObject({
  number: v.pipe(v.number('must be a number'), v.integer('must be a whole number'), v.minValue(1, 'must be 1 or more')),
  sections: v.exactOptional(
    v.pipe(
      v.array(
        v.strictObject({ ...key, 'now-point': v.exactOptional(key.point), now: v.exactOptional(key.section) }, ENTRY),
        ENTRY,
      ),
      v.maxLength(100_000, 'must have at most 100,000 entries'),
    ),
    () => [],
  ),
  order: v.exactOptional(v.array(place, 'must be a list of { section: …, depth: … }')),
});

/** Reads a section change; the file has no body. A section without `now` is gone. The file may hold only the order. */
export function readSection(id: string, file: FrontMatter): ReadResult<SectionChange> {
  const parsed = v.safeParse(schema, file.data);
  if (!parsed.success) return firstIssue(parsed.issues);
  const fates = parsed.output.sections.map(({ point, section, now, 'now-point': nowPoint }) => ({
    point,
    section,
    now: now === undefined || nowPoint === undefined ? null : { point: nowPoint, section: now },
  }));
  const order = parsed.output.order?.map(({ lacks = false, ...of }) => ({ ...of, lacks }));
  return { fact: 'section', id, number: parsed.output.number, fates, ...(order && { order }) };
}

export function writeSection({ number, fates, order }: SectionChange): string {
  const sections = fates.map(({ point, section, now }) => ({
    point,
    section,
    'now-point': now?.point,
    now: now?.section,
  }));
  const places = order?.map(({ section, depth, lacks }) => ({ section, depth, lacks: lacks || undefined }));
  return writeFrontMatter({ number, sections: sections.length > 0 ? sections : undefined, order: places }, '');
}
