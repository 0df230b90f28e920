import * as v from 'valibot';
import { schemas } from '../schemas.ts';

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
