import * as v from 'valibot';
import { type FrontMatter, writeFrontMatter } from './front-matter.ts';
import type { Read } from './question-file.ts';
import { firstIssue, piece } from './schemas.ts';
import type { Stance } from './types.ts';

const STANDS = ['agree', 'reservation', 'disagree', 'block'] as const;

const schema = v.strictObject({
  stand: v.picklist(STANDS, `must be one of ${STANDS.join(', ')}`),
  on: piece.id,
  by: piece.said(80),
  role: v.exactOptional(piece.line(80), ''),
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
    at,
    stand,
    reason: file.body,
    ...(during === undefined ? {} : { during }),
  };
}

/** The file of a stance. */
export function writeStance({ stand, on, by, at, reason, during }: Stance): string {
  const data = {
    stand,
    on,
    by: by.name,
    role: by.role,
    at,
    ...(during === undefined ? {} : { during }),
  };
  return writeFrontMatter(data, reason);
}
