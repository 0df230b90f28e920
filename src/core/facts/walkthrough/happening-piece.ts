import * as v from 'valibot';
import { piece } from '../schemas.ts';
import { agendaPiece } from './agenda-piece.ts';
import { LONGEST_PLACE } from './place.ts';

/** An address of the app: it begins with one “/” and never leaves the host. */
export const placePiece = v.pipe(
  v.string('must be an address like /points/3'),
  v.maxLength(LONGEST_PLACE, `must be at most ${LONGEST_PLACE} characters`),
  v.regex(/^\/(?!\/)[\w\-.~%!$&'()*+,;=:@/?]*$/, 'must be an address like /points/3'),
);

export const rolePiece = piece.oneOf(['facilitator', 'stakeholder', 'viewer']);

export const namesPiece = piece.oneOf(['signed', 'free', 'unsigned']);

/** What a facilitator tells of a walkthrough. */
export const toldPiece = v.variant(
  'happened',
  [
    /** The agenda from now on. */
    v.strictObject({ happened: v.literal('planned'), agenda: agendaPiece }),
    /** All were taken to an address of the app; `undoes`: back from the move of that id. */
    v.strictObject({ happened: v.literal('shown'), place: placePiece, undoes: v.exactOptional(piece.id) }),
    /** A round began: a question was put to everybody. Hidden: nobody sees an answer of others until it is revealed. */
    v.strictObject({
      happened: v.literal('put'),
      question: piece.id,
      hidden: v.boolean('must be true or false'),
      names: namesPiece,
    }),
    /** The answers of the round of a question were shown to all. */
    v.strictObject({ happened: v.literal('revealed'), question: piece.id }),
    /** A note that only facilitators see. */
    v.strictObject({ happened: v.literal('noted'), place: placePiece, text: piece.prose }),
    v.strictObject({ happened: v.literal('ended') }),
  ],
  'must be one of planned, shown, put, revealed, noted, ended',
);

/** What happens in a walkthrough, as files hold it; the words of a note are its body there. */
export const happeningPiece = v.variant(
  'happened',
  [v.strictObject({ happened: v.literal('joined'), as: rolePiece }), ...toldPiece.options],
  'must be one of joined, planned, shown, put, revealed, noted, ended',
);
