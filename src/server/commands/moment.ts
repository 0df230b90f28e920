import type { Moment, MomentPayload } from '#core/index.ts';
import { type Desk, done, questionOr404 } from './desk.ts';
import { asKept, sameBut } from './fact-text.ts';
import { usedBefore } from './refusals.ts';
import type { CommandResult } from './result.ts';
import { NO_SHAPE } from './start.ts';

/** Tells what happens in the walkthrough that goes on. */
export async function moment(id: string, payload: MomentPayload, desk: Desk): Promise<CommandResult> {
  const { what, walkthrough } = payload;
  const said: Moment = { fact: 'moment', id, at: desk.instant(), ...payload };
  const form = asKept(said, NO_SHAPE);
  if ('problem' in form) return { status: 400, problem: form.problem };
  const earlier = desk.facts.byCommand(id);
  if (earlier) {
    return sameBut(earlier, form.fact, NO_SHAPE) ? { status: 200, facts: [earlier] } : usedBefore(id);
  }
  if (desk.walking()?.walkthrough.id !== walkthrough) return notGoingOn(walkthrough, desk);
  if ('question' in what) {
    const question = questionOr404(what.question, desk);
    if ('status' in question) return question;
  }
  const { kept, fact } = await desk.keep(form.file);
  if (!fact || !sameBut(fact, form.fact, NO_SHAPE)) return usedBefore(id);
  // Whoever ends it looks at the minutes next; nothing that is told later needs them at once.
  if (what.happened === 'ended') void desk.derive();
  return done(kept === 'created' ? 201 : 200, [fact], null);
}

function notGoingOn(id: string, desk: Desk): CommandResult {
  const known = desk.facts.walkthroughs().find(({ walkthrough }) => walkthrough.id === id);
  if (!known) return { status: 404, problem: `There is no walkthrough “${id}”; load the page again.` };
  return { status: 409, problem: `“${known.walkthrough.title}” is over; begin a new one.` };
}
