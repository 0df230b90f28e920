import * as v from 'valibot';
import { omitUndefined } from '../base/omit-undefined.ts';
import { type FrontMatter, type ReadResult, writeFrontMatter } from './front-matter.ts';
import { firstIssue, schemas } from './schemas.ts';
import { signedData, signedOf, signedSchema } from './signed-file.ts';
import type { Notes, Quote } from './types.ts';

/** Where a sentence stands: the notes, the place in them, and who said it there. */
export const quotedSchema = {
  from: schemas.said(200),
  place: schemas.said(200),
  speaker: v.exactOptional(schemas.said(80)),
};

/** Which part of the notes of one file it is. */
export const partSchema = {
  name: schemas.said(200),
  part: schemas.whole(1, 999),
  parts: schemas.whole(1, 999),
};

const quoteSchema = v.strictObject({
  ...quotedSchema,
  ...signedSchema,
  at: schemas.instant,
  during: v.exactOptional(schemas.id),
});

export function readQuote(question: string, id: string, file: FrontMatter): ReadResult<Quote> {
  const parsed = v.safeParse(quoteSchema, file.data);
  if (!parsed.success) return firstIssue(parsed.issues);
  const { from, place, speaker, at, during } = parsed.output;
  const said = { from, place, ...omitUndefined({ speaker }), text: file.body };
  return { fact: 'quote', id, question, ...said, ...signedOf(parsed.output), at, ...omitUndefined({ during }) };
}

export function writeQuote(quote: Quote): string {
  const { from, place, speaker, text, at, during } = quote;
  return writeFrontMatter({ from, place, speaker, ...signedData(quote), at, during }, text);
}

const notesSchema = v.strictObject({ ...partSchema, ...signedSchema, at: schemas.instant });

export function readNotesFile(id: string, file: FrontMatter): ReadResult<Notes> {
  const parsed = v.safeParse(notesSchema, file.data);
  if (!parsed.success) return firstIssue(parsed.issues);
  const { name, part, parts, at } = parsed.output;
  return { fact: 'notes', id, name, part, parts, ...signedOf(parsed.output), at, text: file.body };
}

export function writeNotes(notes: Notes): string {
  const { name, part, parts, text, at } = notes;
  return writeFrontMatter({ name, part, parts, ...signedData(notes), at }, text);
}
