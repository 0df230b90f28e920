import * as v from 'valibot';
import { type FrontMatter, type ReadResult, writeFrontMatter } from './front-matter.ts';
import { firstIssue, schemas } from './schemas.ts';
import type { Fact, SpecSource } from './types.ts';

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

/** The document that SPEC.md was last copied from. Of two with one number, from two branches, the later counts. */
export function newestSpecSource(facts: Iterable<Fact>): SpecSource | null {
  let newest: SpecSource | null = null;
  for (const fact of facts) {
    if (fact.fact === 'source' && (newest === null || sortKeyOf(fact) > sortKeyOf(newest))) newest = fact;
  }
  return newest;
}

function sortKeyOf({ id, at }: SpecSource): string {
  return `${id.slice(0, 4)} ${at} ${id}`;
}
