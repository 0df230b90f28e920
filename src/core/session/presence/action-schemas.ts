import * as v from 'valibot';
import { schemas, validate } from '../../facts/schemas.ts';
import { addressSchema, walkthroughRoleSchema } from '../../facts/walkthrough/walkthrough-file.ts';

const secret = schemas.line(100);
const role = v.exactOptional(schemas.line(80), '');
const bool = v.boolean('must be true or false');

export const enterRequestSchema = v.strictObject(
  /** The token is the secret of an invitation; empty while the door is open. */
  { token: v.exactOptional(secret, ''), name: schemas.line(80), role },
  'must be { token, name, role }',
);
export const accessRequestSchema = v.strictObject(
  { code: secret, name: schemas.said(80), role },
  'must be { code, name, role }',
);

export const offerRequestSchema = v.strictObject(
  { token: v.exactOptional(secret, ''), code: v.exactOptional(secret, '') },
  'must be { token, code }',
);

const hours = v.pipe(
  v.number('must be a number of hours'),
  v.minValue(0.1, 'must be at least a tenth of an hour'),
  v.maxValue(2_208, 'must be 2,208 or less, which is 92 days'),
);
const openMinutes = v.pipe(
  v.number('must be a number of minutes'),
  v.minValue(0, 'must be 0 or more'),
  v.maxValue(240, 'must be 240 or less'),
);
export const accessActionSchema = v.variant(
  'act',
  [
    v.strictObject({
      act: v.literal('invite'),
      as: walkthroughRoleSchema,
      for: schemas.oneOf(['one', 'many']),
      name: v.exactOptional(schemas.line(80), ''),
      role,
      hours,
    }),
    /** Ends an invitation and the sessions of everybody who came with it. */
    v.strictObject({ act: v.literal('revoke'), id: schemas.person }),
    v.strictObject({ act: v.literal('extend'), id: schemas.person, hours }),
    /** A new secret for the same invitation; the old one stops working, but people who are in stay in. */
    v.strictObject({ act: v.literal('re-issue'), id: schemas.person }),
    /** People who newly come with it no longer wait in the lobby. */
    v.strictObject({ act: v.literal('reopen'), id: schemas.person }),
    v.strictObject({ act: v.literal('admit'), person: schemas.person, as: walkthroughRoleSchema }),
    v.strictObject({ act: v.literal('refuse'), person: schemas.person }),
    v.strictObject({ act: v.literal('refuse-all') }),
    /** Lets a person write who has met a limit on writing. */
    v.strictObject({ act: v.literal('let-write'), person: schemas.person }),
    v.strictObject({ act: v.literal('send-out'), person: schemas.person }),
    /** Sends out everybody who came from the same address as one person, unless by their own link. */
    v.strictObject({ act: v.literal('send-out-from'), person: schemas.person }),
    /** Those who come by the code within so many minutes from now are let in at once; 0: nobody. */
    v.strictObject({ act: v.literal('open-lobby'), minutes: openMinutes, as: walkthroughRoleSchema }),
  ],
  'must be one of invite, revoke, extend, re-issue, reopen, admit, refuse, refuse-all, let-write, send-out, send-out-from, open-lobby',
);

const timerMinutes = v.pipe(
  v.number('must be a number of minutes'),
  v.minValue(0.1, 'must be at least a tenth of a minute'),
  v.maxValue(1_440, 'must be 1,440 or less'),
);
const milliseconds = v.pipe(v.number('must be a number'), v.finite('must be a number'));
const timer = v.strictObject(
  { ends: v.nullable(milliseconds), left: milliseconds, set: milliseconds },
  'must be { ends, left, set }',
);
export const roomActionSchema = v.variant(
  'act',
  [
    v.strictObject({ act: v.literal('look'), place: v.nullable(addressSchema), following: bool }),
    v.strictObject({ act: v.literal('hand'), up: bool }),
    /** For facilitators only, like all below. Minutes from now; with `more`, added to a running timer. */
    v.strictObject({ act: v.literal('timer'), minutes: timerMinutes, more: v.exactOptional(bool) }),
    v.strictObject({ act: v.literal('hold') }),
    v.strictObject({ act: v.literal('go-on') }),
    v.strictObject({ act: v.literal('stop-timer') }),
    /** Sets the timer as it was before something that is taken back. */
    v.strictObject({ act: v.literal('restore-timer'), timer: v.nullable(timer) }),
    v.strictObject({ act: v.literal('lower'), person: schemas.said(80) }),
  ],
  'must be one of look, hand, timer, hold, go-on, stop-timer, restore-timer, lower',
);

/** Each validates a request body: the value, or one sentence on what is wrong. */
export const checkEnterRequest = (input: unknown) =>
  validate(enterRequestSchema, input, 'You cannot come in like this');
export const checkAccessRequest = (input: unknown) =>
  validate(accessRequestSchema, input, 'You cannot come in like this');
export const checkOfferRequest = (input: unknown) => validate(offerRequestSchema, input, 'This asks for nothing');
export const checkAccessAction = (input: unknown) =>
  validate(accessActionSchema, input, 'That cannot be done at the door');
export const checkRoomAction = (input: unknown) => validate(roomActionSchema, input, 'That cannot be done in the room');
