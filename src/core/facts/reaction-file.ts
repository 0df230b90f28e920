import * as v from 'valibot';
import { omitUndefined } from '../base/omit-undefined.ts';
import { type FrontMatter, type ReadResult, writeFrontMatter } from './front-matter.ts';
import { firstIssue, schemas } from './schemas.ts';
import { signedData, signedOf, signedSchema } from './signed-file.ts';
import type { Reaction } from './types.ts';

export const consentLevelSchema = schemas.oneOf(['agree', 'reservation', 'disagree', 'block']);

const schema = v.strictObject({
  stand: consentLevelSchema,
  on: schemas.id,
  ...signedSchema,
  at: schemas.instant,
  during: v.exactOptional(schemas.id),
});

export function readReaction(question: string, id: string, file: FrontMatter): ReadResult<Reaction> {
  const parsed = v.safeParse(schema, file.data);
  if (!parsed.success) return firstIssue(parsed.issues);
  const { stand, on, at, during } = parsed.output;
  return {
    fact: 'stance',
    id,
    question,
    on,
    ...signedOf(parsed.output),
    at,
    stand,
    reason: file.body,
    ...omitUndefined({ during }),
  };
}

export function writeReaction(reaction: Reaction): string {
  const { stand, on, at, reason, during } = reaction;
  return writeFrontMatter({ stand, on, ...signedData(reaction), at, during }, reason);
}
