import { isHidden, type Stance, type StancePayload } from '#core/index.ts';
import type { CommandResult } from './context.ts';
import { type CommandContext, done, questionOr404, usedBefore } from './context.ts';
import { normalizeFact, saysSame } from './fact-text.ts';

/** Keeps how somebody takes an answer. Whoever does not agree says why. */
export async function react(
  id: string,
  payload: StancePayload,
  context: CommandContext,
): Promise<CommandResult> {
  const question = questionOr404(payload.question, context);
  if ('status' in question) return question;
  if (payload.stand !== 'agree' && payload.reason.trim() === '')
    return { status: 400, problem: 'Say in a few words why you do not simply agree.' };
  const during = context.walking()?.walkthrough.id;
  const said: Stance = {
    fact: 'stance',
    id,
    at: context.instant(),
    ...payload,
    ...(during === undefined ? {} : { during }),
  };
  const form = normalizeFact(said, question.shape);
  if ('problem' in form) return { status: 400, problem: form.problem };
  const earlier = context.facts.byCommand(id);
  if (earlier) {
    return saysSame(earlier, form.fact, question.shape) ? { status: 200, facts: [earlier] } : usedBefore(id);
  }
  if (!isThere(payload, context))
    return { status: 404, problem: `The answer that this is about, “${payload.on}”, is not there.` };
  const { kept, fact } = await context.append(form.file);
  if (!fact || !saysSame(fact, form.fact, question.shape)) return usedBefore(id);
  return done(kept === 'created' ? 201 : 200, [fact], null);
}

/** A hidden answer is not there for anybody. */
function isThere({ on, question }: StancePayload, context: CommandContext): boolean {
  const fact = context.facts.byCommand(on);
  if (fact?.fact !== 'response' || fact.question !== question) return false;
  return !isHidden(fact, context.facts.byWalkthrough());
}
