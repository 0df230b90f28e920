import * as v from 'valibot';
import { type FrontMatter, type ReadResult, writeFrontMatter } from '../front-matter.ts';
import { firstIssue, schemas } from '../schemas.ts';
import { agendaSchema, minutesSchema } from './agenda-schema.ts';
import { sessionEventBodySchema } from './session-event-schema.ts';
import type { SessionEvent, Walkthrough } from './types.ts';

const eventHeaderSchema = v.object({
  by: schemas.said(80),
  role: v.exactOptional(schemas.line(80), ''),
  at: schemas.instant,
});

/** The body holds the words of a note, or of the end. */
export function readSessionEvent(walkthrough: string, id: string, file: FrontMatter): ReadResult<SessionEvent> {
  const parsed = v.safeParse(eventHeaderSchema, file.data);
  if (!parsed.success) return firstIssue(parsed.issues);
  const { by: _by, role: _role, at: _at, ...rest } = file.data;
  const what = v.safeParse(sessionEventBodySchema, hasText(file) ? { ...rest, text: file.body } : rest);
  if (!what.success) return firstIssue(what.issues);
  const { by, role, at } = parsed.output;
  return { fact: 'moment', id, walkthrough, by: { name: by, role }, at, what: what.output };
}

function hasText({ data: { happened }, body }: FrontMatter): boolean {
  return happened === 'noted' || (happened === 'ended' && body !== '');
}

export function writeSessionEvent({ by, at, what }: SessionEvent): string {
  const body = 'text' in what ? (what.text ?? '') : '';
  const { happened, ...more } = what;
  const details = Object.fromEntries(Object.entries(more).filter(([key]) => key !== 'text'));
  return writeFrontMatter({ happened, by: by.name, role: by.role, at, ...details }, body);
}

const schema = v.strictObject({
  by: schemas.said(80),
  role: v.exactOptional(schemas.line(80), ''),
  at: schemas.instant,
  minutes: minutesSchema,
  groups: v.exactOptional(schemas.words, () => []),
  agenda: v.exactOptional(agendaSchema, () => []),
});

/** The body holds its title. */
export function readWalkthrough(id: string, file: FrontMatter): ReadResult<Walkthrough> {
  const parsed = v.safeParse(schema, file.data);
  if (!parsed.success) return firstIssue(parsed.issues);
  const { by, role, at, minutes, groups, agenda } = parsed.output;
  const title = file.body;
  return { fact: 'walkthrough', id, by: { name: by, role }, at, title, minutes, groups, agenda };
}

export function writeWalkthrough({ by, at, title, minutes, groups, agenda }: Walkthrough): string {
  return writeFrontMatter({ by: by.name, role: by.role, at, minutes, groups, agenda }, title);
}
