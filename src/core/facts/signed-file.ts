import * as v from 'valibot';
import { piece } from './schemas.ts';
import type { Signed } from './types.ts';

/** What the files of all that people say hold beside the name: who exactly it was, and who wrote it down. */
export const signedPiece = {
  person: v.exactOptional(piece.person),
  named: v.exactOptional(v.literal(true, 'must be true where it is given')),
  'written-by': v.exactOptional(piece.said(80)),
  'writer-role': v.exactOptional(piece.line(80), ''),
} as const;

type Held = { readonly [K in keyof typeof signedPiece]?: v.InferOutput<(typeof signedPiece)[K]['wrapped']> };

/** Reads it. */
export function signedOf({ person, named, 'written-by': name, 'writer-role': role = '' }: Held) {
  return {
    ...(person === undefined ? {} : { person }),
    ...(named ? { named } : {}),
    ...(name === undefined ? {} : { writer: { name, role } }),
  };
}

/** Name, role and what goes beside them, as a file holds them. */
export function signedData({ by, person, named, writer }: Signed): Readonly<Record<string, unknown>> {
  return {
    by: by.name,
    role: by.role,
    ...(person === undefined ? {} : { person }),
    ...(named ? { named } : {}),
    ...(writer ? { 'written-by': writer.name, 'writer-role': writer.role } : {}),
  };
}
