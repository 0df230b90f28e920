import * as v from 'valibot';
import { isEntityId, writtenRecord } from '../records/record-file.ts';
import { agendaPiece, minutesPiece } from '../walkthrough/agenda-piece.ts';
import { toldPiece } from '../walkthrough/happening-piece.ts';
import type { Command } from './commands.ts';
import { correctedKind, correctedOf, correctedStatus } from './correction-file.ts';
import { isCommandId, isDeviceName, isQuestionId } from './paths.ts';
import { checked, piece, shapeSpec } from './schemas.ts';

const commandId = v.pipe(
  v.string('must be text'),
  v.check(isCommandId, 'must be 8 to 64 lower-case letters, digits and “-”'),
);
const questionId = v.pipe(v.string('must be text'), v.check(isQuestionId, 'must be the id of a question'));
const commandIds = (most: number) =>
  v.pipe(
    v.array(commandId, 'must be a list of ids of responses'),
    v.maxLength(most, `must have at most ${most} entries`),
  );
const by = v.strictObject(
  { name: piece.said(80), role: v.exactOptional(piece.line(80), '') },
  'must name a person',
);
const point = piece.said(200);

const text = v.string('must be text');
const grid = v.array(v.array(text, 'must be a list of cells'), 'must be a list of rows');
/** Any value of any shape; whether it fits its question is for `checkValue` to say. */
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

const reply = v.variant(
  'says',
  [
    v.strictObject({ says: v.literal('value'), value, guess: v.exactOptional(v.literal('right')) }),
    v.strictObject({ says: v.literal('unknown'), who: v.exactOptional(piece.line(200), '') }),
    v.strictObject({ says: v.literal('pass') }),
    v.strictObject({ says: v.literal('not-applicable'), why: v.exactOptional(piece.prose, '') }),
    v.strictObject({
      says: v.literal('later'),
      owner: v.exactOptional(piece.line(200), ''),
      until: v.exactOptional(v.union([v.literal(''), piece.date], 'must be a date like 2026-12-01'), ''),
    }),
  ],
  'must be one of value, unknown, pass, not-applicable, later',
);

const result = v.variant(
  'outcome',
  [
    v.strictObject({ outcome: v.literal('decided'), value }),
    v.strictObject({ outcome: v.literal('assumed'), value, revisit: piece.date }),
    v.strictObject({ outcome: v.literal('deferred'), owner: piece.said(200), until: piece.date }),
    v.strictObject({ outcome: v.literal('not-applicable'), reason: piece.prose }),
    v.strictObject({ outcome: v.literal('withdrawn'), reason: piece.prose }),
  ],
  'must be one of decided, assumed, deferred, not-applicable, withdrawn',
);

const raise = v.strictObject({
  by,
  point,
  ask: piece.said(2_000),
  why: v.exactOptional(piece.prose, ''),
  shape: shapeSpec,
  who: v.exactOptional(piece.words, () => []),
});
const key = v.pipe(v.string('must be text'), v.regex(/^[0-9a-f]{32}$/, 'must be 32 hex digits'));
const respond = v.strictObject({
  by,
  question: questionId,
  reply,
  supersedes: v.exactOptional(commandId),
  anonymous: v.exactOptional(
    v.strictObject({ key, earlier: v.exactOptional(key) }, 'must hold the key of this device'),
  ),
});
const stance = v.strictObject({
  by,
  question: questionId,
  on: commandId,
  stand: v.picklist(
    ['agree', 'reservation', 'disagree', 'block'],
    'must be one of agree, reservation, disagree, block',
  ),
  reason: v.exactOptional(piece.prose, ''),
});
const start = v.strictObject({
  by,
  title: piece.said(200),
  minutes: minutesPiece,
  groups: v.exactOptional(piece.words, () => []),
  agenda: agendaPiece,
});
const moment = v.strictObject({ by, walkthrough: commandId, what: toldPiece });
const decide = v.strictObject({
  by,
  writer: v.exactOptional(by),
  question: questionId,
  number: v.pipe(
    v.number('must be a whole number'),
    v.integer('must be a whole number'),
    v.minValue(1, 'must be 1 or more'),
    v.maxValue(9_999, 'must be 9,999 or less'),
  ),
  result,
  restsOn: commandIds(2_000),
  against: commandIds(2_000),
  seen: commandIds(10_000),
  renamed: v.exactOptional(piece.renamings),
});
const adopt = v.strictObject({ by, point });
const correct = v.pipe(
  v.strictObject({
    by,
    point,
    kind: v.exactOptional(correctedKind),
    status: v.exactOptional(correctedStatus),
    of: correctedOf,
    why: v.exactOptional(piece.prose, ''),
  }),
  v.check(({ kind, status }) => kind !== undefined || status !== undefined, 'must hold “kind” or “status”'),
);
const entity = v.pipe(v.string('must be text'), v.check(isEntityId, 'must be the id of a thing'));
/** A file that was made elsewhere is read, and changed by hand; none is made that Windows cannot check out. */
const entityToFile = v.pipe(
  entity,
  v.check(
    (id) => !isDeviceName(id),
    'is a name that Windows keeps for itself, so no file can bear it; give the thing another name',
  ),
);
const pin = v.strictObject({ by, entity: entityToFile, record: writtenRecord });
const unpin = v.strictObject({ by, entity, record: piece.said(64) });

const schema = v.variant(
  'type',
  [
    v.strictObject({ id: commandId, type: v.literal('raise'), payload: raise }),
    v.strictObject({ id: commandId, type: v.literal('respond'), payload: respond }),
    v.strictObject({ id: commandId, type: v.literal('decide'), payload: decide }),
    v.strictObject({ id: commandId, type: v.literal('stance'), payload: stance }),
    v.strictObject({ id: commandId, type: v.literal('start'), payload: start }),
    v.strictObject({ id: commandId, type: v.literal('moment'), payload: moment }),
    v.strictObject({ id: commandId, type: v.literal('adopt'), payload: adopt }),
    v.strictObject({ id: commandId, type: v.literal('correct'), payload: correct }),
    v.strictObject({ id: commandId, type: v.literal('pin'), payload: pin }),
    v.strictObject({ id: commandId, type: v.literal('unpin'), payload: unpin }),
  ],
  'must be one of raise, respond, decide, stance, start, moment, adopt, correct, pin, unpin',
);

/** Checks what came from outside: a command whose every part has its form, or a sentence that says what is wrong. */
export function checkCommand(input: unknown): { readonly command: Command } | { readonly problem: string } {
  const command = checked(schema, input, 'The command cannot be taken');
  return 'problem' in command ? command : { command };
}
