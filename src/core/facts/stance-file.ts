import * as v from 'valibot';
import { type FrontMatter, writeFrontMatter } from './front-matter.ts';
import type { Read } from './question-file.ts';
import { firstIssue, piece } from './schemas.ts';
import { signedData, signedOf, signedPiece } from './signed-file.ts';
import type { Stance } from './types.ts';

const STANDS = ['agree', 'reservation', 'disagree', 'block'] as const;

const schema = v.strictObject({
  stand: v.picklist(STANDS, `must be one of ${STANDS.join(', ')}`),
  on: piece.id,
  by: piece.said(80),
  role: v.exactOptional(piece.line(80), ''),
  ...signedPiece,
  at: piece.instant,
  during: v.exactOptional(piece.id),
});

/** Reads a stance's file; the body holds the reason. */
export function readStance(question: string, id: string, file: FrontMatter): Read<Stance> {
  const parsed = v.safeParse(schema, file.data);
  if (!parsed.success) return firstIssue(parsed.issues);
  const { stand, on, by, role, at, during } = parsed.output;
  return {
    fact: 'stance',
    id,
    question,
    on,
    by: { name: by, role },
    ...signedOf(parsed.output),
    at,
    stand,
    reason: file.body,
    ...(during === undefined ? {} : { during }),
  };
}

/** The file of a stance. */
export function writeStance(stance: Stance): string {
  const { stand, on, at, reason, during } = stance;
  const data = {
    stand,
    on,
    ...signedData(stance),
    at,
    ...(during === undefined ? {} : { during }),
  };
  return writeFrontMatter(data, reason);
}
