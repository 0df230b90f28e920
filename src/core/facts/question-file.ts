import * as v from 'valibot';
import { omitUndefined } from '../base/omit-undefined.ts';
import type { ShapeSpec } from '../shapes/types.ts';
import { NAMED_KINDS } from '../spec/types.ts';
import { type FrontMatter, type ReadResult, writeFrontMatter } from './front-matter.ts';
import { firstIssue, schemas, shapeSpecSchema } from './schemas.ts';
import type { Origin, Question } from './types.ts';

const ORIGINS = schemas.oneOf(['bank', 'point', 'mark', 'edit', 'answer', 'hand']);

/** Only `point` is needed in a file written by hand; the rest has a default. */
const schema = v.strictObject({
  point: schemas.said(200),
  section: v.exactOptional(schemas.said(500)),
  kind: v.exactOptional(schemas.oneOf([...NAMED_KINDS, 'other']), 'other'),
  slot: v.exactOptional(schemas.said(200)),
  origin: v.exactOptional(ORIGINS, 'hand'),
  mark: v.exactOptional(schemas.line(2_000)),
  because: v.exactOptional(schemas.id),
  item: v.exactOptional(schemas.id),
  'item-label': v.exactOptional(schemas.name),
  thing: v.exactOptional(schemas.id),
  'thing-label': v.exactOptional(schemas.name),
  said: v.exactOptional(schemas.name),
  or: v.exactOptional(schemas.words),
  words: v.exactOptional(schemas.said(200)),
  like: v.exactOptional(schemas.id),
  by: v.exactOptional(schemas.line(80), ''),
  role: v.exactOptional(schemas.line(80), ''),
  at: v.exactOptional(schemas.line(40), ''),
  during: v.exactOptional(schemas.id),
  shape: v.exactOptional(v.string('must be the name of a shape'), 'text'),
  options: v.exactOptional(v.unknown()),
  units: v.exactOptional(v.unknown()),
  rows: v.exactOptional(v.unknown()),
  columns: v.exactOptional(v.unknown()),
  cells: v.exactOptional(v.unknown()),
  who: v.exactOptional(schemas.words, () => []),
  needs: v.exactOptional(schemas.ids, () => []),
  blocks: v.exactOptional(schemas.words, () => []),
  minutes: v.exactOptional(v.pipe(v.number('must be a number of minutes'), v.minValue(0), v.maxValue(600)), 3),
  reversal: v.exactOptional(v.picklist([1, 2, 3], 'must be 1, 2 or 3'), 2),
});

/** Reads a question's file. The first paragraph of the body is the question, the rest says why it matters. */
export function readQuestion(id: string, file: FrontMatter): ReadResult<Question> {
  const parsed = v.safeParse(schema, file.data);
  if (!parsed.success) return firstIssue(parsed.issues);
  const { output } = parsed;
  const origin = originOf(output);
  if ('sentence' in origin) return origin;
  const { shape, options, units, rows, columns, cells } = output;
  const spec = v.safeParse(shapeSpecSchema, omitUndefined({ shape, options, units, rows, columns, cells }));
  if (!spec.success) return firstIssue(spec.issues);
  const [ask = ''] = file.body.split(/\n{2,}/);
  if (ask.trim() === '')
    return { key: '', sentence: 'The question itself is missing; write it below the front matter.' };
  return {
    fact: 'question',
    id,
    point: output.point,
    ...omitUndefined({ section: output.section }),
    kind: output.kind,
    slot: output.slot ?? null,
    origin,
    ask: ask.replace(/\s*\n\s*/g, ' ').trim(),
    why: file.body.slice(ask.length).trim(),
    shape: spec.output as ShapeSpec,
    who: output.who,
    needs: output.needs,
    blocks: output.blocks,
    minutes: output.minutes,
    reversal: output.reversal,
  };
}

function originOf(data: v.InferOutput<typeof schema>): ReadResult<Origin> {
  const { by, role, at, during } = data;
  if (data.origin === 'hand') return { from: 'hand', by: { name: by, role }, at, ...omitUndefined({ during }) };
  if (data.origin === 'mark') return { from: 'mark', text: data.mark ?? '' };
  if (data.origin === 'answer') return answerOriginOf(data);
  return { from: data.origin };
}

/** The answer that raised it. A file written by hand may name an item by its id alone. */
function answerOriginOf(data: v.InferOutput<typeof schema>): ReadResult<Origin> {
  const { because, item, thing, said, or, words, like } = data;
  if (because === undefined)
    return { key: 'because', sentence: '“because” is missing: name the question whose answer raised it.' };
  return {
    from: 'answer',
    because,
    ...(item !== undefined && { item: { id: item, label: data['item-label'] ?? item } }),
    ...(thing !== undefined && { thing: { id: thing, label: data['thing-label'] ?? thing } }),
    ...omitUndefined({ said, or, words, like }),
  };
}

/** The file of a question, the same bytes on every branch that raises it; it carries everything (decision 006). */
export function writeQuestion(question: Question): string {
  const { point, section, kind, slot, origin, ask, why, shape, who, needs, blocks, minutes, reversal } = question;
  const about = { point, section, kind, slot: slot ?? undefined, origin: origin.from };
  const data = { ...about, ...originData(origin), ...shape, who, needs, blocks, minutes, reversal };
  return writeFrontMatter(data, why ? `${ask}\n\n${why}` : ask);
}

function originData(origin: Origin): Readonly<Record<string, unknown>> {
  if (origin.from === 'mark') return { mark: origin.text };
  if (origin.from === 'hand') {
    const { by, at, during } = origin;
    return { by: by.name, role: by.role, at, during };
  }
  if (origin.from !== 'answer') return {};
  const { because, item, thing, said, or, words, like } = origin;
  return {
    because,
    item: item?.id,
    'item-label': item?.label,
    thing: thing?.id,
    'thing-label': thing?.label,
    said,
    or,
    words,
    like,
  };
}
