import * as v from 'valibot';
import { piece } from '../schemas.ts';

/** Minutes that people give to something; at most a day. */
export const minutesPiece = piece.whole(0, 1_440, 'must be a whole number of minutes');

const item = v.strictObject(
  {
    point: piece.said(200),
    /** Ids, in the order of asking. */
    questions: piece.ids,
    /** What the room should know when it goes on. */
    goal: v.exactOptional(piece.line(500), ''),
    minutes: minutesPiece,
  },
  'must be a list of { point: …, questions: …, goal: …, minutes: … }',
);

/** An agenda, as files and commands hold it. */
export const agendaPiece = v.pipe(
  v.array(item, 'must be a list of { point: …, questions: …, goal: …, minutes: … }'),
  v.maxLength(500, 'must have at most 500 entries'),
);
