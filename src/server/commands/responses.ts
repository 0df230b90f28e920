import {
  type CommandOf,
  checkValue,
  isHidden,
  isSaidBy,
  type Poll,
  type ReactionPayload,
  type RespondPayload,
  type Response,
  sameSpeaker,
  withdrawnIn,
} from '#core/index.ts';
import { sealOf } from '../access/secret.ts';
import type { Viewer } from '../access/viewer.ts';
import { Outdated } from '../disk/store.ts';
import { badRequest, REFUSALS } from '../http/refusals.ts';
import { appendFact, earlierResult, normalizedFactOf } from './append-fact.ts';
import { type CommandContext, type CommandResult, pointOr404, questionOr404 } from './context.ts';

/** Stores an answer to a question. Late answers are accepted too. */
export async function respond(
  command: CommandOf<'respond'>,
  viewer: Viewer,
  context: CommandContext,
): Promise<CommandResult> {
  const { id, payload } = command;
  const question = questionOr404(payload.question, context);
  if ('status' in question) return question;
  const problem = payload.reply.says === 'value' ? checkValue(payload.reply.value, question.shape) : null;
  if (problem) return badRequest(problem);
  const poll = context.walking()?.polls.get(payload.question);
  const isNameless = isAnonymous(payload, poll);
  // All anonymous answers of a poll have the time at which it began (decision 011).
  const namelessOverrides = () => ({
    at: poll?.at ?? `${context.at().slice(0, 10)}T00:00:00Z`,
    seal: payload.anonymous ? sealOf(payload.anonymous.key) : '',
  });
  const normalized = normalizedFactOf(command, question.shape, context, isNameless ? namelessOverrides() : {});
  if ('problem' in normalized) return normalized;
  const earlier = earlierResult(id, normalized, context);
  if (earlier) return earlier;
  // The true modification time of an anonymous answer’s file would reveal who was typing then.
  const date = isNameless ? new Date(normalized.fact.at) : undefined;
  const keep = () => appendFact(id, normalized, context, { date, turn: 'answer' });
  if (!isNameless) return refusalToReplace(payload, viewer, context) ?? (await keep());
  return await castAnonymous(id, payload, poll, viewer, context, keep);
}

/** People change only their own answer; a facilitator writes down what others say. */
function refusalToReplace(
  { supersedes, question }: RespondPayload,
  { as, speaker }: Viewer,
  context: CommandContext,
): CommandResult | null {
  if (supersedes === undefined) return null;
  const old = context.facts.byCommand(supersedes);
  if (old?.fact !== 'response' || old.question !== question) return REFUSALS.noAnswerToReplace(supersedes);
  if (old.anonymous) return REFUSALS.answerUnnamed;
  if (as === 'facilitator' || speaker === null || isSaidBy(old, speaker)) return null;
  return sameSpeaker(old.by, speaker) ? REFUSALS.answerOfNamesake : REFUSALS.answerOfOther(old.by.name);
}

/** Stores a reaction to an answer. People who do not agree say why. */
export async function react(command: CommandOf<'stance'>, context: CommandContext): Promise<CommandResult> {
  const { id, payload } = command;
  const question = questionOr404(payload.question, context);
  if ('status' in question) return question;
  if (payload.stand !== 'agree' && payload.reason.trim() === '') return REFUSALS.noReason;
  const normalized = normalizedFactOf(command, question.shape, context);
  if ('problem' in normalized) return normalized;
  const earlier = earlierResult(id, normalized, context);
  if (earlier) return earlier;
  if (!isVisibleResponse(payload, context)) return REFUSALS.noAnswerToTake(payload.on);
  return await appendFact(id, normalized, context);
}

/** Stores a sentence of notes under a question. */
export function quote(command: CommandOf<'quote'>, context: CommandContext): Promise<CommandResult> {
  return appendUnder(command, () => null, context);
}

/** Takes back what somebody has said, or puts it in force again; a facilitator does so for others. */
export function withdraw(command: CommandOf<'withdraw'>, viewer: Viewer, context: CommandContext) {
  return appendUnder(command, () => refusalToWithdraw(command.payload, viewer, context), context);
}

