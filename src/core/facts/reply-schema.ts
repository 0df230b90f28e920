import * as v from 'valibot';
import { schemas } from './schemas.ts';

const text = v.string('must be text');
const grid = v.array(v.array(text, 'must be a list of cells'), 'must be a list of rows');
/** A value of any shape; `checkValue` tells whether it fits its question. */
const value = v.union(
  [
    text,
    v.array(text),
    grid,
    v.strictObject({ amount: text, unit: text }),
    v.strictObject({ rows: v.array(text), columns: v.array(text), cells: grid }),
  ],
  'must be an answer in one of the known shapes',
);

export const replySchema = v.variant(
  'says',
  [
    /** `guess`: the one on the screen was right. */
    v.strictObject({ says: v.literal('value'), value, guess: v.exactOptional(v.literal('right')) }),
    /** Nobody here knows; `who` would. */
    v.strictObject({ says: v.literal('unknown'), who: v.exactOptional(schemas.line(200), '') }),
    /** Only this person does not know; others may. */
    v.strictObject({ says: v.literal('pass') }),
    v.strictObject({ says: v.literal('not-applicable'), why: v.exactOptional(schemas.prose, '') }),
    v.strictObject({
      says: v.literal('later'),
      owner: v.exactOptional(schemas.line(200), ''),
      until: v.exactOptional(v.union([v.literal(''), schemas.date], 'must be a date like 2026-12-01'), ''),
    }),
  ],
  'must be one of value, unknown, pass, not-applicable, later',
);

/** Why an answer was taken as the usual one, and where that stands. */
export const usualSchema = v.strictObject({ because: schemas.line(200), source: schemas.line(200) });

export const outcomeSchema = v.variant(
  'outcome',
  [
    v.strictObject({ outcome: v.literal('decided'), value }),
    v.strictObject({
      outcome: v.literal('assumed'),
      value,
      revisit: schemas.date,
      usual: v.exactOptional(usualSchema),
    }),
    v.strictObject({ outcome: v.literal('deferred'), owner: schemas.said(200), until: schemas.date }),
    /** With a day to look again it is assumed not to apply. */
    v.strictObject({
      outcome: v.literal('not-applicable'),
      reason: schemas.prose,
      revisit: v.exactOptional(schemas.date),
      usual: v.exactOptional(usualSchema),
    }),
    v.strictObject({ outcome: v.literal('withdrawn'), reason: schemas.prose }),
  ],
  'must be one of decided, assumed, deferred, not-applicable, withdrawn',
);
