import { checkValue, isTheirs, type RespondPayload, type Response, sameSpeaker } from '#core/index.ts';
import type { Viewer } from '../access/viewer.ts';
import type { CommandResult } from './context.ts';
import { type CommandContext, done, notThere, questionOr404, usedBefore } from './context.ts';
import { normalizeFact, saysSame } from './fact-text.ts';
import { castUnnamed, isUnnamed, unnamed } from './unnamed.ts';

/** Keeps what somebody said to a question. Late answers are taken too. */
export async function respond(
  id: string,
  payload: RespondPayload,
  viewer: Viewer,
  context: CommandContext,
): Promise<CommandResult> {
  const question = questionOr404(payload.question, context);
  if ('status' in question) return question;
  const { shape } = question;
  const problem = payload.reply.says === 'value' ? checkValue(payload.reply.value, shape) : null;
  if (problem) return { status: 400, problem };
  const round = context.walking()?.rounds.get(payload.question);
  const isWithoutName = isUnnamed(payload, round);
  const form = normalizeFact(
    isWithoutName ? unnamed(id, payload, round, context) : signed(id, payload, context),
    shape,
  );
  if ('problem' in form) return { status: 400, problem: form.problem };
  const response = form.fact;
  const earlier = context.facts.byCommand(id);
  if (earlier) {
    return saysSame(earlier, response, shape) ? { status: 200, facts: [earlier] } : usedBefore(id);
  }
  const keep = async (date?: Date) => {
    const { kept, fact } = await context.append({ ...form.file, ...(date ? { date } : {}) });
    if (!fact || !saysSame(fact, response, shape)) return usedBefore(id);
    return done(kept === 'created' ? 201 : 200, [fact], null);
  };
  if (!isWithoutName) return refusalToReplace(payload, viewer, context) ?? (await keep());
  // When its file was written would tell who was typing then.
  return await castUnnamed(id, payload, round, viewer, context, () => keep(new Date(response.at)));
}

function signed(id: string, payload: RespondPayload, context: CommandContext): Response {
  const { by, person, named, writer, question, reply, supersedes } = payload;
  const during = context.walking()?.walkthrough.id;
  return {
    fact: 'response',
    id,
    question,
    by,
    ...(person === undefined ? {} : { person }),
    ...(named ? { named } : {}),
    ...(writer ? { writer } : {}),
    // Whether it belongs to a round is told by the time of both.
    at: during === undefined ? context.at(question) : context.instant(),
    reply,
    ...(supersedes === undefined ? {} : { supersedes }),
    ...(during === undefined ? {} : { during }),
  };
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
