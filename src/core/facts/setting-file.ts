import * as v from 'valibot';
import { type FrontMatter, type ReadResult, writeFrontMatter } from './front-matter.ts';
import { firstIssue, schemas } from './schemas.ts';
import type { Setting } from './types.ts';

export const toneSchema = schemas.oneOf(['playful', 'sober']);

const schema = v.strictObject({
  tone: toneSchema,
  by: schemas.said(80),
  role: v.exactOptional(schemas.line(80), ''),
  at: schemas.instant,
});

export function readSetting(id: string, file: FrontMatter): ReadResult<Setting> {
  const parsed = v.safeParse(schema, file.data);
  if (!parsed.success) return firstIssue(parsed.issues);
  const { tone, by, role, at } = parsed.output;
  return { fact: 'setting', id, tone, by: { name: by, role }, at };
}

export function writeSetting({ tone, by, at }: Setting): string {
  return writeFrontMatter({ tone, by: by.name, role: by.role || undefined, at }, '');
}
