import * as v from 'valibot';
import type { ShapeSpec } from '../model/shapes/types.ts';
import { NAMED_KINDS } from '../spec/types.ts';
import { type FrontMatter, writeFrontMatter } from './front-matter.ts';
import { firstIssue, piece, shapeSpec } from './schemas.ts';
import type { Origin, Question } from './types.ts';

const KINDS = [...NAMED_KINDS, 'other'] as const;
const ORIGINS = ['bank', 'point', 'mark', 'edit', 'hand'] as const;

/** Only `point` is needed in a file written by hand; the rest has a default. */
const schema = v.strictObject({
  point: piece.said(200),
  kind: v.exactOptional(v.picklist(KINDS, `must be one of ${KINDS.join(', ')}`), 'other'),
  slot: v.exactOptional(piece.said(200)),
  origin: v.exactOptional(v.picklist(ORIGINS, `must be one of ${ORIGINS.join(', ')}`), 'hand'),
  mark: v.exactOptional(piece.line(2_000)),
  by: v.exactOptional(piece.line(80), ''),
  role: v.exactOptional(piece.line(80), ''),
  at: v.exactOptional(piece.line(40), ''),
  shape: v.exactOptional(v.string('must be the name of a shape'), 'text'),
  options: v.exactOptional(v.unknown()),
  units: v.exactOptional(v.unknown()),
  rows: v.exactOptional(v.unknown()),
  columns: v.exactOptional(v.unknown()),
  cells: v.exactOptional(v.unknown()),
  who: v.exactOptional(piece.words, () => []),
  needs: v.exactOptional(piece.ids, () => []),
  blocks: v.exactOptional(piece.words, () => []),
  minutes: v.exactOptional(
    v.pipe(v.number('must be a number of minutes'), v.minValue(0), v.maxValue(600)),
    3,
  ),
  reversal: v.exactOptional(v.picklist([1, 2, 3], 'must be 1, 2 or 3'), 2),
});

/** What a reader of one fact's file returns: the fact, or the key in trouble and a sentence. */
export type Read<F> = F | { readonly key: string; readonly sentence: string };

/** Reads a question's file. The first paragraph of the body is the question, the rest says why it matters. */
export function readQuestion(id: string, file: FrontMatter): Read<Question> {
  const parsed = v.safeParse(schema, file.data);
  if (!parsed.success) return firstIssue(parsed.issues);
  const { output } = parsed;
  const { shape, options, units, rows, columns, cells } = output;
  const given = Object.entries({ options, units, rows, columns, cells }).filter(
    ([, value]) => value !== undefined,
  );
  const spec = v.safeParse(shapeSpec, { shape, ...Object.fromEntries(given) });
  if (!spec.success) return firstIssue(spec.issues);
  const [ask = '', ...why] = file.body.split(/\n{2,}/);
  if (ask.trim() === '')
    return { key: '', sentence: 'The question itself is missing; write it below the front matter.' };
  return {
    fact: 'question',
    id,
    point: output.point,
    kind: output.kind,
    slot: output.slot ?? null,
    origin: originOf(output),
    ask: ask.replace(/\s*\n\s*/g, ' ').trim(),
    why: why.join('\n\n').trim(),
    shape: spec.output as ShapeSpec,
    who: output.who,
    needs: output.needs,
    blocks: output.blocks,
    minutes: output.minutes,
    reversal: output.reversal,
  };
}

function originOf(data: v.InferOutput<typeof schema>): Origin {
  if (data.origin === 'hand') return { from: 'hand', by: { name: data.by, role: data.role }, at: data.at };
  if (data.origin === 'mark') return { from: 'mark', text: data.mark ?? '' };
  return { from: data.origin };
}

/** The file of a question, the same bytes on every branch that raises it; it carries everything (decision 006). */
export function writeQuestion(question: Question): string {
  const { origin, shape } = question;
  const hand = origin.from === 'hand' ? { by: origin.by.name, role: origin.by.role, at: origin.at } : {};
  const data = {
    point: question.point,
    kind: question.kind,
    ...(question.slot === null ? {} : { slot: question.slot }),
    origin: origin.from,
    ...(origin.from === 'mark' ? { mark: origin.text } : {}),
    ...hand,
    ...shape,
    who: question.who,
    needs: question.needs,
    blocks: question.blocks,
    minutes: question.minutes,
    reversal: question.reversal,
  };
  return writeFrontMatter(data, question.why ? `${question.ask}\n\n${question.why}` : question.ask);
}
