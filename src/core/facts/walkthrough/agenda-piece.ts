import * as v from 'valibot';
import { piece } from '../schemas.ts';

/** Minutes that people give to something; at most a day. */
export const minutesPiece = v.pipe(
  v.number('must be a whole number of minutes'),
  v.integer('must be a whole number of minutes'),
  v.minValue(0, 'must be 0 or more'),
  v.maxValue(1_440, 'must be 1,440 or less'),
);

const item = v.strictObject(
  {
    point: piece.said(200),
    questions: piece.ids,
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
