import * as v from 'valibot';
import { type FrontMatter, type ReadResult, writeFrontMatter } from '../front-matter.ts';
import { firstIssue, schemas } from '../schemas.ts';
import { MAX_ADDRESS_LENGTH } from './address.ts';
import type { SessionEvent, Walkthrough } from './types.ts';

/** Minutes, at most a day. */
export const minutesSchema = schemas.whole(0, 1_440, 'must be a whole number of minutes');

const item = v.strictObject(
  {
    point: schemas.said(200),
    /** Ids, in the order of asking. */
    questions: schemas.ids,
    /** What everybody should know at the end. */
    goal: v.exactOptional(schemas.line(500), ''),
    minutes: minutesSchema,
  },
  'must be a list of { point: …, questions: …, goal: …, minutes: … }',
);

export const agendaSchema = v.pipe(
  v.array(item, 'must be a list of { point: …, questions: …, goal: …, minutes: … }'),
  v.maxLength(500, 'must have at most 500 entries'),
);

/** An address of the app: it begins with one “/” and never leaves the host. */
export const addressSchema = v.pipe(
  v.string('must be an address like /points/3'),
  v.maxLength(MAX_ADDRESS_LENGTH, `must be at most ${MAX_ADDRESS_LENGTH} characters`),
  v.regex(/^\/(?!\/)[\w\-.~%!$&'()*+,;=:@/?]*$/, 'must be an address like /points/3'),
);

export const walkthroughRoleSchema = schemas.oneOf(['facilitator', 'stakeholder', 'viewer']);

export const namePolicySchema = schemas.oneOf(['signed', 'free', 'unsigned']);

export const reportedEventSchema = v.variant(
  'happened',
  [
    v.strictObject({ happened: v.literal('planned'), agenda: agendaSchema }),
    /** Everybody was taken to an address of the app; `undoes`: back from the event with that id. */
    v.strictObject({
      happened: v.literal('shown'),
      place: addressSchema,
      undoes: v.exactOptional(schemas.id),
    }),
    /** A poll began. Hidden: nobody sees the answers of others until they are revealed. */
    v.strictObject({
      happened: v.literal('put'),
      question: schemas.id,
      hidden: v.boolean('must be true or false'),
      names: namePolicySchema,
    }),
    /** The answers of the poll of a question were shown to everybody. */
    v.strictObject({ happened: v.literal('revealed'), question: schemas.id }),
    /** A note that only facilitators see. */
    v.strictObject({ happened: v.literal('noted'), place: addressSchema, text: schemas.prose }),
    /** `text`: a closing word for everybody. */
    v.strictObject({ happened: v.literal('ended'), text: v.exactOptional(schemas.prose) }),
    /** The event with that id, or the question parked under it, does not count any more. */
    v.strictObject({ happened: v.literal('undone'), event: schemas.id }),
  ],
  'must be one of planned, shown, put, revealed, noted, ended, undone',
);

/** What happens in a walkthrough, as in files; the words of a note or of the end are the body there. */
export const sessionEventBodySchema = v.variant(
  'happened',
  [v.strictObject({ happened: v.literal('joined'), as: walkthroughRoleSchema }), ...reportedEventSchema.options],
  'must be one of joined, planned, shown, put, revealed, noted, ended, undone',
);

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
