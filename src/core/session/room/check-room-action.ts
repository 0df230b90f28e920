import * as v from 'valibot';
import { checked, piece } from '../../facts/schemas.ts';
import { placePiece } from '../../facts/walkthrough/happening-piece.ts';
import type { RoomAction } from './types.ts';

const bool = v.boolean('must be true or false');
const minutes = v.pipe(
  v.number('must be a number of minutes'),
  v.minValue(0.1, 'must be at least a tenth of a minute'),
  v.maxValue(1_440, 'must be 1,440 or less'),
);

const schema = v.variant(
  'act',
  [
    v.strictObject({ act: v.literal('look'), place: v.nullable(placePiece), following: bool }),
    v.strictObject({ act: v.literal('hand'), up: bool }),
    v.strictObject({ act: v.literal('timer'), minutes, more: v.exactOptional(bool) }),
    v.strictObject({ act: v.literal('hold') }),
    v.strictObject({ act: v.literal('go-on') }),
    v.strictObject({ act: v.literal('stop-timer') }),
    v.strictObject({ act: v.literal('lower'), person: piece.said(80) }),
  ],
  'must be one of look, hand, timer, hold, go-on, stop-timer, lower',
);

/** Checks what a page wants to do in the room, or says in a sentence what is wrong with it. */
export function checkRoomAction(
  input: unknown,
): { readonly action: RoomAction } | { readonly problem: string } {
  const action = checked(schema, input, 'This cannot be done in the room');
  return 'problem' in action ? action : { action };
}
