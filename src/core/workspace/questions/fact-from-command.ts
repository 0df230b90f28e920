import { omitUndefined } from '../../base/omit-undefined.ts';
import type { CommandOf, RaisePayload, RespondPayload } from '../../facts/commands.ts';
import { isQuestionId } from '../../facts/paths.ts';
import {
  ANONYMOUS_SPEAKER,
  type Correction,
  type Decision,
  type Notes,
  type Question,
  type Quote,
  type Reaction,
  type Response,
  type Setting,
  type Withdrawal,
} from '../../facts/types.ts';
import type { SessionEvent, Walkthrough } from '../../facts/walkthrough/types.ts';
import type { Point } from '../../spec/types.ts';
import { sectionNames } from '../points/section-names.ts';

export interface FactContext {
  /** UTC, ISO 8601 with seconds. */
  readonly at: string;
  readonly during: string | undefined;
  /** The points of the specification, as people corrected them. */
  readonly points: () => readonly Point[];
  /** Set for an anonymous answer: the hash of its key, or ''; absent for a signed one. */
  readonly seal?: string | undefined;
  /** The decision that raised this question, in the version its deciders saw. */
  readonly knownDecision?: string | undefined;
}

/** The fact of each command that leaves exactly one. */
export interface FactByCommand {
  readonly respond: Response;
  readonly stance: Reaction;
  readonly quote: Quote;
  readonly withdraw: Withdrawal;
  readonly keep: Notes;
  readonly raise: Question;
  readonly decide: Decision;
  readonly start: Walkthrough;
  readonly moment: SessionEvent;
  readonly correct: Correction;
  readonly set: Setting;
}

const FACT_MAKERS: {
  readonly [T in keyof FactByCommand]: (command: CommandOf<T>, context: FactContext) => FactByCommand[T];
} = {
  respond: ({ id, payload }, context) => responseOf(id, payload, context),
  stance: ({ id, payload }, { at, during }) => ({
    fact: 'stance',
    id,
    at,
    ...payload,
    ...omitUndefined({ during }),
  }),
  quote: ({ id, payload }, { at, during }) => ({ fact: 'quote', id, at, ...payload, ...omitUndefined({ during }) }),
  withdraw: ({ id, payload }, { at, during }) => ({
    fact: 'withdrawal',
    id,
    at,
    ...payload,
    ...omitUndefined({ during }),
  }),
  keep: ({ id, payload }, { at }) => ({ fact: 'notes', id, at, ...payload }),
  raise: ({ id, payload }, context) => raisedQuestion(id, payload, context),
  decide: ({ id, payload: { seen: _seen, ...fields } }, { at, during, knownDecision: knew }) => ({
    fact: 'decision',
    id,
    at,
    ...fields,
    ...omitUndefined({ knew, during }),
  }),
  start: ({ id, payload }, { at }) => ({ fact: 'walkthrough', id, at, ...payload }),
  moment: ({ id, payload }, { at }) => ({ fact: 'moment', id, at, ...payload }),
  correct: ({ id, payload: { by, point, kind, status, of, why } }, { at, points }) => ({
    fact: 'correction',
    id,
    point,
    section: sectionNames(points()).get(point) ?? pointIn(points(), point)?.title ?? '',
    ...omitUndefined({ kind, status, of: status === undefined || status === 'as-read' ? undefined : of }),
    why,
    by,
    at,
  }),
  set: ({ id, payload: { by, tone, voice } }, { at }) => ({
    fact: 'setting',
    id,
    ...omitUndefined({ tone, voice }),
    by,
    at,
  }),
};

/** The fact that a command leaves behind: the same on the device that sends it and on the server that keeps it. */
export function factFromCommand<T extends keyof FactByCommand>(
  command: CommandOf<T>,
  context: FactContext,
): FactByCommand[T] {
  return FACT_MAKERS[command.type](command, context);
}

/** Statements of which a later one replaces an earlier one. */
const IN_ORDER: ReadonlySet<keyof FactByCommand> = new Set(['stance', 'quote', 'withdraw', 'moment', 'correct', 'set']);

/** Whether the time of a command’s fact has milliseconds, as facts within one second need an order. */
export function hasMilliseconds(type: keyof FactByCommand, during: string | undefined): boolean {
  // A poll is matched with its answers by time.
  if (type === 'respond') return during !== undefined;
  return IN_ORDER.has(type);
}

/** Without a name, neither who said it nor who wrote it down is kept. */
function responseOf(id: string, payload: RespondPayload, { at, during, seal }: FactContext): Response {
  const { by, person, named, writer, question, reply, supersedes } = payload;
  const who = seal === undefined ? { by, ...omitUndefined({ person, named, writer }) } : { by: ANONYMOUS_SPEAKER };
  return {
    fact: 'response',
    id,
    question,
    ...who,
    at,
    reply,
    ...omitUndefined({ supersedes, during }),
    ...(seal === undefined ? {} : { anonymous: { seal } }),
  };
}

const HAND_RAISED_DEFAULTS = { minutes: 3, reversal: 2 } as const;

function raisedQuestion(
  id: string,
  { by, point, ask, why, shape, who }: RaisePayload,
  { at, points, during }: FactContext,
): Question {
  const section = sectionNames(points()).get(point);
  return {
    fact: 'question',
    id: handRaisedId(ask, id),
    point,
    ...omitUndefined({ section }),
    kind: pointIn(points(), point)?.kind ?? 'other',
    slot: null,
    origin: { from: 'hand', by, at, ...omitUndefined({ during }) },
    ask,
    why,
    shape,
    who,
    needs: [],
    blocks: [],
    ...HAND_RAISED_DEFAULTS,
  };
}

/** Readable and stable: the first words of the question and the beginning of the command’s id. */
export function handRaisedId(ask: string, commandId: string): string {
  const words = ask
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const tail = commandId.replaceAll('-', '').slice(0, 6);
  const id = `${(words ?? []).slice(0, 5).join('-').slice(0, 60).replace(/-+$/, '') || 'question'}-${tail}`;
  return isQuestionId(id) ? id : `question-${tail}`;
}

function pointIn(points: readonly Point[], id: string): Point | undefined {
  return points.find((point) => point.id === id);
}
