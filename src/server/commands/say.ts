import {
  type CommandOf,
  checkValue,
  isHidden,
  isTheirs,
  type ReactionPayload,
  type RespondPayload,
  sameSpeaker,
} from '#core/index.ts';
import { sealOf } from '../access/secret.ts';
import type { Viewer } from '../access/viewer.ts';
import { FAILURES, senseless } from '../http/failures.ts';
import { appendFact, doneBefore, normalizedFactOf } from './append-fact.ts';
import { type CommandContext, type CommandResult, pointOr404, questionOr404 } from './context.ts';
import { castUnnamed, isUnnamed } from './unnamed.ts';

/** Keeps what somebody said to a question. Late answers are taken too. */
export async function respond(
  command: CommandOf<'respond'>,
  viewer: Viewer,
  context: CommandContext,
): Promise<CommandResult> {
  const { id, payload } = command;
  const question = questionOr404(payload.question, context);
  if ('status' in question) return question;
  const problem = payload.reply.says === 'value' ? checkValue(payload.reply.value, question.shape) : null;
  if (problem) return senseless(problem);
  const round = context.walking()?.rounds.get(payload.question);
  const isWithoutName = isUnnamed(payload, round);
  // All answers of a poll without names have the time at which it began (decision 011).
  const unnamed = () => ({
    at: round?.at ?? `${context.at().slice(0, 10)}T00:00:00Z`,
    seal: payload.anonymous ? sealOf(payload.anonymous.key) : '',
  });
  const form = normalizedFactOf(command, question.shape, context, isWithoutName ? unnamed() : {});
  if ('problem' in form) return form;
  const before = doneBefore(id, form, context);
  if (before) return before;
  if (!isWithoutName) return refusalToReplace(payload, viewer, context) ?? (await appendFact(id, form, context));
  // The modification time of its file would tell who was typing then.
  const keep = () => appendFact(id, form, context, new Date(form.fact.at));
  return await castUnnamed(id, payload, round, viewer, context, keep);
}

/** People change only their own answer; a facilitator writes down what others say. */
function refusalToReplace(
  { supersedes, question }: RespondPayload,
  { as, speaker }: Viewer,
  context: CommandContext,
): CommandResult | null {
  if (supersedes === undefined) return null;
  const old = context.facts.byCommand(supersedes);
  if (old?.fact !== 'response' || old.question !== question) return FAILURES.noAnswerToReplace(supersedes);
  if (old.anonymous) return FAILURES.answerUnnamed;
  if (as === 'facilitator' || speaker === null || isTheirs(old, speaker)) return null;
  return sameSpeaker(old.by, speaker) ? FAILURES.answerOfNamesake : FAILURES.answerOfOther(old.by.name);
}

/** Keeps how somebody takes an answer. People who do not agree say why. */
export async function react(command: CommandOf<'stance'>, context: CommandContext): Promise<CommandResult> {
  const { id, payload } = command;
  const question = questionOr404(payload.question, context);
  if ('status' in question) return question;
  if (payload.stand !== 'agree' && payload.reason.trim() === '') return FAILURES.noReason;
  const form = normalizedFactOf(command, question.shape, context);
  if ('problem' in form) return form;
  const before = doneBefore(id, form, context);
  if (before) return before;
  if (!isThere(payload, context)) return FAILURES.noAnswerToTake(payload.on);
  return await appendFact(id, form, context);
}

/** A hidden answer is not there for anybody. */
function isThere({ on, question }: ReactionPayload, context: CommandContext): boolean {
  const fact = context.facts.byCommand(on);
  if (fact?.fact !== 'response' || fact.question !== question) return false;
  return !isHidden(fact, context.facts.byWalkthrough());
}

export async function raise(command: CommandOf<'raise'>, context: CommandContext): Promise<CommandResult> {
  const { id, payload } = command;
  const point = pointOr404(payload.point, context);
  if (!('kind' in point)) return point;
  const form = normalizedFactOf(command, payload.shape, context);
  return 'problem' in form ? form : await appendFact(id, form, context);
}