/** Stores a fact under its question, once. `refusalOf`: why it cannot be new, or null. */
async function appendUnder(
  command: CommandOf<'quote'> | CommandOf<'withdraw'>,
  refusalOf: () => CommandResult | null,
  context: CommandContext,
): Promise<CommandResult> {
  const { id, payload } = command;
  const question = questionOr404(payload.question, context);
  if ('status' in question) return question;
  const normalized = normalizedFactOf(command, question.shape, context);
  if ('problem' in normalized) return normalized;
  return earlierResult(id, normalized, context) ?? refusalOf() ?? (await appendFact(id, normalized, context));
}

function refusalToWithdraw(
  { of, question }: CommandOf<'withdraw'>['payload'],
  { as, speaker }: Viewer,
  context: CommandContext,
): CommandResult | null {
  const said = context.facts.byCommand(of);
  if ((said?.fact !== 'quote' && said?.fact !== 'response') || said.question !== question)
    return REFUSALS.nothingToWithdraw(of);
  if (said.fact === 'response' && said.anonymous) return REFUSALS.answerUnnamed;
  if (as !== 'facilitator' && speaker !== null && !isSaidBy(said, speaker)) return REFUSALS.ofOther(said.by.name);
  const stays =
    said.fact === 'response' && (isHidden(said, context.facts.byWalkthrough()) || isGoneOnFrom(said, context));
  return stays ? REFUSALS.restsOnIt : null;
}

/** Whether anything was said or decided since that names an answer, or everybody is being asked. */
function isGoneOnFrom({ id, question }: Response, context: CommandContext): boolean {
  const facts = context.facts.facts();
  const withdrawn = withdrawnIn(facts);
  return (
    context.walking()?.polls.has(question) === true ||
    facts.some(
      (fact) =>
        (fact.fact === 'response' && fact.supersedes === id && !withdrawn.has(fact.id)) ||
        (fact.fact === 'stance' && fact.on === id) ||
        (fact.fact === 'decision' && [...fact.restsOn, ...fact.against].includes(id)),
    )
  );
}

/** A hidden answer counts as missing for everybody. */
function isVisibleResponse({ on, question }: ReactionPayload, context: CommandContext): boolean {
  const fact = context.facts.byCommand(on);
  if (fact?.fact !== 'response' || fact.question !== question) return false;
  return !isHidden(fact, context.facts.byWalkthrough());
}

export async function raise(command: CommandOf<'raise'>, context: CommandContext): Promise<CommandResult> {
  const { id, payload } = command;
  const point = pointOr404(payload.point, context);
  if (!('kind' in point)) return point;
  const normalized = normalizedFactOf(command, payload.shape, context);
  return 'problem' in normalized ? normalized : await appendFact(id, normalized, context);
}

/** Whether an answer is stored without a name: its author says so, or the poll takes no names. */
function isAnonymous({ anonymous }: RespondPayload, poll: Poll | undefined): boolean {
  return anonymous !== undefined || (poll?.names === 'unsigned' && !poll.revealed);
}

/** Accepts an anonymous answer, once from each person in a poll, or refuses it. */
async function castAnonymous(
  id: string,
  payload: RespondPayload,
  poll: Poll | undefined,
  viewer: Viewer,
  { facts, voteGuard, walking }: CommandContext,
  keep: () => Promise<CommandResult>,
): Promise<CommandResult> {
  if (!poll || poll.names === 'signed') return REFUSALS.answerSigned;
  if (poll.revealed) return REFUSALS.answersShown;
  if (payload.supersedes !== undefined) return refusalToChange(payload, facts) ?? (await keep());
  if (!voteGuard.take(poll, viewer, id)) return REFUSALS.answeredTwice;
  let isWritten = false;
  try {
    if (!(await voteGuard.claim(poll, viewer))) return REFUSALS.answeredTwice;
    // The poll may be over by now.
    const now = walking()?.polls.get(payload.question);
    if (now?.at !== poll.at || now.revealed) throw new Outdated();
    const result = await keep();
    isWritten = result.status === 200 || result.status === 201;
    return result;
  } finally {
    voteGuard.settle(poll, viewer, isWritten);
  }
}

/** An anonymous answer can be changed only with the key of the device that gave it. */
function refusalToChange(
  { question, supersedes = '', anonymous }: RespondPayload,
  facts: CommandContext['facts'],
): CommandResult | null {
  const old = facts.byCommand(supersedes);
  if (old?.fact !== 'response' || old.question !== question) return REFUSALS.noAnswerToReplace(supersedes);
  if (old.anonymous && old.anonymous.seal === sealOf(anonymous?.earlier ?? '')) return null;
  return REFUSALS.answerOfOtherDevice;
}
