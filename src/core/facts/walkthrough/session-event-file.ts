import * as v from 'valibot';
import { type FrontMatter, writeFrontMatter } from '../front-matter.ts';
import type { Read } from '../question-file.ts';
import { firstIssue, schemas } from '../schemas.ts';
import { sessionEventBodySchema } from './session-event-schema.ts';
import type { SessionEvent } from './types.ts';

const who = v.object({
  by: schemas.said(80),
  role: v.exactOptional(schemas.line(80), ''),
  at: schemas.instant,
});

/** The body holds the words of a note. */
export function readSessionEvent(walkthrough: string, id: string, file: FrontMatter): Read<SessionEvent> {
  const parsed = v.safeParse(who, file.data);
  if (!parsed.success) return firstIssue(parsed.issues);
  const { by: _by, role: _role, at: _at, ...rest } = file.data;
  const what = v.safeParse(
    sessionEventBodySchema,
    rest.happened === 'noted' ? { ...rest, text: file.body } : rest,
  );
  if (!what.success) return firstIssue(what.issues);
  const { by, role, at } = parsed.output;
  return { fact: 'moment', id, walkthrough, by: { name: by, role }, at, what: what.output };
}

export function writeSessionEvent({ by, at, what }: SessionEvent): string {
  const body = what.happened === 'noted' ? what.text : '';
  const { happened, ...more } = what;
  const told = Object.fromEntries(Object.entries(more).filter(([key]) => key !== 'text'));
  return writeFrontMatter({ happened, by: by.name, role: by.role, at, ...told }, body);
}
