import * as v from 'valibot';
import { checked, piece } from '../../facts/schemas.ts';
import { rolePiece } from '../../facts/walkthrough/happening-piece.ts';
import type { AccessAction, Entering, Knocking } from './types.ts';

type Checked<T> = T | { readonly problem: string };

const secret = piece.line(100);
const role = v.exactOptional(piece.line(80), '');
const entering = v.strictObject(
  { token: v.exactOptional(secret, ''), name: piece.line(80), role },
  'must be { token, name, role }',
);
const knocking = v.strictObject({ code: secret, name: piece.said(80), role }, 'must be { code, name, role }');

const hours = v.pipe(
  v.number('must be a number of hours'),
  v.minValue(0.1, 'must be at least a tenth of an hour'),
  v.maxValue(2_208, 'must be 2,208 or less, which is 92 days'),
);
const minutes = v.pipe(
  v.number('must be a number of minutes'),
  v.minValue(0, 'must be 0 or more'),
  v.maxValue(240, 'must be 240 or less'),
);
const action = v.variant(
  'act',
  [
    v.strictObject({
      act: v.literal('invite'),
      as: rolePiece,
      for: v.picklist(['one', 'many'], 'must be one of one, many'),
      name: v.exactOptional(piece.line(80), ''),
      role,
      hours,
    }),
    v.strictObject({ act: v.literal('revoke'), id: piece.person }),
    v.strictObject({ act: v.literal('extend'), id: piece.person, hours }),
    v.strictObject({ act: v.literal('re-issue'), id: piece.person }),
    v.strictObject({ act: v.literal('reopen'), id: piece.person }),
    v.strictObject({ act: v.literal('admit'), person: piece.person, as: rolePiece }),
    v.strictObject({ act: v.literal('refuse'), person: piece.person }),
    v.strictObject({ act: v.literal('refuse-all') }),
    v.strictObject({ act: v.literal('let-write'), person: piece.person }),
    v.strictObject({ act: v.literal('send-out'), person: piece.person }),
    v.strictObject({ act: v.literal('send-out-from'), person: piece.person }),
    v.strictObject({ act: v.literal('open-lobby'), minutes, as: rolePiece }),
  ],
  'must be one of invite, revoke, extend, re-issue, reopen, admit, refuse, refuse-all, let-write, send-out, send-out-from, open-lobby',
);

/** Checks how somebody wants to come in, or says in a sentence what is wrong with it. */
export function checkEntering(input: unknown): Checked<Entering> {
  return checked(entering, input, 'You cannot come in like this');
}

/** Checks how somebody asks to be let in, or says in a sentence what is wrong with it. */
export function checkKnocking(input: unknown): Checked<Knocking> {
  return checked(knocking, input, 'You cannot come in like this');
}

/** Checks what a facilitator wants to do about the door, or says in a sentence what is wrong with it. */
export function checkAccessAction(input: unknown): Checked<AccessAction> {
  return checked(action, input, 'This cannot be done about the door');
}
