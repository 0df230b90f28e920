import * as v from 'valibot';
import { correctedKind, correctedOf, correctedStatus } from './correction-file.ts';
import { MAX_SETTLED, NOTES_LIMIT } from './limits.ts';
import { isCommandId, isDeviceName, isQuestionId } from './paths.ts';
import { partSchema, quotedSchema } from './quote-file.ts';
import { consentLevelSchema } from './reaction-file.ts';
import { isEntityId, writtenRecordSchema } from './records/record-file.ts';
import { outcomeSchema, replySchema } from './reply-schema.ts';
import { type DeepReadonly, schemas, shapeSpecSchema, validate } from './schemas.ts';
import { toneSchema, voiceSchema } from './setting-file.ts';
import type { Signed } from './types.ts';
import { agendaSchema, minutesSchema, reportedEventSchema } from './walkthrough/walkthrough-file.ts';

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
  { name: schemas.said(80), role: v.exactOptional(schemas.line(80), '') },
  'must name a person',
);
const point = schemas.said(200);

const key = schemas.like(/^[0-9a-f]{32}$/, 'must be 32 hex digits', 'must be text');
const entity = v.pipe(v.string('must be text'), v.check(isEntityId, 'must be the id of a thing'));
/** A file made elsewhere is read, and can be changed by hand; but none is created that Windows cannot check out. */
const entityToFile = v.pipe(
  entity,
  v.check(
    (id) => !isDeviceName(id),
    'is a name that Windows reserves, so no file can have it; give the thing another name',
  ),
);

const noteText = v.pipe(
  v.string('must be text'),
  v.trim(),
  v.maxLength(NOTES_LIMIT, `must be at most ${NOTES_LIMIT} characters`),
);

/** What settles one question, without who does it. */
const settled = {
  question: questionId,
  /** One more than the newest decision that its author has seen. */
  number: schemas.whole(1, 9_999),
  result: outcomeSchema,
  restsOn: commandIds(2_000),
  against: commandIds(2_000),
  /** Ids of all the responses its author had on the screen; others since then are shown before it counts. */
  seen: commandIds(10_000),
  /** Entities that are the same as before under another name. */
  renamed: v.exactOptional(schemas.renamings),
};
const PAYLOAD_SCHEMAS = {
  raise: v.strictObject({
    by,
    point,
    ask: schemas.said(2_000),
    why: v.exactOptional(schemas.prose, ''),
    shape: shapeSpecSchema,
    who: v.exactOptional(schemas.words, () => []),
  }),
  respond: v.strictObject({
    by,
    question: questionId,
    reply: replySchema,
    supersedes: v.exactOptional(commandId),
    /**
     * Without a name, where the poll allows it: the secrets of the answer, which only the device keeps. Only the hash
     * of its key is stored; `earlier` is the key of the answer that this one replaces.
     */
    anonymous: v.exactOptional(
      v.strictObject({ key, earlier: v.exactOptional(key) }, 'must contain the key of this device'),
    ),
  }),
  decide: v.strictObject({ by, writer: v.exactOptional(by), ...settled }),
  /** Settles many questions in one press. */
  'decide-all': v.strictObject({
    by,
    writer: v.exactOptional(by),
    all: v.pipe(
      v.array(v.strictObject(settled), 'must be a list of decisions'),
      v.maxLength(MAX_SETTLED, `must have at most ${MAX_SETTLED} entries`),
    ),
  }),
  /** Of two decisions that a merge has put into one file, says which counts. The other one stays, as the one before. */
  resolve: v.strictObject({ by, question: questionId, number: schemas.whole(1, 9_999), keep: commandId }),
  stance: v.strictObject({
    by,
    question: questionId,
    on: commandId,
    stand: consentLevelSchema,
    reason: v.exactOptional(schemas.prose, ''),
  }),
  /** Attaches a sentence of notes to a question. */
  quote: v.strictObject({ by, question: questionId, text: schemas.said(2_000), ...quotedSchema }),
  /** Takes back a quote, or an answer on which nothing rests yet; or puts it in force again. */
  withdraw: v.strictObject({ by, question: questionId, of: commandId, stands: v.boolean('must be true or false') }),
  /** Keeps the text of notes, or a part of it. */
  keep: v.strictObject({ by, ...partSchema, text: noteText }),
  start: v.strictObject({
    by,
    title: schemas.said(200),
    minutes: minutesSchema,
    groups: v.exactOptional(schemas.words, () => []),
    agenda: agendaSchema,
  }),
  /** Reports what happens in a walkthrough. Only the server reports who joined. */
  moment: v.strictObject({ by, walkthrough: commandId, what: reportedEventSchema }),
  /** Takes a block of the specification that was edited by hand as a response. */
  adopt: v.strictObject({ by, point }),
  /** Corrects what a section is about, or how much it says, where it was read wrongly. */
  correct: v.pipe(
    v.strictObject({
      by,
      point,
      kind: v.exactOptional(correctedKind),
      status: v.exactOptional(correctedStatus),
      /** Checksum of the section's own text as the person saw it. */
      of: correctedOf,
      why: v.exactOptional(schemas.prose, ''),
    }),
    v.check(({ kind, status }) => kind !== undefined || status !== undefined, 'must have “kind” or “status”'),
  ),
  set: v.pipe(
    v.strictObject({ by, tone: v.exactOptional(toneSchema), voice: v.exactOptional(voiceSchema) }),
    v.check(({ tone, voice }) => tone !== undefined || voice !== undefined, 'must have “tone” or “voice”'),
  ),
  pin: v.strictObject({ by, entity: entityToFile, record: writtenRecordSchema }),
  unpin: v.strictObject({ by, entity, record: schemas.said(64) }),
};

