import * as v from 'valibot';
import { type FrontMatter, writeFrontMatter } from '../front-matter.ts';
import type { Read } from '../question-file.ts';
import { firstIssue, schemas } from '../schemas.ts';
import { agendaSchema, minutesSchema } from './agenda-schema.ts';
import type { Walkthrough } from './types.ts';

const schema = v.strictObject({
  by: schemas.said(80),
  role: v.exactOptional(schemas.line(80), ''),
  at: schemas.instant,
  minutes: minutesSchema,
  groups: v.exactOptional(schemas.words, () => []),
  agenda: v.exactOptional(agendaSchema, () => []),
});

/** The body holds its title. */
export function readWalkthrough(id: string, file: FrontMatter): Read<Walkthrough> {
  const parsed = v.safeParse(schema, file.data);
  if (!parsed.success) return firstIssue(parsed.issues);
  const { by, role, at, minutes, groups, agenda } = parsed.output;
  const title = file.body;
  return { fact: 'walkthrough', id, by: { name: by, role }, at, title, minutes, groups, agenda };
}

export function writeWalkthrough({ by, at, title, minutes, groups, agenda }: Walkthrough): string {
  return writeFrontMatter({ by: by.name, role: by.role, at, minutes, groups, agenda }, title);
}
