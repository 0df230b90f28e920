import * as v from 'valibot';
import { omitUndefined } from '../base/omit-undefined.ts';
import { schemas } from './schemas.ts';
import type { Signed } from './types.ts';

const signed = v.strictObject({
  by: schemas.said(80),
  role: v.exactOptional(schemas.line(80), ''),
  person: v.exactOptional(schemas.person),
  named: v.exactOptional(v.literal(true, 'must be true where it is given')),
  'written-by': v.exactOptional(schemas.said(80)),
  'writer-role': v.exactOptional(schemas.line(80), ''),
});

export const signedSchema = signed.entries;

type SignedData = v.InferOutput<typeof signed>;

export function signedOf({ by: name, role, ...more }: SignedData) {
  return { by: { name, role }, ...signerDetails(more) };
}

export function signerDetails({ person, named, ...by }: Omit<SignedData, 'by' | 'role'>) {
  const { 'written-by': name, 'writer-role': role } = by;
  return omitUndefined({ person, named, writer: name === undefined ? undefined : { name, role } });
}

export function signedData({ by, person, named, writer }: Signed): Readonly<Record<string, unknown>> {
  return {
    by: by.name,
    role: by.role,
    person,
    named,
    'written-by': writer?.name,
    'writer-role': writer?.role,
  };
}
