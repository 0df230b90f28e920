import * as v from 'valibot';
import { omitUndefined } from '../base/omit-undefined.ts';
import { type FrontMatter, type ReadResult, writeFrontMatter } from './front-matter.ts';
import { firstIssue, schemas } from './schemas.ts';
import type { Setting } from './types.ts';

export const toneSchema = schemas.oneOf(['playful', 'sober']);
const role = schemas.said(80);
const groups = v.pipe(v.array(schemas.said(80), 'must be a list'), v.maxLength(20, 'must have at most 20 entries'));
export const voiceSchema = v.strictObject({ role, groups });

const schema = v.strictObject({
  tone: v.exactOptional(toneSchema),
  'speaks-for': v.exactOptional(role),
  'could-know': v.exactOptional(groups, () => []),
  by: schemas.said(80),
  role: v.exactOptional(schemas.line(80), ''),
  at: schemas.instant,
});

export function readSetting(id: string, file: FrontMatter): ReadResult<Setting> {
  const parsed = v.safeParse(schema, file.data);
  if (!parsed.success) return firstIssue(parsed.issues);
  const { tone, by, role, at, 'speaks-for': word, 'could-know': groups } = parsed.output;
  if (tone === undefined && word === undefined)
    return { key: 'tone', sentence: '“tone” or “speaks-for” is missing: a setting sets one of them.' };
  const voice = word === undefined ? undefined : { role: word, groups };
  return { fact: 'setting', id, ...omitUndefined({ tone, voice }), by: { name: by, role }, at };
}

export function writeSetting({ tone, voice, by, at }: Setting): string {
  const said = { tone, 'speaks-for': voice?.role, 'could-know': voice?.groups };
  return writeFrontMatter({ ...said, by: by.name, role: by.role || undefined, at }, '');
}
