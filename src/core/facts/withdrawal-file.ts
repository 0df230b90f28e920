import * as v from 'valibot';
import { omitUndefined } from '../base/omit-undefined.ts';
import { type FrontMatter, type ReadResult, writeFrontMatter } from './front-matter.ts';
import { firstIssue, schemas } from './schemas.ts';
import { signedData, signedOf, signedSchema } from './signed-file.ts';
import type { Withdrawal } from './types.ts';

const schema = v.strictObject({
  of: schemas.id,
  stands: v.boolean('must be true or false'),
  ...signedSchema,
  at: schemas.instant,
  during: v.exactOptional(schemas.id),
});

export function readWithdrawal(question: string, id: string, file: FrontMatter): ReadResult<Withdrawal> {
  const parsed = v.safeParse(schema, file.data);
  if (!parsed.success) return firstIssue(parsed.issues);
  const { of, stands, at, during } = parsed.output;
  return { fact: 'withdrawal', id, question, of, stands, ...signedOf(parsed.output), at, ...omitUndefined({ during }) };
}

export function writeWithdrawal(withdrawal: Withdrawal): string {
  const { of, stands, at, during } = withdrawal;
  return writeFrontMatter({ of, stands, ...signedData(withdrawal), at, during }, '');
}
