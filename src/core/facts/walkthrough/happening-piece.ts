import * as v from 'valibot';
import { piece } from '../schemas.ts';
import { agendaPiece } from './agenda-piece.ts';
import { LONGEST_PLACE } from './place.ts';

const ROLES = ['facilitator', 'stakeholder', 'viewer'] as const;
const NAMES = ['signed', 'free', 'unsigned'] as const;

/** An address of the app: it begins with one “/” and never leaves the host. */
export const placePiece = v.pipe(
  v.string('must be an address like /points/3'),
  v.maxLength(LONGEST_PLACE, `must be at most ${LONGEST_PLACE} characters`),
  v.regex(/^\/(?!\/)[\w\-.~%!$&'()*+,;=:@/?]*$/, 'must be an address like /points/3'),
);

/** As what somebody takes part. */
export const rolePiece = v.picklist(ROLES, `must be one of ${ROLES.join(', ')}`);

const joined = v.strictObject({
  happened: v.literal('joined'),
  as: rolePiece,
});

/** What a facilitator tells of a walkthrough. */
export const toldPiece = v.variant(
  'happened',
  [
    v.strictObject({ happened: v.literal('planned'), agenda: agendaPiece }),
    v.strictObject({ happened: v.literal('shown'), place: placePiece, undoes: v.exactOptional(piece.id) }),
    v.strictObject({
      happened: v.literal('put'),
      question: piece.id,
      hidden: v.boolean('must be true or false'),
      names: v.picklist(NAMES, `must be one of ${NAMES.join(', ')}`),
    }),
    v.strictObject({ happened: v.literal('revealed'), question: piece.id }),
    v.strictObject({ happened: v.literal('noted'), place: placePiece, text: piece.prose }),
    v.strictObject({ happened: v.literal('ended') }),
  ],
  'must be one of planned, shown, put, revealed, noted, ended',
);

/** What happens in a walkthrough, as files hold it; the words of a note are its body there. */
export const happeningPiece = v.variant(
  'happened',
  [joined, ...toldPiece.options],
  'must be one of joined, planned, shown, put, revealed, noted, ended',
);
