import { checkValue, type RespondPayload, type Response } from '#core/index.ts';
import { type Desk, done, questionOr404 } from './desk.ts';
import { asKept, sameBut } from './fact-text.ts';
import type { CommandResult } from './result.ts';

/** Keeps what somebody said to a question. Late answers are taken too. */
export async function respond(id: string, payload: RespondPayload, desk: Desk): Promise<CommandResult> {
  const question = questionOr404(payload.question, desk);
  if ('status' in question) return question;
  const { shape } = question;
  const problem = payload.reply.says === 'value' ? checkValue(payload.reply.value, shape) : null;
  if (problem) return { status: 400, problem };
  const said: Response = { fact: 'response', id, at: desk.at(), ...payload };
  const form = asKept(said, shape);
  if ('problem' in form) return { status: 400, problem: form.problem };
  const response = form.fact;
  const earlier = desk.facts.byCommand(id);
  if (earlier) {
    return sameBut(earlier, response, shape) ? { status: 200, facts: [earlier] } : usedBefore(id);
  }
  if (payload.supersedes !== undefined && !isSaid(payload.supersedes, payload.question, desk)) {
    return {
      status: 404,
      problem: `The answer that this one should replace, “${payload.supersedes}”, is not there.`,
    };
  }
  const { kept, fact } = await desk.keep(form.file);
  if (!fact || !sameBut(fact, response, shape)) return usedBefore(id);
  return done(kept === 'created' ? 201 : 200, [fact], null);
}

function isSaid(id: string, question: string, desk: Desk): boolean {
  const fact = desk.facts.byCommand(id);
  return fact?.fact === 'response' && fact.question === question;
}

/** The refusal of an id that stands for something else already. */
export function usedBefore(id: string): CommandResult {
  return {
    status: 422,
    problem: `The id “${id}” was used before for something else; send this with a new id.`,
  };
}
