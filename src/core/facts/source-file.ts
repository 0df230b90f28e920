import * as v from 'valibot';
import { type FrontMatter, type ReadResult, writeFrontMatter } from './front-matter.ts';
import { firstIssue, schemas } from './schemas.ts';
import type { SpecSource } from './types.ts';

const RELATIVE = 'must be a path from this folder, with “/”, like ../idea.md';

const schema = v.strictObject({
  path: v.pipe(
    schemas.said(1_000),
    v.check((path) => !/^\/|^[A-Za-z]:|\\|\0/.test(path), RELATIVE),
  ),
  sha256: schemas.seal,
  at: schemas.instant,
});

export function readSource(id: string, file: FrontMatter): ReadResult<SpecSource> {
  const parsed = v.safeParse(schema, file.data);
  return parsed.success ? { fact: 'source', id, ...parsed.output } : firstIssue(parsed.issues);
}

export function writeSource({ path, sha256, at }: SpecSource): string {
  return writeFrontMatter({ path, sha256, at }, '');
}