/** Commands in a person's name: the client gives the name, the server adds the rest of `Signed`. */
type SignedCommand = 'respond' | 'decide' | 'decide-all' | 'stance' | 'quote' | 'keep' | 'withdraw';
type Payloads = {
  readonly [T in keyof typeof PAYLOAD_SCHEMAS]: DeepReadonly<v.InferOutput<(typeof PAYLOAD_SCHEMAS)[T]>> &
    (T extends SignedCommand ? Signed : unknown);
};
export type RespondPayload = Payloads['respond'];
export type DecidePayload = Payloads['decide'];
export type ResolvePayload = Payloads['resolve'];
export type ReactionPayload = Payloads['stance'];
export type RaisePayload = Payloads['raise'];
export type StartPayload = Payloads['start'];
export type SessionEventPayload = Payloads['moment'];
export type AdoptPayload = Payloads['adopt'];
export type CorrectPayload = Payloads['correct'];
export type PinPayload = Payloads['pin'];
export type UnpinPayload = Payloads['unpin'];

export interface CommandOf<T extends keyof Payloads> {
  readonly id: string;
  readonly type: T;
  readonly payload: Payloads[T];
}

/** What a client may ask for. Idempotent by `id`: the same id with the same content takes effect once. */
export type Command = { readonly [T in keyof Payloads]: CommandOf<T> }[keyof Payloads];

function commandSchema<T extends keyof Payloads>(type: T) {
  return v.strictObject({ id: commandId, type: v.literal(type), payload: PAYLOAD_SCHEMAS[type] });
}

const schema = v.variant(
  'type',
  [
    commandSchema('raise'),
    commandSchema('respond'),
    commandSchema('decide'),
    commandSchema('decide-all'),
    commandSchema('resolve'),
    commandSchema('stance'),
    commandSchema('quote'),
    commandSchema('withdraw'),
    commandSchema('keep'),
    commandSchema('start'),
    commandSchema('moment'),
    commandSchema('adopt'),
    commandSchema('correct'),
    commandSchema('set'),
    commandSchema('pin'),
    commandSchema('unpin'),
  ],
  `must be one of ${Object.keys(PAYLOAD_SCHEMAS).join(', ')}`,
);

/** Checks input from outside: a command, or a sentence that says what is wrong. */
export function checkCommand(input: unknown): { readonly command: Command } | { readonly problem: string } {
  const command = validate(schema, input, 'The command cannot be accepted');
  return 'problem' in command ? command : { command };
}
