import * as v from 'valibot';
import { NAMED_KINDS } from '../spec/types.ts';
import { type FrontMatter, type ReadResult, writeFrontMatter } from './front-matter.ts';
import { firstIssue, schemas } from './schemas.ts';
import type { Correction } from './types.ts';

/** The kinds, statuses and checksums that a correction can hold; for files and for commands. */
export const correctedKind = schemas.oneOf([...NAMED_KINDS, 'other', 'as-read']);
export const correctedStatus = schemas.oneOf(['unanswered', 'partial', 'answered', 'not-applicable', 'as-read']);
export const correctedOf = schemas.like(/^[0-9a-f]{8}$/, 'must be 8 hex digits');

const schema = v.strictObject({
  point: schemas.said(200),
  section: v.exactOptional(schemas.line(2_000), ''),
  kind: v.exactOptional(correctedKind),
  status: v.exactOptional(correctedStatus),
  of: v.exactOptional(correctedOf),
  by: schemas.said(80),
  role: v.exactOptional(schemas.line(80), ''),
  at: v.exactOptional(v.union([v.literal(''), schemas.instant], 'must be a time like 2026-12-01T09:30:00Z'), ''),
});

export function readCorrection(id: string, file: FrontMatter): ReadResult<Correction> {
  const parsed = v.safeParse(schema, file.data);
  if (!parsed.success) return firstIssue(parsed.issues);
  const { by, role, ...said } = parsed.output;
  if (said.kind === undefined && said.status === undefined)
    return { key: 'point', sentence: 'It corrects nothing; add “kind” or “status”, or delete the file.' };
  return { fact: 'correction', id, ...said, why: file.body, by: { name: by, role } };
}

export function writeCorrection({ point, section, kind, status, of, why, by, at }: Correction): string {
  const data = { point, section, kind, status, of, by: by.name, role: by.role, at: at || undefined };
  return writeFrontMatter(data, why);
}
