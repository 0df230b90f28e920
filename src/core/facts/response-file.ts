import * as v from 'valibot';
import { omitUndefined } from '../base/omit-undefined.ts';
import { parseValue, serializeValue } from '../shapes/index.ts';
import type { ShapeSpec } from '../shapes/types.ts';
import { type FrontMatter, type ReadResult, writeFrontMatter } from './front-matter.ts';
import { firstIssue, schemas } from './schemas.ts';
import { signedData, signedSchema, signerDetails } from './signed-file.ts';
import { ANONYMOUS_SPEAKER, type Reply, type Response, type Speaker } from './types.ts';

const SAYS = schemas.oneOf(['value', 'unknown', 'pass', 'not-applicable', 'later']);

const schema = v.strictObject({
  says: v.exactOptional(SAYS, 'value'),
  ...signedSchema,
  by: v.exactOptional(schemas.said(80)),
  at: schemas.instant,
  guess: v.exactOptional(v.literal('right', 'must be “right” where it is given')),
  read: v.exactOptional(schemas.words),
  who: v.exactOptional(schemas.line(200), ''),
  owner: v.exactOptional(schemas.line(200), ''),
  until: v.exactOptional(v.union([v.literal(''), schemas.date], 'must be a date like 2026-12-01'), ''),
  supersedes: v.exactOptional(schemas.id),
  during: v.exactOptional(schemas.id),
  anonymous: v.exactOptional(v.literal(true, 'must be true where it is given')),
  seal: v.exactOptional(schemas.seal),
});

/** Reads a response's file; the body holds the answer in the form of the question's shape, or the reason. */
export function readResponse(question: string, id: string, file: FrontMatter, shape: ShapeSpec): ReadResult<Response> {
  const parsed = v.safeParse(schema, file.data);
  if (!parsed.success) return firstIssue(parsed.issues);
  const { at, supersedes, during, anonymous, seal = '' } = parsed.output;
  const by = speakerOf(parsed.output);
  if ('sentence' in by) return by;
  const reply = replyOf(parsed.output, file.body, shape);
  if ('sentence' in reply) return reply;
  return {
    fact: 'response',
    id,
    question,
    by,
    ...signerDetails(parsed.output),
    at,
    reply,
    ...omitUndefined({ supersedes, during }),
    ...(anonymous && { anonymous: { seal } }),
  };
}

/** Either a name or the word for anonymous; never both, so that no editor leaves a name behind. */
function speakerOf(data: v.InferOutput<typeof schema>): ReadResult<Speaker> {
  const { by, role, anonymous } = data;
  if (!anonymous) {
    if (by === undefined) return { key: 'by', sentence: '“by” is missing; add it.' };
    return { name: by, role };
  }
  const isNamed = by !== undefined || role !== '' || Object.keys(signerDetails(data)).length > 0;
  if (!isNamed) return ANONYMOUS_SPEAKER;
  return { key: 'anonymous', sentence: '“anonymous” and a name exclude each other; remove one of them.' };
}

function replyOf(data: v.InferOutput<typeof schema>, body: string, shape: ShapeSpec): ReadResult<Reply> {
  if (data.says === 'unknown') return { says: 'unknown', who: data.who };
  if (data.says === 'pass') return { says: 'pass' };
  if (data.says === 'not-applicable') return { says: 'not-applicable', why: body };
  if (data.says === 'later') return { says: 'later', owner: data.owner, until: data.until };
  const value = parseValue(body, shape);
  if (!value.ok) return { key: '', sentence: `The answer below the front matter: ${value.problem}` };
  return { says: 'value', value: value.value, ...omitUndefined({ guess: data.guess, read: data.read }) };
}

export function writeResponse(response: Response, shape: ShapeSpec): string {
  const { reply, at, supersedes, during, anonymous } = response;
  const body =
    reply.says === 'value' ? serializeValue(reply.value, shape) : reply.says === 'not-applicable' ? reply.why : '';
  const data = {
    says: reply.says,
    ...(anonymous ? { anonymous: true } : signedData(response)),
    at,
    ...(reply.says === 'value' && { guess: reply.guess, read: reply.read }),
    ...(reply.says === 'unknown' && { who: reply.who }),
    ...(reply.says === 'later' && { owner: reply.owner, until: reply.until }),
    supersedes,
    during,
    seal: anonymous?.seal || undefined,
  };
  return writeFrontMatter(data, body);
}
