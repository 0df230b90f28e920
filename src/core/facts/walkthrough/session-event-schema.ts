import * as v from 'valibot';
import { schemas } from '../schemas.ts';
import { MAX_ADDRESS_LENGTH } from './address.ts';
import { agendaSchema } from './agenda-schema.ts';

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
