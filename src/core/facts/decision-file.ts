import * as v from 'valibot';
import { given } from '../base/given.ts';
import { parseValue, serializeValue } from '../shapes/index.ts';
import type { ShapeSpec } from '../shapes/types.ts';
import { type FrontMatter, writeFrontMatter } from './front-matter.ts';
import type { Read } from './question-file.ts';
import { firstIssue, schemas } from './schemas.ts';
import { signedData, signedOf, signedSchema } from './signed-file.ts';
import type { Decision, Outcome } from './types.ts';

const OUTCOMES = schemas.oneOf(['decided', 'assumed', 'deferred', 'not-applicable', 'withdrawn']);

const schema = v.strictObject({
  outcome: v.exactOptional(OUTCOMES, 'decided'),
  ...signedSchema,
  at: schemas.instant,
  id: v.exactOptional(schemas.id),
  'rests-on': v.exactOptional(schemas.ids, () => []),
  against: v.exactOptional(schemas.ids, () => []),
  renamed: v.exactOptional(schemas.renamings),
  knew: v.exactOptional(schemas.version),
  revisit: v.exactOptional(schemas.date),
  owner: v.exactOptional(schemas.said(200)),
  until: v.exactOptional(schemas.date),
  during: v.exactOptional(schemas.id),
});

/** Reads a decision's file; the body holds what was decided, or the reason. */
export function readDecision(
  question: string,
  number: number,
  file: FrontMatter,
  shape: ShapeSpec,
): Read<Decision> {
  const parsed = v.safeParse(schema, file.data);
  if (!parsed.success) return firstIssue(parsed.issues);
  const { at, id = '', against, 'rests-on': restsOn, ...more } = parsed.output;
  const result = resultOf(parsed.output, file.body, shape);
  if ('sentence' in result) return result;
  return {
    fact: 'decision',
    id,
    question,
    number,
    ...signedOf(parsed.output),
    at,
    result,
    restsOn,
    against,
    ...given({ renamed: more.renamed, knew: more.knew, during: more.during }),
  };
}

function resultOf(data: v.InferOutput<typeof schema>, body: string, shape: ShapeSpec): Read<Outcome> {
  const { outcome, revisit, owner, until } = data;
  if (outcome === 'not-applicable' || outcome === 'withdrawn') return { outcome, reason: body };
  if (outcome === 'deferred') {
    if (!owner) return { key: 'owner', sentence: '“owner” is missing: a deferred question needs a person.' };
    if (!until) return { key: 'until', sentence: '“until” is missing: a deferred question needs a date.' };
    return { outcome, owner, until };
  }
  const value = parseValue(body, shape);
  if (!value.ok) return { key: '', sentence: `What was decided, below the front matter: ${value.problem}` };
  if (outcome === 'decided') return { outcome, value: value.value };
  if (!revisit)
    return { key: 'revisit', sentence: '“revisit” is missing: an assumption needs a date to look again.' };
  return { outcome, value: value.value, revisit };
}

export function writeDecision(decision: Decision, shape: ShapeSpec): string {
  const { result, at, id, restsOn, against, renamed, knew, during } = decision;
  const body =
    'value' in result ? serializeValue(result.value, shape) : 'reason' in result ? result.reason : '';
  const data = {
    outcome: result.outcome,
    ...signedData(decision),
    at,
    id: id || undefined,
    'rests-on': restsOn,
    against,
    renamed: renamed?.length === 0 ? undefined : renamed,
    knew,
    ...(result.outcome === 'assumed' && { revisit: result.revisit }),
    ...(result.outcome === 'deferred' && { owner: result.owner, until: result.until }),
    during,
  };
  return writeFrontMatter(data, body);
}
