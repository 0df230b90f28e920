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
import { appendFact, doneBefore, normalizedFactOf } from './append-fact.ts';
import { type CommandContext, type CommandResult, notThere, pointOr404, questionOr404 } from './context.ts';
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
  if (problem) return { status: 400, problem };
  const round = context.walking()?.rounds.get(payload.question);
  const isWithoutName = isUnnamed(payload, round);
  // All answers of a poll without names bear the time at which it began (decision 011).
  const unnamed = () => ({
    at: round?.at ?? `${context.at().slice(0, 10)}T00:00:00Z`,
    seal: payload.anonymous ? sealOf(payload.anonymous.key) : '',
  });
  const form = normalizedFactOf(command, question.shape, context, isWithoutName ? unnamed() : {});
  if ('problem' in form) return form;
  const before = doneBefore(id, form, context);
  if (before) return before;
  if (!isWithoutName)
    return refusalToReplace(payload, viewer, context) ?? (await appendFact(id, form, context));
  // When its file was written would tell who was typing then.
  const keep = () => appendFact(id, form, context, new Date(form.fact.at));
  return await castUnnamed(id, payload, round, viewer, context, keep);
}

const NOT_BY_NAME: CommandResult = {
  status: 403,
  problem:
    'That was said by somebody of your name; if it was you, ask the facilitator for a link of your own, and change it there.',
};

/** One changes one’s own mind only; a facilitator writes down what others say. */
function refusalToReplace(
  { supersedes, question }: RespondPayload,
  { as, speaker }: Viewer,
  context: CommandContext,
): CommandResult | null {
  if (supersedes === undefined) return null;
  const old = context.facts.byCommand(supersedes);
  if (old?.fact !== 'response' || old.question !== question) return notThere(supersedes);
  if (old.anonymous) {
    const problem =
      'That answer was given without a name; it can be changed only on the device it was given from, without a name.';
    return { status: 403, problem };
  }
  if (as === 'facilitator' || speaker === null) return null;
  if (isTheirs(old, speaker)) return null;
  if (sameSpeaker(old.by, speaker)) return NOT_BY_NAME;
  return {
    status: 403,
    problem: `That is the answer of ${old.by.name}; only they change it. Give your own.`,
  };
}

/** Keeps how somebody takes an answer. Those who do not agree say why. */
export async function react(command: CommandOf<'stance'>, context: CommandContext): Promise<CommandResult> {
  const { id, payload } = command;
  const question = questionOr404(payload.question, context);
  if ('status' in question) return question;
  if (payload.stand !== 'agree' && payload.reason.trim() === '')
    return { status: 400, problem: 'Say in a few words why you do not simply agree.' };
  const form = normalizedFactOf(command, question.shape, context);
  if ('problem' in form) return form;
  const before = doneBefore(id, form, context);
  if (before) return before;
  if (!isThere(payload, context))
    return { status: 404, problem: `The answer that this is about, “${payload.on}”, is not there.` };
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
