import { isHidden, type Stance, type StancePayload } from '#core/index.ts';
import type { CommandResult } from './context.ts';
import { type Desk, done, questionOr404, usedBefore } from './context.ts';
import { asKept, sameBut } from './fact-text.ts';

/** Keeps how somebody takes an answer. Whoever does not agree says why. */
export async function stance(id: string, payload: StancePayload, desk: Desk): Promise<CommandResult> {
  const question = questionOr404(payload.question, desk);
  if ('status' in question) return question;
  if (payload.stand !== 'agree' && payload.reason.trim() === '')
    return { status: 400, problem: 'Say in a few words why you do not simply agree.' };
  const during = desk.walking()?.walkthrough.id;
  const said: Stance = {
    fact: 'stance',
    id,
    at: desk.instant(),
    ...payload,
    ...(during === undefined ? {} : { during }),
  };
  const form = asKept(said, question.shape);
  if ('problem' in form) return { status: 400, problem: form.problem };
  const earlier = desk.facts.byCommand(id);
  if (earlier) {
    return sameBut(earlier, form.fact, question.shape) ? { status: 200, facts: [earlier] } : usedBefore(id);
  }
  if (!isThere(payload, desk))
    return { status: 404, problem: `The answer that this is about, “${payload.on}”, is not there.` };
  const { kept, fact } = await desk.keep(form.file);
  if (!fact || !sameBut(fact, form.fact, question.shape)) return usedBefore(id);
  return done(kept === 'created' ? 201 : 200, [fact], null);
}

/** A hidden answer is not there for anybody. */
function isThere({ on, question }: StancePayload, desk: Desk): boolean {
  const fact = desk.facts.byCommand(on);
  if (fact?.fact !== 'response' || fact.question !== question) return false;
  return !isHidden(fact, desk.facts.byWalkthrough());
}
