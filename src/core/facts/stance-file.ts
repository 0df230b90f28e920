import * as v from 'valibot';
import { given } from '../base/given.ts';
import { type FrontMatter, writeFrontMatter } from './front-matter.ts';
import type { Read } from './question-file.ts';
import { firstIssue, piece } from './schemas.ts';
import { signedData, signedOf, signedPiece } from './signed-file.ts';
import type { Stance } from './types.ts';

export const standPiece = piece.oneOf(['agree', 'reservation', 'disagree', 'block']);

const schema = v.strictObject({
  stand: standPiece,
  on: piece.id,
  ...signedPiece,
  at: piece.instant,
  during: v.exactOptional(piece.id),
});

/** Reads a stance's file; the body holds the reason. */
export function readStance(question: string, id: string, file: FrontMatter): Read<Stance> {
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
    ...given({ during }),
  };
}

export function writeStance(stance: Stance): string {
  const { stand, on, at, reason, during } = stance;
  return writeFrontMatter({ stand, on, ...signedData(stance), at, during }, reason);
}
